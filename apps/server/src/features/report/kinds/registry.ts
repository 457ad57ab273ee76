/** Every kind of report on the server: one line each. A kind of the engine's registry without its line does not compile. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { basicKind } from './basic.ts'
import { erpKind } from './erp.ts'
import { erpItemKind } from './erp-item.ts'
import { erpZhjKind } from './erp-zhj.ts'
import { invoiceKind } from './invoice.ts'
import { justiceKind } from './justice.ts'
import { justiceBaseKind } from './justice-base.ts'
import { justiceEntKind } from './justice-ent.ts'
import type { ServerKind } from './kind.ts'
import { longLoanKind } from './long-loan.ts'
import { multiLendingKind } from './multi-lending.ts'
import { taxKind } from './tax.ts'
import { taxInvoiceKind } from './tax-invoice.ts'
import { taxPaymentKind } from './tax-payment.ts'
import { taxRiskKind } from './tax-risk.ts'

/** Facts stay opaque outside their kind: what `load` gives, `make` and `encode` of the same kind take. */
const KINDS: Record<ReportKind, ServerKind<unknown>> = {
  INVOICE: invoiceKind,
  TAX_PAYMENT: taxPaymentKind,
  TAX: taxKind,
  TAX_INVOICE: taxInvoiceKind,
  TAX_RISK: taxRiskKind,
  BASIC: basicKind,
  ERP: erpKind,
  ERP_ITEM: erpItemKind,
  ERP_ZHJ: erpZhjKind,
  JUSTICE_ENT: justiceEntKind,
  JUSTICE_BASE: justiceBaseKind,
  JUSTICE: justiceKind,
  MULTI_LENDING: multiLendingKind,
  LONG_LOAN: longLoanKind,
}

export const kindOf = (kind: ReportKind): ServerKind<unknown> => KINDS[kind]

/** In the order in which one is tried where nobody said which. */
export const KIND_ORDER = Object.keys(KINDS) as ReportKind[]
