/**
 * The facts of a tax report: what a bureau told of an enterprise, or a file that it brought, row by row. Money is integer 分, days
 * are ISO, months are year × 12 + month − 1; null in a field = not told; null instead of a list = never collected, which is not "none".
 */
import type { Fen } from '@xinjian/format'
import type { Statement } from '../finance/facts.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import type { PeerTable } from '../kit/peers.ts'
import type { FileMonths } from '../kit/unverified.ts'
import type { RuleBook } from '../report/book.ts'
import type { Arrear, Payment, TaxRegistration } from '../tax-payment/part.ts'

/** Datasets that speak of months, each with the first and last month that its collections showed. */
export type MonthlyDataset =
  | 'VAT_RETURN'
  | 'CIT_RETURN'
  | 'FIN_STATEMENT'
  | 'TAX_PAYMENT'
  | 'SOCIAL_INSURANCE'

/** A row of `tax_registration.detail.changes` (变更记录). */
export interface RegistrationChange {
  on: string | null
  /** 变更事项: 法定代表人, 注册地址, 经营范围… */
  item: string
  before: string | null
  after: string | null
}

export interface TaxKindRow {
  /** 税种. */
  taxKind: string
  /** 申报期限: 月, 季, 年, 次. */
  period: string | null
  validFrom: string | null
  validTo: string | null
}

export interface FullRegistration extends TaxRegistration {
  regStatus?: string | null
  entType?: string | null
  /** 万元. */
  capitalWan?: number | null
  paidWan?: number | null
  regAddress?: string | null
  bizAddress?: string | null
  taxAuthority?: string | null
  accountingStandard?: string | null
  /** 查账征收, 核定征收. */
  citMethod?: string | null
  employees?: number | null
  insured?: number | null
  bizScope?: string | null
  /** Day from which it is 一般纳税人. */
  generalFrom?: string | null
  taxKinds?: readonly TaxKindRow[]
  changes?: readonly RegistrationChange[]
  /** Names masked. */
  people?: readonly { role: string; name: string; phone?: string | null }[]
  /** 高新技术企业; absent or null = not known. */
  highTech?: boolean | null
  /** 法定代表人's age on the day of collection, where the bureau tells the ID number. */
  legalRepAge?: number | null
  /** 法定代表人's year of birth, as far as the bureau shows it; no more of the ID number is kept. */
  legalRepBirthYear?: number | null
}

export interface Shareholder {
  key: string
  name: string
  kind: string | null
  /** 持股比例 in percent. */
  ratio: number | null
  subscribedWan: number | null
  paidWan: number | null
  subscribedOn: string | null
}

export interface CreditRating {
  key: string
  year: number
  score: number | null
  /** A, B, M, C, D. */
  grade: string
  ratedOn: string | null
  revised: boolean
}

/** A line of a return: amount of the period and of the year so far. */
export interface ReturnLine {
  amount: Fen | null
  ytd: Fen | null
}

/** 增值税申报表 with its schedules (domain §2.3, §2.4). */
export interface VatReturn {
  /** Key of its head; lines are `${key}/${line}` in evidence. */
  key: string
  form: 'GENERAL' | 'SMALL'
  from: MonthIndex
  to: MonthIndex
  declaredOn: string | null
  /** Day of the return that this one corrects, where an earlier collection showed it; absent = none is known. */
  firstDeclaredOn?: string | null
  /** 更正申报, as the bureau words it; absent = it does not say so. */
  corrects?: true
  deadline: string | null
  /** 按期, 逾期, 未申报… as the bureau words it. */
  status: string | null
  /** By 栏次. */
  lines: Readonly<Record<string, ReturnLine>>
  /** 附列资料(一) and (二) as told: yuan or 分 as the loader documents; null = not told. */
  schedules: VatSchedules | null
}

