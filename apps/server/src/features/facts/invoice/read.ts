/** Invoice facts, for reports and for whoever shows them. */
export {
  type EvidenceSort,
  evidencePage,
  evidenceStream,
  evidenceWords,
} from './evidence/evidence.ts'
export { heldInvoices, rowsOfImport, tradeHighlights } from './held.ts'
export { linesOfInvoice } from './lines.ts'
export { type LoadedFacts, loadFacts } from './load-facts.ts'
export { decodeFacts, encodeFacts } from './snapshot.ts'
export { companyInvoices, lastMonths } from './totals.ts'
