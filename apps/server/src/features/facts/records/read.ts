/** Records, for whoever shows or judges them. */

export {
  holdersOfMany,
  type Registered,
  type RegisteredHolder,
  registeredOfMany,
} from './bureau/registered-many.ts'
export { COLLECTIONS } from './collections.ts'
export { type Cells, cellsOf, column, wireColumn } from './columns.ts'
export { heldRows } from './counts.ts'
export { recordSources } from './evidence-source.ts'
export { lastFiledMonth } from './files/held-returns.ts'
export { newestOf } from './held-facts.ts'
export { recordHighlights } from './highlights.ts'
export { heldBalances } from './ledger/loaded/balances.ts'
export { heldCash } from './ledger/loaded/cash.ts'
export { FILED_DATASETS, heldFilings } from './ledger/loaded/filings.ts'
export {
  ERP_DATASETS,
  ERP_ITEM_DATASETS,
  ERP_PROOFS,
  ERP_ZHJ_DATASETS,
  loadErpFacts,
  loadErpItemFacts,
  loadErpZhjFacts,
} from './ledger/loaded/load-books.ts'
export { heldOrders, ORDER_DATASETS } from './ledger/loaded/orders.ts'
export { storeReckoned } from './ledger/loaded/reckoned.ts'
export { heldSold, SOLD_DATASETS } from './ledger/loaded/sold.ts'
export { heldBookSources } from './ledger/loaded/sources.ts'
export { heldTurnovers } from './ledger/loaded/vouchers.ts'
export {
  type LineWanted,
  type VoucherLine,
  voucherLines,
  voucherSum,
} from './ledger/voucher-lines.ts'
export { heldLending } from './lending/held.ts'
export { type RecordMask, recordMasks } from './masks.ts'
export { type PublicRow, publicRows } from './public/held.ts'
export { publicRowsOfMany, toldOfAnnualReports } from './public/held-many.ts'
export { enterprisesTelling, MOST_SHARING, personTold, type Telling } from './public/telling.ts'
export { recordOf } from './record.ts'
export { factDataset, RECORD_TABLES } from './registry.ts'
export { recordColumns, recordPage } from './rows.ts'
export { sourceName, UPLOAD } from './source.ts'
export { type LoadedTaxFacts, loadTaxFacts, TAX_DATASETS } from './tax/load-facts.ts'
export { heldBankAuths } from './tax/loaded/records.ts'
export { heldStatements } from './tax/loaded/statements.ts'
export { firstPaidMonth, heldArrears, heldPayments } from './tax/payments.ts'
export { yearStatement } from './tax/statements.ts'
