/** Books below each other on one sheet: the same header again, under another period or account. */
import type { GridRow, GridSheet } from '../../forms/grid.ts'
import { type Caption, captionOf } from '../caption.ts'
import { readDecimal } from '../decimal.ts'
import type { Header } from '../header.ts'

interface Block {
  block: GridSheet
  /** Index in it of the first line of its header. */
  at: number
}

/** Lines that stand above a header. */
const MOST_ABOVE = 10

/** Each with its own caption and header; a header that is printed anew on every page of one book begins none. */
export function blocksOf(sheet: GridSheet, { next, lines }: Header): Block[] {
  const { rows } = sheet
  const head = textOf(rows[next - lines]!)
  const starts = [{ from: 0, header: next - lines }]
  let caption = captionOf(rows.slice(0, next - lines))
  for (let i = next; i < rows.length; i++) {
    if (rows[i]!.cells[0]?.text !== rows[next - lines]!.cells[0]?.text) continue
    if (textOf(rows[i]!) !== head) continue
    const from = captionBefore(rows, i, starts.at(-1)!.from)
    const told = captionOf(rows.slice(from, i))
    if (!isOther(told, caption)) continue
    starts.push({ from, header: i })
    caption = told
  }
  return starts.map(({ from, header }, n) => ({
    block: { ...sheet, rows: rows.slice(from, starts[n + 1]?.from) },
    at: header - from,
  }))
}

const textOf = ({ cells }: GridRow): string =>
  cells.map(({ column, text }) => `${column}:${text}`).join('\n')

/** Where the lines begin that hold no figures, or say what the table below is of. */
function captionBefore(rows: readonly GridRow[], header: number, least: number): number {
  let from = header
  while (from > least && header - from < MOST_ABOVE && isCaption(rows[from - 1]!)) from--
  return from
}

function isCaption(row: GridRow): boolean {
  if (row.cells.every(({ text }) => readDecimal(text) === null)) return true
  const { account, period } = captionOf([row])
  return account !== null || period !== null
}

const isOther = (told: Caption, before: Caption): boolean =>
  (told.account !== null && told.account !== before.account) ||
  (told.asOf !== null && told.asOf !== before.asOf) ||
  (told.entity !== null && before.entity !== null && told.entity !== before.entity) ||
  (told.period !== null &&
    (told.period.from !== before.period?.from || told.period.to !== before.period.to))
