/** Registration and the records beside the returns. */
import { maskIdNo } from '@xinjian/format'
import { birthYearOf } from '@xinjian/format/person/birth-year'
import type { Lister } from './fact-row.ts'
import { date, fen, list, number, object, person, text } from './values.ts'

export const registration: Lister = (r) => [
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

export const shareholder: Lister = (r) => [
  {
    table: 'shareholder',
    key: `${text(r.name)}/${text(r.idNo) ? maskIdNo(String(r.idNo)) : ''}`,
    columns: {
      name: text(r.name) ?? '',
      kind: text(r.type),
      id_masked: r.idNo ? maskIdNo(String(r.idNo)) : null,
      ratio: number(r.ratio),
      subscribed_wan: number(r.subscribedWan),
      paid_wan: number(r.paidWan),
      subscribed_on: date(r.subscribeDate),
      note: text(r.note),
    },
  },
]

export const payment: Lister = (r) => [
  {
    table: 'tax_payment',
    key:
      text(r.voucherNo) ??
      `${text(r.taxKind)}/${text(r.taxItem)}/${text(r.taxPeriodEnd)}/${text(r.payDate)}/${text(r.amount)}`,
    columns: {
      tax_kind: text(r.taxKind) ?? '',
      tax_item: text(r.taxItem),
      period_from: date(r.taxPeriodStart),
      period_to: date(r.taxPeriodEnd),
      basis: fen(r.taxBasis),
      rate: number(r.rate),
      amount: fen(r.amount) ?? 0,
      pay_type: text(r.payType),
      voucher_no: text(r.voucherNo),
      declared_on: date(r.declareDate),
      paid_on: date(r.payDate),
      treasury_on: date(r.treasuryDate),
      authority: text(r.authority),
      status: text(r.status),
    },
  },
]

export const arrears: Lister = (r) => [
  {
    table: 'tax_arrears',
    key: `${text(r.taxKind)}/${text(r.taxPeriodStart)}/${text(r.taxPeriodEnd)}`,
    columns: {
      tax_kind: text(r.taxKind) ?? '',
      period_from: date(r.taxPeriodStart),
      period_to: date(r.taxPeriodEnd),
      amount: fen(r.amount),
      balance: fen(r.balance),
      late_fee: fen(r.lateFeeToday),
      occurred_on: date(r.occurDate),
      deadline: date(r.deadline),
      kind: text(r.arrearsType),
      as_of: date(r.asOf),
    },
  },
]

export const violation: Lister = (r) => [
  {
    table: 'tax_violation',
    key: `${text(r.registerDate)}/${text(r.fact)}`,
    columns: {
      registered_on: date(r.registerDate),
      fact: text(r.fact),
      means: text(r.means),
      status: text(r.status),
      penalty: fen(r.penalty),
      authority: text(r.authority),
    },
  },
]

export const rating: Lister = (r) => [
  {
    table: 'credit_rating',
    key: String(number(r.year) ?? 0),
    columns: {
      year: number(r.year) ?? 0,
      score: number(r.score),
      grade: text(r.grade) ?? '',
      rated_on: date(r.ratedAt),
      revised: r.isRevised === true,
      revised_reason: text(r.revisedReason),
    },
  },
]

export const insurance: Lister = (r) => [
  {
    table: 'social_insurance',
    key: text(r.month) ?? '',
    columns: {
      month: text(r.month) ?? '',
      insured: number(r.insuredCount),
      payable: fen(r.payable),
      paid: fen(r.paid),
    },
  },
]

export const bankAuth: Lister = (r) => [
  {
    table: 'bank_tax_auth',
    key: `${text(r.institution)}/${text(r.product)}/${text(r.authTime)}`,
    columns: {
      institution: text(r.institution) ?? '',
      product: text(r.product),
      authorised_at: text(r.authTime),
      expires_at: text(r.expireTime),
      status: text(r.status),
    },
  },
]
