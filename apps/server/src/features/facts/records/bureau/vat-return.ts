/** 增值税申报: a return a period; figures open its lines, those of its schedules among them. */
import { lineName } from '@xinjian/format/returns/form-lines'
import type { TenantDb } from '../../../../db/tenant.ts'
import { column, monthShown, unsummedMoney } from '../columns.ts'
import type { FactDataset } from '../dataset.ts'
import type { Lister } from '../fact-row.ts'
import { returnsGiveWay } from '../files/give-way.ts'
import { foundColumns, percented, record, unknownRow } from '../record-lines.ts'
import { date, fen, object, text } from '../values.ts'
import { declaredSales, lineRows } from './return-facts.ts'
import { LINE, LINE_ROW, lineAmount, linesOf, named, returnOf } from './return-lines.ts'
import { VAT_PERIOD } from './return-periods.ts'
import { alike } from './return-sums.ts'
import { scheduleLines } from './vat-schedules.ts'

const facts: Lister = (r) => {
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

async function vatRecord(tenant: TenantDb, enterpriseId: number, id: string) {
  const lines = await linesOf(tenant, 'vat_return', enterpriseId, id)
  if (lines.length === 0) throw unknownRow()
  const columns = [
    ...LINE,
    column('amount', '本期数', 'This period', 'money'),
    column('ytd_amount', '本年累计', 'Year to date', 'money'),
    ...foundColumns(lines),
  ]
  return record(
    columns,
    lines.map((l) => ({ ...percented(l), name: lineName(l.form_version, l.line_code) })),
  )
}

/** Of a month as uploads keep it, `202610`. */
const indexOf = (month: string): string =>
  `left(${month}, 4)::int * 12 + right(${month}, 2)::int - 1`

export const vatReturn: FactDataset = {
  table: 'vat_return',
  lines: 'vat_return_line',
  parts: { VAT_RETURNS: facts },
  collect: { mandatory: true, weight: 8 },
  listing: {
    columns: [
      column(
        'period',
        '税款所属期',
        'Period',
        'text',
        `case when r.period_from = r.period_to then ${monthShown('r.period_to')}
              else ${monthShown('r.period_from')} || ' 至 ' || ${monthShown('r.period_to')} end`,
      ),
      column(
        'form_version',
        '纳税人类型',
        'Taxpayer',
        'text',
        "case r.form_version when 'SMALL' then '小规模纳税人' else '一般纳税人' end",
      ),
      column('declared_sales', '申报销售额', 'Declared sales', 'money'),
      column(
        'due',
        '本期应补（退）税额',
        'Tax due',
        'money',
        lineAmount('vat_return', "case r.form_version when 'SMALL' then '22' else '34' end"),
      ),
      column('declared_on', '申报日期', 'Declared on', 'date'),
      column('deadline', '申报期限', 'Deadline', 'date'),
      column('status', '状态', 'Status'),
    ],
    order: 'r.period_to desc, r.row_key desc',
    search: [monthShown('r.period_from'), monthShown('r.period_to'), 'r.status'],
  },
  record: vatRecord,
  evidence: {
    title: '增值税申报表',
    counter: '栏',
    byFile: true,
    alike,
    fields: {
      key: { sql: 'r.row_key', type: 'text' },
      returnKey: { sql: 'r.return_key', type: 'text' },
      form: { sql: 'r.form_version', type: 'text' },
      line: { sql: 'r.line_code', type: 'text' },
      periodFrom: { sql: VAT_PERIOD.from, type: 'text' },
      periodTo: { sql: VAT_PERIOD.to, type: 'text' },
    },
    lines: {
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
        ...LINE_ROW,
        column('amount', '本期数', 'This period', 'money'),
        unsummedMoney('ytd_amount', '本年累计', 'Year to date'),
      ],
      order: `${VAT_PERIOD.to} desc, r.return_key desc, lpad(r.line_code, 6, '0')`,
      search: [VAT_PERIOD.to, 'r.line_code'],
      shown: (cells) => ({
        ...named(cells),
        form: cells.form === 'SMALL' ? '小规模纳税人适用' : '一般纳税人适用',
      }),
    },
    whole: {
      shared: ['period_from', 'period_to', 'form', 'source'],
      where: ({ id }) => ({ field: 'returnKey', in: [returnOf(id)] }),
    },
  },
  filed: {
    periods: `
      select date_trunc('milliseconds', v.collected_at) as at, ${indexOf('v.period_from')} as first, ${indexOf('v.period_to')} as last
        from (select distinct on (row_key) gone, source, period_from, period_to, collected_at from vat_return
               where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) v
       where not v.gone and v.source = 'UPLOAD'`,
    giveWay: returnsGiveWay('VAT_RETURN'),
  },
}
