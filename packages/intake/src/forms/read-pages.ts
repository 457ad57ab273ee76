/**
 * Pages of positioned text (text layer or recognition) as grids. A printed form has no cells, only words beside each other: words
 * close together are one cell, amounts above each other are one column.
 */
import type { FieldSource } from '../field-source.ts'
import { glyphConfidence, type TextPage, type TextRun, toLines } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import { READING_SAYS } from '../words.ts'
import type { GridCell, GridRow, GridSheet } from './grid.ts'
import { HAN, type Piece, piecesOf } from './page-pieces.ts'

/** One sheet for each page, the first of which is page `first`; a page without text gives a sheet without rows. */
export function gridsOfPages(
  pages: readonly TextPage[],
  source: FieldSource,
  first = 1,
): GridSheet[] {
  return pages.map((page, i) => gridOfPage(page, first + i, source))
}

function gridOfPage(page: TextPage, number: number, source: FieldSource): GridSheet {
  const runs = page.runs.slice(0, LIMITS.maxRunsPerPage)
  const lines = toLines(source === 'OCR' ? runs.filter((run) => !isBorder(run, runs)) : runs)
  const rows = withoutNoteNumbers(lines.map((line) => piecesOf(line.glyphs)))
  const columns = columnsOf(rows)
  const slots = slotsOf(columns, rows)
  const grid: GridRow[] = []
  for (const [i, pieces] of rows.entries()) {
    const cells: GridCell[] = []
    const amounts = pieces.some(({ amount }) => amount)
    const headings = amounts ? null : headingColumns(withNotes(slots, columns, pieces), pieces)
    for (const [n, piece] of pieces.entries()) {
      const column = headings?.[n] ?? columnAt(columns, piece)
      const place = `第 ${number} 页第 ${i + 1} 行“${piece.text.slice(0, 20)}”`
      const before = cells.at(-1)
      if (before?.column === column) {
        before.text += ` ${piece.text}`
        before.confidence = Math.min(before.confidence, glyphConfidence(piece.glyphs))
      } else
        cells.push({
          column,
          text: piece.text,
          confidence: glyphConfidence(piece.glyphs),
          place,
        })
    }
    if (cells.length > 0) grid.push({ row: i + 1, cells })
  }
  return { name: READING_SAYS.page({ n: number }), source, dateSystem: 1900, rows: grid }
}

/** How much of a border lies within the texts on either side of it. */
const INSIDE = 0.2

/** One or two letters that reach into the text before and into the one behind: the border between two cells. */
function isBorder(run: TextRun, runs: readonly TextRun[]): boolean {
  if (run.text.length > 2 || HAN.test(run.text)) return false
  const reach = run.width * INSIDE
  const beside = runs.filter((other) => other !== run && Math.abs(other.y - run.y) < run.height / 2)
  return (
    beside.some(({ x, width }) => x < run.x && x + width > run.x + reach) &&
    beside.some(
      ({ x, width }) => x > run.x && x < run.x + run.width - reach && x + width > run.x + run.width,
    )
  )
}

/** Bare numbers that stand above or below other references to notes are such references, no amounts. */
function withoutNoteNumbers(rows: Piece[][]): Piece[][] {
  const notes = columnsOf(
    rows.map((pieces) => pieces.flatMap((piece) => (piece.note ? { ...piece, amount: true } : []))),
  )
  for (const piece of rows.flat()) {
    if (!/^\d{1,2}$/.test(piece.text)) continue
    const middle = (piece.x0 + piece.x1) / 2
    if (notes.some(({ x0, x1 }) => middle >= x0 && middle <= x1)) piece.note = true
  }
  for (const piece of rows.flat()) if (piece.note) piece.amount = false
  return rows
}

interface Column {
  x0: number
  x1: number
}

/** No form prints more columns of amounts; words further right go to the last place. */
const MAX_COLUMNS = 64

