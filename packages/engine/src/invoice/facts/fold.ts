/**
 * Rows in, month digests out. Every report, of a file, an upload or a million collected invoices, starts here.
 *
 * Folding is additive (`fold(A ∪ B)` equals `mergeDigests(fold A, fold B)`, whatever the order of rows) and can take rows
 * out again. Two things in a digest are extremes and not sums: a counterparty's first and last day, and the twenty
 * largest reds. When a removal touches an extreme, the fold keeps the old bound, goes on, and names the month in
 * `inexactMonths()`: the caller folds that month again from its rows. We chose this over keeping 31 counts per
 * counterparty, which would double every digest for the sake of a rare correction.
 *
 * Sums of fen and counts are exact integers, so their order cannot matter. Only quantity and price sums of goods are
 * fractions; they may differ in the last bits when rows come in another order.
 */

import { monthOfDay } from '../../kit/calendar/window.ts'
import type { Direction, InvoiceRow, MonthDigest, MonthIndex } from '../facts.ts'
import { MonthFold } from './fold-month.ts'

export interface InvoiceFold {
  /** Books a row, or with sign −1 takes out a row booked before (same fields as then). */
  add(row: InvoiceRow, sign?: 1 | -1): void
  /** Sorted by direction (`IN` before `OUT`), then month; months left without a row are omitted. */
  digests(): MonthDigest[]
  /** Months in which a removal touched an extreme: fold them again from their rows. */
  inexactMonths(): { direction: Direction; month: MonthIndex }[]
}

/** A fold of no rows, or one that goes on from stored digests (they are copied, not changed). */
export function createInvoiceFold(seed: readonly MonthDigest[] = []): InvoiceFold {
  const months: Record<Direction, Map<MonthIndex, MonthFold>> = { IN: new Map(), OUT: new Map() }
  // Rows mostly come in order of date: remembering the last month saves the search for nearly all of them.
  let last: { fold: MonthFold; direction: Direction; from: number; to: number } | null = null

  const foldOf = (direction: Direction, month: MonthIndex): MonthFold => {
    let fold = months[direction].get(month)
    if (fold === undefined) {
      fold = new MonthFold(direction, month)
      months[direction].set(month, fold)
    }
    return fold
  }
  const sorted = (): [Direction, MonthIndex, MonthFold][] =>
    (['IN', 'OUT'] as const).flatMap((direction) =>
      [...months[direction]]
        .sort((a, b) => a[0] - b[0])
        .map(([month, fold]): [Direction, MonthIndex, MonthFold] => [direction, month, fold]),
    )

  for (const digest of seed) foldOf(digest.direction, digest.month).absorb(digest)
  return {
    add(row, sign = 1) {
      if (
        last === null ||
        row.direction !== last.direction ||
        row.day < last.from ||
        row.day > last.to
      ) {
        const month = monthOfDay(row.day)
        const fold = foldOf(row.direction, month)
        last = { fold, direction: row.direction, from: fold.firstDay, to: fold.lastDay }
      }
      last.fold.add(row, sign)
    },
    digests: () =>
      sorted()
        .map(([, , fold]) => fold.digest())
        .filter((digest) => digest.count !== 0),
    inexactMonths: () =>
      sorted()
        .filter(([, , fold]) => fold.inexact)
        .map(([direction, month]) => ({ direction, month })),
  }
}

/** Digest of the rows of both. Throws when they are not of the same direction and month. */
export function mergeDigests(a: MonthDigest, b: MonthDigest): MonthDigest {
  if (a.direction !== b.direction || a.month !== b.month)
    throw new Error(`cannot merge ${a.direction} ${a.month} with ${b.direction} ${b.month}`)
  const fold = new MonthFold(a.direction, a.month)
  fold.absorb(a)
  fold.absorb(b)
  return fold.digest()
}
