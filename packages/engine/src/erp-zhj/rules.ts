/** Rules of a shop: those of stock and returns that the inventory report has, and sales against invoices. Texts advise to verify; they never accuse. */
import { pairOf } from '@xinjian/format/say/words'
import { ERP_ITEM_RULE_SET } from '../erp-item/part.ts'
import { reasonText, unknown } from '../kit/rules/definition.ts'
import { numberOf } from '../kit/rules/levelled.ts'
import { limitLine } from '../kit/rules/limit-line.ts'
import { type RuleSet, ruleSet, someRules } from '../kit/rules/rule-set.ts'
import { LEVEL_SAYS } from '../kit/rules/words.ts'
import type { RuleDefinition, ShopContext } from './context.ts'
import { SHOP_RULES, type ShopRuleLimits } from './params.ts'
import { ERP_ZHJ_SAYS as SAYS } from './words.ts'

const apart = ({ share }: ShopRuleLimits['R-Z09']): RuleDefinition => ({
  id: 'R-Z09',
  name: SAYS.ruleName,
  level: 'MEDIUM',
  threshold: SAYS.ruleThreshold({ share }),
  template: SAYS.ruleTemplate({ pct: '{pct}' }),
  version: '1',
  source: 'domain §3.11',
  judge({ indicator }) {
    const figure = indicator('Z-009.L12')
    const value = numberOf(figure)
    const { inputs, evidence } = figure
    if (value === null) return unknown(reasonText(figure))
    if (Math.abs(value) <= share) return { result: 'MISS', value, inputs, evidence }
    const text = value > 0 ? SAYS.ruleAbove({ share: value }) : SAYS.ruleBelow({ share: -value })
    return { result: 'HIT', level: 'MEDIUM', text, value, inputs, evidence }
  },
})

const OWN: RuleSet<ShopContext> = ruleSet<ShopContext, ShopRuleLimits>({
  make: (limits) => [apart(limits['R-Z09'])],
  table: SHOP_RULES,
  lines: {
    'R-Z09': { share: limitLine(...pairOf(LEVEL_SAYS, 'medium'), 'ratio', 1, [0, 1]) },
  },
  suppressedBy: () => null,
})

/** Of the inventory report those whose books a shop keeps as well: one firm is told the same of them in both. */
const OF_STOCK = someRules(ERP_ITEM_RULE_SET, ['R-E15', 'R-E17', 'R-E17B', 'R-E20'])

export const RULE_SETS = [OF_STOCK, OWN] as const
