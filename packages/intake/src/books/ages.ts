/** Ageing of a balance: what its columns say in days, `31-60天`, `1-2年`, `半年以上`, `未到期`. */
import { cellAt } from '../forms/grid.ts'
import type { AgePart } from './book.ts'
import { plainHeading } from './columns.ts'
import { amountText, readDecimal } from './decimal.ts'
import type { BookRow, Table } from './table.ts'

type Age = Pick<AgePart, 'from' | 'to'>

const DAYS: Readonly<Record<string, number>> = { 天: 1, 日: 1, 个月: 30, 月: 30, 年: 365 }
const UNIT = '(天|日|个月|月|年)'
const BETWEEN = new RegExp(`^(\\d+)${UNIT}?[-~至](\\d+)${UNIT}$`)
const AT_MOST = new RegExp(`^(\\d+)${UNIT}(?:以内|以下|内)$`)
const ABOVE = /(?:账龄|逾期)[^|(]{0,12}\((天|日|个月|月|年)\)/
const BEYOND = new RegExp(`^(?:(?:超过|大于|>)(\\d+)${UNIT}|(\\d+)${UNIT}以上)$`)

/** What a heading says; null = no span of days: `账龄`, `1年以上其中`. @param over what stands above it: `账龄(天)` */
export function ageOf(heading: string, over = ''): Age | null {
  const [, unitAbove] = ABOVE.exec(plainHeading(over)) ?? []
  const told = plainHeading(heading)
    .replace(/^(?:账龄|逾期)[|:：]?/, '')
    .replace('半年', '6个月')
    .replace(/\(含[^()]*\)/, '')
  const plain = unitAbove ? told.replace(/\d+(?![\d天日个月年])/g, `$&${unitAbove}`) : told
  if (/^未(?:到|逾)期$/.test(plain)) return { from: null, to: null }
  const between = BETWEEN.exec(plain)
  if (between) {
    const [, from = '', first, to = '', unit = ''] = between
    return { from: Number(from) * DAYS[first ?? unit]!, to: Number(to) * DAYS[unit]! }
  }
  const most = AT_MOST.exec(plain)
  if (most) return { from: 0, to: Number(most[1]) * DAYS[most[2]!]! }
  const beyond = BEYOND.exec(plain)
  if (!beyond) return null
  const [n, unit] = [beyond[1] ?? beyond[3], beyond[2] ?? beyond[4]]
  return { from: Number(n) * DAYS[unit!]!, to: null }
}

/** Of each column of ageing, which days it counts. */
export function agesOf({ header, sheet }: Table): (readonly [column: number, age: Age | null])[] {
  const heading = sheet.rows.find((line) => line.row === header.row)
  const over = new Map(header.named)
  return header.ages.map((column) => {
    const text = (heading && cellAt(heading, column)?.text) ?? ''
    return [column, ageOf(text, over.get(column))]
  })
}

export function agePartsOf(row: BookRow, table: Table): AgePart[] {
  const { header, sheet } = table
  const own = sheet.rows.find((line) => line.row === row.row)
  return agesOf(table).flatMap(([column, age]): AgePart[] => {
    const cell = own && cellAt(own, column)
    const units = readDecimal(cell?.text ?? '', header.power ?? 0)
    if (!age || units === null) return []
    const isMinus = header.red === 'MINUS' && cell?.red === true && units > 0n
    return [{ ...age, amount: amountText(isMinus ? -units : units) }]
  })
}

export const agesSum = (ages: readonly AgePart[]): bigint | null =>
  ages.length === 0 ? null : ages.reduce((sum, { amount }) => sum + readDecimal(amount)!, 0n)
