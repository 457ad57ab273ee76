/** A row of a table → an invoice as it will be verified, judged before anything is sent. */
import { type Fen, formatFen } from '@xinjian/format'
import { type Beforehand, judgeBeforehand } from '@xinjian/format/verify/beforehand'
import { faultsOf } from '@xinjian/format/verify/faults'
import {
  formOfTyped,
  invoiceKeyOf,
  TYPED_FIELDS,
  type TypedInvoice,
  tidyTyped,
} from '@xinjian/format/verify/typed'
import { TABLE_SAYS } from '../../table-words.ts'
import { cellMoney, cellTime, identifier, isScientific } from '../cells.ts'
import { MAX_CELL, type RawRow } from '../raw-row.ts'
import type { VerifyColumns, VerifyField } from './columns.ts'

export interface VerifyTableRow {
  /** null for CSV. */
  sheet: string | null
  /** 1-based, as a spreadsheet program counts. */
  row: number
  /** Tidied; of a bad row as it stood. */
  typed: TypedInvoice
  /** Why it cannot be verified, in plain Chinese; null = it can. */
  why: string | null
  /** Of a good row: what the platform would refuse. */
  beforehand: Beforehand['result'] | null
}

/** A row before it is judged: neighbours of one invoice are joined first. */
export interface DraftRow {
  row: number
  /** Which invoice, '' = none is named. */
  key: string
  typed: Omit<TypedInvoice, 'amount'>
  /** 分; null = the table has none that can be read. */
  amounts: Record<AmountField, Fen | null>
  /** As they stand, for whoever repairs the row. */
  texts: Record<AmountField, string>
  /** What is wrong with a cell whatever the invoice is. */
  why: string[]
}

const AMOUNTS = ['amount', 'net', 'tax', 'total'] as const
type AmountField = (typeof AMOUNTS)[number]
const RAW_LENGTH = 60
const DAY_MS = 86_400_000

/** null = the row is blank. */
export function draftOf(raw: RawRow, at: VerifyColumns, dateSystem: 1900 | 1904): DraftRow | null {
  const why: string[] = []
  const cell = (field: VerifyField): string => {
    const column = at[field]
    const text = identifier(column === undefined ? '' : (raw.cells[column] ?? ''))
    if (text.length <= RAW_LENGTH) return text
    why.push(
      text.length > MAX_CELL
        ? TABLE_SAYS.cellTooLong
        : TABLE_SAYS.valueTooLong({ text: text.slice(0, 10) }),
    )
    return text.slice(0, RAW_LENGTH)
  }
  const number = (field: VerifyField, scientific: string): string => {
    const text = cell(field)
    if (isScientific(text.normalize('NFKC'))) why.push(scientific)
    return text
  }
  const code = number('invoiceCode', TABLE_SAYS.codeScientific)
  const invoiceNumber =
    number('einvoiceNo', TABLE_SAYS.numberScientific) ||
    number('invoiceNumber', TABLE_SAYS.numberScientific)
  const checkCode = number('checkCode', TABLE_SAYS.checkCodeScientific)
  const issueDate = cell('issueDate')
  const texts = byAmount(cell)
  const whole = [code, invoiceNumber, checkCode, issueDate, ...Object.values(texts)]
  if (whole.every((text) => text === '')) return null
  const typed = {
    invoiceCode: dashless(padded(code, 11, 12)),
    invoiceNumber: /^\d{1,7}$/.test(invoiceNumber)
      ? invoiceNumber.padStart(8, '0')
      : dashless(invoiceNumber),
    issueDate: dayOf(issueDate, dateSystem),
    checkCode: /^\d{1,5}$/.test(checkCode) ? checkCode.padStart(6, '0') : dashless(checkCode),
  }
  return {
    row: raw.row,
    key: typed.invoiceNumber && `${invoiceKeyOf(typed)} ${typed.issueDate}`,
    typed,
    amounts: byAmount((field) => (texts[field] === '' ? null : cellMoney(texts[field]))),
    texts,
    why,
  }
}

const byAmount = <T>(of: (field: AmountField) => T): Record<AmountField, T> => ({
  amount: of('amount'),
  net: of('net'),
  tax: of('tax'),
  total: of('total'),
})

/** A lone dash says that there is none. */
const dashless = (text: string): string => (/^[-–—/]$/.test(text) ? '' : text)

/** A code whose leading zero a spreadsheet program took away. */
const padded = (text: string, from: number, to: number): string =>
  text.length === from && /^\d+$/.test(text) ? text.padStart(to, '0') : text

function dayOf(text: string, dateSystem: 1900 | 1904): string {
  const time = cellTime(text, dateSystem)
  return time === null ? text : new Date(time.day * DAY_MS).toISOString().slice(0, 10)
}

/** Lines of one invoice become one: what they come to is what is compared. */
export function joined(a: DraftRow, b: DraftRow): DraftRow {
  const amounts = byAmount((field) => {
    const [x, y] = [a.amounts[field], b.amounts[field]]
    return x === null || y === null ? null : x + y
  })
  return { ...a, amounts, why: [...new Set([...a.why, ...b.why])] }
}

/** @param today ISO, in Beijing. */
export function judged(draft: DraftRow, sheet: string | null, today: string): VerifyTableRow {
  const stood = { ...draft.typed, amount: amountFor(draft) }
  const typed = tidyTyped(stood)
  const faults = faultsOf(typed, today)
  const told = TYPED_FIELDS.flatMap((field) => faults[field] ?? [])
  const why = draft.why.length > 0 ? draft.why : told
  const bad = why.length > 0
  return {
    sheet,
    row: draft.row,
    typed: bad ? stood : typed,
    why: bad ? [...new Set(why)].join('；') : null,
    beforehand: bad ? null : (judgeBeforehand(typed, today)?.result ?? null),
  }
}

/** The amount that the invoice's kind compares, of those that the table has; what cannot be read stays as it stands. */
function amountFor({ typed, amounts, texts }: DraftRow): string {
  const form = formOfTyped(tidyTyped({ ...typed, amount: '' }))
  const known = form === null || form === 'UNSUPPORTED' ? null : form
  const taxed = texts.tax !== '' || texts.total !== ''
  const net: AmountField = texts.net !== '' ? 'net' : 'amount'
  if (known?.amountMeant === 'GROSS' || known?.amountMeant === 'VEHICLE_TOTAL') {
    if (texts.total !== '') return shown(amounts.total, texts.total)
    if (texts.tax !== '' && amounts[net] !== null && amounts.tax !== null)
      return formatFen(amounts[net] + amounts.tax)
    // 不含税 alone is not what is compared.
    return texts.net !== '' || taxed ? '' : shown(amounts.amount, texts.amount)
  }
  return shown(amounts[net], texts[net])
}

const shown = (fen: Fen | null, text: string): string => (fen === null ? text : formatFen(fen))
