/** E-17: whether each period opens with what the one before closed with, item by item in each place. */
import type { StockPeriodRow } from '../facts.ts'
import { type Item, type Items, NOBODY } from './items.ts'
import { tidy } from './latest.ts'
import { madeOnce } from './made-once.ts'
import type { Period } from './periods.ts'
import { type Gap, isOff } from './ties.ts'

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

export interface Joints {
  /** Pairs of periods of which one begins on the day after the other ends. */
  joints: number
  breaks: readonly Break[]
}

/** Items in places, numbered; `NOBODY` = the row names no item. */
interface Slots {
  ofRow: Int32Array
  count: number
  /** Place among the items, and place where it lies. */
  item: number[]
  place: (string | null)[]
}

function slotsOf(rows: readonly StockPeriodRow[], places: Int32Array, items: number): Slots {
  const numbers = new Map<string | null, number>()
  const slots = new Map<number, number>()
  const ofRow = new Int32Array(rows.length)
  const [item, place]: [number[], (string | null)[]] = [[], []]
  for (let i = 0; i < rows.length; i++) {
    const at = places[i]!
    ofRow[i] = NOBODY
    if (at === NOBODY) continue
    const where = rows[i]!.place
    const number = madeOnce(numbers, where, () => numbers.size)
    const key = number * items + at
    let slot = slots.get(key)
    if (slot === undefined) {
      slot = slots.size
      slots.set(key, slot)
      item.push(at)
      place.push(where)
    }
    ofRow[i] = slot
  }
  return { ofRow, count: slots.size, item, place }
}

type Ends = 'close' | 'open'

/** One end of a period by slot: of slots that it does not name, nil. */
class Side {
  readonly qty: Float64Array
  readonly amount: Float64Array
  /** 1 = it has a row, 2 = one of a quantity without an amount. */
  readonly state: Uint8Array
  readonly slots: number[] = []
  readonly places = new Set<string | null>()
  readonly tells = { qty: false, amount: false }

  constructor({ count }: Slots) {
    this.qty = new Float64Array(count)
    this.amount = new Float64Array(count)
    this.state = new Uint8Array(count)
  }

  fill(rows: readonly StockPeriodRow[], { ofRow }: Slots, { rows: at }: Period, end: Ends): void {
    for (const slot of this.slots) this.qty[slot] = this.amount[slot] = this.state[slot] = 0
    this.slots.length = 0
    this.places.clear()
    this.tells.qty = this.tells.amount = false
    for (const i of at) {
      const slot = ofRow[i]!
      if (slot === NOBODY) continue
      const row = rows[i]!
      const qty = end === 'open' ? row.openQty : row.closeQty
      const amount = end === 'open' ? row.openAmount : row.closeAmount
      this.tells.qty ||= qty !== null
      this.tells.amount ||= amount !== null
      if (this.state[slot] === 0) {
        this.state[slot] = 1
        this.slots.push(slot)
        this.places.add(row.place)
      }
      if (qty && amount === null) this.state[slot] = 2
      this.qty[slot]! += qty ?? 0
      this.amount[slot]! += amount ?? 0
    }
  }
}

/** Of places that both periods know: a place that one of them leaves out was not asked for, and nothing broke. */
export function jointsOf(
  rows: readonly StockPeriodRow[],
  places: Int32Array,
  { list }: Items,
  periods: readonly Period[],
): Joints {
  const joined = periods.filter((next, i) => periods[i - 1]?.to === next.from - 1)
  if (joined.length === 0) return { joints: 0, breaks: [] }
  const slots = slotsOf(rows, places, list.length)
  const [closing, opening] = [new Side(slots), new Side(slots)]
  let joints = 0
  const breaks: Break[] = []
  for (const [i, next] of periods.entries()) {
    const before = periods[i - 1]
    if (!before || before.to + 1 !== next.from) continue
    closing.fill(rows, slots, before, 'close')
    opening.fill(rows, slots, next, 'open')
    const broken = brokenOf(closing, opening, slots)
    if (!broken) continue
    joints++
    if (broken.size === 0) continue
    const keys = keysOf(rows, slots, [before, next], broken)
    for (const [slot, gap] of broken)
      breaks.push({
        ...{ ...gap, item: list[slots.item[slot]!]!, place: slots.place[slot]! },
        ...{ closed: before.toText, opens: next.fromText, keys: keys.get(slot)! },
      })
  }
  return { joints, breaks }
}

/** null = the two have no column in common to be held against each other. */
function brokenOf(closing: Side, opening: Side, { place }: Slots): Map<number, Gap> | null {
  const qty = closing.tells.qty && opening.tells.qty
  const amount = closing.tells.amount && opening.tells.amount
  if (!qty && !amount) return null
  const broken = new Map<number, Gap>()
  const look = (slot: number) => {
    if (!closing.places.has(place[slot]!) || !opening.places.has(place[slot]!)) return
    const bare = closing.state[slot] === 2 || opening.state[slot] === 2
    const gap: Gap = {
      qty: qty ? tidy(closing.qty[slot]! - opening.qty[slot]!) : null,
      amount: amount && !bare ? closing.amount[slot]! - opening.amount[slot]! : null,
    }
    if (isOff(gap)) broken.set(slot, gap)
  }
  for (const slot of closing.slots) look(slot)
  for (const slot of opening.slots) if (closing.state[slot] === 0) look(slot)
  return broken
}

function keysOf(
  rows: readonly StockPeriodRow[],
  { ofRow }: Slots,
  periods: readonly Period[],
  broken: ReadonlyMap<number, Gap>,
): Map<number, string[]> {
  const keys = new Map<number, string[]>()
  for (const period of periods)
    for (const i of period.rows)
      if (broken.has(ofRow[i]!)) madeOnce(keys, ofRow[i]!, (): string[] => []).push(rows[i]!.key)
  return keys
}
