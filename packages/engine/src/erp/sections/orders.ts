/** Orders by month: those of customers beside revenue, those to suppliers beside costs. */

import { formatMonth } from '../../kit/calendar/window.ts'
import { monthsBetween, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import { inWindow } from '../orders/indicators.ts'
import { dueLeg, madeLeg } from '../orders/legs.ts'
import { ORDER_SAYS as SAYS } from '../orders/words.ts'
import { lived, saidOf } from '../sales.ts'
import { money } from './lacking.ts'

const OF = {
  sales: { dataset: 'SALES_ORDER', title: SAYS.salesTable, delivered: SAYS.delivered },
  purchases: { dataset: 'PURCHASE_ORDER', title: SAYS.purchasesTable, delivered: SAYS.received },
} as const

const yuanOf = (fen: number | null | undefined): number | null => (fen == null ? null : yuan(fen))

/** None where the report did not ask for orders; of suppliers none where there are none. */
export function orderBlocks(context: ErpContext, side: keyof typeof OF): Block[] {
  if (!context.facts.orders) return []
  const { orders } = context
  const { dataset, title, delivered } = OF[side]
  const window = lived(context, context.span('L12'))
  const [made, due] = [
    inWindow(orders?.[side].made ?? [], window),
    inWindow(orders?.[side].due ?? [], window),
  ]
  if (made.length === 0 && due.length === 0) {
    const why = orders ? SAYS.none : SAYS.lookingBack
    return side === 'sales' ? [text('sales-orders', why)] : []
  }
  const rows = monthsBetween(window.from, window.to).flatMap((month) => {
    const [own, then] = [made.find((m) => m.month === month), due.find((m) => m.month === month)]
    if (!own && !then) return []
    return [
      {
        cells: {
          month: formatMonth(month),
          made: own?.orders ?? null,
          amount: yuanOf(own?.amount),
          delivered: yuanOf(own?.delivered),
          invoiced: yuanOf(own?.invoiced),
          due: then?.orders ?? null,
          kept: then?.onTime ?? null,
          late: then?.late ?? null,
        },
        evidence: [
          ...(own ? [madeLeg(dataset, [month])] : []),
          ...(then ? [dueLeg(dataset, [month])] : []),
        ],
      },
    ]
  })
  return [
    table(
      `${side}-orders`,
      title({ when: saidOf(context, 'L12') }),
      [
        { key: 'month', title: SAYS.month, type: 'month' },
        { key: 'made', title: SAYS.made, type: 'int' },
        money('amount', SAYS.amount, 'SUM'),
        money('delivered', delivered),
        money('invoiced', SAYS.invoiced),
        { key: 'due', title: SAYS.due, type: 'int' },
        { key: 'kept', title: SAYS.kept, type: 'int' },
        { key: 'late', title: SAYS.late, type: 'int' },
      ],
      rows,
      SAYS.tableNote,
    ),
  ]
}
