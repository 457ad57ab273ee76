/** Lines of a form that lies before us as a grid: every table of it in turn. */
import type { GridCell, GridRow, GridSheet } from '../forms/grid.ts'
import { cellAt } from '../forms/grid.ts'
import { FORM_SAYS } from '../forms/words.ts'
import { LIMITS } from '../limits.ts'
import { cellValue, isStruck } from './amounts.ts'
import {
  beginsTable,
  codeColumnOf,
  codeOf,
  namedAbove,
  numbersColumns,
  plain,
  readTableHead,
  type TableHead,
  type ValueColumn,
} from './columns.ts'
import { LineList } from './line-list.ts'
import type { ReturnColumn, ReturnItem } from './model.ts'
import { ruleOfCode, ruleOfLabel } from './printed-rules.ts'
import { asks, isChoice, questionOf } from './questions.ts'
import type { FormRule } from './rules.ts'

export interface GridLines {
  items: ReturnItem[]
  /** Identities that the form prints: among its lines, and among its numbered columns. */
  lineRules: FormRule[]
  columnRules: FormRule[]
  columns: ReturnColumn[]
  warnings: string[]
}

/** Rows of a head: titles of three levels and the numbers. */
const MAX_HEAD_ROWS = 5
const SOURCE_CONFIDENCE: Partial<Record<GridSheet['source'], number>> = {
  TABLE: 0.96,
  PDF_TEXT: 0.92,
  OCR: 0.8,
}
/** Rates, shares, pieces and heads: no unit of money scales them. */
const COUNTED =
  /^(?:[减加]:)?(?:税率|.{0,12}(?:所得率|分[摊配]比例|单位税额|份数|人数|数量)(?:\([%元]\))?$)/
/** Lines without a number that are lines all the same. */
const UNNUMBERED = /^(?:合计|小计|总计|出口免税|其中:?跨境服务)$/

export function readGridLines(sheet: GridSheet, factor: number): GridLines {
  return new GridReader(sheet, factor).read()
}

class GridReader {
  private readonly lines: GridLines = {
    items: [],
    lineRules: [],
    columnRules: [],
    columns: [],
    warnings: [],
  }
  private readonly list = new LineList()
  private readonly rows: readonly GridRow[]
  private readonly base: number
  private readonly source: GridSheet['source']
  private readonly factor: number
  private section = ''
  /** Headings beside the lines that span several of them, by column. */
  private groups = new Map<number, string>()
  /** Codes of the lines with the texts of their number cells, for identities that name a range. */
  private readonly printed: { code: string; text: string; label: string }[] = []

  constructor({ rows, source }: GridSheet, factor: number) {
    this.rows = rows
    this.source = source
    this.base = SOURCE_CONFIDENCE[source] ?? 0.9
    this.factor = factor
  }

  read(): GridLines {
    for (let at = 0; at < this.rows.length; ) {
      const next = this.table(at)
      if (next > at) at = next
      else at = this.loose(at)
    }
    this.lines.items = this.list.all()
    if (this.list.cut) this.lines.warnings.push(FORM_SAYS.moreLines({ n: LIMITS.maxFormLines }))
    const codes = this.printed.map(({ code }) => code)
    for (const { code, text, label } of this.printed) {
      const rule = ruleOfCode(text, codes) ?? ruleOfLabel(code, label)
      if (rule) this.lines.lineRules.push(rule)
    }
    return this.lines
  }

  /** A row outside of any table: a heading, or a pair of a numbered question and its answer. */
  private loose(at: number): number {
    const row = this.rows[at]!
    if (row.cells.length === 1) this.heading(row)
    this.answers(row)
    return at + 1
  }

