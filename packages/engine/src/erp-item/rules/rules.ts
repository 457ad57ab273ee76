/** Rules on stock, each by an indicator of domain §3.5. Texts describe and advise to verify; they never accuse. */
import { inputOf, levelled } from '../../kit/rules/levelled.ts'
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import type { ItemContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import { ERP_ITEM_INDICATOR_SAYS } from '../indicators/words.ts'
import { ERP_ITEM_PARAM, type RuleLimits } from '../params.ts'
import { ERP_ITEM_LINES } from './limit-lines.ts'
import { ERP_ITEM_RULE_SAYS as SAYS } from './words.ts'

const BAD_ABOVE = 1 as const

/** Every rule with the limits it is judged by. */
export const erpItemRules = (limits: RuleLimits): readonly RuleDefinition[] => [
  levelled<ItemContext>(
    {
      id: 'R-E12',
      name: SAYS.old,
      threshold: SAYS.oldAt(limits['R-E12']),
      template: SAYS.oldTemplate({ pct: '{pct}' }),
      version: '1',
      source: 'domain §3.5 E-12',
    },
    {
      ...{ key: 'E-12.OVER.asOf', direction: BAD_ABOVE, ...limits['R-E12'] },
      text: (part) => SAYS.oldText({ part }),
    },
  ),
  levelled<ItemContext>(
    {
      id: 'R-E13',
      name: SAYS.idle,
      threshold: SAYS.idleAt(limits['R-E13']),
      template: SAYS.idleTemplate({ pct: '{pct}' }),
      version: '1',
      source: 'domain §3.5 E-13',
    },
    {
      ...{ key: 'E-13.asOf', direction: BAD_ABOVE, ...limits['R-E13'] },
      text: (part) => SAYS.idleText({ part }),
    },
  ),
  levelled<ItemContext>(
    {
      id: 'R-E14',
      name: SAYS.slow,
      threshold: SAYS.slowAt(limits['R-E14']),
      template: SAYS.slowTemplate({ n: '{n}' }),
      version: '1',
      source: 'domain §3.5 E-14',
    },
    {
      ...{ key: 'E-14.L12', direction: BAD_ABOVE, ...limits['R-E14'] },
      text: (days) => SAYS.slowText({ days }),
    },
  ),
  levelled<ItemContext>(
    {
      id: 'R-E15',
      name: SAYS.below,
      threshold: SAYS.belowAt(limits['R-E15']),
      template: SAYS.belowTemplate({ n: '{n}', pct: '{pct}' }),
      version: '1',
      source: 'domain §3.5 E-15',
    },
    {
      ...{ key: 'E-15.SHARE.asOf', direction: BAD_ABOVE, ...limits['R-E15'] },
      text: (part, { indicator }) => {
        const { inputs } = indicator('E-15.SHARE.asOf')
        return SAYS.belowText({ n: inputOf(inputs, ERP_ITEM_INDICATOR_SAYS.below), part })
      },
    },
  ),
  levelled<ItemContext>(
    {
      id: 'R-E17',
      name: SAYS.untied,
      threshold: SAYS.untiedAt(limits['R-E17']),
      template: SAYS.untiedTemplate({ n: '{n}' }),
      version: '1',
      source: 'domain §3.5 E-17',
    },
    {
      ...{ key: 'E-17.asOf', direction: BAD_ABOVE, ...limits['R-E17'] },
      text: (n) => SAYS.untiedText({ n }),
    },
  ),
  levelled<ItemContext>(
    {
      id: 'R-E17B',
      name: SAYS.breaks,
      threshold: SAYS.breaksAt(limits['R-E17B']),
      template: SAYS.breaksTemplate({ n: '{n}' }),
      version: '1',
      source: 'domain §3.5 E-17',
    },
    {
      ...{ key: 'E-17.CHAIN.asOf', direction: BAD_ABOVE, ...limits['R-E17B'] },
      text: (n) => SAYS.breaksText({ n }),
    },
  ),
  levelled<ItemContext>(
    {
      id: 'R-E20',
      name: SAYS.returns,
      threshold: SAYS.returnsAt(limits['R-E20']),
      template: SAYS.returnsTemplate({ pct: '{pct}' }),
      version: '1',
      source: 'domain §3.5 E-20',
    },
    {
      ...{ key: 'E-20.L12', direction: BAD_ABOVE, ...limits['R-E20'] },
      text: (part) => SAYS.returnsText({ part }),
    },
  ),
]

/** Nothing is set aside by the kind itself. */
export const ERP_ITEM_RULE_SET: RuleSet<ItemContext> = ruleSet<ItemContext, RuleLimits>({
  make: erpItemRules,
  table: ERP_ITEM_PARAM.rules,
  lines: ERP_ITEM_LINES,
  suppressedBy: () => null,
})

/** The rules at the limits of the parameter table. */
export const ERP_ITEM_RULES = ERP_ITEM_RULE_SET.standing