/** Columns of amounts: amounts that stand above each other, however long they are. */
function columnsOf(rows: readonly (readonly Piece[])[]): Column[] {
  const spans = rows.flatMap((pieces) => pieces.filter(({ amount }) => amount))
  const columns: Column[] = []
  for (const { x0, x1 } of spans.toSorted((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1)
    if (last && x0 < last.x1) last.x1 = Math.max(last.x1, x1)
    else columns.push({ x0, x1 })
  }
  return columns.slice(0, MAX_COLUMNS)
}

/**
 * Columns of amounts are 2, 5, 8 …, what stands between them 0, 3, 6 …, references to notes there 1, 4, 7 …. A label belongs to the
 * place where it begins, so one that runs into the next column does not join the two.
 */
function columnAt(columns: readonly Column[], piece: Piece): number {
  const middle = (piece.x0 + piece.x1) / 2
  if (piece.amount)
    for (const [i, { x0, x1 }] of columns.entries())
      if (middle >= x0 && middle <= x1) return 3 * i + 2
  const zone = 3 * columns.filter(({ x0, x1 }) => (x0 + x1) / 2 < piece.x0).length
  return piece.note ? zone + 1 : zone
}

/** Where something stands on a page: its number and its reach. */
interface Slot extends Column {
  column: number
}

/** Columns of amounts, and between them whatever labels stand beside amounts. */
function slotsOf(columns: readonly Column[], rows: readonly (readonly Piece[])[]): Slot[] {
  const slots = new Map<number, Slot>()
  for (const [i, column] of columns.entries())
    slots.set(3 * i + 2, { ...column, column: 3 * i + 2 })
  for (const pieces of rows) {
    if (!pieces.some(({ amount }) => amount)) continue
    for (const piece of pieces) {
      if (piece.amount) continue
      const column = columnAt(columns, piece)
      const slot = slots.get(column)
      if (slot) {
        slot.x0 = Math.min(slot.x0, piece.x0)
        slot.x1 = Math.max(slot.x1, piece.x1)
      } else slots.set(column, { x0: piece.x0, x1: piece.x1, column })
    }
  }
  return [...slots.values()].sort((a, b) => a.column - b.column)
}

/** Headings of columns that a form often leaves empty. */
const OFTEN_EMPTY = /^(?:附注|注释|备注|说明|(?:增减|变动|同比)[^;]{0,6})$/

/** With the columns that a heading names and in which nothing stands. */
function withNotes(
  slots: readonly Slot[],
  columns: readonly Column[],
  pieces: readonly Piece[],
): readonly Slot[] {
  const named = pieces.filter(({ text }) => OFTEN_EMPTY.test(text))
  const empty = named
    .map((piece) => ({ x0: piece.x0, x1: piece.x1, column: columnAt(columns, piece) }))
    .filter(({ column }) => !slots.some((slot) => slot.column === column))
  return [...slots, ...empty].sort((a, b) => a.column - b.column)
}

/** More words beside each other are running text, not headings. */
const MAX_HEADINGS = 40

/**
 * Columns of a row without amounts. Headings stand anywhere above what they head, flush left, flush right or in the middle: of all
 * ways to give each a column of its own, in their order, the one with the shortest ways is taken.
 */
function headingColumns(slots: readonly Slot[], pieces: readonly Piece[]): number[] | null {
  if (pieces.length > slots.length || pieces.length > MAX_HEADINGS) return null
  const away = ({ x0, x1 }: Piece, slot: Slot): number => {
    const middle = (x0 + x1) / 2
    // Over both, it heads the amounts.
    if (middle >= slot.x0 && middle <= slot.x1) return slot.column % 3 === 2 ? 0 : 0.001
    return middle < slot.x0 ? slot.x0 - middle : middle - slot.x1
  }
  /** Shortest ways of the pieces so far, the last of them at a slot up to this one. */
  let best = slots.map(() => ({ cost: 0, taken: [] as number[] }))
  for (const [n, piece] of pieces.entries()) {
    const next: typeof best = []
    for (const [i, slot] of slots.entries()) {
      const before = n === 0 ? { cost: 0, taken: [] } : best[i - 1]
      const left = next[i - 1]
      const here =
        before && before.taken.length === n
          ? { cost: before.cost + away(piece, slot), taken: [...before.taken, slot.column] }
          : { cost: Number.POSITIVE_INFINITY, taken: [] }
      next.push(left && left.cost <= here.cost ? left : here)
    }
    best = next
  }
  const last = best.at(-1)
  return last && last.taken.length === pieces.length ? last.taken : null
}
