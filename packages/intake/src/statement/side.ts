/** The columns of amounts beside one column of labels: what their headings say, or what stands in them where no heading is read. */
import { cellAt, type GridRow, type GridSheet } from '../forms/grid.ts'
import { parseAmount, unitOf } from './amounts.ts'
import { isAside, isGeneric, periodOf } from './periods/heading.ts'
import type { StatementPeriod } from './statement.ts'

export interface ValueColumn {
  column: number
  period: StatementPeriod
  /** Unit that the heading of this column names. */
  unit: string | null
  /** The source prints no heading; what the column is was inferred. */
  inferred: boolean
}

/** Labels and the amounts that belong to them. */
export interface Side {
  /** Labels stand in one of these: some programs indent by columns. */
  labels: number[]
  /** 行次. */
  row: number | null
  values: ValueColumn[]
}

const ROW_HEAD = /^(?:行次|行号|栏次|序号|编号|行)$/

const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')

/** The side whose labels stand in column `label`; the next side begins at `next`. */
export function sideOf(
  sheet: GridSheet,
  head: readonly GridRow[],
  rows: readonly GridRow[],
  label: number,
  next: number,
): Side {
  const side: Side = { labels: [label], row: null, values: [] }
  const bare: Bare[] = []
  const sums: number[] = []
  for (let column = label + 1; column < next; column++) {
    const texts = headingOf(head, column, label)
    if (texts.some((text) => ROW_HEAD.test(folded(text)))) {
      side.row ??= column
      continue
    }
    const period = texts.length === 0 ? null : columnPeriod(texts, sheet)
    const unit = unitOf(texts.join(' '))
    if (period) side.values.push({ column, period, unit, inferred: false })
    else if (SUM.test(folded(texts.at(-1) ?? ''))) sums.push(column)
    else if (!texts.some(isAside)) bare.push({ column, printed: texts.join(' '), unit })
  }
  side.values = seen(side.values, sheet)
  if (side.values.length === 0) infer(side, bare, rows)
  else if (side.values.length > 1)
    for (const column of sums) {
      const period = { key: '合计', printed: '合计', from: null, to: null }
      side.values.push({ column, period, unit: null, inferred: false })
    }
  // On a page headings stand anywhere above their columns; one that says only 金额 may stand above several.
  const loose =
    sheet.source !== 'TABLE' || side.values.every(({ period }) => isGeneric(period.printed))
  return { ...side, values: distinct(beneath(side.values, bare, rows, loose)) }
}

/** Columns that nobody sees are left out beside those that are seen. */
function seen(values: ValueColumn[], { hidden }: GridSheet): ValueColumn[] {
  const shown = hidden ? values.filter(({ column }) => !hidden.has(column)) : values
  return shown.length > 0 ? shown : values
}

/**
 * A heading over two merged cells may stand in the one and its amounts in the other: they are taken together. Where a heading has no
 * amounts and amounts have no heading, which of them belong together is for a person to look at.
 */
function beneath(
  values: readonly ValueColumn[],
  bare: readonly Bare[],
  rows: readonly GridRow[],
  loose: boolean,
): ValueColumn[] {
  const taken = new Set(values.map(({ column }) => column))
  const filled = (column: number): boolean =>
    rows.some((row) => parseAmount(cellAt(row, column)?.text ?? '', 0) !== null)
  const free = new Set(
    bare.flatMap(({ column, printed }) =>
      printed === '' && !taken.has(column) && filled(column) ? column : [],
    ),
  )
  const empty = values.filter(({ column }) => !filled(column))
  const sure = empty.length === 0 && !loose
  if (free.size === 0 || sure) return [...values]
  for (const step of [1, -1]) {
    const beside = values.map(({ column }) => column + step)
    if (empty.length === values.length && beside.every((column) => free.has(column)))
      return values.map((value, i) => ({ ...value, column: beside[i]!, inferred: true }))
  }
  return values.map((value) => ({ ...value, inferred: true }))
}

