/** 企业所得税申报: by quarters and years; figures open its lines. */
import { lineName } from '@xinjian/format/returns/form-lines'
import type { TenantDb } from '../../../../db/tenant.ts'
import { column, unsummedMoney } from '../columns.ts'
import type { FactDataset } from '../dataset.ts'
import type { Lister } from '../fact-row.ts'
import { returnsGiveWay } from '../files/give-way.ts'
import { fact, foundColumns, percented, record, unknownRow } from '../record-lines.ts'
import { date, number, object, text } from '../values.ts'
import { lineRows } from './return-facts.ts'
import { LINE, LINE_ROW, lineAmount, linesOf, named, returnOf } from './return-lines.ts'
import { CIT_PERIOD } from './return-periods.ts'
import { alike } from './return-sums.ts'

const facts: Lister = (r) => {
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
  if (!head) throw unknownRow()
  const lines = await linesOf(tenant, 'cit_return', enterpriseId, id)
  const form = head.form === 'A200000' ? 'A200000' : head.form_version
  const { detail } = head
  return record(
    [...LINE, column('amount', '金额', 'Amount', 'money'), ...foundColumns(lines)],
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

/** Annual returns changed their layout with the year 2024 (domain §2.6). */
const citLine = (quarterly: string, old: string, now: string): string =>
  lineAmount(
    'cit_return',
    `case when r.form = 'A200000' then '${quarterly}' when r.form_version = '2017' then '${old}' else '${now}' end`,
  )

/** What the source tells in two parts, each in its own form. */
export const citReturn: FactDataset = {
  table: 'cit_return',
  lines: 'cit_return_line',
  parts: { CIT_QUARTERLY: facts, CIT_ANNUAL: facts },
  collect: { mandatory: true, weight: 6 },
  listing: {
    columns: [
      column('year', '年度', 'Year', 'text', 'r.year::text'),
      column('quarter', '季度', 'Quarter', 'text', "'Q' || r.quarter"),
      column('form', '申报表', 'Form'),
      column('revenue', '营业收入', 'Revenue', 'money', citLine('1', '1', '1')),
      column('profit', '利润总额', 'Profit', 'money', citLine('3', '13', '18')),
      column('due', '应补（退）税额', 'Tax due', 'money', citLine('24', '33', '38')),
      column('declared_on', '申报日期', 'Declared on', 'date'),
      column('deadline', '申报期限', 'Deadline', 'date'),
    ],
    order: 'r.year desc, r.quarter desc nulls first',
    search: ['r.year::text', 'r.form'],
  },
  record: citRecord,
  evidence: {
    title: '企业所得税申报表',
    counter: '行',
    byFile: true,
    alike,
    fields: {
      key: { sql: 'r.row_key', type: 'text' },
      returnKey: { sql: 'r.return_key', type: 'text' },
      form: { sql: CIT_PERIOD.form, type: 'text' },
      line: { sql: 'r.line_code', type: 'text' },
      periodFrom: { sql: CIT_PERIOD.from, type: 'text' },
      periodTo: { sql: CIT_PERIOD.to, type: 'text' },
    },
    lines: {
      table: 'cit_return_line',
      columns: [
        column('period_from', '所属期起', 'From', 'text', CIT_PERIOD.from),
        column('period_to', '所属期止', 'To', 'text', CIT_PERIOD.to),
        column('form', '申报表', 'Form', 'text', 'r.form_version'),
        ...LINE_ROW,
        unsummedMoney('amount', '金额', 'Amount'),
      ],
      order: `${CIT_PERIOD.to} desc, r.return_key desc, lpad(r.line_code, 6, '0')`,
      search: [CIT_PERIOD.to, 'r.line_code'],
      shown: (cells) => ({
        ...named(cells),
        form: cells.form === 'A200000' ? 'A200000' : `A100000（${cells.form}版）`,
      }),
    },
    whole: {
      shared: ['period_from', 'period_to', 'form', 'source'],
      where: ({ id }) => ({ field: 'returnKey', in: [returnOf(id)] }),
    },
  },
  filed: {
    periods: `
      select date_trunc('milliseconds', c.collected_at) as at, c.year * 12 + coalesce(c.quarter * 3 - 3, 0) as first,
             c.year * 12 + coalesce(c.quarter, 4) * 3 - 1 as last
        from (select distinct on (row_key) gone, source, year, quarter, collected_at from cit_return
               where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) c
       where not c.gone and c.source = 'UPLOAD'`,
    giveWay: returnsGiveWay('CIT_RETURN'),
  },
}
