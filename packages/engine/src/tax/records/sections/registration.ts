/** 税务登记信息, 办税人员, 税费种认定, 资格认定; 投资方 and 变更记录. Rows of registrations and owners open no rows of their own. */
import { maskMobile, maskName } from '@xinjian/format'
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import { indicatorTable, table, text } from '../../../kit/sections/blocks.ts'
import type { Block, FactsBlock, Section } from '../../../report/document.ts'
import type { TaxReportContext } from '../../context.ts'
import type { ReportBuild } from '../../definition.ts'
import type { FullRegistration, RegistrationChange, Shareholder } from '../../facts.ts'
import { NAMES_PERSONS } from '../changes.ts'

const TAXPAYER = { GENERAL: '一般纳税人', SMALL: '小规模纳税人', INDIVIDUAL: '个体工商户' } as const
const WAN = '万元'
const wan = (value: number | null | undefined): string | null =>
  value == null ? null : `${value}${WAN}`
const people = (value: number | null | undefined): string | null =>
  value == null ? null : `${value}人`

function profile(r: FullRegistration): FactsBlock {
  return {
    kind: 'facts',
    id: 'registration',
    title: '税务登记信息',
    items: [
      { label: '企业名称', value: r.name },
      { label: '统一社会信用代码', value: r.taxNo },
      { label: '税务登记状态', value: r.taxpayerStatus ?? null },
      { label: '登记状态', value: r.regStatus ?? null },
      { label: '企业类型', value: r.entType ?? null },
      { label: '成立日期', value: r.establishedOn ?? null, type: 'date' },
      { label: '行业', value: r.industryName ?? null },
      { label: '注册资本', value: wan(r.capitalWan) },
      { label: '实缴资本', value: wan(r.paidWan) },
      { label: '注册地址', value: r.regAddress ?? null },
      { label: '经营地址', value: r.bizAddress ?? null },
      { label: '主管税务机关', value: r.taxAuthority ?? null },
      { label: '会计准则', value: r.accountingStandard ?? null },
      { label: '从业人数', value: people(r.employees) },
      { label: '参保人数', value: people(r.insured) },
      { label: '经营范围', value: r.bizScope ?? null },
    ],
  }
}

function qualification(r: FullRegistration): FactsBlock {
  return {
    kind: 'facts',
    id: 'qualification',
    title: '资格认定',
    items: [
      { label: '纳税人类型', value: r.taxpayerType ? TAXPAYER[r.taxpayerType] : null },
      { label: '一般纳税人起始日期', value: r.generalFrom ?? null, type: 'date' },
      { label: '企业所得税征收方式', value: r.citMethod ?? null },
    ],
  }
}

function taxKinds({ taxKinds: kinds }: FullRegistration): Block {
  if (!kinds) return text('tax-kinds-missing', '未采集税费种认定信息。')
  if (kinds.length === 0) return text('tax-kinds-none', '税务机关未显示税费种认定。')
  return table(
    'tax-kinds',
    '税费种认定',
    [
      { key: 'taxKind', title: '税费种', type: 'text' },
      { key: 'period', title: '申报期限', type: 'text' },
      { key: 'validFrom', title: '有效期起', type: 'date' },
      { key: 'validTo', title: '有效期止', type: 'date' },
    ],
    kinds.map(({ taxKind, period, validFrom, validTo }) => ({
      cells: { taxKind, period, validFrom, validTo },
      evidence: [],
    })),
  )
}

/** Names and phones come masked; what does not is masked here as well. */
const masked = (name: string): string => (name.includes('*') ? name : maskName(name))
const hiddenPhone = (phone: string): string => (phone.includes('*') ? phone : maskMobile(phone))