export interface VatSchedules {
  /** 附列资料(一): 销售额 by way of invoicing, 分. */
  invoiced: {
    special: Fen | null
    other: Fen | null
    none: Fen | null
    inspected: Fen | null
  } | null
  /** 附列资料(二) by 栏次: 税额, 分. */
  input: Readonly<Record<string, Fen | null>> | null
}

/** 企业所得税: A200000 of a quarter (sums since January) or A100000 of a year (domain §2.5, §2.6). */
export interface CitReturn {
  key: string
  form: 'A200000' | 'A100000'
  /** Layout: `A200000`, `2017` (years to 2023), `2024`. */
  layout: string
  year: number
  /** null = annual. */
  quarter: number | null
  declaredOn: string | null
  /** Day of the return that this one corrects, where an earlier collection showed it; absent = none is known. */
  firstDeclaredOn?: string | null
  /** 更正申报, as the bureau words it; absent = it does not say so. */
  corrects?: true
  deadline: string | null
  /** By 行次; 分, but for 税率. */
  lines: Readonly<Record<string, Fen | null>>
  employees: number | null
  totalAssetsWan: number | null
  smallMicro: boolean | null
  /** A105050 工资薪金支出, and A107012 / A104000 where told; 分. */
  wages: Fen | null
  research: Fen | null
}

export interface Violation {
  key: string
  registeredOn: string | null
  fact: string | null
  means: string | null
  status: string | null
  penalty: Fen | null
  authority: string | null
}

export interface InsuranceMonth {
  key: string
  month: MonthIndex
  insured: number | null
  payable: Fen | null
  paid: Fen | null
}

export interface BankTaxAuth {
  key: string
  institution: string
  product: string | null
  authorisedAt: string | null
  expiresAt: string | null
  status: string | null
}

/** What invoices of one month come to: 不含税, blue less red, void left out. */
export interface InvoicedMonth {
  month: MonthIndex
  sales: Fen
  purchases: Fen
}

/** Every list by key. */
export interface TaxFacts {
  registration: FullRegistration
  /** Last instant the data is known for, ISO with offset. */
  dataCutoff: string
  /** First and last month that each collection showed, by dataset; absent = never collected. */
  covered: Partial<Record<MonthlyDataset, readonly (readonly [MonthIndex, MonthIndex])[]>>
  /** Day of the last collection by dataset, ISO; absent = not known, and `covered` alone tells how far was looked. */
  collectedOn?: Partial<Record<MonthlyDataset, string>>
  /** Of `covered`, months of which files of the enterprise speak; absent = a bureau told all of it. */
  fromFiles?: Partial<Record<MonthlyDataset, FileMonths>>
  /** What the report was judged by, by indicator id; absent = there is no comparison. */
  peers?: PeerTable
  shareholders: readonly Shareholder[] | null
  ratings: readonly CreditRating[] | null
  vatReturns: readonly VatReturn[] | null
  citReturns: readonly CitReturn[] | null
  statements: readonly Statement[] | null
  payments: readonly Payment[] | null
  arrears: readonly Arrear[] | null
  violations: readonly Violation[] | null
  insurance: readonly InsuranceMonth[] | null
  bankAuths: readonly BankTaxAuth[] | null
  /** Sums of the invoices that the platform holds, for the checks across sources; `covered` of sales, of purchases. */
  invoiced: {
    covered: {
      sales: readonly (readonly [MonthIndex, MonthIndex])[]
      purchases: readonly (readonly [MonthIndex, MonthIndex])[]
    }
    months: readonly InvoicedMonth[]
  } | null
  /** The enterprise took its consent to collect back: what was collected is not among these facts. */
  uploadsOnly?: true
  /** Chinese names of datasets that were collected and that no contract in force lets this report use: their lists are null. */
  withheld?: readonly string[]
  /** Day on which freshness is judged, ISO; absent = the day the report looks from. */
  judgedOn?: string
  /** The book of rules; absent = the table of the engine. */
  rulebook?: RuleBook
}
