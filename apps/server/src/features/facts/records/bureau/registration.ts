/** 登记信息: one row, told fact by fact. Persons stand in it with their numbers masked. */
import { birthYearOf } from '@xinjian/format/person/birth-year'
import type { FactDataset } from '../dataset.ts'
import type { Lister } from '../fact-row.ts'
import { date, list, number, object, person, text } from '../values.ts'
import { REGISTRATION_COLUMNS, registrationRows } from './registration-rows.ts'

const facts: Lister = (r) => [
  {
    table: 'tax_registration',
    key: 'registration',
    columns: {
      name: text(r.name),
      tax_no: text(r.taxNo),
      taxpayer_status: text(r.taxpayerStatus),
      taxpayer_type: text(r.taxpayerType),
      reg_status: text(r.status),
      ent_type: text(r.entType),
      established_on: date(r.estDate),
      capital_wan: number(r.regCapitalWan),
      paid_wan: number(r.paidInCapitalWan),
      industry_code: text(r.industryCode),
      industry_name: text(r.industryName),
      reg_address: text(r.regAddress),
      biz_address: text(r.bizAddress),
      tax_authority: text(r.taxAuthority),
      accounting_standard: text(r.accountingStandard),
      cit_method: text(r.citMethod),
      employees: number(r.employeeCount),
      insured: number(r.insuredCount),
      detail: {
        regionCode: text(r.regionCode),
        generalFrom: text(r.generalFrom),
        bizScope: text(r.bizScope),
        regAuthority: text(r.regAuthority),
        taxKinds: Array.isArray(r.taxKinds) ? r.taxKinds : [],
        changes: list(r.changes),
        legalRepBirthYear: birthYearOf(text(object(r.legalRep).idNo) ?? ''),
        people: [r.legalRep, r.financeOfficer, r.taxAgent].filter(Boolean).map(person),
      },
    },
  },
]

export const registration: FactDataset = {
  table: 'tax_registration',
  parts: { REGISTRATION: facts },
  collect: { mandatory: true, weight: 2 },
  listing: { columns: REGISTRATION_COLUMNS, told: registrationRows },
  highlights: {
    sql: `select taxpayer_status, industry_name from tax_registration
           where company_id = $1 and enterprise_id = $2 order by revision desc limit 1`,
    say: (row) =>
      row
        ? [
            {
              zh: '纳税人状态',
              en: 'Taxpayer status',
              value: String(row.taxpayer_status ?? '未知'),
              kind: 'text',
            },
            {
              zh: '行业',
              en: 'Industry',
              value: String(row.industry_name ?? '未知'),
              kind: 'text',
            },
          ]
        : [],
  },
}
