import { optionalDay } from '../../kit/calendar/calendar.ts'
import { freshnessOf } from '../../kit/verdict/freshness.ts'
import type { Freshness } from '../../report/document.ts'
import { issueBounds } from '../context/activity.ts'
import type { InvoiceContext } from '../context/context.ts'
import { validDays } from '../context/day-series.ts'
import type { DayNumber } from '../facts.ts'
import { GATES_SAYS } from './gates/words.ts'
import { VERDICT_TABLE } from './table.ts'
import { VERDICT_SAYS } from './words.ts'

/** Of the sales: the newest valid invoice and the last day that was looked at, on the day the caller judges. */
export function invoiceFreshness(context: InvoiceContext): Freshness {
  const judgedOn = optionalDay(context.facts.judgedOn) ?? context.asOf
  const collected = context.facts.covered.OUT !== null
  return freshnessOf(
    {
      judgedOn,
      lastRow: lastSale(context),
      lastCollected: collected ? context.knownUntil('OUT') : null,
      lookingBack: context.lookingBack,
      row: GATES_SAYS.salesInvoices,
      measure: VERDICT_SAYS.sheet,
    },
    VERDICT_TABLE.freshness,
  )
}

/** Rows dated after the cut-off are no sign of life. */
function lastSale(context: InvoiceContext): DayNumber | null {
  const seen = context.days('OUT')
  const recent = validDays(seen, seen.from, context.asOf).at(-1)
  const ever = issueBounds(context.out)?.last ?? null
  return recent ?? (ever !== null && ever <= context.asOf ? ever : null)
}
