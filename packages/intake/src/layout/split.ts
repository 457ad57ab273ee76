import { findLabels, type Label, type LayoutPage, preparePage, sheetOf } from './page.ts'
import { partOf } from './place.ts'
import type { TextPage } from './text.ts'

/**
 * Several invoices printed on one sheet for filing, above or beside each other: cut between them. The sign is the 价税合计 row,
 * which every invoice has once; each part must also have an own number or date, or the page is left whole.
 */
export function splitPage(page: TextPage): TextPage[] {
  return splitColumns(page).flatMap(splitRows)
}

const IDENTITY = /发票号码:?|开票日期:?/g
/** Two 价税合计 this share of the sheet apart stand in different invoices: an invoice prints it near its left edge. */
const COLUMN_STEP = 0.3

function splitColumns(page: TextPage): TextPage[] {
  const layout = preparePage(page)
  const totals = findLabels(layout, /价税合计/g).sort((a, b) => a.x0 - b.x0)
  const columns: Label[] = []
  for (const label of totals)
    if (columns.length === 0 || label.x0 - columns.at(-1)!.x0 > COLUMN_STEP * page.width)
      columns.push(label)
  if (columns.length < 2) return [page]
  const cuts = columns
    .slice(1)
    .map((right, i) => widestBand(spansOf(layout), columns[i]!.x1, right.x0))
  const bounds = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY]
  const numbers = findLabels(layout, IDENTITY).map((l) => l.x0)
  const parts = bounds.slice(1).map((right, i) => ({ left: bounds[i]!, right }))
  if (parts.some((p) => !numbers.some((x) => x > p.left && x <= p.right))) return [page]
  return parts.map(({ left, right }) => {
    const offset = Number.isFinite(left) ? left : 0
    const end = Number.isFinite(right) ? right : page.width
    return {
      width: end - offset,
      height: page.height,
      sheet: partOf(sheetOf(page), offset, 0),
      runs: page.runs
        .filter((r) => r.x + r.width / 2 > left && r.x + r.width / 2 <= right)
        .map((r) => {
          const moved = { ...r, x: r.x - offset }
          return r.charX ? { ...moved, charX: r.charX.map((x) => x - offset) } : moved
        }),
    }
  })
}

function spansOf(layout: LayoutPage): [number, number][] {
  return layout.lines.flatMap((l) => l.glyphs.map((g): [number, number] => [g.x0, g.x1]))
}

function splitRows(page: TextPage): TextPage[] {
  const layout = preparePage(page)
  const totals = findLabels(layout, /价税合计|小写\)/g)
    .map((l) => l.y)
    .sort((a, b) => a - b)
  const rows = totals.filter((y, i) => i === 0 || y - totals[i - 1]! > 8 * layout.em)
  if (rows.length < 2) return [page]
  const numbers = findLabels(layout, IDENTITY).map((l) => l.y)
  const cuts: number[] = []
  for (let i = 1; i < rows.length; i++) {
    const first = Math.min(...numbers.filter((y) => y > rows[i - 1]! && y < rows[i]!))
    if (!Number.isFinite(first)) return [page]
    const lines = layout.lines.map((l): [number, number] => [l.y, l.y])
    cuts.push(widestBand(lines, rows[i - 1]!, first))
  }
  const bounds = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY]
  return bounds.slice(1).map((bottom, i) => {
    const top = bounds[i]!
    const offset = Number.isFinite(top) ? top : 0
    const end = Number.isFinite(bottom) ? bottom : page.height
    return {
      width: page.width,
      height: end - offset,
      sheet: partOf(sheetOf(page), 0, offset),
      runs: page.runs
        .filter((r) => r.y > top && r.y <= bottom)
        .map((r) => ({ ...r, y: r.y - offset })),
    }
  })
}

/** Middle of the widest band between `from` and `to` that no span touches. */
function widestBand(spans: readonly [number, number][], from: number, to: number): number {
  const between = spans.filter(([a, b]) => b >= from && a <= to).sort((a, b) => a[0] - b[0])
  let cut = (from + to) / 2
  let widest = 0
  let end = Number.NEGATIVE_INFINITY
  for (const [a, b] of between) {
    if (Number.isFinite(end) && a - end >= widest) {
      widest = a - end
      cut = (a + end) / 2
    }
    end = Math.max(end, b)
  }
  return cut
}
