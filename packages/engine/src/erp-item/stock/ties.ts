/** E-17: whether opening + in − out = closing in every row, and whether each period opens with what the one before closed with. */
import type { Fen } from '@xinjian/format'
import type { StockPeriodRow } from '../facts.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import type { Item, Items } from './items.ts'
import { NOBODY } from './items.ts'
import { tidy } from './latest.ts'
import { madeOnce } from './made-once.ts'
import type { Period } from './periods.ts'

const { tolerance } = ERP_ITEM_PARAM

/** What opening + in − out is more than closing. null = the book does not tell all four. */
export interface Gap {
  qty: number | null
  amount: Fen | null
}

export interface UntiedRow extends Gap {
  row: StockPeriodRow
  item: Item | null
}

type Measure = 'qty' | 'amount'
const CELLS = {
  qty: ['openQty', 'inQty', 'outQty', 'closeQty'],
  amount: ['openAmount', 'inAmount', 'outAmount', 'closeAmount'],
} as const satisfies Record<Measure, readonly (keyof StockPeriodRow)[]>
const TOLERANCE: Record<Measure, number> = { qty: tolerance.quantity, amount: tolerance.fen }

/** Whether every column of a measure says something in some row of the period: a cell that is blank there is nil. */
const told = (rows: readonly StockPeriodRow[], { rows: places }: Period, measure: Measure) =>
  CELLS[measure].every((cell) => places.some((i) => rows[i]![cell] !== null))

export const gapOf = (row: StockPeriodRow, measure: Measure): number => {
  const [open, came, went, close] = CELLS[measure].map((cell) => row[cell] ?? 0)
  const gap = open! + came! - went! - close!
  return measure === 'qty' ? tidy(gap) : gap
}

/** A quantity without a price is no gap of amounts. */
const priced = (row: StockPeriodRow): boolean =>
  (['open', 'in', 'out', 'close'] as const).every(
    (part) => !row[`${part}Qty`] || row[`${part}Amount`] !== null,
  )

export interface Ties {
  /** Rows that could be looked at in quantity or amount. */
  looked: number
  /** Rows that do not come out, in the order of periods. */
  untied: readonly UntiedRow[]
}

export function tiesOf(
  rows: readonly StockPeriodRow[],
  places: Int32Array,
  { list }: Items,
  periods: readonly Period[],
): Ties {
  let looked = 0
  const untied: UntiedRow[] = []
  for (const period of periods) {
    const qty = told(rows, period, 'qty')
    const amount = told(rows, period, 'amount')
    if (!qty && !amount) continue
    for (const i of period.rows) {
      const row = rows[i]!
      const gap: Gap = {
        qty: qty ? gapOf(row, 'qty') : null,
        amount: amount && priced(row) ? gapOf(row, 'amount') : null,
      }
      if (gap.qty === null && gap.amount === null) continue
      looked++
      if (isOff(gap))
        untied.push({ ...gap, row, item: places[i] === NOBODY ? null : list[places[i]!]! })
    }
  }
  return { looked, untied }
}

export const isOff = ({ qty, amount }: Gap): boolean =>
  Math.abs(qty ?? 0) > TOLERANCE.qty || Math.abs(amount ?? 0) > TOLERANCE.amount

/** An item that does not open with what it closed with. */
export interface Break extends Gap {
  item: Item
  place: string | null
  /** End of the one period, beginning of the next, as the rows have them. */
  closed: string
  opens: string
  /** Keys of the rows on both sides; one of them may not be there. */
  keys: string[]
}

export interface Chain {
  /** Pairs of periods of which one begins on the day after the other ends. */
  joints: number
  breaks: readonly Break[]
}

interface Side {
  qty: number
  amount: Fen
  priced: boolean
  keys: string[]
}

/** Opening or closing of each item in each place of a period. */
function sidesOf(
  rows: readonly StockPeriodRow[],
  places: Int32Array,
  { rows: at }: Period,
  [qty, amount]: readonly ['closeQty', 'closeAmount'] | readonly ['openQty', 'openAmount'],
): Map<string | null, Map<number, Side>> {
  const byPlace = new Map<string | null, Map<number, Side>>()
  for (const i of at) {
    const row = rows[i]!
    if (places[i] === NOBODY) continue
    const items = madeOnce(byPlace, row.place, () => new Map<number, Side>())
    const bare = !!row[qty] && row[amount] === null
    const side = items.get(places[i]!)
    if (side) {
      side.qty = tidy(side.qty + (row[qty] ?? 0))
      side.amount += row[amount] ?? 0
      side.priced &&= !bare
      side.keys.push(row.key)
    } else
      items.set(places[i]!, {
        ...{ qty: row[qty] ?? 0, amount: row[amount] ?? 0 },
        ...{ priced: !bare, keys: [row.key] },
      })
  }
  return byPlace
}

const NOTHING: Side = { qty: 0, amount: 0, priced: true, keys: [] }
const CLOSING = ['closeQty', 'closeAmount'] as const
const OPENING = ['openQty', 'openAmount'] as const

const tells = (rows: readonly StockPeriodRow[], { rows: at }: Period, cell: keyof StockPeriodRow) =>
  at.some((i) => rows[i]![cell] !== null)

/** Of places that both periods know: a place that one of them leaves out was not asked for, and nothing broke. */
export function chainOf(
  rows: readonly StockPeriodRow[],
  places: Int32Array,
  { list }: Items,
  periods: readonly Period[],
): Chain {
  let joints = 0
  const breaks: Break[] = []
  for (const [i, next] of periods.entries()) {
    const before = periods[i - 1]
    if (!before || before.to + 1 !== next.from) continue
    const qty = tells(rows, before, 'closeQty') && tells(rows, next, 'openQty')
    const amount = tells(rows, before, 'closeAmount') && tells(rows, next, 'openAmount')
    if (!qty && !amount) continue
    joints++
    const closing = sidesOf(rows, places, before, CLOSING)
    const opening = sidesOf(rows, places, next, OPENING)
    for (const [place, closed] of closing) {
      const opened = opening.get(place)
      if (!opened) continue
      for (const at of new Set([...closed.keys(), ...opened.keys()])) {
        const [a, b] = [closed.get(at) ?? NOTHING, opened.get(at) ?? NOTHING]
        const gap: Gap = {
          qty: qty ? tidy(a.qty - b.qty) : null,
          amount: amount && a.priced && b.priced ? a.amount - b.amount : null,
        }
        if (isOff(gap))
          breaks.push({
            ...{ ...gap, item: list[at]!, place, keys: [...a.keys, ...b.keys] },
            ...{ closed: before.toText, opens: next.fromText },
          })
      }
    }
  }
  return { joints, breaks }
}
