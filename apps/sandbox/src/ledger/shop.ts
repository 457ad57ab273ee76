/**
 * What a shop writes down of its sales and purchases: each invoice is a document with its lines, sales without an invoice are those of
 * passers-by at the end of the month, and what came into stock was bought of the main supplier.
 */
import type { Fen } from '@xinjian/format'
import { type Day, firstDay, lastDay, type Month } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import type { Ledger } from './ledger.ts'
import { itemNameOf, itemsOf, type StockRow } from './stock.ts'

export interface TradeLine {
  day: Day
  document: string
  code: string
  name: string
  qty: number
  amount: Fen
  /** null = a passer-by. */
  party: string | null
}

/** Keys of firms whose program keeps sales and purchases line by line. */
const SHOPS: readonly string[] = ['trader', 'inverted', 'arrears']

export const keepsShop = ({ key }: Firm): boolean => SHOPS.includes(key)

export function salesOf(world: World, firm: Firm, ledger: Ledger): TradeLine[] {
  const items = new Map(itemsOf(world, firm, ledger).map((item) => [item.name, item]))
  const lines: TradeLine[] = []
  for (let month = ledger.from; month <= ledger.to; month++) {
    const own = invoicedIn(world, firm, month, items)
    const sum = own.reduce((all, { amount }) => all + amount, 0)
    const first = own[0]
    lines.push(...own)
    if (!first || sum <= 0) continue
    const amount = Math.round((sum * firm.profile.unbilled) / (1 - firm.profile.unbilled))
    const { cost } = items.get(first.name)!
    lines.push({
      ...first,
      ...{ day: lastDay(month), document: `XS${month}-0000`, party: null },
      ...{ qty: Math.max(1, Math.round((amount * firm.profile.costRatio) / cost)), amount },
    })
  }
  return lines
}

type Items = ReadonlyMap<string, ReturnType<typeof itemsOf>[number]>

function invoicedIn(world: World, firm: Firm, month: Month, items: Items): TradeLine[] {
  const range = { from: firstDay(month), to: lastDay(month) }
  const asOf = (range.to + 1) * 86_400 - 1
  const lines: TradeLine[] = []
  let n = 0
  for (const draft of world.allDrafts(firm, 'OUT', range, asOf)) {
    n++
    if (draft.voided) continue
    const document = `XS${month}-${String(n).padStart(4, '0')}`
    for (const line of draft.lines) {
      const item = items.get(itemNameOf(line))
      if (!item) continue
      const { code, name } = item
      const { quantity: qty, amount } = line
      if (qty === null) {
        // A discount is of the line before it, and no return.
        lines.at(-1)!.amount += amount
        continue
      }
      lines.push({ day: draft.day, document, code, name, qty, amount, party: draft.buyer.name })
    }
  }
  return lines
}

/** What each month's stock says came in. */
export const purchasesOf = (
  { partners }: Ledger,
  stock: ReadonlyMap<Month, readonly StockRow[]>,
): TradeLine[] =>
  [...stock].flatMap(([month, rows]) =>
    rows.flatMap(({ code, name, inQty, inAmount }) =>
      inQty > 0 && inAmount > 0
        ? [
            {
              ...{ day: firstDay(month) + 4, document: `CG${month}-0001`, code, name },
              ...{ qty: inQty, amount: inAmount, party: partners.mainSupplier },
            },
          ]
        : [],
    ),
  )
