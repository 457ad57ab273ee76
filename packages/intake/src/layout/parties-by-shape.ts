import { addCandidate, BASE_CONFIDENCE, type Draft } from '../draft.ts'
import type { FieldSource } from '../invoice.ts'
import { readName } from '../values.ts'
import { depthOf, type LayoutPage } from './page.ts'
import { placeOf } from './place.ts'
import { type Glyph, glyphConfidence, glyphText } from './text.ts'

/**
 * Without readable labels: tax numbers by their shape, the name being the nearest text above with the same left edge.
 */
export function readByTaxNoShape(
  page: LayoutPage,
  source: FieldSource,
  draft: Draft,
  table: number | null,
): void {
  const weak = BASE_CONFIDENCE[source] * 0.8
  const found = page.lines.flatMap((line) => {
    const m = /(?<![0-9A-Z])(?:9[0-9A-Z]|[15Y][0-9])\d{6}[0-9A-Z]{9}[0-9A-Z](?![0-9A-Z])/.exec(
      line.key,
    )
    return m
      ? [{ line, glyphs: line.glyphs.slice(m.index, m.index + m[0].length), taxNo: m[0] }]
      : []
  })
  found.slice(0, 2).forEach(({ line, glyphs, taxNo }, i) => {
    const below = table !== null ? line.y > table : i === 1 || depthOf(page, line.y) > 0.55
    const party = below ? 'seller' : 'buyer'
    const sure = weak * glyphConfidence(glyphs)
    addCandidate(draft, `${party}TaxNo`, taxNo, source, sure, placeOf(page.sheet, glyphs))
    const above = nameAbove(page, glyphs)
    const at = placeOf(page.sheet, above)
    addCandidate(draft, `${party}Name`, readName(glyphText(above)), source, sure, at)
  })
}

function nameAbove(page: LayoutPage, taxNo: readonly Glyph[]): Glyph[] {
  const { x0, y } = taxNo[0]!
  const line = page.lines
    .filter((l) => l.y < y - 0.5 * page.em && l.y > y - 3 * page.em)
    .reverse()
    .find((l) =>
      l.glyphs.some((g) => Math.abs(g.x0 - x0) < page.em && /[\u4e00-\u9fff]/.test(g.ch)),
    )
  if (!line) return []
  const from = line.glyphs.findIndex((g) => Math.abs(g.x0 - x0) < page.em)
  const own: Glyph[] = []
  for (const g of line.glyphs.slice(from)) {
    if (own.length > 0 && g.x0 - own.at(-1)!.x1 > 2 * page.em) break
    own.push(g)
  }
  return own
}
