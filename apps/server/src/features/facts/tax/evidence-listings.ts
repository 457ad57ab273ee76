/** What is shown of the rows behind a figure: of returns their lines, of statements their items, of all else the office's listing. */
import type { RecordDataset } from '@xinjian/engine/report/document'
import { lineName } from '@xinjian/format/returns/form-lines'
import { type Cells, column, type StoredColumn, standing } from './columns.ts'
import { scheduleLines, scheduleName } from './evidence/schedules.ts'
import { sourceName } from './fact-rows.ts'
import { LISTINGS, type Listing, STATEMENT_KIND } from './listings.ts'
import { CIT_PERIOD, VAT_PERIOD } from './return-periods.ts'

/** Name of the line, which the database does not know. */
const named = (cells: Cells): Cells => ({
  ...cells,
  name:
    scheduleName(String(cells.line_code)) ?? lineName(String(cells.form), String(cells.line_code)),
})
const LINE: readonly StoredColumn[] = [
  column('line_code', '栏次', 'Line'),
  column('name', '项目', 'Item', 'text', "''"),
]

const LINES: Partial<Record<RecordDataset, Listing>> = {
  VAT_RETURN: {
    table: 'vat_return_line',
    within: {
      table: 'vat_return',
      rows: scheduleLines,
      columns: 'row_key, return_key, form_version, line_code, amount, ytd_amount, source, place',
    },
    columns: [
      column('period_from', '所属期起', 'From', 'text', VAT_PERIOD.from),
      column('period_to', '所属期止', 'To', 'text', VAT_PERIOD.to),
      column('form', '申报表', 'Form', 'text', 'r.form_version'),
      ...LINE,
      column('amount', '本期数', 'This period', 'money'),
      standing('ytd_amount', '本年累计', 'Year to date'),
    ],
    order: `${VAT_PERIOD.to} desc, r.return_key desc, lpad(r.line_code, 6, '0')`,
    search: [VAT_PERIOD.to, 'r.line_code'],
    shown: (cells) => ({
      ...named(cells),
      form: cells.form === 'SMALL' ? '小规模纳税人适用' : '一般纳税人适用',
    }),
  },
  CIT_RETURN: {
    table: 'cit_return_line',
    columns: [
      column('period_from', '所属期起', 'From', 'text', CIT_PERIOD.from),
      column('period_to', '所属期止', 'To', 'text', CIT_PERIOD.to),
      column('form', '申报表', 'Form', 'text', 'r.form_version'),
      ...LINE,
      standing('amount', '金额', 'Amount'),
    ],
    order: `${CIT_PERIOD.to} desc, r.return_key desc, lpad(r.line_code, 6, '0')`,
    search: [CIT_PERIOD.to, 'r.line_code'],
    shown: (cells) => ({
      ...named(cells),
      form: cells.form === 'A200000' ? 'A200000' : `A100000（${cells.form}版）`,
    }),
  },
  FIN_STATEMENT: {
    table: 'fin_statement',
    columns: [
      STATEMENT_KIND,
      column('period_to', '期间止', 'To', 'date'),
      column('item_code', '行次', 'Row'),
      column('item_name', '项目', 'Item'),
      standing('begin_amount', '年初余额', 'At the beginning'),
      standing('end_amount', '期末余额', 'At the end'),
      standing('current_amount', '本期金额', 'This period'),
      standing('ytd_amount', '本年累计金额', 'Year to date'),
    ],
    order: `r.period_to desc, array_position(array['BALANCE', 'INCOME', 'CASH'], r.kind), lpad(r.item_code, 12, '0')`,
    search: ['r.period_to::text', 'r.item_name'],
  },
}

/** Tables whose rows may come from files of the enterprise, which say where an amount stands. */
const BY_FILE: readonly RecordDataset[] = [
  'VAT_RETURN',
  'CIT_RETURN',
  'FIN_STATEMENT',
  'TAX_PAYMENT',
]
const SOURCE = column('source', '数据来源', 'Source')
const PLACE = column('place', '原件位置', 'Place in the file')

/** With where each row came from: a figure is worth what its rows are. */
function sourced(dataset: RecordDataset, listing: Listing): Listing {
  const { columns, shown = (cells: Cells) => cells } = listing
  return {
    ...listing,
    columns: [...columns, SOURCE, ...(BY_FILE.includes(dataset) ? [PLACE] : [])],
    shown: (cells) => ({ ...shown(cells), source: sourceName(String(cells.source)) }),
  }
}

export const recordListing = (dataset: RecordDataset): Listing =>
  sourced(dataset, LINES[dataset] ?? (LISTINGS[dataset] as Listing))
