/**
 * Pages of positioned text (text layer or recognition) as grids. A printed form has no cells, only words beside each other: words
 * close together are one cell, amounts above each other are one column.
 */
import type { FieldSource } from '../field-source.ts'
import { type Glyph, glyphConfidence, glyphText, type TextPage, toLines } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import type { GridCell, GridRow, GridSheet } from './grid.ts'

/** Blank between two cells, in glyph heights: columns of a form stand further apart than the letters of a spread title. */
const GAP = 1.2
/** Blank before a number: an amount never goes on from a word. */
const NUMBER_GAP = 0.45

/** One sheet for each page, the first of which is page `first`; a page without text gives a sheet without rows. */
export function gridsOfPages(
  pages: readonly TextPage[],
  source: FieldSource,
  first = 1,
): GridSheet[] {
  return pages.map((page, i) => gridOfPage(page, first + i, source))
}

interface Piece {
  glyphs: Glyph[]
  x0: number
  x1: number
  text: string
  amount: boolean
}

function gridOfPage(page: TextPage, number: number, source: FieldSource): GridSheet {
  const lines = toLines(page.runs.slice(0, LIMITS.maxRunsPerPage))
  const rows = lines.map((line) => piecesOf(line.glyphs))
  const columns = columnsOf(rows)
  const grid: GridRow[] = []
  for (const [i, pieces] of rows.entries()) {
    const cells: GridCell[] = []
    const amounts = pieces.some(({ amount }) => amount)
    for (const piece of pieces) {
      const column = columnAt(columns, piece, amounts)
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
  return { name: `第 ${number} 页`, source, dateSystem: 1900, rows: grid }
}

const AMOUNT = /^[-−–—(（]?[¥￥]?[\d,，]*\d(?:\.\d+)?[)）]?%?$|^[-−–—]{1,3}$/

/** A line cut where its blanks are wide, and before every amount. */
function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const cut = (to: number) => {
    if (to > from) pieces.push(pieceOf(glyphs.slice(from, to)))
    from = to
  }
  for (const [i, glyph] of glyphs.entries()) {
    const before = glyphs[i - 1]
    if (!before) continue
    const gap = (glyph.x0 - before.x1) / Math.max(glyph.height, 1)
    const digit = /[\d(（\-−–—]/.test(glyph.key) && !/[\d.,，(（]/.test(before.key)
    const apart = /[\d)）%]/.test(before.key) && gap > NUMBER_GAP
    if (gap > GAP || (digit && gap > NUMBER_GAP) || apart) cut(i)
  }
  cut(glyphs.length)
  return pieces
}

function pieceOf(glyphs: Glyph[]): Piece {
  const text = glyphText(glyphs)
  return {
    glyphs,
    x0: glyphs[0]!.x0,
    x1: Math.max(...glyphs.map((g) => g.x1)),
    text,
    amount: AMOUNT.test(text.replace(/\s/g, '')),
  }
}

interface Column {
  x0: number
  x1: number
}

/** Columns of amounts: amounts that stand above each other, however long they are. */
function columnsOf(rows: readonly (readonly Piece[])[]): Column[] {
  const spans = rows.flatMap((pieces) => pieces.filter(({ amount }) => amount))
  const columns: Column[] = []
  for (const { x0, x1 } of spans.toSorted((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1)
    if (last && x0 < last.x1) last.x1 = Math.max(last.x1, x1)
    else columns.push({ x0, x1 })
  }
  return columns
}

/** A heading stands over its column within this share of the column's width on either side. */
const OVERHANG = 0.6

/**
 * Odd numbers are the columns of amounts, even ones what stands between them: a label belongs to the place where it begins, so
 * one that runs into the next column does not join the two. A heading belongs to the amounts below it.
 */
function columnAt(columns: readonly Column[], piece: Piece, amounts: boolean): number {
  const middle = (piece.x0 + piece.x1) / 2
  if (piece.amount || !amounts)
    for (const [i, { x0, x1 }] of columns.entries()) {
      const margin = piece.amount ? 0 : (x1 - x0) * OVERHANG
      if (middle >= x0 - margin && middle <= x1 + margin) return 2 * i + 1
    }
  return 2 * columns.filter(({ x0, x1 }) => (x0 + x1) / 2 < piece.x0).length
}
