/** What of the tax report the basic report shows: it is judged there, once, by the same definitions. */
import type { Part } from '../kit/part.ts'
import { someRules } from '../kit/rules/rule-set.ts'
import { RECORD_PART, type TaxReportContext } from '../tax/faces/record-part.ts'
import { BASIC_SAYS } from './words.ts'

/** Months as a general taxpayer, rating and its fall, arrears, violations. */
export const INDICATORS: readonly string[] = ['T-044', 'T-025', 'T-026', 'T-020', 'T-021', 'T-022']

/** Rules that registration, ratings, arrears and violations alone decide. */
export const RULES: readonly string[] = [
  'R-001',
  'R-002',
  'R-003',
  'R-004',
  'R-046',
  'R-047',
  'R-048',
  'R-067',
]

/** Taxes with these rules and no others. */
export const BASIC_PART: Part<TaxReportContext> = {
  ...RECORD_PART,
  rules: someRules(RECORD_PART.rules, RULES),
}

export const QUALITY: readonly string[] = [
  'RATINGS',
  'VIOLATIONS',
  'ARREARS',
  'SHAREHOLDERS',
  'ADDRESSES',
]

/** What a lender must not take for good where it is not known. */
export const UNJUDGED = [
  { key: 'T-025.asOf', text: BASIC_SAYS.noRating },
  { key: 'T-020.asOf', text: BASIC_SAYS.arrearsOpen },
  { key: 'T-022.OPEN.L24', text: BASIC_SAYS.violationsOpen },
] as const

/** Under which headings of a basic report nothing is collected by this platform (domain §3.14). */
export const WITHOUT_SOURCE: readonly string[] = [
  BASIC_SAYS.investments,
  BASIC_SAYS.branches,
  BASIC_SAYS.courtCases,
  BASIC_SAYS.licences,
]
