/** Records, for the collections and imports that bring them. */
export type { FactRow, Provenance } from './fact-row.ts'
export { lackingVouchers } from './ledger/lacking.ts'
export { placeStatement } from './ledger/same/place-statement.ts'
export { leaveOut, type Whole } from './ledger/whole.ts'
export { openBook, takeBackBook, uploadOf, writeBook } from './ledger/write-book.ts'
export { type ToldBook, writeWholeBook } from './ledger/write-whole-book.ts'
export type { LendingRow } from './lending/dataset.ts'
export { deleteLending, writeLending } from './lending/write.ts'
export { lendingSource, publicSource } from './source.ts'
export { takeOutRecords } from './take-out.ts'
export { writePayments } from './tax/uploads/payments.ts'
export { type Difference, type WrittenReturn, writeReturn } from './tax/uploads/returns.ts'
export {
  type Contradiction,
  recode,
  type Written,
  writeStatement,
} from './tax/uploads/statements.ts'
export { factsOf, writeFacts } from './write-facts.ts'
