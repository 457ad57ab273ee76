/** Lenders' records, for reports that are made of them. */
export { newestLendingAnswers } from './answers.ts'
export { askLenders, type LendersAsked } from './inquiry.ts'
export { loadLendingFacts } from './load-facts.ts'
