/**
 * Goods of one month, by goods id: what the engine's fold keeps by name. Ids spare the text keys while folding (a third of
 * an import's time) and the texts in storage and on every load. `rowsToGoods` in the tests holds it against the
 * engine's own fold.
 */

import type { GoodsColumns, InvoiceItemRow } from '@xinjian/engine/invoice/facts'
import { ByteReader, ByteWriter } from '@xinjian/engine/invoice/facts/digest-bytes'
import type { StoredRow } from './stored-row.ts'

const SUMS = [
  'lines',
  'quantity',
  'amount',
  'tax',
  'priceCount',
  'priceSum',
  'priceSquareSum',
] as const
const WIDTH = SUMS.length
/** Rates begin at −3 and end far below this. */
const RATE_SPACE = 65_536
const VERSION = 1

export class GoodsMonth {
  /** goods id × RATE_SPACE + rate + 3 → slot. */
  private readonly slots = new Map<number, number>()
  private sums = new Float64Array(64 * WIDTH)

  /** A void row's lines do not count; a red row's take themselves off and are neither lines nor prices. */
  add(row: StoredRow): void {
    if (row.lines === null || row.status === 'VOID') return
    const red = row.total < 0
    for (let i = 0; i < row.lines.length; i++) {
      const line: InvoiceItemRow = row.lines[i]!
      const { rateBp, quantity, amount, tax } = line
      const at = this.slot(row.goods![i]! * RATE_SPACE + rateBp + 3) * WIDTH
      const sums = this.sums
      sums[at + 1]! += quantity ?? 0
      sums[at + 2]! += amount
      sums[at + 3]! += tax
      if (red) continue
      sums[at]! += 1
      if (quantity === null || quantity <= 0) continue
      const price = amount / 100 / quantity
      sums[at + 4]! += 1
      sums[at + 5]! += price
      sums[at + 6]! += price * price
    }
  }

  /** Goes on from stored bytes. */
  absorb(bytes: Uint8Array): void {
    const stored = read(bytes)
    for (let i = 0; i < stored.id.length; i++) {
      const at = this.slot(stored.id[i]! * RATE_SPACE + stored.rate[i]!) * WIDTH
      for (let s = 0; s < WIDTH; s++) this.sums[at + s]! += stored.sums[s]![i]!
    }
  }

  /** null when no line is left. In the order of category, goods, rate: `ranks` is the place of each goods id. */
  encode(ranks: Int32Array): Uint8Array | null {
    const place = (key: number): number =>
      ranks[Math.floor(key / RATE_SPACE)]! * RATE_SPACE + (key % RATE_SPACE)
    const live = [...this.slots]
      .filter(([, slot]) => this.isLive(slot))
      .map(([key, slot]) => ({ key, slot, place: place(key) }))
      .sort((a, b) => a.place - b.place)
    if (live.length === 0) return null
    const out = new ByteWriter()
    out.u8(VERSION)
    out.count(live.length)
    out.column(live.map(({ key }) => Math.floor(key / RATE_SPACE)))
    out.column(live.map(({ key }) => key % RATE_SPACE))
    for (let s = 0; s < WIDTH; s++) out.column(live.map(({ slot }) => this.sums[slot * WIDTH + s]!))
    return out.finish()
  }

  /** As the engine's fold: a slot counts while a line, a quantity or money is left in it. */
  private isLive(slot: number): boolean {
    const at = slot * WIDTH
    for (let s = 0; s < 4; s++) if (this.sums[at + s] !== 0) return true
    return false
  }

  private slot(key: number): number {
    const known = this.slots.get(key)
    if (known !== undefined) return known
    const slot = this.slots.size
    this.slots.set(key, slot)
    if ((slot + 1) * WIDTH > this.sums.length) {
      const grown = new Float64Array(this.sums.length * 2)
      grown.set(this.sums)
      this.sums = grown
    }
    return slot
  }
}

function read(bytes: Uint8Array): { id: Int32Array; rate: Int32Array; sums: Float64Array[] } {
  const input = new ByteReader(bytes)
  const version = input.u8()
  if (version !== VERSION) throw new RangeError(`unknown version of goods ${version}`)
  const n = input.count()
  return { id: input.ints(n), rate: input.ints(n), sums: SUMS.map(() => input.column(n)) }
}

/** Stored bytes as the engine reads goods; `names` by goods id. */
export function decodeGoods(
  bytes: Uint8Array,
  names: { category: string[]; name: string[] },
): GoodsColumns {
  const { id, rate, sums } = read(bytes)
  const n = id.length
  const category = new Array<string>(n)
  const goods = new Array<string>(n)
  for (let i = 0; i < n; i++) {
    category[i] = names.category[id[i]!]!
    goods[i] = names.name[id[i]!]!
    rate[i]! -= 3
  }
  const [lines, quantity, amount, tax, priceCount, priceSum, priceSquareSum] = sums as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  return {
    category,
    goods,
    rateBp: rate,
    lines,
    quantity,
    amount,
    tax,
    priceCount,
    priceSum,
    priceSquareSum,
  }
}
