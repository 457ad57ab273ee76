import { formatMonth } from '../kit/calendar/window.ts'
import type { Claim } from '../report/document.ts'
import type { FinanceContext } from './context.ts'
import { fourQuarters, sinceJanuary } from './figures.ts'
import { FINANCE_FINDING_SAYS } from './findings-words.ts'

/** Share of the revenue of twelve months from which cash that flowed out of the business this year is said on page one. */
const OUTFLOW = 0.1

/** 经营活动现金净流出 of the year so far where it is much beside the revenue; nothing where either is not known. */
export function cashOutflow(context: FinanceContext): Claim[] {
  const { latest } = context
  if (latest === null) return []
  const cash = sinceJanuary(context, 'operatingNet', latest).fen
  const revenue = fourQuarters(context, 'revenue', latest).fen
  if (cash === null || revenue === null || cash >= 0 || -cash < OUTFLOW * revenue) return []
  return [
    {
      id: 'figure:F-21.CASH.LATEST',
      args: { value: cash / 100 },
      text: FINANCE_FINDING_SAYS.outflow({ month: formatMonth(latest), sum: -cash / 100 }),
    },
  ]
}
