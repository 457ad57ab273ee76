import type { ReactNode } from 'react'

/** Steps of a new password at the bureau: where the person is, and what a step before it gave. */
export interface Mobile {
  id: string
  mobile: string
}

export type Place =
  | { at: 'ACCOUNT' }
  | { at: 'MOBILE'; account: string; mobiles: Mobile[] }
  | { at: 'CODE'; account: string; mobile: Mobile }
  | { at: 'PASSWORD'; account: string }

export interface StepProps<At extends Place['at'] = Place['at']> {
  screen: { title: string; onBack: () => void; step: 'BUREAU' }
  other?: ReactNode
  place: Extract<Place, { at: At }>
  step: (work: () => Promise<unknown>) => Promise<void>
  onDone?: (next: Place) => void
}
