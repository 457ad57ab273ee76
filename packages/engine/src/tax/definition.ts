/** The kit's shapes with the types of the tax report filled in, and the shape of one part of the report. */
import type * as kit from '../kit/definition.ts'
import type { Praise, SpokenBy, Unjudged } from '../kit/findings.ts'
import type { KindTypes } from '../kit/kind.ts'
import type * as rules from '../kit/rules/definition.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import type { Freshness, QualityCheck, Section } from '../report/document.ts'
import type { Evidence } from '../report/evidence.ts'
import type { TaxReportContext } from './context.ts'
import type { TaxLimits, ThresholdKey } from './params.ts'

/**
 * Sources that can be missing. `VAT` and `CIT`: a month is known when a return of it was filed; their windows end with the last
 * period that is due (`clock.ts`). `…_LOOKED`: it is known when the bureau was asked, filed or not.
 */
export type Source =
  | 'VAT'
  | 'VAT_LOOKED'
  | 'CIT'
  | 'CIT_LOOKED'
  | 'STATEMENT'
  | 'PAYMENT'
  | 'INSURANCE'
  | 'REGISTRATION'
  | 'SHAREHOLDER'
  | 'RATING'
  | 'VIOLATION'
  | 'ARREARS'
  | 'BANK_AUTH'
  | 'INVOICE_OUT'
  | 'INVOICE_IN'

export interface TaxKind extends KindTypes {
  Context: TaxReportContext
  Source: Source
  Threshold: ThresholdKey
  /** In words, for the reference: which rows stand behind it. */
  EvidenceSpec: string
  /** The rows themselves: every computation names them. */
  Trace: Evidence
}

export type IndicatorDefinition = kit.IndicatorDefinition<TaxKind>
export type MissingRule = kit.MissingRule<Source>
export type Outcome = kit.Outcome<TaxKind>
export type Variant = kit.Variant<TaxKind>
export type RuleDefinition = rules.RuleDefinition<TaxReportContext>
export type Judgement = rules.Judgement
export type RuleInput = rules.RuleInput<TaxReportContext>
export type ReportBuild = Build<TaxReportContext>

/** What the gates of the verdict look at. */
export interface VerdictInput {
  build: ReportBuild
  freshness: Freshness
}

/** An entry of the suppression list (domain §4): a known harmless explanation that turns a hit into a miss. */
export interface SuppressionEntry {
  /** Named in the result: `SUPPRESSED:SMALL_SCALE_QUARTERLY`. */
  id: string
  title: string
  /** Rules that it can set aside. */
  rules: readonly string[]
  applies(context: TaxReportContext): boolean
}

export interface ReportPart {
  indicators: readonly IndicatorDefinition[]
  /** The rules with these limits in them. */
  rules(limits: TaxLimits): readonly RuleDefinition[]
  /** Each with an id that begins with its place in the report: `s05-vat` (domain §3.8). */
  sections: readonly ((build: ReportBuild) => Section)[]
  quality(context: TaxReportContext): readonly QualityCheck[]
  suppression?: readonly SuppressionEntry[]
  /** In order of weight for a lender. */
  praises?(build: ReportBuild): readonly Praise[]
  spokenBy?: SpokenBy
  /** What a lender must not take for good: keys of indicators, and what is said where they have no value. */
  unjudged?: readonly Unjudged[]
  gates?: readonly Gate<VerdictInput>[]
  /** Keys of indicators for the figures of the cover. */
  cover?: readonly string[]
}
