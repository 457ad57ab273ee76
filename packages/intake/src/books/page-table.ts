/**
 * Statements of banks as they are printed: words on pages, under headings. A word belongs to the heading it stands under; what is printed
 * on a line of its own, because its cell was too narrow, to the nearest line of figures.
 */
import { cellPlace, type GridRow, type GridSheet } from '../forms/grid.ts'
import { type Piece, piecesOf } from '../forms/page-pieces.ts'
import { glyphConfidence, type TextPage, toLines } from '../layout/text.ts'
import { READING_SAYS } from '../words.ts'
import type { BooksWanted, ParsedBook } from './book.ts'
import { roleOf } from './columns.ts'
import { readBooks } from './read-books.ts'

/** A line with so many known headings heads a table. */
const FEWEST = 4
/** Where a name was broken there is no blank. */
const BROKEN = /^[\u4e00-\u9fff]{2}$/
/** How far from its line a part of a cell may stand, in heights of a letter. */
const NEAR = 2

interface Line {
  y: number
  height: number
  pieces: Piece[]
}

/**
 * The statement of a bank on the pages of a file: null = there is none. What was read under headings is believed where every balance
 * follows from the one before; else it is `UNSURE`.
 */
export function bankLinesOf(
  pages: readonly TextPage[],
  wanted: BooksWanted,
): ParsedBook | 'UNSURE' | null {
  const sheet = sheetOf(pages)
  const book = sheet && readBooks([sheet], wanted).find(({ kind }) => kind === 'BANK_LINES')
  if (!book) return null
  const followed = book.checks.find(({ check }) => check === 'CONTINUES')
  const sure =
    followed && followed.looked === book.rows - 1 && book.checks.every(({ broken }) => broken === 0)
  return sure ? book : 'UNSURE'
}

/** All pages as one sheet; null where no line heads a table. */
function sheetOf(pages: readonly TextPage[]): GridSheet | null {
  let headings: Piece[] | null = null
  const rows: GridRow[] = []
  const name = READING_SAYS.page({ n: 1 })
  const add = (cells: readonly [column: number, piece: Piece][]): void => {
    const row = rows.length + 1
    const made: GridRow['cells'] = []
    for (const [column, piece] of [...cells].sort(([a], [b]) => a - b)) {
      const before = made.at(-1)
      const confidence = glyphConfidence(piece.glyphs)
      if (before?.column === column) {
        before.text += BROKEN.test(`${before.text.at(-1)}${piece.text[0]}`)
          ? piece.text
          : ` ${piece.text}`
        before.confidence = Math.min(before.confidence, confidence)
      } else
        made.push({ column, text: piece.text, confidence, place: cellPlace(name, row, column) })
    }
    if (made.length > 0) rows.push({ row, cells: made })
  }
  for (const page of pages) {
    const lines: Line[] = toLines(page.runs).map(({ y, height, glyphs }) => ({
      ...{ y, height },
      pieces: piecesOf(glyphs),
    }))
    const at = lines.findIndex(isHeading)
    if (headings === null && at < 0) continue
    if (headings === null) {
      headings = lines[at]!.pieces
      for (const line of lines.slice(0, at)) add(line.pieces.map((piece, i) => [i, piece]))
      add(headings.map((piece, i) => [i, piece]))
    } else if (at >= 0) headings = lines[at]!.pieces
    for (const cells of withParts(lines.slice(at + 1), headings)) add(cells)
  }
  return headings && { name, source: 'PDF_TEXT', dateSystem: 1900, rows }
}

const isHeading = ({ pieces }: Line): boolean =>
  pieces.filter(({ text }) => roleOf(text) !== null).length >= FEWEST &&
  !pieces.some(({ amount }) => amount)

type Cells = [column: number, piece: Piece][]

/** Lines of figures, each with the parts of its cells that were printed above and below it. */
function withParts(lines: readonly Line[], headings: readonly Piece[]): Cells[] {
  const whole = lines.filter(({ pieces }) => pieces.some(({ amount }) => amount))
  const parts = new Map<Line, { above: Line[]; below: Line[] }>(
    whole.map((line) => [line, { above: [], below: [] }]),
  )
  const alone: Line[] = []
  for (const line of lines) {
    if (parts.has(line)) continue
    const away = (other: Line) => Math.abs(other.y - line.y)
    const nearest = whole.toSorted((a, b) => away(a) - away(b))[0]
    if (!nearest || away(nearest) > NEAR * nearest.height) alone.push(line)
    else parts.get(nearest)![line.y < nearest.y ? 'above' : 'below'].push(line)
  }
  const cellsOf = ({ pieces }: Line): Cells =>
    pieces.map((piece) => [columnUnder(headings, piece), piece])
  return [...whole, ...alone]
    .sort((a, b) => a.y - b.y)
    .map((line) => {
      const { above = [], below = [] } = parts.get(line) ?? {}
      return [...above, line, ...below].flatMap(cellsOf)
    })
}

/** The heading it stands under, or nearest to. */
function columnUnder(headings: readonly Piece[], { x0, x1 }: Piece): number {
  const reach = headings.map((heading) => Math.min(x1, heading.x1) - Math.max(x0, heading.x0))
  return reach.indexOf(Math.max(...reach))
}
