/**
 * Orders of a firm whose program keeps them: what was invoiced was ordered before, came by the day that was agreed or after it, and of the last
 * orders of the books a part is still to come. A firm in arrears is often late with what it owes in goods as well.
 */
import type { Fen } from '@xinjian/format'
import { type Day, firstDay, lastDay } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'
import { chance, hashText } from '../world/random.ts'
import type { Direction, World } from '../world/world.ts'
import type { Ledger } from './ledger.ts'
import { itemNameOf } from './stock.ts'

export interface OrderLine {
  docNo: string
  line: number
  party: string
  code: string
  name: string
  ordered: Day
  due: Day
  /** Of the last part that came; null = none did. */
  delivered: Day | null
  qty: number
  /** With tax, as prices are agreed. */
  amount: Fen
  deliveredQty: number
  deliveredAmount: Fen
  invoicedQty: number
  invoicedAmount: Fen
  status: '已审核' | '部分执行' | '完成'
}

export type OrderBook = 'SALES_ORDERS' | 'PURCHASE_ORDERS'

/** Key of a firm whose program keeps orders → of a hundred orders of customers those that came late. */
const LATE: Readonly<Record<string, number>> = {
  ...{ trader: 6, inverted: 9, seasonal: 8, wholesale: 5, maker: 4 },
  arrears: 38,
}
const SUPPLIERS_LATE = 5
/** Days from the order to its invoice, and of the slack before the day that was agreed. */
const LEAD = [4, 15] as const
const SLACK = [0, 5] as const
/** Days before the end of the books within which one order in three is open in part. */
const OPEN_DAYS = 10

export const keepsOrders = ({ key }: Firm): boolean => key in LATE

export function ordersOf(world: World, firm: Firm, ledger: Ledger): Map<OrderBook, OrderLine[]> {
  if (!keepsOrders(firm)) return new Map()
  return new Map([
    ['SALES_ORDERS', ordersIn(world, firm, ledger, 'OUT', LATE[firm.key]!)],
    ['PURCHASE_ORDERS', ordersIn(world, firm, ledger, 'IN', SUPPLIERS_LATE)],
  ])
}

/** A draft of an invoice becomes an order whose number is that of its place in the books. */
function ordersIn(
  world: World,
  firm: Firm,
  { from, to }: Ledger,
  direction: Direction,
  late: number,
): OrderLine[] {
  const [first, last] = [firstDay(from), lastDay(to)]
  const seed = hashText(`orders:${firm.key}:${direction}`)
  const lines: OrderLine[] = []
  let n = 0
  for (const draft of world.allDrafts(
    firm,
    direction,
    { from: first, to: last },
    (last + 1) * 86_400 - 1,
  )) {
    n++
    const pick = (what: number, [least, most]: readonly [number, number]) =>
      least + Math.floor(chance(seed, n, what) * (most - least + 1))
    const ordered = draft.day - pick(1, LEAD)
    if (draft.voided || draft.blue || ordered < first || ordered < firm.founded) continue
    const open = draft.day > last - OPEN_DAYS && chance(seed, n, 2) < 1 / 3
    const isLate = chance(seed, n, 3) * 100 < late
    const due = isLate ? draft.day - pick(4, [1, 6]) : draft.day + pick(5, SLACK)
    const docNo = `${direction === 'OUT' ? 'XSDD' : 'CGDD'}${String(n).padStart(6, '0')}`
    const party = direction === 'OUT' ? draft.buyer.name : draft.seller.name
    for (const [i, line] of draft.lines.entries()) {
      const { good, quantity: qty, amount, tax } = line
      // Discounts and jobs have no quantity.
      if (qty === null || qty <= 0 || amount <= 0) continue
      const came = open ? Math.floor(qty / 2) : qty
      const whole = amount + tax
      const part = came === qty ? whole : Math.trunc((whole * came) / qty)
      lines.push({
        ...{ docNo, line: i + 1, party, code: good.id.toUpperCase(), name: itemNameOf(line) },
        ...{ ordered, due: Math.max(due, ordered), delivered: came > 0 ? draft.day : null },
        ...{ qty, amount: whole, deliveredQty: came, deliveredAmount: part },
        // What came in part is invoiced with the rest.
        ...{ invoicedQty: open ? 0 : qty, invoicedAmount: open ? 0 : whole },
        status: !open ? '完成' : came > 0 ? '部分执行' : '已审核',
      })
    }
  }
  return lines
}
