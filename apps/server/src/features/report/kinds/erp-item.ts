/** 存货报告: of stock, moves and trade that files of the enterprise brought. */
import { ERP_ITEM_ENGINE } from '@xinjian/engine/erp-item/engine'
import type { ErpItemFacts } from '@xinjian/engine/erp-item/facts'
import { ERP_ITEM_DATASETS, loadErpItemFacts } from '../../facts/records/read.ts'
import { REPORT_SAYS } from '../words.ts'
import { booksFacts, booksMonths, hasNewerBooks } from './books.ts'
import type { ServerKind } from './kind.ts'

export const erpItemKind: ServerKind<ErpItemFacts> = {
  engine: ERP_ITEM_ENGINE,
  datasets: ERP_ITEM_DATASETS,
  scopes: ['REPORT'],
  files: ERP_ITEM_DATASETS,
  noData: REPORT_SAYS.uploadStockFirst,
  months: booksMonths(ERP_ITEM_DATASETS),
  load: booksFacts(loadErpItemFacts),
  hasNewer: hasNewerBooks(ERP_ITEM_DATASETS),
}