function staff({ people: known }: FullRegistration): Block {
  if (!known) return text('staff-missing', '未采集办税人员信息。')
  if (known.length === 0) return text('staff-none', '税务机关未显示办税人员。')
  return table(
    'staff',
    '办税人员',
    [
      { key: 'role', title: '身份', type: 'text' },
      { key: 'name', title: '姓名', type: 'text' },
      { key: 'phone', title: '联系电话', type: 'text' },
    ],
    known.map(({ role, name, phone }) => ({
      cells: { role, name: masked(name), phone: phone ? hiddenPhone(phone) : null },
      evidence: [],
    })),
    '姓名与电话按规定隐去部分',
  )
}

export function registrationSection(build: ReportBuild): Section {
  const { registration } = build.context.facts
  return {
    id: 's01-registration',
    title: '税务登记信息',
    blocks: [
      profile(registration),
      qualification(registration),
      indicatorTable(build, 'registration-indicators', '登记指标', ['T-044']),
      taxKinds(registration),
      staff(registration),
    ],
  }
}

const isPerson = ({ kind }: Shareholder): boolean => kind?.includes('自然人') ?? false

function owners({ facts }: TaxReportContext): Block {
  const { shareholders } = facts
  if (shareholders === null) return text('owners-missing', '未采集投资方信息。')
  if (shareholders.length === 0) return text('owners-none', '税务机关未显示投资方。')
  const ratios = shareholders.map(({ ratio }) => ratio)
  const sum = ratios.reduce<number>((a, b) => a + (b ?? 0), 0)
  // Told in percent; the law leaves rounding to the registry.
  const off = !ratios.includes(null) && (sum < 99.5 || sum > 100.5)
  return table(
    'owners',
    '投资方',
    [
      { key: 'name', title: '投资方', type: 'text' },
      { key: 'kind', title: '类型', type: 'text' },
      { key: 'ratio', title: '持股比例', type: 'ratio' },
      { key: 'subscribed', title: '认缴出资', type: 'number', unit: WAN },
      { key: 'paid', title: '实缴出资', type: 'number', unit: WAN },
      { key: 'on', title: '认缴日期', type: 'date' },
    ],
    shareholders.map((holder) => ({
      cells: {
        name: isPerson(holder) ? masked(holder.name) : holder.name,
        kind: holder.kind,
        ratio: holder.ratio === null ? null : Number((holder.ratio / 100).toFixed(6)),
        subscribed: holder.subscribedWan,
        paid: holder.paidWan,
        on: holder.subscribedOn,
      },
      evidence: [],
    })),
    off ? `持股比例合计为${Number(sum.toFixed(2))}%，不等于100%，建议核实` : undefined,
  )
}

function changes({ facts, asOf }: TaxReportContext): Block {
  const { changes: all } = facts.registration
  if (!all) return text('changes-missing', '未采集变更记录。')
  const seen = all
    .filter(({ on }) => (optionalDay(on) ?? asOf) <= asOf)
    .sort((a, b) => ((a.on ?? '') < (b.on ?? '') ? 1 : (a.on ?? '') > (b.on ?? '') ? -1 : 0))
  if (seen.length === 0) return text('changes-none', '税务机关未显示变更记录。')
  return table(
    'changes',
    '变更记录',
    [
      { key: 'on', title: '变更日期', type: 'date' },
      { key: 'item', title: '变更事项', type: 'text' },
      { key: 'before', title: '变更前', type: 'text' },
      { key: 'after', title: '变更后', type: 'text' },
    ],
    seen.map((change) => ({
      cells: {
        on: change.on,
        item: change.item,
        before: shown(change, change.before),
        after: shown(change, change.after),
      },
      evidence: [],
    })),
  )
}

/** Changes of persons name persons. */
const shown = ({ item }: RegistrationChange, value: string | null): string | null =>
  value && NAMES_PERSONS.test(item) && !/公司|合伙|中心|集团/.test(value) ? masked(value) : value

export function ownersSection({ context }: ReportBuild): Section {
  return {
    id: 's02-owners',
    title: '投资方与变更记录',
    blocks: [owners(context), changes(context)],
  }
}
