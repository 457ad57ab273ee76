/**
 * All documents of a firm in the order of time: its own blue and red invoices, and those that other demo firms issued
 * to it. Nothing is kept: a month is made when somebody asks.
 */
import { firstDay, lastDay, type Month } from '../calendar.ts'
import { type Draft, instantOf, type LineDraft } from './draft.ts'
import { taxOf } from './lines.ts'
import type { Trade } from './trade.ts'

export interface DocumentList {
  trade: Trade
  /** Sales of demo firms to this one (IN only). */
  mirrored: readonly Trade[]
}

/** Documents of one month, oldest first. */
export function* monthDocuments(list: DocumentList, month: Month): Generator<Draft> {
  const aside = [
    ...reversals(list.trade, month),
    ...list.mirrored.flatMap((t) => mirrored(t, list, month)),
  ]
  aside.sort(
    (a, b) => instantOf(a) - instantOf(b) || a.index - b.index || a.ownerOrdinal - b.ownerOrdinal,
  )
  let next = 0
  const count = list.trade.count(month)
  for (let i = 0; i < count; i++) {
    const blue = list.trade.draft(month, i)
    const at = instantOf(blue)
    while (next < aside.length && instantOf(aside[next]!) < at) yield aside[next++]!
    yield blue
  }
  while (next < aside.length) yield aside[next++]!
}

/** Documents between two days (inclusive) that exist at `asOf` (seconds since 1970 in Beijing wall time). */
export function* documents(
  list: DocumentList,
  range: { from: number; to: number },
  months: readonly Month[],
  asOf: number,
): Generator<Draft> {
  for (const month of months) {
    if (lastDay(month) < range.from || firstDay(month) > range.to) continue
    for (const draft of monthDocuments(list, month)) {
      if (draft.day < range.from || draft.day > range.to) continue
      if (instantOf(draft) <= asOf) yield draft
    }
  }
}

/** Red invoices issued in `month`, whatever month their blue ones are from. */
function reversals(trade: Trade, month: Month): Draft[] {
  const out: Draft[] = []
  const first = trade.count(month)
  for (let blueMonth = month - trade.redLag; blueMonth <= month; blueMonth++) {
    const count = trade.count(blueMonth)
    for (let i = 0; i < count; i++) {
      if (trade.reversalMonth(blueMonth, i) !== month) continue
      const blue = trade.draft(blueMonth, i)
      if (blue.reversal) out.push(redOf(blue, first + out.length))
    }
  }
  return out
}

/** The red invoice of a blue one: the whole of it, or part of its first line (销售折让). */
export function redOf(blue: Draft, index: number): Draft {
  const { month, day, second, full } = blue.reversal!
  const lines = full ? blue.lines.map((l) => negative(l, 1)) : [negative(blue.lines[0]!, 0.4)]
  return {
    ...blue,
    month,
    index,
    day,
    second,
    lines,
    amount: lines.reduce((sum, l) => sum + l.amount, 0),
    tax: lines.reduce((sum, l) => sum + l.tax, 0),
    voided: false,
    abnormal: false,
    reversal: null,
    blue,
  }
}

function negative(line: LineDraft, part: number): LineDraft {
  if (part === 1)
    return {
      ...line,
      quantity: line.quantity === null ? null : -line.quantity,
      amount: -line.amount,
      tax: -line.tax,
    }
  const amount = -Math.max(1, Math.round(line.amount * part))
  return { ...line, quantity: null, amount, tax: taxOf(amount, line.rate) }
}

function mirrored(seller: Trade, list: DocumentList, month: Month): Draft[] {
  const out: Draft[] = []
  for (const draft of monthDocuments({ trade: seller, mirrored: [] }, month))
    if (draft.buyer === list.trade.firm) out.push(draft)
  return out
}
