/** Ways round a circle of invoices that were seen to lead nowhere. */
import type { Fen } from '@xinjian/format'

/** The newest of one paper that are kept: the bound of a search holds without them, they only spare it steps. */
const KEPT = 8

/**
 * Where no way on from a paper comes round with so many legs left, none does with amounts further apart either: the smallest and the largest
 * that have to be near each other only move apart on the way. Nor does one later, as papers in rounds are never given back.
 */
export class DeadEnds<Paper> {
  /** By the legs left: smallest and largest amount on the way to the paper, two numbers an end. */
  private readonly ends: readonly Map<Paper, Fen[]>[]

  constructor(legs: number) {
    this.ends = Array.from({ length: legs }, () => new Map<Paper, Fen[]>())
  }

  has(paper: Paper, left: number, least: Fen, most: Fen): boolean {
    const known = this.ends[left]!.get(paper)
    if (!known) return false
    for (let i = 0; i < known.length; i += 2)
      if (least <= known[i]! && most >= known[i + 1]!) return true
    return false
  }

  add(paper: Paper, left: number, least: Fen, most: Fen): void {
    const known = this.ends[left]!.get(paper)
    if (!known) this.ends[left]!.set(paper, [least, most])
    else {
      known.push(least, most)
      if (known.length > 2 * KEPT) known.splice(0, 2)
    }
  }
}
