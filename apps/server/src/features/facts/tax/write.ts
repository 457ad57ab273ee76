/** Tax facts, for the collection that brings them. */
export type { FactRow } from './fact-row.ts'
export { factsOf } from './fact-tables.ts'
export { takeOutTaxFacts } from './take-out.ts'
export {
  type Contradiction,
  recode,
  type StatedAmounts,
  type StatedStatement,
  type Written,
  writeStatement,
} from './uploads/statements.ts'
export { type Provenance, writeFacts } from './write-facts.ts'
