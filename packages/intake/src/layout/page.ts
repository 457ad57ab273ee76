import { LIMITS } from '../limits.ts'
import {
  type Glyph,
  type Sheet,
  type TextLine,
  type TextPage,
  type TextRun,
  toLines,
} from './text.ts'

/** A page prepared for the field readers. */
export interface LayoutPage {
  width: number
  height: number
  lines: TextLine[]
  sheet: Sheet
  /** Usual glyph height. */
  em: number
  /** Vertical headings (购买方信息, 密码区, 备注 …): they bound the cells right of and left of them. */
  sideHeads: SideHead[]
}

export interface SideHead {
  word: string
  x0: number
  x1: number
  top: number
  bottom: number
}

/** A label found on the page, with the place of its glyphs. */
export interface Label {
  match: RegExpExecArray
  line: TextLine
  x0: number
  x1: number
  y: number
  height: number
  /** Index of the first glyph after the label in `line`. */
  end: number
}

/** The encrypted area of 税控 invoices: long runs of digits and signs, no field ever looks like it. */
function isCipher(text: string): boolean {
  const s = text.replace(/\s/g, '')
  return s.length >= 12 && /^[0-9<>*+/-]+$/.test(s) && (s.match(/[<>*+/]/g)?.length ?? 0) >= 3
}

/** What a hostile page repeats a thousand times, a form prints a few times: more labels of one kind are not looked at. */
const MAX_LABELS = 300

export function preparePage(page: TextPage): LayoutPage {
  const runs = firstGlyphs(page.runs).filter((r) => !isCipher(r.text))
  const lines = toLines(runs)
  const heights = runs.filter((r) => r.text.trim()).map((r) => r.height)
  heights.sort((a, b) => a - b)
  const em = heights[Math.floor(heights.length / 2)] ?? 1
  const { width, height } = page
  return { width, height, lines, sheet: sheetOf(page), em, sideHeads: findSideHeads(lines, em) }
}

/** The sheet of a page of text. */
export const sheetOf = ({ width, height, sheet, turned }: TextPage): Sheet =>
  sheet ?? { page: 1, x: 0, y: 0, width, height, ...(turned && { turned }) }

/** Runs up to the bound of a page: every rule below compares glyphs with glyphs, and no form is printed so densely. */
function firstGlyphs(runs: readonly TextRun[]): readonly TextRun[] {
  let glyphs = 0
  for (const [i, run] of runs.entries()) {
    const room = LIMITS.maxGlyphsPerPage - glyphs
    if (run.text.length > room)
      return [...runs.slice(0, i), { ...run, text: run.text.slice(0, room) }]
    glyphs += run.text.length
  }
  return runs
}

const SIDE_WORDS = [
  '购买方信息',
  '销售方信息',
  '购买方',
  '销售方',
  '购货单位',
  '销货单位',
  '密码区',
  '备注',
]

/** Finds words written downwards: single characters under each other at the same x. */
function findSideHeads(lines: readonly TextLine[], em: number): SideHead[] {
  const all = lines.flatMap((l) => l.glyphs)
  const glyphs = Map.groupBy(all, (g) => g.key)
  const heads: SideHead[] = []
  for (const first of all.filter((g) => /[购销密备]/.test(g.key)).slice(0, MAX_LABELS)) {
    for (const word of SIDE_WORDS.filter((w) => w[0] === first.key)) {
      const column = followDown(word, first, glyphs, em)
      if (!column) continue
      const last = column.at(-1)!
      heads.push({
        word,
        x0: Math.min(...column.map((g) => g.x0)),
        x1: Math.max(...column.map((g) => g.x1)),
        top: first.y,
        bottom: last.y,
      })
      break
    }
  }
  return heads
}

