import type { InvoiceContext } from '../context/context.ts'
import type { Direction } from '../facts.ts'

/** How the parties of a direction and what passes between are called. */
export const WORDS = {
  OUT: { party: '客户', amount: '销售额', side: '销项', deal: '销售' },
  IN: { party: '供应商', amount: '采购额', side: '进项', deal: '采购' },
} as const

/** Why the lines of a direction cannot be shown: not collected, no invoice in the year, or invoices without lines. `so`: what that means, as in 不能按税率拆分. */
export function withoutLines(context: InvoiceContext, direction: Direction, so = ''): string {
  const { side } = WORDS[direction]
  const tail = so === '' ? '。' : `，${so}。`
  if (!context.facts.covered[direction]) return `未采集${side}发票${tail}`
  if (context.goods(direction, 'L12').monthsWithRows === 0)
    return `近12个月没有有效${side}发票${tail}`
  return `未采集${side}明细${tail}`
}
