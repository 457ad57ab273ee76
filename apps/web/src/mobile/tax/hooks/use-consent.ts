import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { useEffect, useState } from 'react'
import { act } from '../flow.ts'

export type Consent = NonNullable<DataOf<typeof collect.getAuthInfoWithToken>>

/** The consent the task rests on, null while unknown. */
export function useConsent(): Consent | null {
  const [consent, setConsent] = useState<Consent | null>(null)
  useEffect(() => {
    act(collect.getAuthInfoWithToken, {}, { again: true, silent: true })
      .then(setConsent)
      .catch(() => undefined)
  }, [])
  return consent
}
