/** Public records, for reports that are made of them. */
export { newestAnswers } from './answers.ts'
export { loadPublicFacts } from './load-facts.ts'
export { type LookedUp, lookUp } from './look-up.ts'
