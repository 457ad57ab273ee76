import { addCandidate, BASE_CONFIDENCE, type Draft } from '../draft.ts'
import type { FieldSource } from '../invoice.ts'
import { readName } from '../values.ts'
import { depthOf, type LayoutPage } from './page.ts'
import { placeOf } from './place.ts'
import { type Glyph, glyphConfidence, glyphText } from './text.ts'

/** 18 characters with a department and a category of registration in front, a region behind them. */
const TAX_NO = /(?<![0-9A-Z])(?:9[0-9A-Z]|[15Y][0-9])\d{6}[0-9A-Z]{9}[0-9A-Z](?![0-9A-Z])/g

interface Found {
  glyphs: Glyph[]
  taxNo: string
  y: number
}

/**
 * Without readable labels: tax numbers by their shape, the name being the nearest text above with the same left edge. Where one label was
 * readable, only the other party's.
 */
export function readByTaxNoShape(
  page: LayoutPage,
  source: FieldSource,
  draft: Draft,
  table: number | null,
): void {
  const known = [draft.candidates.buyerTaxNo, draft.candidates.sellerTaxNo]
    .flatMap((list) => list ?? [])
    .map(({ value }) => value)
  const weak = BASE_CONFIDENCE[source] * 0.8
  const found = page.lines.flatMap((line): Found[] =>
    [...line.key.matchAll(TAX_NO)].map((m) => ({
      glyphs: line.glyphs.slice(m.index, m.index + m[0].length),
      taxNo: m[0],
      y: line.y,
    })),
  )
  for (const [i, { glyphs, taxNo, y }] of found.slice(0, 2).entries()) {
    const below = table !== null ? y > table : i === 1 || depthOf(page, y) > 0.55
    const right = found.some((f) => f.glyphs !== glyphs && isLeftOf(f, glyphs[0]!, page))
    const party = below || right ? 'seller' : 'buyer'
    if (known.includes(taxNo) || draft.candidates[`${party}TaxNo`]) continue
    const sure = weak * glyphConfidence(glyphs)
    addCandidate(draft, `${party}TaxNo`, taxNo, source, sure, placeOf(page.sheet, glyphs))
    if (draft.candidates[`${party}Name`]) continue
    const above = nameAbove(page, glyphs)
    const at = placeOf(page.sheet, above)
    addCandidate(draft, `${party}Name`, readName(glyphText(above)), source, sure, at)
  }
}

/** Of two numbers at one height, as 数电票 print them, the seller's stands right. */
const isLeftOf = ({ glyphs, y }: Found, { x0, y: own }: Glyph, page: LayoutPage): boolean =>
  Math.abs(y - own) < 1.5 * page.em && glyphs[0]!.x0 < x0

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
