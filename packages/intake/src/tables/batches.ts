import type { BadRow, TableBatch, TableInvoice } from './table-invoice.ts'

/** Rows of a batch that crosses from one process to the other, their lines counted too, */
const MOST = 1_000
/** and characters of their texts: long remarks make small batches, so that what is under way stays small whatever it holds. */
const MOST_CHARACTERS = 512 * 1024

/** Cuts a batch so that no piece is large; an empty one stays, because it tells of progress. */
export function* pieces({ rows, bad, covers }: TableBatch): Generator<TableBatch> {
  let piece: TableBatch = { rows: [], bad: [], ...(covers && { covers }) }
  let count = 0
  let characters = 0
  const full = (more: number, longer: number): boolean => {
    const cut = count > 0 && (count + more > MOST || characters + longer > MOST_CHARACTERS)
    count = cut ? more : count + more
    characters = cut ? longer : characters + longer
    return cut
  }
  // Refused rows go with the rows that they stood among: first, as the reader gave them.
  for (const row of bad) {
    if (full(1, lengthOfBad(row))) {
      yield piece
      piece = { rows: [], bad: [] }
    }
    piece.bad.push(row)
  }
  for (const row of rows) {
    if (full(1 + row.items.length, lengthOf(row))) {
      yield piece
      piece = { rows: [], bad: [] }
    }
    piece.rows.push(row)
  }
  yield piece
}

const lengthOfBad = ({ reason, raw, column }: BadRow): number =>
  reason.length + raw.length + (column?.length ?? 0)

function lengthOf({
  seller,
  buyer,
  remark,
  drawer,
  source,
  riskLevel,
  items,
}: TableInvoice): number {
  let length = 200
  for (const text of [
    remark,
    drawer,
    source,
    riskLevel,
    seller.name,
    seller.code,
    buyer.name,
    buyer.code,
  ])
    length += text?.length ?? 0
  for (const item of items)
    length += 100 + item.name.length + (item.spec?.length ?? 0) + (item.unit?.length ?? 0)
  return length
}
