/** 税票综合报告: of invoices and of what was declared, paid and owed, with the enterprise's own books beside them where it brought any. */
import type { JointFacts } from '@xinjian/engine/joint/facts'
import { TAX_INVOICE_ENGINE } from '@xinjian/engine/tax-invoice/engine'
import { REPORT_SAYS } from '../words.ts'
import type { ServerKind } from './kind.ts'
import {
  hasNewerJointFacts,
  JOINT_SOURCES,
  jointFactsOf,
  jointMonths,
  RETURNS,
} from './tax-family.ts'

export const taxInvoiceKind: ServerKind<JointFacts> = {
  engine: TAX_INVOICE_ENGINE,
  datasets: JOINT_SOURCES,
  scopes: ['INVOICE_OUT', 'INVOICE_IN', 'VAT_RETURN', 'REPORT'],
  files: RETURNS,
  noData: REPORT_SAYS.importInvoicesCollectTax,
  months: jointMonths,
  load: jointFactsOf,
  taxFacts: ({ tax }) => tax,
  hasNewer: hasNewerJointFacts,
}
