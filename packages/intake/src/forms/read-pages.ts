/**
 * Pages of positioned text (text layer or recognition) as grids. A printed form has no cells, only words beside each other: words
 * close together are one cell, and cells above each other are one column.
 */
import type { FieldSource } from '../invoice.ts'
import { type Glyph, glyphConfidence, glyphText, type TextPage, toLines } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import type { GridCell, GridRow, GridSheet } from './grid.ts'

/** Blank between two cells, in glyph heights: columns of a form stand further apart than the letters of a spread title. */
const GAP = 1.2
/** Blank before a number: an amount never goes on from a word. */
const NUMBER_GAP = 0.45

/** One sheet for each page; a page without text gives a sheet without rows. */
export function gridsOfPages(pages: readonly TextPage[], source: FieldSource): GridSheet[] {
  return pages.map((page, i) => gridOfPage(page, i + 1, source))
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
    for (const piece of pieces) {
      const column = columnAt(columns, piece)
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

/**
 * Columns by what stands above each other. Amounts are flush right and labels flush left, so columns of amounts are found by
 * their right ends first; every label then belongs to the column of labels that begins where it begins, or to none yet.
 */
function columnsOf(rows: readonly (readonly Piece[])[]): Column[] {
  const table = rows.filter((pieces) => pieces.some(({ amount }) => amount))
  const spans = (table.length > 0 ? table : rows).flat().map(({ x0, x1 }) => ({ x0, x1 }))
  spans.sort((a, b) => a.x0 - b.x0)
  const columns: Column[] = []
  for (const span of spans) {
    const last = columns.at(-1)
    if (last && span.x0 < last.x1) last.x1 = Math.max(last.x1, span.x1)
    else columns.push({ ...span })
  }
  return columns
}

/** The column that a piece shares most with; one that shares none belongs to the nearest. */
function columnAt(columns: readonly Column[], piece: Piece): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [i, { x0, x1 }] of columns.entries()) {
    const shared = Math.min(x1, piece.x1) - Math.max(x0, piece.x0)
    if (shared > most) {
      most = shared
      best = i
    }
  }
  return best
}
