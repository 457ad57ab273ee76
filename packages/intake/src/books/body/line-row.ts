import { cellAt, type GridRow } from '../../forms/grid.ts'
import type { Role } from '../columns.ts'
import { readDecimal } from '../decimal.ts'
import type { Header } from '../header.ts'
import { SIDES } from '../sides/signs.ts'
import type { BookRow } from '../table.ts'

/** Amounts, that a book may tell in 万元. */
const MONEY: ReadonlySet<Role> = new Set([
  ...(['debit', 'credit', 'amount', 'open', 'close', 'cost', 'price', 'balance'] as const),
  ...(['deliveredAmount', 'invoicedAmount'] as const),
  ...(['openDebit', 'openCredit', 'closeDebit', 'closeCredit', 'received', 'paid'] as const),
  ...(['openAmount', 'inAmount', 'outAmount', 'closeAmount'] as const),
])

/** Columns that hold a figure. */
export const FIGURES: ReadonlySet<Role> = new Set([
  ...MONEY,
  ...(['qty', 'openQty', 'inQty', 'outQty', 'closeQty'] as const),
  ...(['deliveredQty', 'undeliveredQty', 'invoicedQty'] as const),
])

/** `142个`: how many, of one unit. `15件460本` are two figures, and none. */
const WITH_UNIT = /^([+＋-]?[\d,]+(?:\.\d+)?)(?:\p{Script=Han}{1,2}|[a-z]{1,5})$/iu

const plainFigure = (text: string, role: Role): string => {
  const counted = FIGURES.has(role) && !MONEY.has(role) ? WITH_UNIT.exec(text)?.[1] : undefined
  return (counted ?? text).replace(/^[+＋]/, '')
}

/** What the cells of a table are read by. */
export interface Reading {
  header: Header
  /** Of days that name none; null = nothing tells it. */
  year: string | null
  /** 10 to the power of the book's unit. */
  scale: bigint
  /** Words of a side as they are meant. */
  side: ReadonlyMap<string, string>
}

/** A line of the body of a table. A number is asked for by sums, checks and lines: it is read once. */
export class LineRow implements BookRow {
  readonly #line: GridRow
  readonly #by: Reading
  readonly #numbers: Partial<Record<Role, bigint | null>> = {}

  constructor(line: GridRow, by: Reading) {
    this.#line = line
    this.#by = by
  }

  get row(): number {
    return this.#line.row
  }

  text(role: Role): string | null {
    if (SIDES.has(role)) return this.#by.side.get(this.#cell(role) ?? '') ?? this.#cell(role)
    if (role !== 'date' || this.#by.header.columns.has('date')) return this.#cell(role)
    const [month, day] = [this.#cell('monthNo'), this.#cell('dayNo')]
    const of = /^20\d\d/.exec(this.#cell('year') ?? '')?.[0] ?? this.#by.year
    return of && month && day ? `${of}-${month}-${day}` : null
  }

  number(role: Role): bigint | null {
    const known = this.#numbers[role]
    if (known !== undefined) return known
    const read = this.#read(role)
    this.#numbers[role] = read
    return read
  }

  #cell(role: Role): string | null {
    const column = this.#by.header.columns.get(role)
    const text = column === undefined ? undefined : cellAt(this.#line, column)?.text
    // WeChat keeps its cells texts by an accent before them.
    return (text?.startsWith('`') ? text.slice(1) : text) || null
  }

  #isRed(role: Role): boolean {
    const column = this.#by.header.columns.get(role)
    return column !== undefined && cellAt(this.#line, column)?.red === true
  }

  #read(role: Role): bigint | null {
    const said = this.text(role)
    const read = said === null ? null : readDecimal(plainFigure(said, role))
    if (read === null) return null
    const { paidNegative, red } = this.#by.header
    const signed = red === 'MINUS' && read > 0n && this.#isRed(role) ? -read : read
    const turned = role === 'paid' && paidNegative ? -signed : signed
    return MONEY.has(role) ? turned * this.#by.scale : turned
  }
}
