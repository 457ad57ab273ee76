import { TABLE_SAYS } from '../table-words.ts'
import { fitted, linesRemark, settled } from './signs.ts'
import {
  type BadRow,
  type TableBatch,
  TableError,
  type TableInvoice,
  type TableItem,
} from './table-invoice.ts'

/**
 * A table of lines alone: neighbouring rows of one invoice become one invoice with the sum of its lines. Only neighbours
 * are joined: 税控 numbers repeat under other codes, and a table without codes must not melt two invoices into one.
 */
export async function* groupLines(batches: AsyncIterable<TableBatch>): AsyncIterable<TableBatch> {
  let open: TableInvoice | null = null
  for await (const { rows, bad } of batches) {
    const done: TableInvoice[] = []
    for (const line of rows) {
      if (open !== null && sameInvoice(open, line)) {
        open.amount += line.amount
        open.tax += line.tax
        open.total += line.total
        append(open, line.items)
        continue
      }
      if (open !== null) done.push(settled(open))
      open = line
    }
    yield { rows: done, bad }
  }
  if (open !== null) yield { rows: [settled(open)], bad: [] }
}

/** A 数电票 has two thousand lines at most; an invoice without end would be one row of any size. */
const MAX_LINES = 5_000

function append(head: TableInvoice, items: readonly TableItem[]): void {
  if (head.items.length + items.length > MAX_LINES)
    throw new TableError('TOO_LARGE', TABLE_SAYS.tooManyLines({ key: head.key, n: MAX_LINES }))
  head.items.push(...items)
}

function sameInvoice(a: TableInvoice, b: TableInvoice): boolean {
  return (
    a.key === b.key &&
    a.day === b.day &&
    a.status === b.status &&
    a.enterprise === b.enterprise &&
    a.seller.taxNo === b.seller.taxNo &&
    a.seller.name === b.seller.name &&
    a.buyer.taxNo === b.buyer.taxNo &&
    a.buyer.name === b.buyer.name
  )
}

export interface JoinLimits {
  /** Heads that wait for their lines. */
  heads: number
  /** Lines that wait for their head. */
  lines: number
}

const DEFAULT_LIMITS: JoinLimits = { heads: 20_000, lines: 100_000 }

/**
 * Heads of one sheet with the lines of another, both streamed. The bureau writes both in the same order, so a short window
 * suffices; sheets in different orders are joined as long as the window holds them. What falls out of the window is
 * never lost in silence: a head goes on without lines, and each line whose head has gone is named.
 */
export async function* joinLines(
  heads: AsyncIterable<TableBatch>,
  lines: AsyncIterable<TableBatch>,
  limits: JoinLimits = DEFAULT_LIMITS,
): AsyncIterable<TableBatch> {
  const waiting = new Map<string, TableInvoice>()
  const early = new Map<string, TableInvoice[]>()
  let earlyCount = 0
  let newest: string | null = null
  const source = lines[Symbol.asyncIterator]()
  let linesDone = false

  const orphan = (line: TableInvoice): BadRow => ({
    sheet: line.sheet,
    row: line.row,
    column: null,
    reason: TABLE_SAYS.lineWithoutInvoice,
    raw: line.key,
    kept: false,
  })
  const pull = async (): Promise<BadRow[]> => {
    const next = await source.next()
    if (next.done) {
      linesDone = true
      return []
    }
    const bad = [...next.value.bad]
    for (const line of next.value.rows) {
      newest = line.key
      const head = waiting.get(line.key)
      if (head) append(head, line.items)
      else {
        earlyCount++
        const list = early.get(line.key)
        if (list) list.push(line)
        else early.set(line.key, [line])
      }
    }
    for (const [key, list] of early) {
      if (earlyCount <= limits.lines) break
      early.delete(key)
      earlyCount -= list.length
      bad.push(...list.map(orphan))
    }
    return bad
  }
  /** Heads whose lines are all there: they have some, and the lines sheet has gone on to another invoice. */
  const ready = (): TableInvoice[] => {
    const rows: TableInvoice[] = []
    for (const [key, head] of waiting) {
      const complete = linesDone || (head.items.length > 0 && key !== newest)
      if (!complete && waiting.size <= limits.heads) continue
      waiting.delete(key)
      rows.push(fitted(head))
    }
    return rows
  }
  const awaited = (): boolean => {
    let last: TableInvoice | undefined
    for (const head of waiting.values()) last = head
    return last !== undefined && (last.items.length === 0 || last.key === newest)
  }

  for await (const batch of heads) {
    const bad = [...batch.bad]
    const repeated: TableInvoice[] = []
    for (const head of batch.rows) {
      if (waiting.has(head.key)) {
        repeated.push(head)
        continue
      }
      const list = early.get(head.key)
      if (list) {
        early.delete(head.key)
        earlyCount -= list.length
        for (const line of list) append(head, line.items)
      }
      waiting.set(head.key, head)
    }
    // A few sheets' chunks per batch of heads: enough to keep up, not enough to read a differently sorted sheet to its end.
    for (let i = 0; i < 8 && !linesDone && awaited(); i++) bad.push(...(await pull()))
    yield withRemarks([...ready(), ...repeated], bad)
  }
  while (!linesDone) {
    const bad = await pull()
    yield withRemarks(ready(), bad)
  }
  yield withRemarks(ready(), [...early.values()].flat().map(orphan))
}

/** The batch with a word on each invoice whose lines do not come to its head. */
function withRemarks(rows: TableInvoice[], bad: BadRow[]): TableBatch {
  const remarks = rows.map(linesRemark).filter((remark) => remark !== null)
  return { rows, bad: [...bad, ...remarks] }
}
