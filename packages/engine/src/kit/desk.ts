/** The rules of a report as something that is set and tried, from the rule sets that it is made of. */
import type { RuleBook } from '../report/book.ts'
import type { RuleResult, Verdict } from '../report/document.ts'
import type { Judged, RuleDesk } from '../report/rulebook.ts'
import { catalogueOf, mergeCatalogues } from './rules/catalogue.ts'
import type { RuleSet } from './rules/rule-set.ts'
import { bookOfFacts, factsUnder } from './rules/rulebook.ts'

/** Rules and verdict as the document of the same facts has them. */
export interface RuledReport {
  rules: readonly RuleResult[]
  verdict: Verdict
}

/** What is set of a rule set, whatever its context. */
export type Settable = Pick<RuleSet<never>, 'standing' | 'table' | 'lines'>

/** The parts of a report by what is set of them. */
interface Composed {
  parts: readonly { rules: Settable }[]
}

interface Ruled<Facts> extends Composed {
  /** Under the book that the facts carry. */
  rule(facts: Facts, through: number): RuledReport
}

export const judgedOf = ({ rules, verdict }: RuledReport): Judged => ({
  rules,
  decision: verdict.decision?.level ?? null,
  risk: verdict.risk?.level ?? null,
  grade: verdict.score?.grade ?? null,
})

export const catalogueOfParts = (parts: Composed['parts']) =>
  mergeCatalogues(parts.map(({ rules }) => catalogueOf(rules)))

/** Of facts that carry their book themselves. */
export const deskOfParts = <Facts extends { rulebook?: RuleBook }>(
  report: Ruled<Facts>,
): RuleDesk<Facts> => deskOfSources<Facts>(report, { under: factsUnder, bookOf: bookOfFacts })

/** Of facts that hold those of several sources: one of them carries the book. */
export const deskOfSources = <Facts>(
  { parts, rule }: Ruled<Facts>,
  { under, bookOf }: Pick<RuleDesk<Facts>, 'under' | 'bookOf'>,
): RuleDesk<Facts> => ({
  catalogue: () => catalogueOfParts(parts),
  under,
  bookOf,
  judge: (facts, through, books) =>
    books.map((book) => judgedOf(rule(under(facts, book), through))),
})
