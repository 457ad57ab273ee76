/** Every report that can be made of what is known of one enterprise, as the server would order them side by side. */
import { invoiceReport } from '../src/invoice/report.ts'
import type { JointFacts } from '../src/joint/facts.ts'
import type { ReportDocument, ReportKind } from '../src/report/document.ts'
import { taxReport } from '../src/tax/report.ts'
import { taxInvoiceReport } from '../src/tax-invoice/report.ts'
import type { TaxPaymentFacts } from '../src/tax-payment/facts.ts'
import { taxPaymentReport } from '../src/tax-payment/report.ts'
import { taxRiskReport } from '../src/tax-risk/report.ts'

export type FirmReports = Partial<Record<ReportKind, ReportDocument>>

/** `through`: last complete month of all of them (year × 12 + month − 1). */
export function firmReports(facts: JointFacts, through: number): FirmReports {
  const { invoice, tax } = facts
  return {
    ...(invoice.digests.length ? { INVOICE: invoiceReport(invoice, { through }) } : {}),
    ...(tax.payments ? { TAX_PAYMENT: taxPaymentReport(paymentFacts(facts), through) } : {}),
    TAX: taxReport(tax, through),
    TAX_INVOICE: taxInvoiceReport(facts, through),
    TAX_RISK: taxRiskReport(facts, through),
  }
}

function paymentFacts({ tax }: JointFacts): TaxPaymentFacts {
  const { registration, dataCutoff, covered, payments, arrears, judgedOn, fromFiles } = tax
  return {
    registration,
    dataCutoff,
    covered: covered.TAX_PAYMENT ?? [],
    payments: payments ?? [],
    arrears,
    ...(judgedOn ? { judgedOn } : {}),
    ...(fromFiles?.TAX_PAYMENT ? { fromFiles: fromFiles.TAX_PAYMENT } : {}),
  }
}
