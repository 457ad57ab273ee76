import { type DayNumber, KIND_CODES } from '@xinjian/engine/invoice/facts'
import { validDay } from '@xinjian/engine/kit/calendar/window'
import { cellStatus } from '@xinjian/intake/tables/cells'
import { fieldDecoder } from '@xinjian/intake/tables/csv-rows'
import { unquote } from '@xinjian/intake/tables/csv-scan'
import { readRow, type SheetContext } from '@xinjian/intake/tables/read-row'
import type { BadRow, TableInvoice } from '@xinjian/intake/tables/table-invoice'
import { ByteDictionary, type DictionarySnapshot } from './byte-dictionary.ts'
import { plainDate, plainFen, plainNumber } from './plain-cells.ts'
import { type EnterpriseOrder, orderByEnterprise } from './plain-fold.ts'
import type { PlainLayout } from './plain-layout.ts'
import { repeated } from './repeated.ts'
import { createColumns, type RowColumns, VOID_FLAG, widenColumns } from './row-columns.ts'

const FIRST_YEAR = 1994
const LAST_YEAR = 2100
const SUM_TOLERANCE = 5
const MAX_NAMED = 1_000
const EMPTY = new Uint8Array(0)
const SLOW = 2
const DIGITAL_LENGTH = 20

/** What was read of one plain table. */
export interface PlainTable {
  columns: RowColumns
  /** Rows by enterprise. */
  order: EnterpriseOrder
  direction: 'OUT' | 'IN'
  /** UTF-8. One entry, the empty text, when the table has no such column. */
  enterprises: DictionarySnapshot
  /** UTF-8. */
  parties: DictionarySnapshot
  /** Invoice numbers of red rows, by row. */
  redKeys: Map<number, string>
  /** Rows left out because their 数电号 had come before, by enterprise. */
  doubles: Map<number, number>
  bad: BadRow[]
  badCount: number
  rejectedRows: number
}

/** Collects the rows of one plain table. */
export class PlainRows {
  private columns: RowColumns = createColumns(1 << 16)
  private readonly layout: PlainLayout
  private readonly width: number
  private readonly decode: ReturnType<typeof fieldDecoder>
  private readonly context: SheetContext
  private readonly enterprises = new ByteDictionary()
  private readonly parties = new ByteDictionary()
  private readonly statuses = new ByteDictionary()
  /** 0 = normal, VOID_FLAG, SLOW = let the general reader say. */
  private readonly statusFlags: number[] = []
  /** Day + 1 of a packed date, 0 = not looked up yet, −1 = no such day. */
  private readonly days = new Int32Array((LAST_YEAR - FIRST_YEAR + 1) * 512)
  private readonly redKeys = new Map<number, string>()
  /** Row of each 数电号 of an enterprise. */
  private readonly digital = new Map<string, number>()
  private readonly doubles = new Map<number, number>()
  private readonly bad: BadRow[] = []
  private badCount = 0
  private rejected = 0
  private row = 0
  private readonly utf8: boolean
  private readonly today: DayNumber
  private readonly taxNumbers: boolean

  /** `today`: later rows are refused. */
  constructor(layout: PlainLayout, encoding: 'utf-8' | 'gb18030', today: DayNumber) {
    this.today = today
    this.layout = layout
    this.decode = fieldDecoder(encoding)
    this.utf8 = encoding === 'utf-8'
    this.taxNumbers = layout.partyField.endsWith('TaxNo')
    this.width =
      1 +
      Math.max(
        layout.number,
        layout.date,
        layout.party,
        layout.amount,
        layout.tax,
        layout.total,
        layout.status,
        layout.enterprise,
      )
    this.context = { sheet: null, header: layout.header, dateSystem: 1900, owner: { today } }
    if (layout.enterprise < 0) this.enterprises.id(EMPTY, 0, 0)
  }

  add(bytes: Uint8Array, n: number, starts: Int32Array, ends: Int32Array): void {
    if (++this.row === 1) return
    if (n < this.width) {
      this.addSlow(bytes, n, starts, ends)
      return
    }
    const { layout } = this
    const amount = plainFen(bytes, starts[layout.amount]!, ends[layout.amount]!)
    const tax = plainFen(bytes, starts[layout.tax]!, ends[layout.tax]!)
    const total = plainFen(bytes, starts[layout.total]!, ends[layout.total]!)
    const print = plainNumber(bytes, starts[layout.number]!, ends[layout.number]!)
    const day = this.dayOf(plainDate(bytes, starts[layout.date]!, ends[layout.date]!))
    const status = this.statusOf(bytes, starts, ends)
    if (
      !(Math.abs(amount + tax - total) <= SUM_TOLERANCE) ||
      print === 0 ||
      // A 数电号 names its invoice: it must be looked up.
      ends[layout.number]! - starts[layout.number]! >= DIGITAL_LENGTH ||
      day < 0 ||
      day > this.today ||
      status === SLOW ||
      !this.plainParty(bytes, starts[layout.party]!, ends[layout.party]!) ||
      (layout.enterprise >= 0 &&
        !this.plainText(bytes, starts[layout.enterprise]!, ends[layout.enterprise]!))
    ) {
      this.addSlow(bytes, n, starts, ends)
      return
    }
    const at = this.slot()
    const { columns } = this
    columns.enterprise[at] =
      layout.enterprise < 0
        ? 0
        : this.enterprises.id(bytes, starts[layout.enterprise]!, ends[layout.enterprise]!)
    columns.party[at] = this.parties.id(bytes, starts[layout.party]!, ends[layout.party]!)
    columns.day[at] = day
    columns.second[at] = -1
    columns.flags[at] = status
    columns.amount[at] = amount
    columns.tax[at] = tax
    columns.total[at] = total
    columns.print[at] = print
    if (total < 0)
      this.redKeys.set(at, this.decode(bytes, starts[layout.number]!, ends[layout.number]!))
  }

