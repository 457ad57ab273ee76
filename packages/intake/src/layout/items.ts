import type { InvoiceItem } from '../invoice.ts'
import { readDecimal, readMoney, readTaxRate } from '../values.ts'
import { findLabels, type LayoutPage } from './page.ts'
import { type Glyph, glyphKey, glyphText, type TextLine } from './text.ts'

type ColumnName =
  | 'name'
  | 'spec'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'taxRate'
  | 'tax'
  | 'other'
interface Column {
  name: ColumnName
  x0: number
  x1: number
}
interface Cell {
  text: string
  key: string
  x0: number
  x1: number
}

const TITLES: readonly [RegExp, ColumnName][] = [
  [
    /货物或应税劳务、?服务名称|货物或应税劳务名称|货物\(劳务\)名称|项目名称|服务名称|劳务名称/,
    'name',
  ],
  [/规格型号/, 'spec'],
  [/税率(?:\/征收率)?/, 'taxRate'],
  [/税额/, 'tax'],
  [/金额/, 'amount'],
  [/单价/, 'price'],
  [/数量/, 'quantity'],
  [/单位/, 'unit'],
  [/车牌号|类型|通行日期起|通行日期止|建筑服务发生地|建筑项目名称|产权证书|面积单位/, 'other'],
]
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

function titleCount(key: string): number {
  return TITLES.filter(([p]) => p.test(key)).length
}

function isEnd(line: TextLine, columns: readonly Column[]): boolean {
  if (END.test(line.key)) return true
  const nameEnd = columns.find((c) => c.name !== 'name')?.x0 ?? Number.POSITIVE_INFINITY
  const left = glyphKey(line.glyphs.filter((g) => g.x0 < nameEnd))
  return /^(?:小计|总计|.?合计|价税合计)/.test(left) || (line.key.match(/¥/g)?.length ?? 0) >= 2
}

/** Column titles may be printed character by character and a hair higher or lower than each other. */
function readColumns(page: LayoutPage, header: TextLine): Column[] {
  const glyphs = page.lines
    .filter((l) => Math.abs(l.y - header.y) < 0.6 * page.em)
    .flatMap((l) => l.glyphs)
    .sort((a, b) => a.x0 - b.x0)
  const key = glyphs.map((g) => g.key[0]).join('')
  const columns: Column[] = []
  for (const [pattern, name] of TITLES) {
    for (const m of key.matchAll(new RegExp(pattern, 'g'))) {
      const own = glyphs.slice(m.index, m.index + m[0].length)
      const column = { name, x0: own[0]!.x0, x1: own.at(-1)!.x1 }
      if (!columns.some((c) => c.x0 <= column.x0 && c.x1 >= column.x1)) columns.push(column)
    }
  }
  return columns.sort((a, b) => a.x0 - b.x0)
}

/** Cuts a line at blanks wider than a glyph. */
function readCells(line: TextLine, page: LayoutPage): Cell[] {
  const groups: Glyph[][] = []
  for (const g of line.glyphs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const wide = last
      ? g.x0 - last.x1 > (isNumeric(g) && isNumeric(last) ? 0.6 : 0.9) * page.em
      : true
    if (group && !wide) group.push(g)
    else groups.push([g])
  }
  return groups.map((g) => ({
    text: glyphText(g),
    key: glyphKey(g),
    x0: g[0]!.x0,
    x1: g.at(-1)!.x1,
  }))
}

function isNumeric(g: Glyph): boolean {
  return /[\d.%*]/.test(g.key)
}

interface Row {
  name: string
  spec: string
  unit: string | null
  quantity: string | null
  price: string | null
  amount: string | null
  taxRate: string | null
  tax: string | null
}

/**
 * One visual line → a new row, or the continuation of the row above. The tax rate is the anchor: the amount stands left of
 * it, the tax right of it, price and quantity further left; printers align numbers so differently from their titles
 * that positions alone mislead.
 */
