/** Rows of a bureau → rows of our fact tables. Pure: what a bureau says, in our names; money in 分, periods as text or dates. */
import type { Dataset } from '@xinjian/contract'
import { maskIdNo, parseFen } from '@xinjian/format'
import type { BureauDataset, BureauRow } from '../../../outside/bureau/connector.ts'

export type FactTable =
  | 'tax_registration'
  | 'shareholder'
  | 'vat_return'
  | 'vat_return_line'
  | 'cit_return'
  | 'cit_return_line'
  | 'fin_statement'
  | 'tax_payment'
  | 'tax_arrears'
  | 'tax_violation'
  | 'credit_rating'
  | 'social_insurance'
  | 'bank_tax_auth'

export interface FactRow {
  table: FactTable
  /** What makes it the same fact as last time. */
  key: string
  columns: Record<string, unknown>
}

/** Tables that are a picture of now: what is no longer shown is gone. */
export const SNAPSHOTS: ReadonlySet<FactTable> = new Set<FactTable>([
  'shareholder',
  'tax_arrears',
  'bank_tax_auth',
])

/** Table whose rows are counted and shown for a dataset. */
export const MAIN_TABLE: Partial<Record<Dataset, FactTable>> = {
  REGISTRATION: 'tax_registration',
  SHAREHOLDER: 'shareholder',
  CREDIT_RATING: 'credit_rating',
  VAT_RETURN: 'vat_return',
  CIT_RETURN: 'cit_return',
  FIN_STATEMENT: 'fin_statement',
  TAX_PAYMENT: 'tax_payment',
  TAX_ARREARS: 'tax_arrears',
  TAX_VIOLATION: 'tax_violation',
  SOCIAL_INSURANCE: 'social_insurance',
  BANK_TAX_AUTH: 'bank_tax_auth',
}

type Lister = (row: BureauRow) => FactRow[]

const text = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)
const number = (value: unknown): number | null => {
  const n = typeof value === 'number' ? value : Number(text(value) ?? Number.NaN)
  return Number.isFinite(n) ? n : null
}
const fen = (value: unknown): number | null => parseFen(text(value))
const date = (value: unknown): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : null
const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const list = (value: unknown): BureauRow[] => (Array.isArray(value) ? (value as BureauRow[]) : [])

/** Persons with their numbers masked: the full ones are nobody's business after the signature. */
function person(value: unknown): Record<string, unknown> {
  const p = object(value)
  return { role: text(p.role), name: text(p.name), idNo: maskIdNo(text(p.idNo) ?? '') }
}

const registration: Lister = (r) => [
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
        people: [r.legalRep, r.financeOfficer, r.taxAgent].filter(Boolean).map(person),
      },
    },
  },
]

const shareholder: Lister = (r) => [
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

/** Declared sales of domain §2.3 and §2.4, by form. */
function declaredSales(version: string, rows: Record<string, unknown>): number {
  const lines = version === 'SMALL' ? ['1', '4', '7', '9', '13'] : ['1', '5', '7', '8']
  return lines.reduce((sum, line) => sum + (fen(rows[line]) ?? 0), 0)
}

const vatReturn: Lister = (r) => {
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
        declared_sales: declaredSales(version, rows),
        schedules,
      },
    },
    ...Object.keys(rows).map(
      (line): FactRow => ({
        table: 'vat_return_line',
        key: `${key}/${line}`,
        columns: {
          return_key: key,
          form_version: version,
          line_code: line,
          amount: fen(rows[line]),
          ytd_amount: fen(ytd[line]),
        },
      }),
    ),
  ]
}

const citReturn: Lister = (r) => {
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
    ...Object.keys(rows).map(
      (line): FactRow => ({
        table: 'cit_return_line',
        key: `${key}/${line}`,
        columns: {
          return_key: key,
          form_version: version,
          line_code: line,
          amount: fen(rows[line]),
        },
      }),
    ),
  ]
}

const finStatement: Lister = (r) => {
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

const payment: Lister = (r) => [
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

const arrears: Lister = (r) => [
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

const violation: Lister = (r) => [
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

const rating: Lister = (r) => [
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

const insurance: Lister = (r) => [
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

const bankAuth: Lister = (r) => [
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

const LISTERS: Partial<Record<BureauDataset, Lister>> = {
  REGISTRATION: registration,
  SHAREHOLDERS: shareholder,
  CREDIT_RATING: rating,
  VAT_RETURNS: vatReturn,
  CIT_QUARTERLY: citReturn,
  CIT_ANNUAL: citReturn,
  FIN_STATEMENTS: finStatement,
  PAYMENTS: payment,
  ARREARS: arrears,
  VIOLATIONS: violation,
  SOCIAL_INSURANCE: insurance,
  BANK_TAX_AUTHS: bankAuth,
}

export const factsOf = (dataset: BureauDataset, row: BureauRow): FactRow[] =>
  LISTERS[dataset]?.(row) ?? []
