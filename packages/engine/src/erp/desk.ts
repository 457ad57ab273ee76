/** The rules on an enterprise's books as something that is set and tried. */
import { deskOfParts } from '../kit/desk.ts'
import type { RuleDesk } from '../report/rulebook.ts'
import type { ErpFacts } from './facts.ts'
import { DERIVED_RULES } from './finance.ts'
import { ERP_RULE_SET } from './rules/rules.ts'
import { erpSources } from './sources.ts'
import { erpDecision } from './verdict.ts'

export const ERP_DESK: RuleDesk<ErpFacts> = deskOfParts({
  parts: [{ rules: ERP_RULE_SET }, { rules: DERIVED_RULES }],
  rule(facts, through) {
    const sources = erpSources(facts, through)
    return { rules: sources.build.rules, verdict: { decision: erpDecision(sources) } }
  },
})
