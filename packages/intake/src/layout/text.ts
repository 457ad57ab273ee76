import type { Chances } from '../image/chances.ts'
import { unifyIdeograph } from './radicals.ts'

/**
 * Positioned text, the common ground of PDF, OFD and recognised pictures: all three become pages of runs, and one set of
 * layout rules reads them. Units are the source's own (points, millimetres, pixels); every rule works in glyph heights.
 */
export interface TextRun {
  text: string
  /** Left edge. */
  x: number
  /** Vertical centre, growing downwards. */
  y: number
  width: number
  /** Glyph height (font size). */
  height: number
  /** 0…1, 1 for text layers; recognised text carries its score. */
  confidence: number
  /** Left edge of each character, when the source knows; else characters are spread by their usual widths. */
  charX?: readonly number[]
  /** Score of each character, when the source knows. */
  charConfidence?: readonly number[]
  /** What else may have been printed, of text that was looked at again. */
  chances?: Chances
}

/** The part of a sheet that a page of text is, in the units of its runs. */
export interface Sheet {
  /** Page of the file, from 1. */
  page: number
  /** Where the part begins. */
  x: number
  y: number
  /** Of the whole sheet. */
  width: number
  height: number
  /** As of a page of text. */
  turned?: number
}

export interface TextPage {
  width: number
  height: number
  runs: TextRun[]
  /** Degrees by which what is shown was turned clockwise to be this page; absent = none. */
  turned?: number
  /** Where it stands in its file; absent = it is the whole first page. */
  sheet?: Sheet
}

export interface Glyph {
  /** As printed. */
  ch: string
  /** Folded to half-width for matching. */
  key: string
  x0: number
  x1: number
  y: number
  height: number
  confidence: number
  /** A blank stands before it in the source. */
  spaced: boolean
}

/** One visual line without its blanks; `key[i]` belongs to `glyphs[i]`. */
export interface TextLine {
  y: number
  height: number
  glyphs: Glyph[]
  key: string
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

/** Splits a run into glyphs; blanks only leave their mark on the next glyph. */
export function toGlyphs(run: TextRun): Glyph[] {
  const chars = [...run.text]
  const units = chars.map((ch) => (WIDE.test(ch) ? 1 : 0.5))
  const total = units.reduce((a, b) => a + b, 0) || 1
  const glyphs: Glyph[] = []
  let at = run.x
  let spaced = false
  chars.forEach((raw, i) => {
    const width = (run.width * units[i]!) / total
    const x0 = run.charX?.[i] ?? at
    const x1 = run.charX ? (run.charX[i + 1] ?? run.x + run.width) : at + width
    at += width
    if (/[\s\p{Cc}\u200b\ufeff]/u.test(raw)) {
      spaced = true
      return
    }
    const ch = unifyIdeograph(raw)
    const folded = ch.normalize('NFKC')
    const key = folded.length === 1 ? folded : ch
    glyphs.push({
      ch,
      key,
      x0,
      x1,
      y: run.y,
      height: run.height,
      confidence: run.charConfidence?.[i] ?? run.confidence,
      spaced,
    })
    spaced = false
  })
  return glyphs
}

/**
 * Groups runs to lines by vertical distance (at most 0.4 of the smaller glyph height: overprinted forms set labels and
 * values a few points apart, and rows as close as 1.2 heights must stay apart), each line from left to right.
 */
export function toLines(runs: readonly TextRun[]): TextLine[] {
  const sorted = runs.filter((r) => r.text.trim() !== '').sort((a, b) => a.y - b.y)
  const groups: { y: number; height: number; runs: TextRun[] }[] = []
  for (const run of sorted) {
    const near = groups
      .slice(-8)
      .filter((g) => Math.abs(g.y - run.y) <= 0.4 * Math.min(g.height, run.height))
      .sort((a, b) => Math.abs(a.y - run.y) - Math.abs(b.y - run.y))[0]
    if (near) near.runs.push(run)
    else groups.push({ y: run.y, height: run.height, runs: [run] })
  }
  return groups
    .map(({ y, height, runs: members }) => {
      members.sort((a, b) => a.x - b.x)
      const glyphs = members.flatMap(toGlyphs)
      return { y, height, glyphs, key: glyphs.map((g) => g.key[0]).join('') }
    })
    .sort((a, b) => a.y - b.y)
}

/** Glyphs → text as printed; blanks survive only between Latin characters. */
export function glyphText(glyphs: readonly Glyph[]): string {
  let text = ''
  glyphs.forEach((g, i) => {
    const previous = glyphs[i - 1]
    const gap = previous ? g.x0 - previous.x1 : 0
    const blank = previous && (g.spaced || gap > 0.25 * g.height) && g.y === previous.y
    if (blank && /[\x21-\x7e]/.test(g.ch) && /[\x21-\x7e]/.test(previous.ch)) text += ' '
    text += g.ch
  })
  return text
}

/** Folded, blank-free text of glyphs. */
export function glyphKey(glyphs: readonly Glyph[]): string {
  return glyphs.map((g) => g.key).join('')
}

/** Lowest score among glyphs; a field is as sure as its least sure character. */
export function glyphConfidence(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((least, g) => Math.min(least, g.confidence), 1)
}
