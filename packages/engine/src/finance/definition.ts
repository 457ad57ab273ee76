/** The kit's shapes with the types of the finance part filled in. */
import type * as kit from '../kit/definition.ts'
import type { KindTypes } from '../kit/kind.ts'
import type * as rules from '../kit/rules/definition.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Evidence } from '../report/evidence.ts'
import type { FinanceContext } from './context.ts'
import type { ThresholdKey } from './params.ts'

/** Input i of an indicator is what the items of leg i come to. */
export type Measure = 'ITEMS'

export interface FinanceKind extends KindTypes {
  Context: FinanceContext
  Source: 'STATEMENT'
  Threshold: ThresholdKey
  EvidenceSpec: Measure
  Trace: Evidence
}

export type IndicatorDefinition = kit.IndicatorDefinition<FinanceKind>
export type Outcome = kit.Outcome<FinanceKind>
export type Variant = kit.Variant<FinanceKind>
export type RuleDefinition = rules.RuleDefinition<FinanceContext>
export type FinanceBuild = Build<FinanceContext>
