import type { CounterpartyColumns, InvoiceRow } from '../facts.ts'
import { emptyCounterparties } from './fold-empty.ts'

/** Layout of one slot: blue count, total, amount; red count, total, amount. */
const WIDTH = 6

/** Counterparty columns of one month while it is being folded: slots in order of appearance, found by a map of ids. */
export class CounterpartyFold {
  private slots = new Map<number, number>()
  /** A plain array of doubles: small, on the heap, grown by the engine; thousands of months are folded at a time. */
  private readonly sums: number[] = []
  private first: number[] = []
  private last: number[] = []

  /**
   * Books a blue or red row. Returns false when a removal left the first or last day of the counterparty unprovable:
   * two numbers cannot tell whether another invoice of the same day remains.
   */
  add(row: InvoiceRow, dayOfMonth: number, sign: 1 | -1): boolean {
    const slot = this.slot(row.counterparty)
    const at = slot * WIDTH
    const sums = this.sums
    if (row.total < 0) {
      sums[at + 3]! += sign
      sums[at + 4]! -= sign * row.total
      sums[at + 5]! -= sign * row.amount
      return true
    }
    sums[at]! += sign
    sums[at + 1]! += sign * row.total
    sums[at + 2]! += sign * row.amount
    if (sign === 1) {
      this.widen(slot, dayOfMonth, dayOfMonth)
      return true
    }
    if (sums[at] !== 0) return dayOfMonth !== this.first[slot] && dayOfMonth !== this.last[slot]
    this.first[slot] = 0
    this.last[slot] = 0
    return true
  }

  absorb(columns: CounterpartyColumns): void {
    for (let i = 0; i < columns.id.length; i++) {
      const slot = this.slot(columns.id[i]!)
      const at = slot * WIDTH
      const sums = this.sums
      sums[at]! += columns.blueCount[i]!
      sums[at + 1]! += columns.blueTotal[i]!
      sums[at + 2]! += columns.blueAmount[i]!
      sums[at + 3]! += columns.redCount[i]!
      sums[at + 4]! += columns.redTotal[i]!
      sums[at + 5]! += columns.redAmount[i]!
      if (columns.firstDay[i] !== 0) this.widen(slot, columns.firstDay[i]!, columns.lastDay[i]!)
    }
  }

  /** Sorted by id; counterparties whose rows were all removed again are left out. */
  columns(): CounterpartyColumns {
    const { sums } = this
    const ids = new Int32Array(this.slots.size)
    let n = 0
    for (const [id, slot] of this.slots)
      if (sums[slot * WIDTH] !== 0 || sums[slot * WIDTH + 3] !== 0) ids[n++] = id
    ids.subarray(0, n).sort()
    const columns = emptyCounterparties(n)
    for (let i = 0; i < n; i++) {
      const id = ids[i]!
      const slot = this.slots.get(id)!
      const at = slot * WIDTH
      columns.id[i] = id
      columns.blueCount[i] = sums[at]!
      columns.blueTotal[i] = sums[at + 1]!
      columns.blueAmount[i] = sums[at + 2]!
      columns.redCount[i] = sums[at + 3]!
      columns.redTotal[i] = sums[at + 4]!
      columns.redAmount[i] = sums[at + 5]!
      columns.firstDay[i] = this.first[slot]!
      columns.lastDay[i] = this.last[slot]!
    }
    return columns
  }

  private slot(id: number): number {
    const known = this.slots.get(id)
    if (known !== undefined) return known
    const slot = this.slots.size
    this.slots.set(id, slot)
    this.first.push(0)
    this.last.push(0)
    this.sums.push(0, 0, 0, 0, 0, 0)
    return slot
  }

  private widen(slot: number, first: number, last: number): void {
    if (this.first[slot] === 0 || first < this.first[slot]!) this.first[slot] = first
    if (last > this.last[slot]!) this.last[slot] = last
  }
}
