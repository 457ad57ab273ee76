/** What is said beside a rule of domain §4, whichever source judges it. */

export const CATEGORIES = [
  '发票',
  '增值税',
  '所得税',
  '财务',
  '申报缴纳',
  '经营主体',
  '上下游',
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
