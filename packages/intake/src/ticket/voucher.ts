/** The text of one voucher, as its readers search it: cells of text that stand together, from top to bottom. */
import type { FieldSource } from '../field-source.ts'
import type { Chances } from '../image/chances.ts'
import {
  type Glyph,
  glyphConfidence,
  type TextPage,
  type TextRun,
  toGlyphs,
} from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import type { Place } from './ticket.ts'

/** Text without a wide blank. `key[i]` belongs to `glyphs[i]`. */
export interface Cell {
  key: string
  glyphs: Glyph[]
  x0: number
  x1: number
  y: number
  height: number
  /** Of one line that was looked at again. */
  chances?: Chances
}

export interface Voucher {
  source: FieldSource
  cells: Cell[]
  /** All cells, one a line. */
  text: string
  /** Usual glyph height. */
  em: number
  /** The page on which it stands, which may show other vouchers too. */
  page: { number: number; width: number; height: number }
}

/** What a pattern found. */
export interface Hit {
  match: RegExpExecArray
  cell: Cell
  /** Of the whole match. */
  glyphs: Glyph[]
}

/** Digits of a share. */
const SCALE = 10_000
/** A blank narrower than this many glyph heights joins two pieces of text. */
const JOIN = 0.7

/** A voucher from the runs that are its own. */
export function voucherOf(
  page: TextPage,
  source: FieldSource,
  number = 1,
  runs: readonly TextRun[] = page.runs,
): Voucher {
  const cells = joined(runs.filter((r) => r.text.trim() !== '').slice(0, LIMITS.maxGlyphsPerPage))
  const heights = cells.map((c) => c.height).sort((a, b) => a - b)
  return {
    source,
    cells,
    text: cells.map((c) => c.key).join('\n'),
    em: heights[Math.floor(heights.length / 2)] ?? 1,
    page: { number, width: page.width, height: page.height },
  }
}

/** Runs that touch are one cell: text layers come letter by letter, recognised text in boxes. */
function joined(runs: readonly TextRun[]): Cell[] {
  const open: Cell[] = []
  const sorted = [...runs].sort((a, b) => a.y - b.y || a.x - b.x)
  for (const row of rows(sorted)) {
    let last: Cell | null = null
    for (const run of row.sort((a, b) => a.x - b.x)) {
      const cell = cellOf(run)
      const em = Math.min(cell.height, last?.height ?? cell.height)
      const gap: number = last ? cell.x0 - last.x1 : Number.POSITIVE_INFINITY
      if (last && gap < JOIN * em && gap > -JOIN * em) {
        last.glyphs.push(...cell.glyphs)
        last.key += cell.key
        last.x1 = Math.max(last.x1, cell.x1)
        delete last.chances
      } else {
        open.push(cell)
        last = cell
      }
    }
  }
  return open.filter((c) => c.key !== '').sort((a, b) => a.y - b.y || a.x0 - b.x0)
}

function rows(sorted: readonly TextRun[]): TextRun[][] {
  const groups: { y: number; height: number; runs: TextRun[] }[] = []
  for (const run of sorted) {
    const near = groups
      .slice(-6)
      .find((g) => Math.abs(g.y - run.y) <= 0.35 * Math.min(g.height, run.height))
    if (near) near.runs.push(run)
    else groups.push({ y: run.y, height: run.height, runs: [run] })
  }
  return groups.map((g) => g.runs)
}

function cellOf(run: TextRun): Cell {
  const glyphs = toGlyphs(run)
  return {
    key: glyphs.map((g) => g.key[0]).join(''),
    glyphs,
    x0: run.x,
    x1: run.x + run.width,
    y: run.y,
    height: run.height,
    ...(run.chances && { chances: run.chances }),
  }
}

/** Everything that a pattern finds, cell by cell. */
export function findAll(voucher: Voucher, pattern: RegExp): Hit[] {
  const all = new RegExp(
    pattern.source,
    pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
  )
  return voucher.cells.flatMap((cell) => hitsIn(cell, all))
}

/** The first thing that a pattern finds. */
export const findFirst = (voucher: Voucher, pattern: RegExp): Hit | null =>
  findAll(voucher, pattern)[0] ?? null

export function hitsIn(cell: Cell, pattern: RegExp): Hit[] {
  return [...cell.key.matchAll(pattern)].map((match) => ({
    match: match as RegExpExecArray,
    cell,
    glyphs: cell.glyphs.slice(match.index, match.index + match[0].length),
  }))
}

/** The glyphs of a capture of a hit; its text must not occur earlier in the match. */
export function glyphsOf(hit: Hit, captured: string): Glyph[] {
  const at = hit.match[0].lastIndexOf(captured)
  return at < 0 ? hit.glyphs : hit.glyphs.slice(at, at + captured.length)
}

/** How sure the reader of the characters was of the least sure one. */
export const sureness = (glyphs: readonly Glyph[]): number => glyphConfidence(glyphs)

/** Where glyphs stand, as shares of the page. */
export function placeOf({ page }: Voucher, glyphs: readonly Glyph[]): Place | null {
  const boxes = glyphs.map(({ x0, x1, y, height }) => ({ x: x0, y, width: x1 - x0, height }))
  return placeOfRuns(page, page.number, boxes)
}

/** Where a part of a page stands, as shares of the page; null without any, or of a page without size. */
export function placeOfRuns(
  { width, height, turned }: Pick<TextPage, 'width' | 'height' | 'turned'>,
  page: number,
  boxes: readonly Pick<TextRun, 'x' | 'y' | 'width' | 'height'>[],
): Place | null {
  if (boxes.length === 0 || width <= 0 || height <= 0) return null
  const share = (value: number, whole: number) =>
    Math.round(Math.min(1, Math.max(0, value / whole)) * SCALE) / SCALE
  const x = share(Math.min(...boxes.map((b) => b.x)), width)
  const y = share(Math.min(...boxes.map((b) => b.y - b.height / 2)), height)
  const right = share(Math.max(...boxes.map((b) => b.x + b.width)), width)
  const bottom = share(Math.max(...boxes.map((b) => b.y + b.height / 2)), height)
  const size = (from: number, to: number) => Math.round((to - from) * SCALE) / SCALE
  const box = { page, x, y, width: size(x, right), height: size(y, bottom) }
  return turned ? { ...box, turned } : box
}
