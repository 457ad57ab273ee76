import { readName } from '../values.ts'
import type { Label, LayoutPage } from './page.ts'
import { type Glyph, glyphConfidence, glyphText } from './text.ts'

/** Without its label a name is only probably one. */
const UNLABELLED = 0.7

/**
 * The name of a party whose 名称 label could not be read: every form prints it in the row above the tax number, behind a colon or
 * (税控) at the same left edge as the number. `to` is the right bound of the cell.
 */
export function nameOverTaxNo(
  page: LayoutPage,
  label: Label,
  to: number,
): { text: string; confidence: number; glyphs: readonly Glyph[] } | null {
  const em = page.em
  const row = page.lines
    .filter((l) => l.y < label.y - 0.6 * em && l.y > label.y - 3.2 * em)
    .map((l) => l.glyphs.filter((g) => g.x0 > label.x0 - em && g.x0 < to))
    .filter((glyphs) => glyphs.some((g) => /[\u4e00-\u9fff]/.test(g.key)))
    .at(-1)
  if (!row) return null
  const own = untilGap(behindLabel(row, label, em), em)
  const text = readName(glyphText(own))
  if (!text || text.length < 2 || !/[\u4e00-\u9fff]{2}/.test(text)) return null
  return { text, confidence: glyphConfidence(own) * UNLABELLED, glyphs: own }
}

function behindLabel(row: readonly Glyph[], label: Label, em: number): Glyph[] {
  const colon = row.slice(0, 4).findIndex((g) => g.key === ':')
  if (colon >= 0) return row.slice(colon + 1)
  const value = label.line.glyphs[label.end]
  const from = value && value.x0 - label.x1 < 3 * em ? value.x0 : label.x1
  return row.filter((g) => g.x0 > from - 0.7 * em)
}

function untilGap(glyphs: readonly Glyph[], em: number): Glyph[] {
  const end = glyphs.findIndex((g, i) => i > 0 && g.x0 - glyphs[i - 1]!.x1 > 2 * em)
  return end < 0 ? [...glyphs] : glyphs.slice(0, end)
}
