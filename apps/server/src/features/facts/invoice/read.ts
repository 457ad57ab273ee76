/** Invoice facts, for reports and for whoever shows them. */
export { purchasesOf } from './by-goods.ts'
export { invoiceColumns } from './columns.ts'
export {
  evidencePage,
  evidenceStream,
  type InvoiceEvidenceRow,
} from './evidence/evidence.ts'
export { invoiceEvidence } from './evidence/source.ts'
export { heldInvoices, rowsOfImport, tradeHighlights } from './held.ts'
export { shownNumber } from './invoice-key.ts'
export { invoicedByMonth, invoicedMonths } from './invoiced.ts'
export { linesOfInvoice } from './lines.ts'
export {
  counterpartyCodes,
  counterpartyNames,
  loadFacts,
  type ReadFacts,
  readFacts,
} from './load-facts.ts'
export {
  type EdgeInvoices,
  edgeInvoices,
  goodsOfParties,
  papersOfParties,
} from './party-invoices.ts'
export {
  MOST_TRADERS,
  type PartyTrades,
  partiesOfSeveral,
  partyTrades,
  sumOf,
  TradeCache,
  type TradeParty,
  tradePartiesOf,
  whoTradesWith,
} from './party-trades.ts'
export { redsOf } from './reds.ts'
export { storeScans } from './scans.ts'
export { invoiceMonths } from './span.ts'
