/** Rules as data: what may be set of them, and what came of a book. A kind whose rules can be set brings a `RuleDesk` beside its engine. */

import type { RuleBook } from './book.ts'
import type { DecisionLevel, RiskResult, RuleLevel, RuleResult } from './document.ts'
import type { Unit } from './unit.ts'

/** One number of a rule that may be set. */
export interface LimitSpec {
  name: string
  words: { zh: string; en: string }
  unit: Exclude<Unit, 'date' | 'bool'>
  /** Of the table of the platform. */
  default: number
  min: number
  max: number
  /** Whole numbers only. */
  whole: boolean
  /** 1: a larger number is hit less often; −1: a smaller one is. */
  milder: 1 | -1
}

/** One rule as it is shown to whoever sets it. */
export interface CatalogueRule {
  id: string
  name: string
  level: RuleLevel
  redLine: boolean
  source: string
  template: string
  /** Condition in words, at the limits of the table. */
  threshold: string
  version: string
  limits: readonly LimitSpec[]
}

/** What is wrong with a book. `limit` absent = with the rule as a whole. */
export interface BookFault {
  rule: string
  limit?: string
  text: string
}

/** What an enterprise comes to under one book. Blocks that are null were not judged. */
export interface Judged {
  rules: readonly RuleResult[]
  decision: DecisionLevel | null
  risk: RiskResult['level']
  grade: string | null
}

/** The rules of a kind as something that is set. Pure, as its engine is. */
export interface RuleDesk<Facts> {
  catalogue(): readonly CatalogueRule[]
  /** The facts as they would be reported under a book; null = under the table of the platform. */
  under(facts: Facts, book: RuleBook | null): Facts
  /** The book that facts carry; null = the table of the platform. */
  bookOf(facts: Facts): RuleBook | null
  /** Rules and verdict under each of the books, without the document around them. `through`: as of `make`. */
  judge(facts: Facts, through: number, books: readonly (RuleBook | null)[]): Judged[]
}
