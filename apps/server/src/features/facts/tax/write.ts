/** Tax facts, for the collection that brings them. */
export type { FactRow, Provenance } from './fact-row.ts'
export { factsOf } from './fact-tables.ts'
export { takeOutTaxFacts } from './take-out.ts'
export { writePayments } from './uploads/payments.ts'
export { type Difference, type WrittenReturn, writeReturn } from './uploads/returns.ts'
export { type Contradiction, recode, type Written, writeStatement } from './uploads/statements.ts'
export { writeFacts } from './write-facts.ts'
