/** The kit's shapes with the types of the tax payment report filled in. */
import type * as kit from '../kit/definition.ts'
import type { KindTypes } from '../kit/kind.ts'
import type * as rules from '../kit/rules/definition.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Evidence } from '../report/evidence.ts'
import type { TaxContext } from './context.ts'
import type { ThresholdKey } from './params.ts'

/** What the rows of a leg come to; input i of an indicator is the measure of leg i. */
export type Measure = 'AMOUNT' | 'COUNT' | 'MONTHS' | 'BALANCE' | 'LOOKED_AT'

export interface TaxPaymentKind extends KindTypes {
  Context: TaxContext
  Source: 'PAYMENT' | 'ARREARS'
  Threshold: ThresholdKey
  EvidenceSpec: Measure
  Trace: Evidence
}

export type IndicatorDefinition = kit.IndicatorDefinition<TaxPaymentKind>
export type MissingRule = kit.MissingRule<TaxPaymentKind['Source']>
export type Outcome = kit.Outcome<TaxPaymentKind>
export type Variant = kit.Variant<TaxPaymentKind>
export type RuleDefinition = rules.RuleDefinition<TaxContext>
export type ReportBuild = Build<TaxContext>
