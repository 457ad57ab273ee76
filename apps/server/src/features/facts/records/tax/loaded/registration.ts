/** Registration as a tax report reads it: what the bureau told in full, before what the platform knows of the enterprise. */
import type { FullRegistration, RegistrationChange, TaxKindRow } from '@xinjian/engine/tax/facts'
import { maskName } from '@xinjian/format'
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { FactHead } from '../../../../enterprise/index.ts'
import { type HeldRows, heldFacts, heldSql } from '../../held-facts.ts'
import { date, list, number, object, text } from '../../values.ts'

interface Told {
  key: string
  taxpayerStatus: string | null
  regStatus: string | null
  entType: string | null
  establishedOn: string | null
  capitalWan: number | null
  paidWan: number | null
  industryCode: string | null
  industryName: string | null
  regAddress: string | null
  bizAddress: string | null
  taxAuthority: string | null
  accountingStandard: string | null
  citMethod: string | null
  employees: number | null
  insured: number | null
  detail: unknown
}

const REGISTRATION = heldSql(
  'tax_registration',
  `taxpayer_status as "taxpayerStatus", reg_status as "regStatus", ent_type as "entType",
   established_on::text as "establishedOn", capital_wan::float8 as "capitalWan", paid_wan::float8 as "paidWan",
   industry_code as "industryCode", industry_name as "industryName", reg_address as "regAddress",
   biz_address as "bizAddress", tax_authority as "taxAuthority", accounting_standard as "accountingStandard",
   cit_method as "citMethod", employees, insured, detail`,
)

/** One row, or none where no bureau told anything. */
export const heldRegistration = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<Told>> =>
  heldFacts(tx, enterpriseId, REGISTRATION)

/** @param told null = no bureau told, or no contract lets it be used: what the platform knows remains. */
export function registrationOf(head: FactHead, told: Told | null): FullRegistration {
  const { registration: known } = head
  const plain = {
    name: head.name,
    taxNo: head.tax_no,
    regionCode: known.regionCode ?? null,
    industryCode: known.industryCode ?? null,
    industryName: known.industryName ?? null,
    taxpayerType: known.taxpayerType ?? null,
    taxpayerStatus: known.taxpayerStatus ?? null,
    establishedOn: known.establishedOn ?? null,
  }
  if (told === null) return plain
  const { key: _key, detail: more, ...columns } = told
  const detail = object(more)
  return {
    ...plain,
    ...given(columns),
    bizScope: text(detail.bizScope),
    legalRepBirthYear: number(detail.legalRepBirthYear),
    generalFrom: date(detail.generalFrom),
    taxKinds: (Array.isArray(detail.taxKinds) ? detail.taxKinds : []).map(taxKindOf),
    changes: list(detail.changes).map(changeOf),
    people: list(detail.people).map((p) => ({
      role: text(p.role) ?? '相关人员',
      name: maskName(text(p.name) ?? ''),
    })),
  }
}

/** What the bureau leaves out must not erase what is known. */
const given = <T extends object>(columns: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null)) as never

/** A tax kind is told as a word, or as an object that names it. */
function taxKindOf(told: unknown): TaxKindRow {
  if (typeof told === 'string')
    return { taxKind: told, period: null, validFrom: null, validTo: null }
  const row = object(told)
  return {
    taxKind: text(row.taxKind ?? row.name) ?? '',
    period: text(row.period),
    validFrom: date(row.validFrom),
    validTo: date(row.validTo),
  }
}

/** Changes of persons name persons. */
const PERSONS = /代表人|负责人|股东|投资人|董事|监事|高管|办税/

function changeOf(told: Record<string, unknown>): RegistrationChange {
  const item = text(told.item) ?? ''
  const said = (value: unknown) => {
    const words = text(value)
    return words !== null && PERSONS.test(item) ? maskName(words) : words
  }
  return { on: date(told.date), item, before: said(told.before), after: said(told.after) }
}
