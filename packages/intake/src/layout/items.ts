import type { InvoiceItem } from '../invoice.ts'
import { readDecimal, readMoney, readTaxRate } from '../values.ts'
import { type Column, readCells, readColumns, titleCount } from './item-columns.ts'
import { addLine, type Row, toItem } from './item-rows.ts'
import { findLabels, type LayoutPage } from './page.ts'
import { glyphKey, type TextLine } from './text.ts'

const END = /^(?:小计|总计|合计|\S{0,2}合计|价税合计|出行人|计¥|车牌号:|备注)/

/** Lines of the goods table: between the column titles and 合计. Empty when the page has no such table. */
export function readItems(page: LayoutPage): InvoiceItem[] {
  const headerAt = page.lines.findIndex((l) => titleCount(l.key) >= 3)
  const header = page.lines[headerAt]
  if (!header) return readItemsByShape(page)
  const columns = readColumns(page, header)
  const rows: Row[] = []
  const bottom = totalsTop(page, header.y)
  for (const line of page.lines.slice(headerAt + 1)) {
    if (line.y < header.y + 0.8 * page.em) continue
    if (line.y > bottom || isEnd(line, columns)) break
    addLine(rows, readCells(line, page), columns)
  }
  return rows.filter((r) => r.amount !== null || r.tax !== null).map(toItem)
}

/**
 * Goods lines of a page whose column titles cannot be read: text, then numbers, the last of them the amount, a rate and a
 * tax. Wrapped names are lost, since nothing tells their lines from others.
 */
function readItemsByShape(page: LayoutPage): InvoiceItem[] {
  const rows: Row[] = []
  for (const line of page.lines) {
    const cells = readCells(line, page)
    const rateAt = cells.findIndex(
      (c, i) => i > 1 && readTaxRate(c.key) !== null && /[%税*]/.test(c.key),
    )
    const before = cells.slice(0, Math.max(0, rateAt))
    const numbers = before.filter((c) => readDecimal(c.key) !== null)
    const texts = before.filter((c) => readDecimal(c.key) === null)
    const amount = numbers.at(-1)
    if (!amount || !/\.\d{2}$/.test(amount.key) || !texts[0]) continue
    rows.push({
      name: texts[0].text,
      spec: texts.length > 2 ? texts[1]!.text : '',
      unit: texts.length > 1 ? texts.at(-1)!.text : null,
      quantity: numbers.length > 2 ? readDecimal(numbers.at(-3)!.key) : null,
      price: numbers.length > 2 ? readDecimal(numbers.at(-2)!.key) : null,
      amount: readMoney(amount.key),
      taxRate: readTaxRate(cells[rateAt]!.key),
      tax:
        cells
          .slice(rateAt + 1)
          .map((c) => readMoney(c.key))
          .find((v) => v !== null) ?? null,
    })
  }
  return rows.map(toItem)
}

/** Amounts of the 合计 row may be printed a little above their label, and must not become a row of goods. */
function totalsTop(page: LayoutPage, from: number): number {
  const below = findLabels(page, /(?<!税)合计|小计|价税合计/g).filter((l) => l.y > from + page.em)
  return Math.min(...below.map((l) => l.y)) - 0.7 * page.em
}

function isEnd(line: TextLine, columns: readonly Column[]): boolean {
  if (END.test(line.key)) return true
  const nameEnd = columns.find((c) => c.name !== 'name')?.x0 ?? Number.POSITIVE_INFINITY
  const left = glyphKey(line.glyphs.filter((g) => g.x0 < nameEnd))
  return /^(?:小计|总计|.?合计|价税合计)/.test(left) || (line.key.match(/¥/g)?.length ?? 0) >= 2
}
