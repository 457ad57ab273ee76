/** The registry of engines: one line per kind of `report/kinds.ts`. A kind without its engine does not compile. */
import { BASIC_ENGINE } from './basic/engine.ts'
import { ERP_ENGINE } from './erp/engine.ts'
import { ERP_ITEM_ENGINE } from './erp-item/engine.ts'
import { ERP_ZHJ_ENGINE } from './erp-zhj/engine.ts'
import { INVOICE_ENGINE } from './invoice/engine.ts'
import { JUSTICE_ENGINE } from './justice/engine.ts'
import { JUSTICE_BASE_ENGINE } from './justice-base/engine.ts'
import { JUSTICE_ENT_ENGINE } from './justice-ent/engine.ts'
import { LONG_LOAN_ENGINE } from './long-loan/engine.ts'
import { MULTI_LENDING_ENGINE } from './multi-lending/engine.ts'
import type { ReportEngine } from './report/engine.ts'
import type { ReportKind } from './report/kinds.ts'
import { TAX_ENGINE } from './tax/engine.ts'
import { TAX_INVOICE_ENGINE } from './tax-invoice/engine.ts'
import { TAX_PAYMENT_ENGINE } from './tax-payment/engine.ts'
import { TAX_RISK_ENGINE } from './tax-risk/engine.ts'

export const ENGINES = {
  INVOICE: INVOICE_ENGINE,
  TAX_PAYMENT: TAX_PAYMENT_ENGINE,
  TAX: TAX_ENGINE,
  TAX_INVOICE: TAX_INVOICE_ENGINE,
  TAX_RISK: TAX_RISK_ENGINE,
  BASIC: BASIC_ENGINE,
  ERP_ITEM: ERP_ITEM_ENGINE,
  ERP: ERP_ENGINE,
  ERP_ZHJ: ERP_ZHJ_ENGINE,
  JUSTICE_ENT: JUSTICE_ENT_ENGINE,
  JUSTICE_BASE: JUSTICE_BASE_ENGINE,
  JUSTICE: JUSTICE_ENGINE,
  MULTI_LENDING: MULTI_LENDING_ENGINE,
  LONG_LOAN: LONG_LOAN_ENGINE,
} satisfies Record<ReportKind, ReportEngine<unknown>>