  finish(): PlainTable {
    return {
      columns: this.columns,
      order: orderByEnterprise(this.columns, this.enterprises.size),
      direction: this.layout.direction,
      enterprises: this.enterprises.snapshot(),
      parties: this.parties.snapshot(),
      redKeys: this.redKeys,
      doubles: this.doubles,
      bad: this.bad,
      badCount: this.badCount,
      rejectedRows: this.rejected,
    }
  }

  private addSlow(bytes: Uint8Array, n: number, starts: Int32Array, ends: Int32Array): void {
    if (n === 1 && starts[0] === ends[0]) return
    const cells = Array.from({ length: n }, (_, i) =>
      unquote(this.decode(bytes, starts[i]!, ends[i]!)).trim(),
    )
    const { invoice, bad } = readRow({ row: this.row, cells }, this.context)
    if (bad) {
      if (!bad.kept) this.rejected++
      this.note(bad)
    }
    if (invoice) this.addInvoice(invoice)
  }

  private note(bad: BadRow): void {
    this.badCount++
    if (this.bad.length < MAX_NAMED) this.bad.push(bad)
  }

  /** An invoice known by its 数电号 is counted once, as its last row states it; 作废 is final. */
  private addInvoice(invoice: TableInvoice): void {
    const digital =
      invoice.einvoiceNo === null ? null : `${invoice.enterprise ?? ''}@${invoice.einvoiceNo}`
    const known = digital === null ? undefined : this.digital.get(digital)
    const at = known ?? this.slot()
    const { columns } = this
    if (digital !== null) this.digital.set(digital, at)
    const voided = known !== undefined && columns.flags[at] === VOID_FLAG
    if (known !== undefined) {
      const whose = columns.enterprise[at]!
      this.doubles.set(whose, (this.doubles.get(whose) ?? 0) + 1)
      this.redKeys.delete(at)
      this.note(repeated(invoice))
    }
    const side = this.layout.direction === 'OUT' ? invoice.buyer : invoice.seller
    const party = Buffer.from(side.taxNo ?? side.code ?? side.name ?? '')
    const enterprise = Buffer.from(invoice.enterprise ?? '')
    const number = Buffer.from(invoice.key)
    columns.enterprise[at] = this.enterprises.id(enterprise, 0, enterprise.length)
    columns.party[at] = this.parties.id(party, 0, party.length)
    columns.day[at] = invoice.day
    columns.second[at] = invoice.second
    columns.flags[at] = voided || invoice.status === 'VOID' ? VOID_FLAG : 0
    columns.kind[at] = Math.max(0, KIND_CODES.indexOf(invoice.kind))
    columns.amount[at] = invoice.amount
    columns.tax[at] = invoice.tax
    columns.total[at] = invoice.total
    columns.print[at] = plainNumber(number, 0, number.length)
    if (invoice.total < 0) this.redKeys.set(at, invoice.key)
  }

  private slot(): number {
    if (this.columns.length === this.columns.day.length) this.columns = widenColumns(this.columns)
    return this.columns.length++
  }

  private dayOf(packed: number): number {
    const at = packed - FIRST_YEAR * 512
    if (at < 0 || at >= this.days.length) return -1
    if (this.days[at] === 0) {
      const day = validDay(packed >> 9, (packed >> 5) & 15, packed & 31)
      this.days[at] = day === null ? -1 : day + 1
    }
    return this.days[at]! < 0 ? -1 : this.days[at]! - 1
  }

  private statusOf(bytes: Uint8Array, starts: Int32Array, ends: Int32Array): number {
    const { status } = this.layout
    if (status < 0) return 0
    const id = this.statuses.id(bytes, starts[status]!, ends[status]!)
    if (id === this.statusFlags.length) {
      const known = cellStatus(unquote(this.decode(bytes, starts[status]!, ends[status]!)))
      this.statusFlags.push(known === null ? SLOW : known === 'VOID' ? VOID_FLAG : 0)
    }
    return this.statusFlags[id]!
  }

  /** Not quoted, no blanks around, and the bytes are UTF-8 already: dictionaries of all tables must agree. */
  private plainText(bytes: Uint8Array, start: number, end: number): boolean {
    if (end === start) return true
    if (bytes[start]! <= 0x2f || bytes[end - 1]! <= 0x20) return false
    if (this.utf8) return true
    for (let i = start; i < end; i++) if (bytes[i]! > 127) return false
    return true
  }

  /** A tax number must also need no normalising. */
  private plainParty(bytes: Uint8Array, start: number, end: number): boolean {
    if (!this.taxNumbers) return this.plainText(bytes, start, end)
    if (bytes[start] === 0x30) return false
    for (let i = start; i < end; i++) {
      const c = bytes[i]!
      if (c < 0x30 || c > 0x5a || (c > 0x39 && c < 0x41)) return false
    }
    return true
  }
}
