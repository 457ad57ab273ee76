/** 税务登记信息, 办税人员, 税费种认定, 资格认定; 投资方 and 变更记录. Rows of registrations and owners open no rows of their own. */

import { maskMobile, maskName } from '@xinjian/format'
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import { NAMES_PERSONS } from '../../../kit/rules/changes.ts'
import { indicatorTable, table, text } from '../../../kit/sections/blocks.ts'
import type { Block, FactsBlock, Section } from '../../../report/document.ts'
import { TAX_PAYMENT_SECTION_SAYS } from '../../../tax-payment/part.ts'
import type { TaxReportContext } from '../../context.ts'
import type { ReportBuild } from '../../definition.ts'
import type { FullRegistration, RegistrationChange, Shareholder } from '../../facts.ts'
import { TAX_RECORD_RULE_SAYS } from '../rules/words.ts'
import { TAX_RECORD_SAYS } from '../words.ts'
import { TAX_RECORD_SECTION_SAYS } from './words.ts'

const TAXPAYER = {
  GENERAL: TAX_PAYMENT_SECTION_SAYS.generalTaxpayer,
  SMALL: TAX_PAYMENT_SECTION_SAYS.smallTaxpayer,
  INDIVIDUAL: TAX_PAYMENT_SECTION_SAYS.individual,
} as const
const WAN = TAX_RECORD_SECTION_SAYS.wanYuan
const wan = (value: number | null | undefined): string | null =>
  value == null ? null : `${value}${WAN}`
const people = (value: number | null | undefined): string | null =>
  value == null ? null : TAX_RECORD_SECTION_SAYS.people({ n: value })

function profile(r: FullRegistration): FactsBlock {
  return {
    kind: 'facts',
    id: 'registration',
    title: TAX_RECORD_SECTION_SAYS.registration,
    items: [
      { label: TAX_PAYMENT_SECTION_SAYS.enterpriseName, value: r.name },
      { label: TAX_PAYMENT_SECTION_SAYS.creditCode, value: r.taxNo },
      { label: TAX_PAYMENT_SECTION_SAYS.taxRegistration, value: r.taxpayerStatus ?? null },
      { label: TAX_RECORD_SECTION_SAYS.regStatus, value: r.regStatus ?? null },
      { label: TAX_RECORD_SECTION_SAYS.entType, value: r.entType ?? null },
      { label: TAX_PAYMENT_SECTION_SAYS.foundedOn, value: r.establishedOn ?? null, type: 'date' },
      { label: TAX_PAYMENT_SECTION_SAYS.industry, value: r.industryName ?? null },
      { label: TAX_RECORD_SECTION_SAYS.capital, value: wan(r.capitalWan) },
      { label: TAX_RECORD_SECTION_SAYS.paidInCapital, value: wan(r.paidWan) },
      { label: TAX_RECORD_SECTION_SAYS.regAddress, value: r.regAddress ?? null },
      { label: TAX_RECORD_SECTION_SAYS.bizAddress, value: r.bizAddress ?? null },
      { label: TAX_RECORD_SECTION_SAYS.taxAuthority, value: r.taxAuthority ?? null },
      { label: TAX_RECORD_SECTION_SAYS.accounting, value: r.accountingStandard ?? null },
      { label: TAX_RECORD_SECTION_SAYS.employees, value: people(r.employees) },
      { label: TAX_RECORD_RULE_SAYS.insured, value: people(r.insured) },
      { label: TAX_RECORD_SAYS.scope, value: r.bizScope ?? null },
    ],
  }
}

function qualification(r: FullRegistration): FactsBlock {
  return {
    kind: 'facts',
    id: 'qualification',
    title: TAX_RECORD_SECTION_SAYS.qualification,
    items: [
      {
        label: TAX_PAYMENT_SECTION_SAYS.taxpayerType,
        value: r.taxpayerType ? TAXPAYER[r.taxpayerType] : null,
      },
      { label: TAX_RECORD_SECTION_SAYS.generalFrom, value: r.generalFrom ?? null, type: 'date' },
      { label: TAX_RECORD_SECTION_SAYS.citMethod, value: r.citMethod ?? null },
    ],
  }
}

