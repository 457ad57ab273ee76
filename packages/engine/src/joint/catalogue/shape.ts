/** What is said beside a rule of domain §4, whichever source judges it. */
import { CATEGORY_SAYS } from './category-words.ts'

export const CATEGORIES = [
  CATEGORY_SAYS.invoices,
  CATEGORY_SAYS.vat,
  CATEGORY_SAYS.incomeTax,
  CATEGORY_SAYS.finance,
  CATEGORY_SAYS.filing,
  CATEGORY_SAYS.enterprise,
  CATEGORY_SAYS.partners,
] as const
export type Category = (typeof CATEGORIES)[number]

export interface RuleAdvice {
  category: Category
  /** What to verify, as a sentence to the officer and the enterprise. */
  advice: string
  /** Public law or notice; absent = none is named rather than a doubtful one. */
  policy?: string
}

export type AdviceTable = Readonly<Record<string, RuleAdvice>>
