/** The rules of the inventory report as something that is set and tried. */
import { deskOfParts } from '../kit/desk.ts'
import type { RuleDesk } from '../report/rulebook.ts'
import { itemContext } from './context.ts'
import type { ErpItemFacts } from './facts.ts'
import { ruled } from './rules/ruled.ts'
import { ERP_ITEM_RULE_SET } from './rules/rules.ts'
import { itemDecision } from './verdict.ts'

export const ERP_ITEM_DESK: RuleDesk<ErpItemFacts> = deskOfParts({
  parts: [{ rules: ERP_ITEM_RULE_SET }],
  rule(facts, through) {
    const build = { ...ruled(itemContext(facts, through)), indicators: [] }
    return { rules: build.rules, verdict: { decision: itemDecision(build) } }
  },
})
