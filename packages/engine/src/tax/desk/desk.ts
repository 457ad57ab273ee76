/** The rules of the tax report as something that is set and tried. */
import { deskOfParts } from '../../kit/desk.ts'
import type { RuleDesk } from '../../report/rulebook.ts'
import type { TaxFacts } from '../facts.ts'
import { taxVerdict } from '../verdict.ts'
import { TAX_PARTS, taxSources } from './sources.ts'

export const TAX_DESK: RuleDesk<TaxFacts> = deskOfParts({
  parts: TAX_PARTS,
  rule(facts, through) {
    const { build } = taxSources(facts, through)
    return { rules: build.rules, verdict: taxVerdict(build) }
  },
})
