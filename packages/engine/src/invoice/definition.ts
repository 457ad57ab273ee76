/** The kit's shapes with the types of the invoice report filled in: what indicators, rules and sections are written in. */
import type * as kit from '../kit/definition.ts'
import type { KindTypes } from '../kit/kind.ts'
import type * as rules from '../kit/rules/definition.ts'
import type { Build } from '../kit/sections/build.ts'
import type { InvoiceEvidence } from '../report/evidence.ts'
import type { InvoiceContext } from './context/context.ts'
import type { Direction } from './facts.ts'
import type { ThresholdKey } from './params/flag-thresholds.ts'

/** How the rows of the evidence add up to the first input of the indicator. */
export type Measure =
  | 'COUNT'
  | 'NET_TOTAL'
  | 'ABS_TOTAL'
  | 'MAX_ABS_TOTAL'
  | 'NET_AMOUNT'
  | 'TAX'
  | 'MONTHS'
  | 'DAYS'
  | 'PARTIES'
  | 'FIRST_DAY'
  | 'LAST_DAY'
  /** 不含税 sum of the lines that the query means. */
  | 'LINE_AMOUNT'
  /** The rows are what was looked at; lines, not rows, add up to the number. */
  | 'LINES'

export interface EvidenceSpec {
  direction: Direction
  rows: NonNullable<InvoiceEvidence['rows']>
  system?: NonNullable<InvoiceEvidence['system']>
  predicate?: NonNullable<InvoiceEvidence['predicate']>
  measure: Measure
}

/** What narrows the rows of a figure; `also`: its further legs, each beside the definition's own query, in the order of the inputs. */
export type InvoiceTrace = Partial<InvoiceEvidence> & { also?: readonly Partial<InvoiceEvidence>[] }

export interface InvoiceKind extends KindTypes {
  Context: InvoiceContext
  Source: Direction
  Threshold: ThresholdKey
  EvidenceSpec: EvidenceSpec
  Trace: InvoiceTrace
}

export type IndicatorDefinition = kit.IndicatorDefinition<InvoiceKind>
export type MissingRule = kit.MissingRule<Direction>
export type Outcome = kit.Outcome<InvoiceKind>
export type Variant = kit.Variant<InvoiceKind>
export type RuleDefinition = rules.RuleDefinition<InvoiceContext>
export type RuleInput = rules.RuleInput<InvoiceContext>
export type ReportBuild = Build<InvoiceContext>
