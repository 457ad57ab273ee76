/** 智慧记报告: of a shop's own sales, purchases, stock and money that files brought, beside what invoices say. */
import type { Dataset } from '@xinjian/contract'
import { ERP_ZHJ_ENGINE } from '@xinjian/engine/erp-zhj/engine'
import type { ErpZhjFacts } from '@xinjian/engine/erp-zhj/facts'
import { usableOf } from '../../consent/index.ts'
import { ERP_ZHJ_DATASETS, loadErpZhjFacts } from '../../facts/records/read.ts'
import { REPORT_SAYS } from '../words.ts'
import { booksFacts, booksMonths, hasNewerBooks } from './books.ts'
import type { ServerKind } from './kind.ts'

/** Set beside the sales where a contract in force allows it. */
const OUTSIDE: readonly Dataset[] = ['INVOICE_OUT']

export const erpZhjKind: ServerKind<ErpZhjFacts> = {
  engine: ERP_ZHJ_ENGINE,
  datasets: [...ERP_ZHJ_DATASETS, ...OUTSIDE],
  scopes: ['REPORT'],
  files: ERP_ZHJ_DATASETS,
  noData: REPORT_SAYS.uploadSalesFirst,
  // Without its sales a shop has no report, whatever else it keeps.
  months: booksMonths(['SALES_LINE']),
  load: booksFacts(async (tx, enterpriseId) =>
    loadErpZhjFacts(tx, enterpriseId, new Set(await usableOf(tx, enterpriseId, OUTSIDE))),
  ),
  hasNewer: hasNewerBooks(ERP_ZHJ_DATASETS),
}
