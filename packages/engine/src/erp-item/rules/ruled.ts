/** What the rules on stock come to, each indicator computed when one asks for it. */
import { indicatorsOf } from '../../kit/lazily.ts'
import { judgeRules } from '../../kit/rules/rule-set.ts'
import type { ItemContext } from '../context.ts'
import type { ErpItemKind, ReportBuild } from '../definition.ts'
import { evaluateIndicator } from '../evaluate.ts'
import { ERP_ITEM_INDICATORS } from '../indicators/registry.ts'
import { ERP_ITEM_RULE_SET } from './rules.ts'

export const INDICATORS = indicatorsOf<ErpItemKind>(ERP_ITEM_INDICATORS, evaluateIndicator)

export function ruled(context: ItemContext): Omit<ReportBuild, 'indicators'> {
  const indicator = INDICATORS.of(context)
  return { context, indicator, rules: judgeRules(ERP_ITEM_RULE_SET, { context, indicator }) }
}
