/** 财务报表: stored item by item, listed one by one; each kind of statement is read for its own result. */
import type { TenantDb } from '../../../../db/tenant.ts'
import { column, unsummedMoney } from '../columns.ts'
import { currentRows, type FactDataset } from '../dataset.ts'
import type { FactRow, Lister } from '../fact-row.ts'
import { statementsGiveWay } from '../files/give-way.ts'
import { monthOfDaySql } from '../month.ts'
import { foundColumns, percented, record, unknownRow } from '../record-lines.ts'
import { date, fen, list, text } from '../values.ts'

const facts: Lister = (r) => {
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
  if (!/^\d{4}-\d{2}-\d{2}$/.test(periodTo)) throw unknownRow()
  const items = await tenant.rows<Record<string, unknown>>(
    `select * from (
       select distinct on (row_key) * from fin_statement
        where company_id = $1 and enterprise_id = $2 and kind = $3 and period_to = $4 order by row_key, revision desc) i
      where not gone order by lpad(item_code, 12, '0')`,
    [enterpriseId, kind, periodTo],
  )
  if (items.length === 0) throw unknownRow()
  const columns = [...(kind === 'BALANCE' ? BALANCE : FLOW), ...foundColumns(items)]
  return record(columns, items.map(percented))
}

const KIND = column(
  'kind',
  '报表',
  'Statement',
  'text',
  "case r.kind when 'BALANCE' then '资产负债表' when 'INCOME' then '利润表' else '现金流量表' end",
)
const ORDER = "r.period_to desc, array_position(array['BALANCE', 'INCOME', 'CASH'], r.kind)"

/** One row per statement: its result is the item that its kind is read for. */
const STATEMENTS = `(
  select f.kind || '/' || f.period_to as row_key, max(f.revision) as revision, max(f.collected_at) as collected_at,
         (array_agg(f.source order by f.collected_at desc))[1] as source,
         (array_agg(f.contract_no order by f.collected_at desc))[1] as contract_no,
         f.kind, f.standard, min(f.period_from) as period_from, f.period_to, count(*)::int as items,
         max(f.item_name) filter (where ${'$RESULT'}) as item,
         max(coalesce(f.end_amount, f.ytd_amount, f.current_amount)) filter (where ${'$RESULT'}) as amount
    from ${currentRows('fin_statement')} f
   group by f.kind, f.standard, f.period_to)`.replaceAll(
  '$RESULT',
  "f.item_name in ('资产总计', '净利润', '现金净增加额')",
)
export const statement: FactDataset = {
  table: 'fin_statement',
  parts: { FIN_STATEMENTS: facts },
  collect: { mandatory: true, weight: 6 },
  counted: { columns: 'kind, period_to', each: "distinct kind || '/' || period_to" },
  listing: {
    rows: STATEMENTS,
    columns: [
      KIND,
      column('period_from', '期间起', 'From', 'date'),
      column('period_to', '期间止', 'To', 'date'),
      column('standard', '会计准则', 'Standard'),
      column('item', '主要项目', 'Main item'),
      column('amount', '金额', 'Amount', 'money'),
      column('items', '项目数', 'Items', 'number'),
    ],
    order: ORDER,
    search: ['r.period_to::text', 'r.standard'],
  },
  record: statementRecord,
  evidence: {
    title: '财务报表',
    counter: '项',
    byFile: true,
    fields: {
      key: { sql: 'r.row_key', type: 'text' },
      kind: { sql: 'r.kind', type: 'text' },
      periodTo: { sql: 'r.period_to', type: 'date' },
      itemCode: { sql: 'r.item_code', type: 'text' },
      label: { sql: 'r.item_name', type: 'text' },
    },
    lines: {
      table: 'fin_statement',
      columns: [
        KIND,
        column('period_to', '期间止', 'To', 'date'),
        column('item_code', '行次', 'Row'),
        column('item_name', '项目', 'Item'),
        unsummedMoney('begin_amount', '年初余额', 'At the beginning'),
        unsummedMoney('end_amount', '期末余额', 'At the end'),
        unsummedMoney('current_amount', '本期金额', 'This period'),
        unsummedMoney('ytd_amount', '本年累计金额', 'Year to date'),
      ],
      order: `${ORDER}, lpad(r.item_code, 12, '0')`,
      search: ['r.period_to::text', 'r.item_name'],
    },
    whole: {
      shared: ['kind', 'period_to', 'source'],
      where: ({ cells }) => ({ field: 'periodTo', in: [String(cells.period_to)] }),
      of: (row, other) => other.cells.kind === row.cells.kind,
    },
  },
  filed: {
    periods: `
      select date_trunc('milliseconds', max(s.collected_at)) as at, ${monthOfDaySql('s.period_from')} as first, ${monthOfDaySql('s.period_to')} as last
        from (select distinct on (row_key) gone, source, period_from, period_to, collected_at from fin_statement
               where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) s
       where not s.gone and s.source = 'UPLOAD'
       group by s.period_from, s.period_to`,
    giveWay: statementsGiveWay,
  },
}
