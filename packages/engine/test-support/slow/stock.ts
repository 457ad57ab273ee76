/**
 * The reference of the inventory report: a world of goods that come in and go out, of which books show a part. What the report should say
 * is told from the world itself, layer by layer and day by day, and from the books only as far as they show it.
 */

import type { ErpItemFacts } from '../../src/erp-item/facts.ts'
import { formatDay, lastDayOfMonth, parseDay } from '../../src/kit/calendar/window.ts'
import { itemFacts, moves, onHandRow, summaryRow, trade } from '../stock/facts.ts'

/** M0 of `itemFacts`. */
const M0 = 2026 * 12 + 1
const text = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
const day = (iso: string): number => parseDay(iso)!
const endOf = (month: number): string => formatDay(lastDayOfMonth(month))

export interface GoodsMonth {
  came: number
  went: number
  /** Days of the month on which it last did. */
  cameOn: number
  wentOn: number
  /** Of what went out: sold at this, in whole yuan; what came back of it. */
  price: number
  back: number
}

export interface Goods {
  code: string | null
  place: string | null
  /** Whole yuan. */
  cost: number
  open: number
  months: readonly GoodsMonth[]
  listed: number | null
}

/** What the books show of the last months, each ending with M0; 0 = there is no such book. */
export interface World {
  goods: readonly Goods[]
  months: number
  summary: number
  moves: number
  sales: number
  /** Day of a list of stock; null = there is none. */
  list: '2026-02-28' | '2026-03-10' | null
  returnsTold: boolean
}

const nameOf = (i: number) => `示例物料${i}`
const wordOf = ({ code }: Goods, i: number) => code ?? nameOf(i)

/** What was there at the end of each month, the opening first. */
function balances({ open, months }: Goods): number[] {
  const all = [open]
  for (const { came, went } of months) all.push(all.at(-1)! + came - went)
  return all
}

export function worldFacts(world: World): ErpItemFacts {
  const facts = {
    ...{
      summary: [] as ReturnType<typeof summaryRow>[],
      onHand: [] as ReturnType<typeof onHandRow>[],
    },
    ...{ moves: [] as ReturnType<typeof moves>[], sales: [] as ReturnType<typeof trade>[] },
  }
  const shown = (m: number, months: number) => m >= world.months - months
  for (const [i, goods] of world.goods.entries()) {
    const held = balances(goods)
    const { cost, place } = goods
    const told = { name: nameOf(i), place, category: i % 2 ? '甲' : null }
    for (const [m, each] of goods.months.entries()) {
      const month = text(M0 - world.months + 1 + m)
      const four = [held[m]!, each.came, each.went, held[m + 1]!] as const
      if (shown(m, world.summary))
        facts.summary.push(
          summaryRow(
            month,
            wordOf(goods, i),
            four,
            [four[0] * cost, four[1] * cost, four[2] * cost, four[3] * cost],
            told,
          ),
        )
      const on = (at: number) => `${month}-${String(at).padStart(2, '0')}`
      if (shown(m, world.moves) && (each.came || each.went))
        facts.moves.push(
          moves(month, wordOf(goods, i), each.came, each.went, {
            lastIn: each.came ? on(each.cameOn) : null,
            lastOut: each.went ? on(each.wentOn) : null,
          }),
        )
      if (shown(m, world.sales) && each.went)
        facts.sales.push(
          trade(month, wordOf(goods, i), each.went, each.went * each.price - each.back, {
            ...{ name: nameOf(i), last: on(each.wentOn) },
            ...(world.returnsTold ? { returned: each.back * 100 } : {}),
          }),
        )
    }
    if (world.list)
      facts.onHand.push(
        onHandRow(world.list, wordOf(goods, i), held.at(-1)!, held.at(-1)! * cost, {
          ...told,
          price: goods.listed === null ? null : goods.listed * 100,
        }),
      )
  }
  return itemFacts(facts)
}

interface Seen {
  stockDay: number
  /** Days known without a gap up to the stock's. */
  known: number
  /** Whether moves tell a month of the world, and whether anything does. */
  byMoves(m: number): boolean
}

/** null = no book tells what is in stock. */
function seenOf({ goods, months, summary, moves: moved, list }: World): Seen | null {
  const stockDay = list === '2026-03-10' || summary === 0 ? list : '2026-02-28'
  if (stockDay === null) return null
  const busy = Array.from({ length: months }, (_, m) => m).filter(
    (m) => m >= months - moved && goods.some(({ months: all }) => all[m]!.came || all[m]!.went),
  )
  const byMoves = (m: number) => busy.length > 0 && m >= busy[0]! && m <= busy.at(-1)!
  let first = months
  if (stockDay === '2026-02-28')
    while (first > 0 && (byMoves(first - 1) || first - 1 >= months - summary)) first--
  const since = first === months ? null : day(`${text(M0 - months + 1 + first)}-01`)
  return { stockDay: day(stockDay), known: since === null ? 0 : day(stockDay) - since + 1, byMoves }
}

/** By the day on which the books let it be seen. */
function seenDay(world: World, m: number, on: number, byMoves: boolean): number {
  const month = M0 - world.months + 1 + m
  return day(byMoves ? `${text(month)}-${String(on).padStart(2, '0')}` : endOf(month))
}

const EDGES = [30, 60, 90, 180, 365, Number.POSITIVE_INFINITY]
const NAMES = ['D30', 'D60', 'D90', 'D180', 'D365', 'OVER']

