/** What indicators, rules and sections ask of the books, each computed once. */
import { formatDay } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import { booksOf, type ItemContext, rowsOf } from '../context.ts'
import { ageingOf } from './ageing.ts'
import { classesOf } from './classes.ts'
import { restOf } from './idle.ts'
import { jointsOf } from './joints.ts'
import { bothOfOneDay } from './latest.ts'
import { pledgeOf } from './pledge.ts'
import { pricesOf } from './prices.ts'
import { tiesOf } from './ties.ts'
import { turnoverOf } from './turnover.ts'

export const ties = oncePer(({ facts, places, items, sums }: ItemContext) =>
  tiesOf(facts.summary, places.summary, items, sums),
)

export const joints = oncePer(({ facts, places, items, periods }: ItemContext) =>
  jointsOf(facts.summary, places.summary, items, periods.chain),
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
  let linesAbove = 0
  for (const { qty, amount: fen, unit, place } of stock.lines) {
    if (fen !== null) {
      amount += fen
      linesAbove += Math.max(0, fen)
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
    /** Of rows above nil: more, where an item is above it in one place and below in another. */
    linesAbove,
    priceless,
    quantity,
    /** The one unit of all quantities; null = there are several, or some row states none. */
    unit: units.size === 1 && unit ? unit : null,
    items: stock.items.length,
    below: stock.items.filter((item) => item.below),
    places: places.size,
  }
})

export const ageing = oncePer((context: ItemContext) =>
  context.stock && context.motion ? ageingOf(rowsOf(context), context.stock, context.motion) : null,
)

export const classes = oncePer(classesOf)

export const prices = oncePer(pricesOf)

export const pledge = oncePer((context: ItemContext) => pledgeOf(context, prices(context)))

/** Items that have not moved for so long that they are idle, with how long. null = that is not known. */
export const idle = oncePer(({ stock, motion, rules }: ItemContext) => {
  if (!stock || !motion || motion.days < rules.idleDays) return null
  return stock.items.filter((each) => {
    const rest = restOf(each, stock.day, motion)
    return (each.amount ?? 0) > 0 && (rest === 'IDLE' || rest === 'DEAD')
  })
})

export const turnovers = oncePer(({ periods: { chain }, sums, span }: ItemContext) => ({
  L3: turnoverOf(chain, sums, span('L3')),
  L12: turnoverOf(chain, sums, span('L12')),
}))