/** Headings above a column; of merged ones the text stands in their first column. */
function headingOf(head: readonly GridRow[], column: number, label: number): string[] {
  return head.flatMap((row, i) => {
    const own = cellAt(row, column)?.text
    if (own !== undefined) return [own]
    if (head.length === 1 || i === head.length - 1) return []
    const before = row.cells.filter((cell) => cell.column > label && cell.column < column).at(-1)
    const below = head.slice(i + 1).some((more) => cellAt(more, column))
    return before && below && !ROW_HEAD.test(folded(before.text)) ? [before.text] : []
  })
}

/** What stands over all columns (金额, 发生额) tells none of them; a heading that cannot be read is no other period. */
function columnPeriod(texts: readonly string[], sheet: GridSheet): StatementPeriod | null {
  if (texts.some(isAside)) return null
  const telling = texts.filter((text) => !isGeneric(text))
  if (telling.length === 0) return periodOf(texts.join(''), sheet.dateSystem)
  const joined = periodOf(telling.join(''), sheet.dateSystem)
  if (joined) return joined
  for (const text of telling) {
    const period = periodOf(text, sheet.dateSystem)
    if (period) return period
  }
  return null
}

/** Heading of what the periods before it add up to. */
const SUM = /^(?:合计|总计|累计|全年|全年合计|年度合计)$/

/** A column without a heading, or with one that cannot be read. */
interface Bare {
  column: number
  printed: string
  unit: string | null
}

/** Columns of amounts of which no heading is read: whole numbers that count up are numbers of rows, the others go by their words or order. */
function infer(side: Side, columns: readonly Bare[], rows: readonly GridRow[]): void {
  const textsOf = (column: number): string[] =>
    rows.flatMap((row) => {
      const label = side.labels.some((at) => cellAt(row, at))
      const text = cellAt(row, column)?.text
      return label && text !== undefined ? [text] : []
    })
  const decimals = columns.some(({ column }) => textsOf(column).some((t) => /\.\d/.test(t)))
  for (const { column, printed, unit } of columns) {
    const texts = textsOf(column)
    const numbers = texts.filter((text) => parseAmount(text, 0) !== null)
    if (numbers.length < 2 || numbers.length < texts.length * 0.5) continue
    if (side.row === null && side.values.length === 0 && countsUp(numbers)) side.row = column
    else if (!areCodes(numbers) && !(decimals && areNotes(texts))) {
      const key = printed || `第 ${side.values.length + 1} 列`
      const period = { key, printed, from: null, to: null }
      side.values.push({ column, period, unit, inferred: true })
    }
  }
}

/** References to notes: small whole numbers beside amounts with decimals. */
const areNotes = (texts: readonly string[]): boolean =>
  texts.every((text) => !/\d{3}|\./.test(text)) && texts.some((text) => /[1-9]/.test(text))

/** Fewer rising whole amounts are no accident worth losing them for. */
const LEAST_CODES = 6

/** Numbers of accounts: four digits and pairs of more, no two alike, nearly always rising. */
function areCodes(texts: readonly string[]): boolean {
  const numbers = texts.map(Number)
  const rising = numbers.filter((n, i) => i === 0 || n > numbers[i - 1]!)
  return (
    texts.length >= LEAST_CODES &&
    texts.every((text) => /^[1-9]\d{3}(?:\d{2}){0,3}$/.test(text)) &&
    new Set(numbers).size === numbers.length &&
    rising.length >= numbers.length * 0.7
  )
}

function countsUp(texts: readonly string[]): boolean {
  const numbers = texts.map(Number)
  return numbers.every((n, i) => Number.isInteger(n) && n > (numbers[i - 1] ?? 0))
}

/** No two columns of a side by one key: the heading tells them apart, else their order. */
function distinct(values: readonly ValueColumn[]): ValueColumn[] {
  const seen = new Set<string>()
  return values.map((value) => {
    let { key } = value.period
    if (seen.has(key)) key = folded(value.period.printed) || key
    for (let n = 2; seen.has(key); n++) key = `${value.period.key}（${n}）`
    seen.add(key)
    return { ...value, period: { ...value.period, key } }
  })
}
