/** The sources of the report: the books, and the statements that they come to. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { type Indicators, indicatorsOf } from '../kit/lazily.ts'
import { judgeRules } from '../kit/rules/rule-set.ts'
import type { Build } from '../kit/sections/build.ts'
import type { IndicatorValue, RuleResult } from '../report/document.ts'
import { type ErpContext, erpContext } from './context.ts'
import type { ErpBuild, ErpKind } from './definition.ts'
import { evaluateIndicator } from './evaluate.ts'
import type { ErpFacts } from './facts.ts'
import {
  DERIVED_INDICATORS,
  DERIVED_RULES,
  type DerivedContext,
  derivedContext,
} from './finance.ts'
import { ERP_INDICATORS } from './indicators/registry.ts'
import { ERP_RULE_SET } from './rules/rules.ts'

const OWN: Indicators<ErpContext> = indicatorsOf<ErpKind>(ERP_INDICATORS, evaluateIndicator)

export interface ErpSources {
  build: ErpBuild
  /** The same document seen from the statements that the ledger comes to. */
  derived: Build<DerivedContext>
}

/** Rules first: figures are computed when one asks for them. */
export function erpSources(facts: ErpFacts, through?: MonthIndex): ErpSources {
  const context = erpContext(facts, through)
  const statements = derivedContext(context)
  const [own, derived] = [OWN.of(context), DERIVED_INDICATORS.of(statements)]
  const indicator = (key: string): IndicatorValue => (OWN.keys.has(key) ? own(key) : derived(key))
  const rules: RuleResult[] = [
    ...judgeRules(ERP_RULE_SET, { context, indicator }),
    ...judgeRules(DERIVED_RULES, { context: statements, indicator }),
  ]
  let indicators: IndicatorValue[] | null = null
  const all = () => {
    indicators ??= [...OWN.keys, ...DERIVED_INDICATORS.keys].map(indicator)
    return indicators
  }
  const of = <Context>(which: Context): Build<Context> => ({
    ...{ context: which, rules, indicator },
    get indicators() {
      return all()
    },
  })
  return { build: of(context), derived: of(statements) }
}