  private heading(row: GridRow): void {
    const text = plain(row.cells[0]!.text)
    if (text.length <= 60 && /^(?:[一二三四五六七八九十]+、|应税行为\()/.test(text))
      this.section = text
  }

  /** Reads the table that begins here; the row after it, or `at` when none does. */
  private table(at: number): number {
    const numbered = numbersColumns(this.rows[at]!)
    if (!numbered && !beginsTable(this.rows[at]!)) return at
    const from = numbered ? this.nameRows(at) : at
    const to = numbered ? at + 1 : this.headEnd(at)
    const end = this.bodyEnd(to, numbered ? undefined : codeColumnOf(this.rows[at]!))
    const body = this.rows.slice(to, end)
    const head = readTableHead(this.rows.slice(from, to), body)
    if (!head) return at
    for (const { code, name, printed } of head.values) {
      if (!this.lines.columns.some((column) => column.name === name))
        this.lines.columns.push({ name, code })
      const rule = ruleOfCode(printed, [])
      if (rule && !this.lines.columnRules.some(({ text }) => text === rule.text))
        this.lines.columnRules.push(rule)
    }
    if (numbered && head.labelColumns.length === 0) return this.columnsAsLines(head, to)
    this.groups = new Map()
    let columns = head
    for (const [i, row] of body.entries())
      if (numbersColumns(row)) columns = { ...head, values: namedAbove(row, body[i - 1]) }
      else this.line(row, columns)
    this.groups.clear()
    return Math.max(end, to)
  }

  /** Rows above the numbers of columns that name them. */
  private nameRows(at: number): number {
    let from = at
    while (
      from > 0 &&
      at - from < MAX_HEAD_ROWS - 1 &&
      this.rows[from - 1]!.cells.length >= 2 &&
      !this.rows[from - 1]!.cells.some(({ text }) => /[:：]/.test(text))
    )
      from--
    return from
  }

  /** The head ends with the numbers of its columns, or before the first line that has a number of its own. */
  private headEnd(at: number): number {
    const start = this.rows[at]!
    const column = codeColumnOf(start)
    for (let to = at + 1; to < this.rows.length && to - at < MAX_HEAD_ROWS; to++) {
      const row = this.rows[to]!
      const code = column === undefined ? null : cellAt(row, column)
      if (numbersColumns(row) && !code) return to + 1
      if (code && codeOf(code.text) !== null) return to
      if (column === undefined && row.cells.some(({ text }) => codeOf(text) !== null)) return to
      if (row.cells.length === 1 && column !== undefined && row.cells[0]!.column <= column)
        return to
    }
    return at + 1
  }

  /** The lines go on to the next head. One that only numbers some columns for the lines below it, under a line of its own, is none. */
  private bodyEnd(from: number, codeColumn: number | undefined): number {
    const numbersNext = (at: number): boolean => {
      const above = codeColumn === undefined ? undefined : this.rows[at - 1]
      const code = above && at > from ? cellAt(above, codeColumn!) : undefined
      return numbersColumns(this.rows[at]!) && !(code && codeOf(code.text) !== null)
    }
    let end = from
    while (end < this.rows.length && !beginsTable(this.rows[end]!) && !numbersNext(end)) end++
    const head = end < this.rows.length && numbersColumns(this.rows[end]!)
    return head ? Math.max(from, this.nameRows(end)) : end
  }

  private line(row: GridRow, head: TableHead): void {
    const numberCell = head.codeColumn === null ? undefined : cellAt(row, head.codeColumn)
    const code = numberCell ? codeOf(numberCell.text) : null
    const labels = row.cells.filter(({ column }) => head.labelColumns.includes(column))
    const texts = labels
      .map(({ text }) => text.replace(/\s+/g, ' '))
      .filter((text) => !isStruck(text))
    const label = (head.codeColumn === null ? texts.join(' ') : texts.at(-1)) ?? ''
    if (code === null && !this.countsUnnumbered(row, head, label)) {
      if (row.cells.length === 1) this.heading(row)
      else this.answers(row)
      return
    }
    if (code !== null) this.group(labels)
    const figures = head.values.map(({ column, name }): Figure => [name, cellAt(row, column)])
    if (label === '' && code !== null && asks(row)) this.question(row, code, head)
    else this.add(row, { code, column: null, label, figures })
    if (code !== null) this.printed.push({ code, text: numberCell!.text, label })
  }

  /** A line of a form that asks question by question: its last words are the question, the answer stands behind them. */
  private question(row: GridRow, code: string, head: TableHead): void {
    const cells = row.cells.filter(({ column }) => column !== head.codeColumn)
    const at = cells.findLastIndex(({ text }) => /[\u4e00-\u9fff]{2}/.test(text))
    const label = cells[at]?.text ?? ''
    const [{ name }] = head.values as [ValueColumn]
    const figures =
      head.values.length === 1
        ? [[name, cells[at + 1]] as Figure]
        : head.values.map((value): Figure => [value.name, cellAt(row, value.column)])
    this.add(row, { code, column: null, label, figures }, head.values.length === 1 ? 1 : ASKED)
  }

  /** The last name of a line is its own, those before it go on for the lines below until others stand there. */
  private group(labels: readonly GridCell[]): void {
    const own = labels.at(-1)
    if (!own) return
    const first = labels[0]!.column
    for (const column of this.groups.keys())
      if (column >= own.column || (labels.length > 1 && column >= first)) this.groups.delete(column)
    for (const { column, text } of labels.slice(0, -1)) this.groups.set(column, plain(text))
  }

  /** A line without a number is a sum, or stands in a table that numbers only its columns and has a figure. */
  private countsUnnumbered(row: GridRow, head: TableHead, label: string): boolean {
    if (UNNUMBERED.test(plain(label))) return true
    if (head.codeColumn !== null || label === '') return false
    return head.values.some(({ column }) => /\d/.test(cellAt(row, column)?.text ?? ''))
  }

  /** A form whose columns are its lines: their figures stand in the row below. */
  private columnsAsLines(head: TableHead, at: number): number {
    const row = this.rows[at]
    const filled = row?.cells.every(
      ({ text }) => cellValue(text, this.factor) !== null && /^[-+\d.,(]/.test(plain(text)),
    )
    for (const { column, name, code } of head.values) {
      const cell = filled && row ? cellAt(row, column) : undefined
      const label = this.section === '' ? name : `${this.section} ${name}`
      this.add(row ?? this.rows[at - 1]!, {
        code,
        column: code,
        label,
        figures: [['金额', cell]],
      })
    }
    return filled ? at + 1 : at
  }

  /** `104从业人数 | 20`: base information asks by numbers of three digits, quarterly returns ask by name alone. */
  private answers(row: GridRow): void {
    for (const [i, cell] of row.cells.entries()) {
      const asked = questionOf(cell.text)
      if (!asked) continue
      const { code, label } = asked
      const next = row.cells[i + 1]
      const answer =
        next && !questionOf(next.text) && !isChoice(plain(next.text)) ? next : undefined
      this.add(row, { code, column: null, label, figures: [['内容', answer]], worded: true })
    }
  }

  private add(row: GridRow, { code, column, label, figures, worded }: Line, bound = 1): void {
    const values: Record<string, string | null> = {}
    const places: Record<string, string> = { '': row.cells[0]?.place ?? '' }
    for (const [name, cell] of figures) {
      if (cell && isStruck(cell.text)) continue
      const counted = [label, name].some((text) => COUNTED.test(plain(text)))
      const value = cellValue(cell?.text ?? '', counted ? 1 : this.factor)
      values[name] = worded && value !== null ? cell!.text : value
      if (cell) places[name] = cell.place
    }
    const section = [this.section, ...this.groups.values()].filter((text) => text !== '').join(' ')
    const read = this.base * Math.min(1, ...row.cells.map(({ confidence }) => confidence))
    this.list.add({
      label,
      code,
      row: column === null ? code : null,
      column,
      ...(section !== '' && { section }),
      values,
      places,
      source: this.source,
      confidence: Math.min(bound, read),
    })
  }
}

/** A column by its name, with what stands in it. */
type Figure = readonly [name: string, cell: GridCell | undefined]

interface Line extends Pick<ReturnItem, 'code' | 'column' | 'label'> {
  figures: readonly Figure[]
  /** What stands there is told in its words, numbers too. */
  worded?: boolean
}

/** Columns that are named and numbered anew among the lines may end without saying so. */
const ASKED = 0.8
