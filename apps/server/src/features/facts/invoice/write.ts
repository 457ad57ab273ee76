/** Invoice facts, for whoever brings rows: uploads and collections. */

export { goodsOf, rateBpOf } from './goods-of.ts'
export type { IncomingInvoice, Source } from './incoming.ts'
export { invoiceKey } from './invoice-key.ts'
export { Occurrences } from './occurrences.ts'
export { partyOf } from './party.ts'
export {
  BATCH_LINES,
  BATCH_ROWS,
  type Ingest,
  openIngest,
  type Posted,
} from './posting/ingest.ts'
export { refreshStatistics, refreshStatisticsOfMany } from './posting/statistics.ts'
export { takeOutInvoices } from './posting/take-out.ts'
export { refreshScans } from './scans.ts'
