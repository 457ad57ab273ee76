/** Invoice facts, for reports and for whoever shows them. */
export {
  evidencePage,
  evidenceStream,
  evidenceWords,
} from './evidence/evidence.ts'
export { heldInvoices, rowsOfImport, tradeHighlights } from './held.ts'
export { linesOfInvoice } from './lines.ts'
export { loadFacts } from './load-facts.ts'
export { decodeFacts, encodeFacts } from './snapshot.ts'
export { companyInvoices, lastMonths } from './totals.ts'
