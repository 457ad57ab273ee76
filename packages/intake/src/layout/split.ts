import { findLabels, preparePage } from './page.ts'
import type { TextPage } from './text.ts'

/**
 * Two or three invoices printed on one sheet for filing: cut between them. The sign is the 价税合计 row, which every
 * invoice has once; the cut lies above the next title, found as the widest empty band between two such rows.
 */
export function splitPage(page: TextPage): TextPage[] {
  const layout = preparePage(page)
  const totals = findLabels(layout, /价税合计|小写\)/g)
    .map((l) => l.y)
    .sort((a, b) => a - b)
  const rows = totals.filter((y, i) => i === 0 || y - totals[i - 1]! > 8 * layout.em)
  if (rows.length < 2) return [page]
  const numbers = findLabels(layout, /发票号码:?|开票日期:?/g).map((l) => l.y)
  const cuts: number[] = []
  for (let i = 1; i < rows.length; i++) {
    const first = Math.min(...numbers.filter((y) => y > rows[i - 1]! && y < rows[i]!))
    if (!Number.isFinite(first)) return [page]
    cuts.push(
      widestGap(
        layout.lines.map((l) => l.y),
        rows[i - 1]!,
        first,
      ),
    )
  }
  const bounds = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY]
  return bounds.slice(1).map((bottom, i) => {
    const top = bounds[i]!
    const offset = Number.isFinite(top) ? top : 0
    const end = Number.isFinite(bottom) ? bottom : page.height
    return {
      width: page.width,
      height: end - offset,
      runs: page.runs
        .filter((r) => r.y > top && r.y <= bottom)
        .map((r) => ({ ...r, y: r.y - offset })),
    }
  })
}

function widestGap(ys: readonly number[], from: number, to: number): number {
  const between = ys.filter((y) => y >= from && y <= to).sort((a, b) => a - b)
  let cut = (from + to) / 2
  let widest = 0
  for (let i = 1; i < between.length; i++) {
    const gap = between[i]! - between[i - 1]!
    if (gap >= widest) {
      widest = gap
      cut = (between[i]! + between[i - 1]!) / 2
    }
  }
  return cut
}
