/** One invoice behind a figure as it stood then: its face, its lines, the invoice it reverses or those that reverse it. */
import type { EvidenceColumn } from '@xinjian/contract'
import { KIND_CODES } from '@xinjian/engine/invoice/facts'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import { kindName } from '@xinjian/format/invoice/kinds'
import { amount } from '@xinjian/format/say/figures'
import type { Value } from '../../../../db/pool.ts'
import type { TenantDb } from '../../../../db/tenant.ts'
import type { AsOf, FoundRecord } from '../../evidence/read.ts'
import { shownNumber } from '../invoice-key.ts'

interface Face {
  id: number
  direction: 0 | 1
  invoice_key: string
  blue_key: string | null
  issue_day: string
  minute: number
  kind: number
  status: number
  abnormal: boolean
  amount: number
  tax: number
  total: number
  import_id: number
  party: string | null
  party_tax_no: string | null
}

interface Line {
  line_no: number
  goods: string
  category: string
  quantity: number | null
  rate_bp: number
  amount: number
  tax: number
}

const COLUMNS = `v.id, v.direction, v.invoice_key, v.blue_key, v.issue_day, v.minute, v.kind, v.status, v.abnormal, v.amount, v.tax,
  v.total, v.import_id, p.name as party, p.tax_no as party_tax_no`
const PARTY = `left join counterparty p on p.company_id = v.company_id and p.enterprise_id = v.enterprise_id and p.id = v.counterparty_id`

/** More reds of one blue invoice are not listed. */
const MOST_PARTNERS = 50

/** Invoices of a direction as of a revision, by `condition` on `v`; its value is $5. */
function facesOf(
  tenant: TenantDb,
  { enterpriseId, seq }: AsOf,
  direction: 0 | 1,
  condition: string,
  value: Value,
): Promise<Face[]> {
  const where = `v.company_id = $1 and v.enterprise_id = $2 and v.seq <= $3 and v.direction = $4 and ${condition}`
  return tenant.rows<Face>(
    `select ${COLUMNS} from invoice v ${PARTY} where ${where}
     union all
     select ${COLUMNS} from invoice_history v ${PARTY} where ${where} and v.seq_to > $3
     order by issue_day, invoice_key limit ${MOST_PARTNERS}`,
    [enterpriseId, seq, direction, value],
  )
}

/** `id`: direction and key, as the rows of a page are named. null = no such invoice then, or not of the query's direction. */
export async function invoiceRecord(
  tenant: TenantDb,
  asOf: AsOf,
  query: InvoiceEvidence,
  id: string,
): Promise<FoundRecord | null> {
  const [, side, key] = /^(OUT|IN)(.+)$/s.exec(id) ?? []
  if (!side || !key || (query.direction ?? side) !== side) return null
  const direction = side === 'OUT' ? 0 : 1
  const [face] = await facesOf(tenant, asOf, direction, 'v.invoice_key = $5', key)
  if (!face) return null
  const [lines, partners] = await Promise.all([
    linesOf(tenant, asOf, face.id),
    partnersOf(tenant, asOf, face),
  ])
  return {
    title: `${kindName(KIND_CODES[face.kind] ?? 'UNKNOWN')} ${shownNumber(face.invoice_key)}`,
    facts: factsOf(face),
    columns: LINE_COLUMNS,
    rows: lines.map((line) => ({ id: String(line.line_no), cells: lineCells(line) })),
    marked: null,
    partners,
    importId: face.import_id,
  }
}

const linesOf = (tenant: TenantDb, { enterpriseId }: AsOf, invoiceId: number): Promise<Line[]> =>
  tenant.rows<Line>(
    `select l.line_no, g.name as goods, g.category, l.quantity, l.rate_bp, l.amount, l.tax
       from invoice_item l
       join goods g on g.company_id = l.company_id and g.enterprise_id = l.enterprise_id and g.id = l.goods_id
      where l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = $3
      order by l.line_no limit 2000`,
    [enterpriseId, invoiceId],
  )

const idOf = ({ direction, invoice_key }: Face): string =>
  `${direction === 0 ? 'OUT' : 'IN'}${invoice_key}`

/** A red one names its blue one, held or not; a blue one is named by its reds. */
async function partnersOf(
  tenant: TenantDb,
  asOf: AsOf,
  face: Face,
): Promise<FoundRecord['partners']> {
  const { blue_key: blue, direction } = face
  if (blue !== null) {
    const [held] = await facesOf(tenant, asOf, direction, 'v.invoice_key = $5', blue)
    return [
      held
        ? { id: idOf(held), name: '对应的蓝字发票', said: saidOf(held) }
        : { id: null, name: '对应的蓝字发票', said: `${shownNumber(blue)}（不在已取得的发票中）` },
    ]
  }
  const reds = await facesOf(tenant, asOf, direction, 'v.blue_key = $5', face.invoice_key)
  return reds.map((red) => ({ id: idOf(red), name: '对应的红字发票', said: saidOf(red) }))
}

const saidOf = ({ invoice_key, issue_day, total }: Face): string =>
  `${shownNumber(invoice_key)}，${issue_day}，价税合计${amount(total / 100)}元`

const two = (n: number): string => String(n).padStart(2, '0')

const factsOf = (face: Face): FoundRecord['facts'] => [
  { title: '方向', type: 'text', value: face.direction === 0 ? '销项' : '进项' },
  { title: '票种', type: 'text', value: kindName(KIND_CODES[face.kind] ?? 'UNKNOWN') },
  { title: '发票号码', type: 'text', value: shownNumber(face.invoice_key) },
  { title: '开票日期', type: 'date', value: face.issue_day },
  ...(face.minute < 0
    ? []
    : [
        {
          title: '开票时间',
          type: 'text' as const,
          value: `${two(Math.floor(face.minute / 60))}:${two(face.minute % 60)}`,
        },
      ]),
  {
    title: '状态',
    type: 'text',
    value: face.status === 1 ? '作废' : face.total < 0 ? '红字' : '正常',
  },
  ...(face.abnormal
    ? [{ title: '税务标记', type: 'text' as const, value: '税务机关标记为异常或疑点' }]
    : []),
  { title: '对方名称', type: 'text', value: face.party },
  { title: '对方税号', type: 'text', value: face.party_tax_no },
  { title: '不含税金额', type: 'money', value: face.amount / 100 },
  { title: '税额', type: 'money', value: face.tax / 100 },
  { title: '价税合计', type: 'money', value: face.total / 100 },
]

const LINE_COLUMNS: EvidenceColumn[] = [
  { key: 'goods', title: '货物或服务', type: 'text' },
  { key: 'category', title: '税收分类', type: 'text', under: 'goods' },
  { key: 'quantity', title: '数量', type: 'number' },
  { key: 'rate', title: '税率', type: 'text' },
  { key: 'amount', title: '金额', type: 'money' },
  { key: 'tax', title: '税额', type: 'money' },
]
const RATES: Record<number, string> = { [-1]: '免税', [-2]: '不征税', [-3]: '未列明' }

const lineCells = ({ goods, category, quantity, rate_bp, amount, tax }: Line) => ({
  goods,
  category,
  quantity,
  rate: RATES[rate_bp] ?? `${rate_bp / 100}%`,
  amount: amount / 100,
  tax: tax / 100,
})