function taxKinds({ taxKinds: kinds }: FullRegistration): Block {
  if (!kinds) return text('tax-kinds-missing', TAX_RECORD_SECTION_SAYS.kindsNotCollected)
  if (kinds.length === 0) return text('tax-kinds-none', TAX_RECORD_SECTION_SAYS.noKinds)
  return table(
    'tax-kinds',
    TAX_RECORD_SECTION_SAYS.kinds,
    [
      { key: 'taxKind', title: TAX_RECORD_SECTION_SAYS.taxOrFee, type: 'text' },
      { key: 'period', title: TAX_RECORD_SECTION_SAYS.filingTerm, type: 'text' },
      { key: 'validFrom', title: TAX_RECORD_SECTION_SAYS.validFrom, type: 'date' },
      { key: 'validTo', title: TAX_RECORD_SECTION_SAYS.validTo, type: 'date' },
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
  if (!known) return text('staff-missing', TAX_RECORD_SECTION_SAYS.staffNotCollected)
  if (known.length === 0) return text('staff-none', TAX_RECORD_SECTION_SAYS.noStaff)
  return table(
    'staff',
    TAX_RECORD_SECTION_SAYS.staff,
    [
      { key: 'role', title: TAX_RECORD_SECTION_SAYS.role, type: 'text' },
      { key: 'name', title: TAX_RECORD_SECTION_SAYS.personName, type: 'text' },
      { key: 'phone', title: TAX_RECORD_SECTION_SAYS.phone, type: 'text' },
    ],
    known.map(({ role, name, phone }) => ({
      cells: { role, name: masked(name), phone: phone ? hiddenPhone(phone) : null },
      evidence: [],
    })),
    TAX_RECORD_SECTION_SAYS.staffNote,
  )
}

export function registrationSection(build: ReportBuild): Section {
  const { registration } = build.context.facts
  return {
    id: 's01-registration',
    title: TAX_RECORD_SECTION_SAYS.registration,
    blocks: [
      profile(registration),
      qualification(registration),
      indicatorTable(
        build,
        'registration-indicators',
        TAX_RECORD_SECTION_SAYS.registrationFigures,
        ['T-044'],
      ),
      taxKinds(registration),
      staff(registration),
    ],
  }
}

const isPerson = ({ kind }: Shareholder): boolean =>
  kind?.includes(TAX_RECORD_SECTION_SAYS.individuals) ?? false

function owners({ facts }: TaxReportContext): Block {
  const { shareholders } = facts
  if (shareholders === null)
    return text('owners-missing', TAX_RECORD_SECTION_SAYS.ownersNotCollected)
  if (shareholders.length === 0) return text('owners-none', TAX_RECORD_SECTION_SAYS.noOwners)
  const ratios = shareholders.map(({ ratio }) => ratio)
  const sum = ratios.reduce<number>((a, b) => a + (b ?? 0), 0)
  // Told in percent; the law leaves rounding to the registry.
  const off = !ratios.includes(null) && (sum < 99.5 || sum > 100.5)
  return table(
    'owners',
    TAX_RECORD_SECTION_SAYS.owners,
    [
      { key: 'name', title: TAX_RECORD_SECTION_SAYS.owners, type: 'text' },
      { key: 'kind', title: TAX_RECORD_SECTION_SAYS.type, type: 'text' },
      { key: 'ratio', title: TAX_RECORD_SECTION_SAYS.ratio, type: 'ratio' },
      { key: 'subscribed', title: TAX_RECORD_SECTION_SAYS.subscribed, type: 'number', unit: WAN },
      { key: 'paid', title: TAX_RECORD_SECTION_SAYS.paidIn, type: 'number', unit: WAN },
      { key: 'on', title: TAX_RECORD_SECTION_SAYS.subscribedOn, type: 'date' },
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
    off ? TAX_RECORD_SECTION_SAYS.sharesOff({ sum: String(Number(sum.toFixed(2))) }) : undefined,
  )
}

function changes({ facts, asOf }: TaxReportContext): Block {
  const { changes: all } = facts.registration
  if (!all) return text('changes-missing', TAX_RECORD_SECTION_SAYS.changesNotCollected)
  const seen = all
    .filter(({ on }) => (optionalDay(on) ?? asOf) <= asOf)
    .sort((a, b) => ((a.on ?? '') < (b.on ?? '') ? 1 : (a.on ?? '') > (b.on ?? '') ? -1 : 0))
  if (seen.length === 0) return text('changes-none', TAX_RECORD_SECTION_SAYS.noChanges)
  return table(
    'changes',
    TAX_RECORD_SECTION_SAYS.changes,
    [
      { key: 'on', title: TAX_RECORD_SECTION_SAYS.changedOn, type: 'date' },
      { key: 'item', title: TAX_RECORD_SECTION_SAYS.changedItem, type: 'text' },
      { key: 'before', title: TAX_RECORD_SECTION_SAYS.before, type: 'text' },
      { key: 'after', title: TAX_RECORD_SECTION_SAYS.after, type: 'text' },
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
    title: TAX_RECORD_SECTION_SAYS.ownersAndChanges,
    blocks: [owners(context), changes(context)],
  }
}
