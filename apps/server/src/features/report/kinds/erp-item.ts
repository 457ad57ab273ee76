/** 存货报告: of stock, moves and trade that files of the enterprise brought. */
import { ERP_ITEM_ENGINE } from '@xinjian/engine/erp-item/engine'
import type { ErpItemFacts } from '@xinjian/engine/erp-item/facts'
import { ERP_ITEM_DATASETS, loadErpItemFacts } from '../../facts/records/read.ts'
import { booksFacts, booksMonths, hasNewerBooks } from './books.ts'
import type { ServerKind } from './kind.ts'

export const erpItemKind: ServerKind<ErpItemFacts> = {
  engine: ERP_ITEM_ENGINE,
  datasets: ERP_ITEM_DATASETS,
  scopes: ['REPORT'],
  files: ERP_ITEM_DATASETS,
  noData: '请先在“数据采集”中上传收发存汇总表、库存表或进销存明细',
  months: booksMonths(ERP_ITEM_DATASETS),
  load: booksFacts(loadErpItemFacts),
  hasNewer: hasNewerBooks(ERP_ITEM_DATASETS),
}
