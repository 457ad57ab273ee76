/** The rules of a joint report as something that is set and tried: those of its sources, and the verdict that its kind gives. */
import { deskOfSources, type Settable } from '../kit/desk.ts'
import { bookOfFacts, factsUnder } from '../kit/rules/rulebook.ts'
import type { RuleResult, Verdict } from '../report/document.ts'
import type { RuleDesk } from '../report/rulebook.ts'
import type { JointFacts } from './facts.ts'
import { JOINT_PARTS, type JointSources, jointSources } from './sources.ts'

/**
 * `ruled`: rules and verdict as the kind's document has them. Rules on books beside are set at the desk of the books; `more`: parts that
 * this kind alone judges; `sourcesOf`: its sources, where it takes less than all.
 */
export const jointDesk = (
  ruled: (sources: JointSources) => { rules: readonly RuleResult[]; verdict: Verdict },
  {
    more = [],
    sourcesOf = jointSources,
  }: { more?: readonly { rules: Settable }[]; sourcesOf?: typeof jointSources } = {},
): RuleDesk<JointFacts> =>
  deskOfSources(
    {
      parts: [...JOINT_PARTS, ...more],
      rule: (facts, through) => ruled(sourcesOf(facts, through)),
    },
    {
      under: ({ invoice, ...others }, book) => ({ invoice: factsUnder(invoice, book), ...others }),
      bookOf: ({ invoice }) => bookOfFacts(invoice),
    },
  )
