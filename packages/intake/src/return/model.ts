/**
 * Tax returns, lists of filed returns, registrations and payment certificates as intake hands them over. The words are those of
 * statements: an item is a line of a form, its values are keyed by what the column is, money is a decimal string in yuan, dates are
 * ISO, absent is null. What a form leaves open is null, what it strikes out (`--`, `*`) is not there.
 */

import type { FieldSource } from '../field-source.ts'

/** A taxpayer as a document names it. */
export interface TaxPayer {
  name: string | null
  taxNo: string | null
}

/** Both days included. */
export interface TaxPeriod {
  from: string | null
  to: string | null
}

/** One line of a return. */
export interface ReturnItem {
  label: string
  /** 栏次 or 行次: `17`, `8a`, `7.1`; null for a line without a number, told by its label. */
  code: string | null
  /** The number of its row; null where the line is a column. */
  row: string | null
  /** The number of its column, for forms whose columns are the lines. */
  column: string | null
  /** Headings over the line: `二、进项税额转出额`, `三、免抵退税`. */
  section?: string
  /** By the name of the column: `一般项目 本月数`, `本年累计金额`. Numbers as decimal strings in `unit`; other texts as printed. */
  values: Record<string, string | null>
  /** By column: where the value stands, `主表!C12`, `$.data.BODY[3].YBHW_LW_BYS`; where the line itself stands under ''. */
  places: Record<string, string>
  source: FieldSource
  /** 0…1; ≥ 0.9 = may be booked unseen. */
  confidence: number
}

export interface ReturnColumn {
  name: string
  /** The number printed under its name. */
  code: string | null
}

/** An identity of the form itself, told whether it holds; never mended. */
export interface ReturnCheck {
  /** `17=12+13-14-15+16` */
  rule: string
  /** Where it was tried: the name of a column, or `第 3 行` for an identity of columns. */
  where: string
  ok: boolean
  /** Left side less right side, yuan. */
  difference: string
}

export interface TaxReturn {
  /** Code of the form: `VAT_GENERAL`, `VAT_GENERAL_1`, `VAT_SMALL`, `A200000`, `A105000`; `OTHER` for one that has no code here. */
  form: string
  /** As the document titles it, otherwise as the form is called. */
  formName: string
  /** Edition where lines were renumbered: `2015`, `2018`, `2021` of A200000, `2014`, `2017`, `2024` of A100000, `ASSESSED` of VAT_SMALL; null where it makes no difference. */
  layout: string | null
  taxpayer: TaxPayer
  period: TaxPeriod
  declaredOn: string | null
  /** Unit in which the form is filled; values are in yuan whatever it is. */
  unit: string
  /** Nothing is filled in: the form, not a return. */
  blank: boolean
  /** What its columns are called and numbered, also where no line is filled in. */
  columns: ReturnColumn[]
  items: ReturnItem[]
  checks: ReturnCheck[]
  warnings: string[]
}

/** One line of a list of filed returns. */
export interface TaxFiling {
  taxKind: string | null
  /** 征收品目. */
  taxItem: string | null
  formName: string | null
  taxpayer: TaxPayer
  period: TaxPeriod
  declaredOn: string | null
  dueOn: string | null
  /** 应税收入 or 计税依据, yuan. */
  base: string | null
  /** 应纳税额, yuan. */
  taxDue: string | null
  /** 应补（退）税额, yuan. */
  amount: string | null
  status: string | null
  place: string
  confidence: number
}

/** 纳税人登记信息 as a bureau answers it. */
export interface TaxRegistration {
  taxpayer: TaxPayer
  legalRepresentative: string | null
  registeredOn: string | null
  industryCode: string | null
  registrationTypeCode: string | null
  statusCode: string | null
  authorityCode: string | null
  employees: string | null
  address: string | null
  place: string
  confidence: number
}

/** One line of a payment certificate. */
export interface PaymentLine {
  voucherNo: string | null
  taxKind: string | null
  /** 品目名称. */
  taxItem: string | null
  period: TaxPeriod
  /** 入（退）库日期. */
  paidOn: string | null
  amount: string | null
  place: string
  confidence: number
}

/** 税收完税证明 or 缴款书. */
export interface TaxPayment {
  formName: string
  certificateNo: string | null
  taxpayer: TaxPayer
  authority: string | null
  issuedOn: string | null
  total: string | null
  items: PaymentLine[]
  /** Sum of the lines, total in capitals. */
  checks: ReturnCheck[]
  place: string
  confidence: number
  warnings: string[]
}

/** What a document of a tax bureau holds; lists that are empty are left out of what `parse` prints. */
export interface TaxDocuments {
  returns: TaxReturn[]
  filings: TaxFiling[]
  registrations: TaxRegistration[]
  payments: TaxPayment[]
}
