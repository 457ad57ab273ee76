/** Public records, for reports that are made of them. */
export { answeredOfMany, newestAnswers } from './answers.ts'
export { relatedFirms } from './beside.ts'
export { type Inquired, inquire } from './inquiry.ts'
export { loadPublicFacts } from './load-facts.ts'
export {
  LARGEST_PARTNERS,
  largestPartners,
  lookedUpPartners,
  partnersToldSince,
} from './partners.ts'
