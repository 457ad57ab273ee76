/** Returns and statements: a head and its lines, keyed by form, version and line code (forms change, domain §0.2). */
import type { Fen } from '@xinjian/format'
import type { FactRow, Lister } from './fact-row.ts'
import { date, fen, list, number, object, text } from './values.ts'

/** Declared sales of domain §2.3 and §2.4, by form. */
export function declaredSales(form: string, amountOf: (line: string) => Fen | null): Fen {
  const lines = form === 'SMALL' ? ['1', '4', '7', '9', '13'] : ['1', '5', '7', '8']
  return lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0)
}

/** The lines of a return, each under its head; `more`: what a form says of a line besides its amount. */
const lineRows = (
  table: FactRow['table'],
  head: { key: string; version: string },
  rows: Record<string, unknown>,
  more: (line: string) => FactRow['columns'] = () => ({}),
): FactRow[] =>
  Object.keys(rows).map((line) => ({
    table,
    key: `${head.key}/${line}`,
    columns: {
      return_key: head.key,
      form_version: head.version,
      line_code: line,
      amount: fen(rows[line]),
      ...more(line),
    },
  }))

export const vatReturn: Lister = (r) => {
  const version = String(r.form ?? '').includes('小规模') ? 'SMALL' : 'GENERAL'
  const key = `${version}/${text(r.periodStart)}-${text(r.periodEnd)}`
  const rows = object(r.rows)
  const ytd = object(r.ytd)
  const { rows: _rows, ytd: _ytd, ...rest } = r
  const schedules = Object.fromEntries(
    Object.entries(rest).filter(([, v]) => typeof v === 'object' && v !== null),
  )
  return [
    {
      table: 'vat_return',
      key,
      columns: {
        form_version: version,
        period_from: text(r.periodStart) ?? '',
        period_to: text(r.periodEnd) ?? '',
        declared_on: date(r.declareDate),
        deadline: date(r.deadline),
        status: text(r.status),
        declared_sales: declaredSales(version, (line) => fen(rows[line])),
        schedules,
      },
    },
    ...lineRows('vat_return_line', { key, version }, rows, (line) => ({
      ytd_amount: fen(ytd[line]),
    })),
  ]
}

export const citReturn: Lister = (r) => {
  const year = number(r.year) ?? 0
  const quarter = number(r.quarter)
  const form = quarter === null ? 'A100000' : 'A200000'
  const version = text(r.formVersion) ?? form
  const key = `${form}/${year}${quarter === null ? '' : `Q${quarter}`}`
  const rows = object(r.rows)
  const { rows: _rows, ...detail } = r
  return [
    {
      table: 'cit_return',
      key,
      columns: {
        form,
        form_version: version,
        year,
        quarter,
        declared_on: date(r.declareDate),
        deadline: date(r.deadline),
        detail,
      },
    },
    ...lineRows('cit_return_line', { key, version }, rows),
  ]
}

export const finStatement: Lister = (r) => {
  const standard = text(r.standard) ?? ''
  const from = date(r.periodStart)
  const to = date(r.periodEnd)
  const part = (kind: string, rows: unknown): FactRow[] =>
    list(rows).map((item) => ({
      table: 'fin_statement',
      key: `${kind}/${to}/${text(item.itemCode)}`,
      columns: {
        standard,
        kind,
        period_from: from,
        period_to: to,
        item_code: text(item.itemCode) ?? '',
        item_name: text(item.name) ?? '',
        begin_amount: fen(item.beginAmount),
        end_amount: fen(item.endAmount),
        current_amount: fen(item.currentAmount),
        ytd_amount: fen(item.ytdAmount),
      },
    }))
  return [
    ...part('BALANCE', r.balanceSheet),
    ...part('INCOME', r.incomeStatement),
    ...part('CASH', r.cashFlow),
  ]
}
