/** The invoices that the figures of the score card look at, over the months that each of them names. */

import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../../kit/calendar/window.ts'
import type { Evidence, InvoiceEvidence } from '../../report/evidence.ts'
import { MAX_EVIDENCE_PARTIES } from '../context/party-stats.ts'
import type { MonthIndex } from '../facts.ts'
import type { FigureId } from './features.ts'
import { ESTABLISHED_MONTHS, OLD_MONTHS, type Parties } from './parties.ts'
import { SCORE_SAYS } from './words.ts'

const rows = (
  direction: 'OUT' | 'IN',
  from: MonthIndex,
  to: MonthIndex,
): InvoiceEvidence & { rows: 'VALID' } => ({
  dataset: 'INVOICE',
  direction,
  from: formatDay(firstDayOfMonth(from)),
  to: formatDay(lastDayOfMonth(to)),
  rows: 'VALID',
})

/** Sales to the buyers that count; too many to list = those to all buyers. */
function salesTo(parties: Parties, months: number, query: InvoiceEvidence): Evidence {
  const sound = parties.sound(months)
  const ids = [...parties.numbers.ids.filter((_, party) => sound[party] === 1)]
  return [ids.length > MAX_EVIDENCE_PARTIES ? query : { ...query, counterpartyIds: ids }]
}

/** `end`: the month that the windows end with. The figures close dips and cap months, so that no rows add up to them. */
export const SCORE_EVIDENCE: Record<FigureId, (parties: Parties, end: MonthIndex) => Evidence> = {
  businessMonths36: (parties, end) =>
    salesTo(parties, ESTABLISHED_MONTHS, rows('OUT', end - 35, end)),
  steadySales24: (parties, end) => salesTo(parties, OLD_MONTHS, rows('OUT', end - 35, end - 12)),
  purchaseRatio24: (_, end) => [
    { ...rows('IN', end - 23, end), name: SCORE_SAYS.purchasesLast24 },
    { ...rows('OUT', end - 23, end), name: SCORE_SAYS.salesLast24 },
  ],
  oldBusinessMonths36: (parties, end) => salesTo(parties, OLD_MONTHS, rows('OUT', end - 35, end)),
  purchasesToEarlierSales24: (parties, end) => [
    { ...rows('IN', end - 23, end), name: SCORE_SAYS.purchasesLast24 },
    ...salesTo(parties, OLD_MONTHS, rows('OUT', end - 35, end - 12)).map((query) => ({
      ...query,
      name: SCORE_SAYS.salesEarlier24,
    })),
  ],
}
