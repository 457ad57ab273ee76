/** The verdict of the enterprise beside the one of its report. Pure. */
import type { FirmLine } from '@xinjian/contract/report/firm'
import type { DecisionLevel } from '@xinjian/engine/report/decision'
import type { ReactNode } from 'react'

/** As the page that shows the report found it; without a line it is on its way, or `fault` says why there is none. */
export interface FirmShown {
  line: FirmLine | null
  fault?: string | undefined
  onRetry?: () => void
  /** A link to one of the reports that it rests on, by the words of the link; absent = words only. */
  linkTo?: ((rest: FirmLine['rests'][number], words: ReactNode) => ReactNode) | undefined
  /** Where its matters are answered. */
  beneath?: ReactNode
}

/**
 * The level whose colour page one has. A report's own admission is no colour of consent while the enterprise stands worse, nor as
 * long as nobody knows how it stands; `firm` null = nothing is known beside the report, as on the command line.
 */
export function tonedLevel(
  own: DecisionLevel | null,
  firm: FirmShown | null,
): DecisionLevel | null {
  if (!firm || own !== 'ADMIT') return own
  // Nothing is milder than an admission: any other level is worse.
  return firm.line?.level ?? 'CLEAR'
}
