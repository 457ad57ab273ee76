/** 税票综合报告: of invoices and of what was declared, paid and owed, with the enterprise's own books beside them where it brought any. */
import type { JointFacts } from '@xinjian/engine/joint/facts'
import { TAX_INVOICE_ENGINE } from '@xinjian/engine/tax-invoice/engine'
import { ERP_DATASETS } from '../../facts/records/read.ts'
import { REPORT_SAYS } from '../words.ts'
import { hasNewerBooks } from './books.ts'
import type { ServerKind } from './kind.ts'
import {
  hasNewerJointFacts,
  jointFactsOf,
  jointMonths,
  RETURNS,
  TAX_SOURCES,
} from './tax-family.ts'

export const taxInvoiceKind: ServerKind<JointFacts> = {
  engine: TAX_INVOICE_ENGINE,
  datasets: [...TAX_SOURCES, ...ERP_DATASETS],
  scopes: ['INVOICE_OUT', 'INVOICE_IN', 'VAT_RETURN', 'REPORT'],
  files: RETURNS,
  noData: REPORT_SAYS.importInvoicesCollectTax,
  months: jointMonths,
  load: (tenant, enterpriseId, asked) => jointFactsOf(tenant, enterpriseId, asked, { books: true }),
  taxFacts: ({ tax }) => tax,
  async hasNewer(tenant, enterpriseId, stand) {
    return (
      (await hasNewerJointFacts(tenant, enterpriseId, stand)) ||
      hasNewerBooks(ERP_DATASETS)(tenant, enterpriseId, stand)
    )
  },
}