/** Layers as they lie in the store: the oldest goes first. */
function layersOf(world: World, goods: Goods, seen: Seen): { qty: number; age: number | null }[] {
  const layers: { qty: number; on: number | null }[] = [{ qty: goods.open, on: null }]
  const since = seen.stockDay - seen.known + 1
  for (const [m, { came, went, cameOn }] of goods.months.entries()) {
    const begins = day(`${text(M0 - world.months + 1 + m)}-01`)
    const dated = seen.known > 0 && begins >= since
    layers.push({ qty: came, on: dated ? seenDay(world, m, cameOn, seen.byMoves(m)) : null })
    let left = went
    for (const layer of layers) {
      const taken = Math.min(left, layer.qty)
      layer.qty -= taken
      left -= taken
    }
  }
  return layers.map(({ qty, on }) => ({ qty, age: on === null ? null : seen.stockDay - on }))
}

function lastMove(world: World, goods: Goods, seen: Seen): number {
  let last = Number.NEGATIVE_INFINITY
  for (const [m, { came, went, cameOn, wentOn }] of goods.months.entries()) {
    const moved = m >= world.months - world.moves && seen.byMoves(m)
    const summed = m >= world.months - world.summary && !seen.byMoves(m) && seen.known > 0
    const inside = day(endOf(M0 - world.months + 1 + m)) > seen.stockDay - seen.known
    if (!moved && !(summed && inside)) continue
    if (came) last = Math.max(last, seenDay(world, m, cameOn, moved))
    if (went) last = Math.max(last, seenDay(world, m, wentOn, moved))
  }
  return last
}

/** What the report should come to; null = it cannot be told. */
export function slowStock(world: World): Record<string, number | null> {
  const seen = seenOf(world)
  const keys = [
    'E-11.asOf',
    'E-11.SKU.asOf',
    'E-13.asOf',
    'S-001.asOf',
    ...NAMES.map((n) => `E-12.${n}.asOf`),
  ]
  const none: Record<string, number | null> = Object.fromEntries(keys.map((key) => [key, null]))
  const told = { ...turned(world), ...returns(world) }
  if (!seen) return { ...none, ...told }
  const held = world.goods.map((goods) => ({ goods, qty: balances(goods).at(-1)! }))
  const stock = held.filter(({ qty }) => qty > 0)
  const total = stock.reduce((sum, { goods, qty }) => sum + qty * goods.cost, 0)
  const ages = EDGES.map(() => 0)
  let undated = 0
  let idle = 0
  let pledged = 0
  for (const { goods, qty } of stock) {
    for (const layer of layersOf(world, goods, seen)) {
      const amount = layer.qty * goods.cost
      if (layer.age === null && seen.known < 365) undated += amount
      else ages[layer.age === null ? 5 : EDGES.findIndex((edge) => layer.age! <= edge)]! += amount
    }
    const still = seen.stockDay - lastMove(world, goods, seen)
    const cost = qty * goods.cost
    if (seen.known >= 180 && still >= 180) idle += cost
    if (seen.known >= 365 && still >= 365) continue
    const price = salePrice(world, goods, seen.stockDay)
    const lent = Math.floor(
      100 * Math.min(cost, price === null ? cost * 0.7 : qty * price * 0.7) + 1e-9,
    )
    pledged += still < 180 ? lent : Math.floor(lent / 2)
  }
  const share = (part: number) => (total > 0 ? part / total : null)
  return {
    'E-11.asOf': total,
    'E-11.SKU.asOf': stock.length,
    'E-13.asOf': seen.known >= 180 ? share(idle) : null,
    'S-001.asOf': pledged / 100,
    ...Object.fromEntries(
      NAMES.map((name, b) => [
        `E-12.${name}.asOf`,
        undated === 0 || seen.known >= EDGES[b]! ? share(ages[b]!) : null,
      ]),
    ),
    ...told,
  }
}

/** Yuan of one; null = nobody says. */
function salePrice(world: World, goods: Goods, stockDay: number): number | null {
  const first = world.months - world.sales
  for (let m = world.months - 1; m >= first; m--) {
    const { went, price, back, wentOn } = goods.months[m]!
    const net = went * price - back
    if (!went || net <= 0) continue
    const on = day(`${text(M0 - world.months + 1 + m)}-${String(wentOn).padStart(2, '0')}`)
    if (stockDay - on <= 365) return net / went
    break
  }
  return world.list ? goods.listed : null
}

function turned({ goods, months, summary }: World): Record<string, number | null> {
  const of = (n: number): number | null => {
    if (summary < n) return null
    let [weighed, days, out] = [0, 0, 0]
    for (let m = months - n; m < months; m++) {
      const length = Number(endOf(M0 - months + 1 + m).slice(8))
      days += length
      for (const each of goods) {
        const held = balances(each)
        weighed += ((held[m]! + held[m + 1]!) / 2) * each.cost * length
        out += each.months[m]!.went * each.cost
      }
    }
    return out > 0 ? (weighed / days / out) * 30 * n : null
  }
  return { 'E-14.L3': of(3), 'E-14.L12': of(12) }
}

function returns({ goods, months, sales, returnsTold }: World): Record<string, number | null> {
  const sold = goods.flatMap((each) =>
    each.months.map(({ went, price, back }, m) => ({ m, went, gross: went * price, back })),
  )
  const busy = sold.filter(({ m, went }) => went && m >= months - sales).map(({ m }) => m)
  const known =
    busy.length > 0 && Math.min(...busy) <= months - 12 && Math.max(...busy) === months - 1
  const year = sold.filter(({ m, went }) => went && m >= months - 12)
  const gross = year.reduce((sum, row) => sum + row.gross, 0)
  const back = year.reduce((sum, row) => sum + row.back, 0)
  return { 'E-20.L12': known && returnsTold && gross > 0 ? back / gross : null }
}