function followDown(
  word: string,
  first: Glyph,
  glyphs: ReadonlyMap<string, readonly Glyph[]>,
  em: number,
): Glyph[] | null {
  const column = [first]
  for (const ch of word.slice(1)) {
    const above = column.at(-1)!
    const next = (glyphs.get(ch) ?? [])
      .filter(
        (g) =>
          Math.abs(g.x0 - above.x0) < 0.6 * em &&
          g.y - above.y > 0.7 * em &&
          g.y - above.y < 5 * em,
      )
      .sort((a, b) => a.y - b.y)[0]
    if (!next) return null
    column.push(next)
  }
  return column
}

/** All matches of `pattern` (global flag) in the blank-free lines. */
export function findLabels(page: LayoutPage, pattern: RegExp): Label[] {
  const labels: Label[] = []
  for (const line of page.lines) {
    for (const match of line.key.matchAll(pattern)) {
      if (labels.length >= MAX_LABELS) return labels
      const glyphs = line.glyphs.slice(match.index, match.index + match[0].length)
      if (glyphs.length === 0) continue
      labels.push({
        match: match as RegExpExecArray,
        line,
        x0: glyphs[0]!.x0,
        x1: glyphs.at(-1)!.x1,
        y: glyphs.at(-1)!.y,
        height: Math.max(...glyphs.map((g) => g.height)),
        end: match.index + match[0].length,
      })
    }
  }
  return labels
}

/** Where a height lies within the text of the page: 0 its first line, 1 its last. A form may fill any part of its sheet. */
export function depthOf(page: LayoutPage, y: number): number {
  const [top, bottom] = [page.lines[0]?.y ?? 0, page.lines.at(-1)?.y ?? 0]
  return bottom > top ? (y - top) / (bottom - top) : 0
}

/** Whether a label stands in the remarks, where anything may be written. */
export function isInRemark(page: LayoutPage, label: Label): boolean {
  return page.sideHeads.some(
    (h) => h.word === '备注' && label.x0 > h.x1 && label.y > h.top - 2 * page.em,
  )
}

export interface ValueArea {
  /** Values start left of this. */
  maxX?: number
  /** Vertical reach in glyph heights. */
  reach?: number
  /** A blank wider than this many glyph heights ends the value; the first one may be three times as wide. */
  gap?: number
}

/**
 * The text to the right of a label: of the lines within reach the nearest one that has any, cut at wide blanks and at
 * the cell's right bound.
 */
export function valueRightOf(page: LayoutPage, label: Label, area: ValueArea = {}): Glyph[] {
  const bands = valueLines(page, label, area)
  bands.sort((a, b) => distance(a, label) - distance(b, label))
  return bands[0] ?? []
}

function distance(glyphs: readonly Glyph[], label: Label): number {
  return Math.abs(glyphs[0]!.y - label.y)
}

/** Glyphs of a value: no line of a form has as many, and a page of labels is read once, not once from each of them. */
const LONGEST = 2_000

/** As `valueRightOf`, every line within reach from top to bottom, for names that wrap. */
export function valueLines(page: LayoutPage, label: Label, area: ValueArea = {}): Glyph[][] {
  const { maxX = Number.POSITIVE_INFINITY, reach = 0.75, gap = 2.5 } = area
  const em = Math.max(label.height, page.em)
  const result: Glyph[][] = []
  for (const line of page.lines) {
    if (Math.abs(line.y - label.y) > reach * em) continue
    const own = line === label.line
    const left = own ? Number.NEGATIVE_INFINITY : label.x1 - 0.7 * em
    const value: Glyph[] = []
    let end = label.x1
    let limit = gap * 3
    for (let at = own ? label.end : 0; at < line.glyphs.length && value.length < LONGEST; at++) {
      const glyph = line.glyphs[at]!
      if (glyph.x0 < left || glyph.x0 >= maxX) continue
      if (glyph.x0 - end > limit * em) break
      value.push(glyph)
      end = Math.max(end, glyph.x1)
      limit = gap
    }
    if (value.length > 0) result.push(value)
  }
  return result
}
