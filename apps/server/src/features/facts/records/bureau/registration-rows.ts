/** Registration as told by the bureau: one fact a line, then the people, the tax kinds and what changed. */
import type { CollectedRow } from '@xinjian/contract'
import { maskName } from '@xinjian/format'
import type { TenantDb } from '../../../../db/tenant.ts'
import { column } from '../columns.ts'
import { sourceName } from '../source.ts'

export const REGISTRATION_COLUMNS = [
  column('item', '项目', 'Item'),
  column('content', '内容', 'Content'),
]

const ITEMS: readonly (readonly [key: string, zh: string])[] = [
  ['name', '企业名称'],
  ['tax_no', '纳税人识别号'],
  ['taxpayer_status', '纳税人状态'],
  ['taxpayer_type', '纳税人类型'],
  ['reg_status', '登记状态'],
  ['ent_type', '企业类型'],
  ['established_on', '成立日期'],
  ['capital_wan', '注册资本（万元）'],
  ['paid_wan', '实缴资本（万元）'],
  ['industry_code', '行业代码'],
  ['industry_name', '行业'],
  ['reg_address', '注册地址'],
  ['biz_address', '经营地址'],
  ['tax_authority', '主管税务机关'],
  ['accounting_standard', '会计准则'],
  ['cit_method', '企业所得税征收方式'],
  ['employees', '从业人数'],
  ['insured', '参保人数'],
]

interface Detail {
  generalFrom?: string | null
  bizScope?: string | null
  regAuthority?: string | null
  taxKinds?: unknown[]
  changes?: Record<string, unknown>[]
  people?: { role: string | null; name: string | null; idNo: string }[]
}

interface Found extends Record<string, unknown> {
  revision: number
  collected_at: Date
  source: string
  contract_no: string
  detail: Detail
}

export async function registrationRows(
  tenant: TenantDb,
  enterpriseId: number,
  keyword: string | undefined,
): Promise<CollectedRow[]> {
  const row = await tenant.one<Found>(
    `select * from tax_registration where company_id = $1 and enterprise_id = $2 order by revision desc limit 1`,
    [enterpriseId],
  )
  if (!row) return []
  return factsOf(row)
    .filter(([item, content]) => !keyword || `${item}${content}`.includes(keyword))
    .map(([item, content], i) => ({
      id: String(i),
      opens: false,
      revision: row.revision,
      collectedAt: row.collected_at.toISOString(),
      source: sourceName(row.source),
      contractNo: row.contract_no,
      cells: { item, content },
    }))
}

function factsOf(row: Found): (readonly [string, string])[] {
  const { detail } = row
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
  const plain = ITEMS.map(([key, zh]) => [zh, text(row[key])] as const)
  const more = [
    ['一般纳税人起始日期', text(detail.generalFrom)],
    ['登记机关', text(detail.regAuthority)],
    ['经营范围', text(detail.bizScope)],
    ['税种认定', (detail.taxKinds ?? []).map(kindOf).join('、')],
  ] as const
  const people = (detail.people ?? []).map(
    (p) =>
      [p.role ?? '相关人员', [maskName(p.name ?? ''), p.idNo].filter(Boolean).join('　')] as const,
  )
  const changes = (detail.changes ?? []).map((c) => ['变更记录', changeText(c)] as const)
  return [...plain, ...more, ...people, ...changes].filter(([, content]) => content !== '')
}

/** A tax kind is told as a word, or as an object that names it. */
const kindOf = (kind: unknown): string =>
  typeof kind === 'object' && kind !== null
    ? String((kind as Record<string, unknown>).name ?? Object.values(kind)[0] ?? '')
    : String(kind)

/** Changes of persons name persons. */
const PERSONS = /代表人|负责人|股东|投资人|董事|监事|高管|办税/

/** `2025-03-12 法定代表人：张* → 李*` */
function changeText(change: Record<string, unknown>): string {
  const { date, item, before, after } = change
  const said = (value: unknown) => {
    const name = value === null || value === undefined ? '' : String(value)
    return PERSONS.test(String(item)) && name !== '' ? maskName(name) : name
  }
  return `${String(date ?? '')} ${String(item ?? '')}：${said(before)} → ${said(after)}`.trim()
}
