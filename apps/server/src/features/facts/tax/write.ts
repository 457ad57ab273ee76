/** Tax facts, for the collection that brings them. */
export type { FactRow, FactTable } from './fact-row.ts'
export { factsOf, MAIN_TABLE } from './fact-tables.ts'
export { type Provenance, writeFacts } from './write-facts.ts'
