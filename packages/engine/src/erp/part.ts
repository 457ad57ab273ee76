/** What a report of another kind may take of the books: their facts, what they come to, and the chapters that show them. */

export { booksAgainstPart, booksBeside, booksPart } from './beside/books-part.ts'
export { decodeFacts as decodeBooks, encodeFacts as encodeBooks } from './beside/snapshot.ts'
export { type ErpContext, erpContext } from './context.ts'
export type { ErpBuild, ErpKind } from './definition.ts'
export { evaluateIndicator } from './evaluate.ts'
export { bankLeg, invoiceLegs } from './evidence.ts'
export { ERP_EVIDENCE_SAYS } from './evidence-words.ts'
export type { AgeingRow, BankMonth, ErpFacts, OutsideMonth } from './facts.ts'
export { PARTY_INDICATORS } from './indicators/parties.ts'
export { payablesSection, receivablesSection } from './sections/parties.ts'
export { ERP_SECTION_SAYS } from './sections/words.ts'
export { ENGINE_VERSION as ERP_VERSION } from './version.ts'
