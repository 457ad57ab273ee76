/** Invoice facts, for whoever brings rows: uploads and collections. */
export {
  BATCH_LINES,
  BATCH_ROWS,
  type Booked,
  type Ingest,
  openIngest,
} from './booking/ingest.ts'
export { refreshStatistics } from './booking/statistics.ts'
export { takeOutInvoices } from './booking/take-out.ts'
export { goodsOf, rateBpOf } from './goods-of.ts'
export type { IncomingInvoice, Source } from './incoming.ts'
export { invoiceKey } from './invoice-key.ts'
export { Occurrences } from './occurrences.ts'
export { partyOf } from './party.ts'
export { refreshScans } from './scans.ts'
