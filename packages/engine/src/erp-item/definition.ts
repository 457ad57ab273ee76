/** The kit's shapes with the types of the inventory report filled in. */
import type * as kit from '../kit/definition.ts'
import type { KindTypes } from '../kit/kind.ts'
import type * as rules from '../kit/rules/definition.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Book, ItemContext } from './context.ts'
import type { ThresholdKey } from './params.ts'

/** What the rows of a leg come to; input i of an indicator is the measure of leg i. */
export type Measure = 'AMOUNT' | 'COUNT' | 'LOOKED_AT'

export interface ErpItemKind extends KindTypes {
  Context: ItemContext
  /** `STOCK`: what is in stock at last. */
  Source: 'STOCK' | Book
  Threshold: ThresholdKey
  EvidenceSpec: Measure
  Trace: Evidence
}

export type IndicatorDefinition = kit.IndicatorDefinition<ErpItemKind>
export type MissingRule = kit.MissingRule<ErpItemKind['Source']>
export type Outcome = kit.Outcome<ErpItemKind>
export type RuleDefinition = rules.RuleDefinition<ItemContext>
export type ReportBuild = Build<ItemContext>