function addLine(rows: Row[], cells: Cell[], columns: readonly Column[]): void {
  const row: Row = {
    name: '',
    spec: '',
    unit: null,
    quantity: null,
    price: null,
    amount: null,
    taxRate: null,
    tax: null,
  }
  const amountColumn = columns.find((c) => c.name === 'amount')
  const numbersFrom = Math.min(
    ...columns.filter((c) => /quantity|price|amount/.test(c.name)).map((c) => c.x0),
  )
  const rateAt = cells.findIndex(
    (c) => readTaxRate(c.key) !== null && /%|税|\*/.test(c.key) && c.x0 > (amountColumn?.x0 ?? 0),
  )
  if (rateAt >= 0) {
    row.taxRate = readTaxRate(cells[rateAt]!.key)
    row.tax =
      cells
        .slice(rateAt + 1)
        .map((c) => readMoney(c.key))
        .find((v) => v !== null) ?? null
    readNumbers(row, cells.slice(0, rateAt), columns)
  } else if (amountColumn) {
    const near = cells.filter((c) => c.x1 > amountColumn.x0 - 30 && /^-?[\d,]+\.\d{2}$/.test(c.key))
    if (near.length > 0) {
      row.tax = near.length > 1 ? readMoney(near.at(-1)!.key) : null
      readNumbers(
        row,
        cells.filter((c) => c.x1 <= near[0]!.x1),
        columns,
      )
    }
  }
  const used = row.amount !== null || row.tax !== null
  for (const cell of cells) {
    if (cell.x0 >= numbersFrom - 1 && readDecimal(cell.key) !== null) continue
    const column = textColumn(cell, columns)
    if (column === 'name') row.name += cell.text
    else if (column === 'spec') row.spec += cell.text
    else if (column === 'unit' && readDecimal(cell.key) === null) row.unit ??= cell.text
  }
  row.name = stripOrdinal(row.name, columns)
  if (used && !(rows.at(-1)?.amount === null && !row.name.startsWith('*'))) rows.push(row)
  else if (used)
    Object.assign(rows.at(-1)!, {
      ...row,
      name: rows.at(-1)!.name + row.name,
      spec: rows.at(-1)!.spec + row.spec,
    })
  else if (row.name.startsWith('*') && /^\*[^*]+\*/.test(row.name)) rows.push(row)
  else if (rows.length > 0) {
    rows.at(-1)!.name += row.name
    rows.at(-1)!.spec += row.spec
    rows.at(-1)!.unit ??= row.unit
  }
}

/** Numbers left of the rate, from the right: amount, then price and quantity told apart by where they stand. */
function readNumbers(row: Row, cells: readonly Cell[], columns: readonly Column[]): void {
  const unit = columns.find((c) => c.name === 'unit')
  const quantity = columns.find((c) => c.name === 'quantity')
  const price = columns.find((c) => c.name === 'price')
  const from = unit?.x1 ?? Math.min(quantity?.x0 ?? 1e9, price?.x0 ?? 1e9) - 20
  const numbers = cells.filter((c) => readDecimal(c.key) !== null)
  const amount = numbers.at(-1)
  if (!amount) return
  row.amount = readMoney(amount.key)
  const rest = numbers.slice(0, -1).filter((c) => c.x1 > from)
  const priceFirst = quantity && price && price.x0 < quantity.x0
  if (rest.length >= 2) {
    const [a, b] = [rest.at(-2)!, rest.at(-1)!]
    row.quantity = readDecimal(priceFirst ? b.key : a.key)
    row.price = readDecimal(priceFirst ? a.key : b.key)
  } else if (rest[0] && quantity && price) {
    const nearer =
      Math.abs(middle(rest[0]) - middle(quantity)) < Math.abs(middle(rest[0]) - middle(price))
    row[nearer ? 'quantity' : 'price'] = readDecimal(rest[0].key)
  }
}

function middle(c: { x0: number; x1: number }): number {
  return (c.x0 + c.x1) / 2
}

/** Text cells belong to the last title that starts left of them; a name may begin left of its title. */
function textColumn(cell: Cell, columns: readonly Column[]): ColumnName {
  let name: ColumnName = 'name'
  columns.forEach((c, i) => {
    const previous = columns[i - 1]
    const from = previous ? (previous.x1 + c.x0) / 2 : c.x0
    if (cell.x0 >= from - 1 && previous) name = c.name
  })
  return name
}

function stripOrdinal(name: string, columns: readonly Column[]): string {
  return columns.length >= 8 ? name.replace(/^\d{1,4}(?=\*)/, '') : name
}

function toItem(row: Row, index: number): InvoiceItem {
  return {
    lineNo: index + 1,
    name: row.name,
    spec: row.spec || null,
    unit: row.unit,
    quantity: row.quantity,
    price: row.price,
    amount: row.amount,
    taxRate: row.taxRate,
    tax: row.tax,
    goodsCode: null,
  }
}
