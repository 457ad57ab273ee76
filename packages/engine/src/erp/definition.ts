/** The kit's shapes with the types of the report on an enterprise's books filled in. */
import type * as kit from '../kit/definition.ts'
import type { KindTypes } from '../kit/kind.ts'
import type * as rules from '../kit/rules/definition.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Evidence } from '../report/evidence.ts'
import type { ErpContext } from './context.ts'
import type { ThresholdKey } from './params.ts'

/** Books that can be missing. */
export type ErpSource =
  | 'LEDGER'
  | 'BALANCE'
  | 'VOUCHER'
  | 'RECEIVABLE'
  | 'PAYABLE'
  | 'BANK'
  | 'STOCK'
  | 'MOVE'
  | 'ORDER'

/** Input i of an indicator is what the rows of leg i come to. */
export type Measure = 'ROWS'

export interface ErpKind extends KindTypes {
  Context: ErpContext
  Source: ErpSource
  Threshold: ThresholdKey
  EvidenceSpec: Measure
  Trace: Evidence
}

export type IndicatorDefinition = kit.IndicatorDefinition<ErpKind>
export type Outcome = kit.Outcome<ErpKind>
export type RuleDefinition = rules.RuleDefinition<ErpContext>
export type ErpBuild = Build<ErpContext>
