import type { InvoiceItem } from '../invoice.ts'
import { readDecimal, readMoney, readTaxRate } from '../values.ts'
import { type Cell, type Column, textColumn } from './item-columns.ts'

/** A goods line while it is put together from one or more visual lines. */
export interface Row {
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
export function addLine(rows: Row[], cells: Cell[], columns: readonly Column[]): void {
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

function stripOrdinal(name: string, columns: readonly Column[]): string {
  return columns.length >= 8 ? name.replace(/^\d{1,4}(?=\*)/, '') : name
}

export function toItem(row: Row, index: number): InvoiceItem {
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
