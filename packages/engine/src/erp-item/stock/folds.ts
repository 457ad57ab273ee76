/** What indicators, rules and sections ask of the books, each computed once. */
import { formatDay } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import { booksOf, type ItemContext } from '../context.ts'
import { bothOfOneDay } from './latest.ts'
import { chainOf, tiesOf } from './ties.ts'

export const ties = oncePer(({ facts, places, items, periods }: ItemContext) =>
  tiesOf(facts.summary, places.summary, items, periods.all),
)

export const chain = oncePer(({ facts, places, items, periods }: ItemContext) =>
  chainOf(facts.summary, places.summary, items, periods.chain),
)

export const bothBooks = oncePer((context: ItemContext) =>
  bothOfOneDay(booksOf(context), context.periods, context.lists),
)

/** Totals of what is in stock. Amounts are null where no row tells one. */
export const totals = oncePer(({ stock }: ItemContext) => {
  if (!stock) return null
  let amount = 0
  let positive = 0
  let priced = 0
  let priceless = 0
  const units = new Set<string | null>()
  const places = new Set<string>()
  let quantity = 0
  for (const { qty, amount: fen, unit, place } of stock.lines) {
    if (fen !== null) {
      amount += fen
      priced++
    } else if (qty) priceless++
    if (qty) {
      quantity += qty
      units.add(unit)
    }
    if (place !== null) places.add(place)
  }
  for (const item of stock.items) positive += Math.max(0, item.amount ?? 0)
  const [unit] = units
  return {
    day: formatDay(stock.day),
    amount: priced > 0 ? amount : null,
    /** Of items whose stock is worth something. */
    positive,
    priceless,
    quantity,
    /** The one unit of all quantities; null = there are several, or some row states none. */
    unit: units.size === 1 && unit ? unit : null,
    items: stock.items.length,
    below: stock.items.filter((item) => item.below),
    places: places.size,
  }
})
