import { formatMonth } from '../../kit/calendar/window.ts'
import type { QualityCheck } from '../../report/document.ts'
import type { DerivedContext } from '../finance.ts'
import { ERP_MONEY_SAYS } from '../sections/money-words.ts'
import { ERP_SAYS } from '../words.ts'

/** Whether money by vouchers comes to what balances of cash changed by, and every part of it has its line; none where it was not read. */
export function cashQuality(context: DerivedContext): QualityCheck[] {
  const { books, latest, cash } = context
  const flows = latest === null ? undefined : cash.get(latest)
  if (books.facts.cash === undefined || flows === undefined) return []
  const { untold, off } = flows
  const month = formatMonth(flows.month)
  const tied = { check: 'CASH_TIES', title: ERP_MONEY_SAYS.cashQualityTitle, period: null }
  return [
    off === null
      ? { ...tied, result: 'UNKNOWN', detail: ERP_MONEY_SAYS.cashNoBalances }
      : Math.abs(off) > books.rules.tolerance
        ? {
            ...{ ...tied, result: 'FAIL' as const },
            detail: ERP_MONEY_SAYS.cashQualityOff({ month, off: Math.abs(off) / 100 }),
          }
        : { ...tied, result: 'PASS', detail: ERP_SAYS.allAgree },
    ...(untold.vouchers > 0 || untold.received !== 0 || untold.paid !== 0
      ? [
          {
            ...{ check: 'CASH_LINES', title: ERP_MONEY_SAYS.cashLinesTitle, period: null },
            result: 'FAIL' as const,
            detail: ERP_MONEY_SAYS.cashQualityUntold({
              month,
              received: untold.received / 100,
              paid: untold.paid / 100,
              n: untold.vouchers,
            }),
          },
        ]
      : []),
  ]
}
