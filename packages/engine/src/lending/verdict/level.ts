/** How crowded an enterprise is among lenders: low, middle or high, where enough was told to say so. */
import type { IndicatorValue } from '../../report/document.ts'
import type { LendingContext } from '../context.ts'
import { openLoans } from '../records/loans.ts'
import { firmSilence, loansSilence } from '../told.ts'
import { LENDING_SAYS as SAYS } from '../words.ts'

export type LendingLevel = 'HIGH' | 'MEDIUM' | 'LOW'
/** The level, or why none can be said, without a stop. */
export type Levelled = { level: LendingLevel } | { level: null; why: string }

/**
 * A red figure is high whatever else is not known. Middle and low are said only where lenders told of the enterprise, and low only where
 * no loan may be open that is not counted: a few consents of the bank-tax link alone are no low level.
 */
export function levelOf(context: LendingContext, indicators: readonly IndicatorValue[]): Levelled {
  const flags = new Set(indicators.flatMap(({ id, flag }) => (id.startsWith('ML-') ? [flag] : [])))
  if (flags.has('RED')) return { level: 'HIGH' }
  const silence = firmSilence(context)
  if (silence) return { level: null, why: silence.words }
  if (flags.has('YELLOW')) return { level: 'MEDIUM' }
  const open = loansSilence(context)?.words ?? untoldLoans(context)
  return open === null ? { level: 'LOW' } : { level: null, why: open }
}

function untoldLoans(context: LendingContext): string | null {
  const { length: n } = openLoans(context).untold
  return n > 0 ? SAYS.openLoans({ n }) : null
}
