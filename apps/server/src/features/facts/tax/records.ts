/** What is behind one row: lines of a return, items of a statement. */
import type { contract, DataOf, Dataset } from '@xinjian/contract'
import { lineName } from '@xinjian/format/returns/form-lines'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { cellsOf, column, type StoredColumn, wireColumn } from './columns.ts'
import { UPLOAD } from './uploads/source.ts'

type CollectedRecord = DataOf<typeof contract.collected.collectedRecord>
type Fact = CollectedRecord['facts'][number]
type Reader = (tenant: TenantDb, enterpriseId: number, id: string) => Promise<CollectedRecord>

const READERS: Partial<Record<Dataset, Reader>> = {
  VAT_RETURN: vatRecord,
  CIT_RETURN: citRecord,
  FIN_STATEMENT: statementRecord,
}

/** Refuses UNKNOWN when there is no such row, or nothing behind it. */
export async function recordOf(
  tenant: TenantDb,
  enterpriseId: number,
  dataset: Dataset,
  id: string,
): Promise<CollectedRecord> {
  const read = READERS[dataset]
  if (!read) throw new Refusal('UNKNOWN', '该类数据没有更多明细')
  return read(tenant, enterpriseId, id)
}

const record = (
  columns: readonly StoredColumn[],
  rows: readonly Record<string, unknown>[],
  facts: Fact[] = [],
): CollectedRecord => ({
  facts: facts.filter((f) => f.value !== ''),
  columns: columns.map(wireColumn),
  rows: rows.map((row) => cellsOf(columns, row)),
})

const fact = (zh: string, en: string, value: unknown): Fact => ({
  zh,
  en,
  value: value === null || value === undefined ? '' : String(value),
})

const unknown = () => new Refusal('UNKNOWN', '未找到该条数据，可能已被更正，请刷新后重试')

const LINE = [column('line_code', '栏次', 'Line'), column('name', '项目', 'Item')]

interface Line extends Record<string, unknown> {
  line_code: string
  form_version: string
}

const linesOf = (
  tenant: TenantDb,
  table: 'vat_return_line' | 'cit_return_line',
  enterpriseId: number,
  key: string,
) =>
  tenant.rows<Line>(
    `select * from (
       select distinct on (row_key) * from ${table}
        where company_id = $1 and enterprise_id = $2 and return_key = $3 order by row_key, revision desc) l
      where not gone order by line_code::int`,
    [enterpriseId, key],
  )

/** Of an upload: where each amount stands in the file, and how surely it was read. */
const FOUND = [
  column('place', '原件位置', 'Place in the file'),
  column('confidence', '识别可信度', 'Confidence', 'percent'),
]
const found = (rows: readonly Record<string, unknown>[]): readonly StoredColumn[] =>
  rows.some(({ source }) => source === UPLOAD) ? FOUND : []
const percented = <Row extends Record<string, unknown>>(row: Row) => ({
  ...row,
  confidence: typeof row.confidence === 'number' ? Math.round(row.confidence * 100) : null,
})

async function vatRecord(tenant: TenantDb, enterpriseId: number, id: string) {
  const lines = await linesOf(tenant, 'vat_return_line', enterpriseId, id)
  if (lines.length === 0) throw unknown()
  const columns = [
    ...LINE,
    column('amount', '本期数', 'This period', 'money'),
    column('ytd_amount', '本年累计', 'Year to date', 'money'),
    ...found(lines),
  ]
  return record(
    columns,
    lines.map((l) => ({ ...percented(l), name: lineName(l.form_version, l.line_code) })),
  )
}

async function citRecord(tenant: TenantDb, enterpriseId: number, id: string) {
  const head = await tenant.one<{
    form: string
    form_version: string
    detail: Record<string, unknown>
  }>(
    `select form, form_version, detail from cit_return
      where company_id = $1 and enterprise_id = $2 and row_key = $3 order by revision desc limit 1`,
    [enterpriseId, id],
  )
  if (!head) throw unknown()
  const lines = await linesOf(tenant, 'cit_return_line', enterpriseId, id)
  const form = head.form === 'A200000' ? 'A200000' : head.form_version
  const { detail } = head
  return record(
    [...LINE, column('amount', '金额', 'Amount', 'money'), ...found(lines)],
    lines.map((l) => ({ ...percented(l), name: lineName(form, l.line_code) })),
    [
      fact('从业人数', 'Employees', detail.employees),
      fact('资产总额（万元）', 'Assets (10k)', detail.totalAssetsWan),
      fact('小型微利企业', 'Small and low-profit', detail.smallMicro),
      fact('职工薪酬', 'Wages', detail.wages),
      fact('研发费用', 'Research', detail.research),
    ],
  )
}

const BALANCE = [
  column('item_name', '项目', 'Item'),
  column('end_amount', '期末余额', 'At the end', 'money'),
  column('begin_amount', '年初余额', 'At the beginning', 'money'),
]
const FLOW = [
  column('item_name', '项目', 'Item'),
  column('current_amount', '本期金额', 'This period', 'money'),
  column('ytd_amount', '本年累计金额', 'Year to date', 'money'),
]

async function statementRecord(tenant: TenantDb, enterpriseId: number, id: string) {
  const [kind = '', periodTo = ''] = id.split('/')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(periodTo)) throw unknown()
  const items = await tenant.rows<Record<string, unknown>>(
    `select * from (
       select distinct on (row_key) * from fin_statement
        where company_id = $1 and enterprise_id = $2 and kind = $3 and period_to = $4 order by row_key, revision desc) i
      where not gone order by lpad(item_code, 12, '0')`,
    [enterpriseId, kind, periodTo],
  )
  if (items.length === 0) throw unknown()
  const columns = [...(kind === 'BALANCE' ? BALANCE : FLOW), ...found(items)]
  return record(columns, items.map(percented))
}
