/** Tax facts, for whoever shows or judges them. */
export {
  type Cells,
  cellsOf,
  column,
  wireColumn,
} from './columns.ts'
export { recordEvidence } from './evidence-source.ts'
export { factPage, sourceName } from './fact-rows.ts'
export { heldRows } from './held.ts'
export { taxHighlights } from './highlights.ts'
export { LISTINGS, type Listing } from './listings.ts'
export { type LoadedTaxFacts, loadTaxFacts, TAX_DATASETS } from './load-facts.ts'
export { heldStatements } from './loaded/statements.ts'
export { firstPaidMonth, heldArrears, heldPayments } from './payments.ts'
export { recordOf } from './records.ts'
export { REGISTRATION_COLUMNS, registrationRows } from './registration-rows.ts'
export { yearStatement } from './statements.ts'
export { lastFiledMonth } from './uploads/held-returns.ts'
