/**
 * The one shape of every report, whatever its type. The engine writes it, the server stores it, screen, paper,
 * spreadsheet and JSON show it. All money is in yuan (number, ≤ 2 decimals); ratios are fractions (0.1234 = 12.34 %).
 */

import type { RuleBookNote } from './book.ts'
import type { ChartBlock } from './chart.ts'
import type { Decision, LimitSuggestion } from './decision.ts'
import type { Evidence } from './evidence.ts'
import type { Claim } from './findings/claim.ts'
import type { ReportProfile } from './findings/profile.ts'
import type { ReportKind } from './kinds.ts'
import type { ProofFormula } from './proof/formula.ts'
import type { ScoreResult } from './score.ts'
import type { Unit } from './unit.ts'

export type { ChartBlock, ChartKind, ChartSeries } from './chart.ts'
export type {
  Decision,
  DecisionLevel,
  DecisionReason,
  Freshness,
  LimitSuggestion,
  LimitSuggestionLeg,
  PolicyCheck,
  PolicyResult,
  ReasonLevel,
} from './decision.ts'
export type {
  Evidence,
  EvidenceDataset,
  EvidenceLeg,
  EvidenceQuery,
  InvoiceEvidence,
  RecordDataset,
  RecordEvidence,
} from './evidence.ts'
export type { Claim } from './findings/claim.ts'
export type { ReportKind } from './kinds.ts'
export type { GradeFactor, ScoreFigure, ScorePart, ScoreReason, ScoreResult } from './score.ts'
export type { Unit } from './unit.ts'

export type Flag = 'GREEN' | 'YELLOW' | 'RED' | 'GREY'

/** Why a value is null. "No data" is not "zero" is not "no risk". */
export type MissingReason =
  | 'NO_DATA' // 未采集
  | 'UNTOLD' // 未查得: no source in use tells it
  | 'FAILED' // 未取到: asked, and no answer
  | 'PARTIAL' // 月份不全; `detail` says k/n
  | 'ZERO_ZERO' // 0/0, shown "--"
  | 'NO_BASE' // a change since a time of (next to) nothing, shown "新增"
  | 'ZERO_BASE' // n/0 of a ratio; `detail` says of what
  | 'INSUFFICIENT_HISTORY'
  | 'NOT_APPLICABLE'

export interface IndicatorInput {
  name: string
  value: number | string | null
  unit: Unit
}

export interface PeerNote {
  /** Enterprises compared with. */
  n: number
  /** Which, in words: `批发业，大类F51`. */
  level: string
  /** Their median, in the unit of the indicator. */
  median: number
}

export interface IndicatorValue {
  /** `I-016`; windows and directions of one indicator share the id and differ in `key`. */
  id: string
  /** Unique in the report: `I-016.L12`, `I-050.CR5.L12`. */
  key: string
  name: string
  value: number | string | boolean | null
  unit: Unit
  /** `L12`, `P12`, `L24`, `L12/P12`, `asOf`… */
  window: string
  flag: Flag
  reason?: MissingReason
  detail?: string
  /** Why it has no colour although it lies past its own line; part of `detail`, shown beside the value. */
  aside?: string
  /** In words: `Σ 近12个月(蓝票价税合计 − 红票价税合计)`. */
  formula: string
  thresholds?: { yellow?: string; red?: string }
  /** What enterprises of the like come to, where there are enough of them. */
  peer?: PeerNote
  inputs: IndicatorInput[]
  evidence: Evidence
  /** The sums of the legs give the value by this formula; absent = they do not by themselves. */
  proof?: ProofFormula
  /** Version of this indicator's definition; changes when its result may change. */
  version: string
}

export type RuleLevel = 'HIGH' | 'MEDIUM' | 'LOW'

export interface RuleResult {
  id: string
  name: string
  result: 'HIT' | 'MISS' | 'UNKNOWN'
  /** Level of the hit, or the highest the rule can reach when missed. */
  level: RuleLevel
  redLine: boolean
  /** Filled Chinese template, descriptive and never accusing. */
  text: string
  /** For UNKNOWN: why it could not be judged. For MISS by the suppression list: which entry. */
  reason?: string
  value: number | string | null
  threshold: string
  inputs: IndicatorInput[]
  evidence: Evidence
  version: string
  /** Group of risk, as 增值税; only kinds that group their rules. */
  category?: string
  /** What to verify or do, and the public law or notice it rests on. */
  advice?: string
  policy?: string
}

export type CellType =
  | 'text'
  | 'money'
  | 'ratio'
  | 'int'
  | 'number'
  | 'date'
  | 'month'
  | 'flag'
  | 'bool'

export interface TableColumn {
  key: string
  title: string
  type: CellType
  /** Shown under the title when the whole column shares it: `元`. */
  unit?: string
  /** By which formula the rows behind a cell of it give the cell; of one leg without a `sum` the cell is the sum itself. */
  proof?: ProofFormula
  /** Its cells are shaded by their size among those of all such columns of the table. */
  heat?: true
}

export interface TableBlock {
  kind: 'table'
  id: string
  title: string
  columns: TableColumn[]
  rows: Record<string, string | number | boolean | null>[]
  /** Rows behind a table row, by the same index; absent = not traceable row by row. */
  evidence?: Evidence[]
  /** Rows behind single cells that are not made of the row's, by the same index and the key of the column. */
  cells?: Record<string, Evidence>[]
  note?: string
}

export interface KpiBlock {
  kind: 'kpis'
  id: string
  title?: string
  /** Keys of `indicators`. */
  indicators: string[]
}

export interface IndicatorBlock {
  kind: 'indicators'
  id: string
  title: string
  indicators: string[]
}

export interface RuleBlock {
  kind: 'rules'
  id: string
  title: string
  rules: string[]
}

export interface FactsBlock {
  kind: 'facts'
  id: string
  title: string
  items: { label: string; value: string | number | null; type?: CellType }[]
}

export interface TextBlock {
  kind: 'text'
  id: string
  title?: string
  paragraphs: string[]
}

export type Block =
  | TableBlock
  | ChartBlock
  | KpiBlock
  | IndicatorBlock
  | RuleBlock
  | FactsBlock
  | TextBlock

export interface Section {
  id: string
  title: string
  blocks: Block[]
}

export type CoverageState =
  | 'COLLECTED'
  | 'COLLECTED_EMPTY'
  | 'NOT_COLLECTED'
  | 'BEFORE_ESTABLISHMENT'
  | 'NOT_APPLICABLE'

export interface QualityCheck {
  check: string
  title: string
  period: string | null
  result: 'PASS' | 'FAIL' | 'UNKNOWN'
  detail: string
}

/** How much the rules found, and how much of them could be judged. */
export interface RiskResult {
  /** 0–100 (domain §4), of the rules judged. */
  score: number
  /** null = too few rules could be judged for a level: never shown as low, and never green. */
  level: RuleLevel | null
  /** Rules that came to 命中 or 未命中, and all rules of the kind. Documents before the verdict do not say. */
  judged?: number
  rules?: number
}

/** What a kind judges. A block that is absent was not judged: it is never shown as zero, as green or as good. */
export interface Verdict {
  /** The one line that reconciles the others. */
  decision?: Decision
  score?: ScoreResult
  limit?: LimitSuggestion
  risk?: RiskResult
}

/** Months the report looks at, as `202602`. */
export interface ReportPeriods {
  /** M0: the last complete month. */
  last: string
  /** Of the report as a whole: first and last month. */
  span: [string, string]
  /** Windows by their names for people: `近12个月`. */
  windows: { name: string; from: string; to: string }[]
}

/**
 * What an engine returns, whatever its kind. The server adds reportNo, consent and institution around it, never inside.
 */
export interface ReportDocument {
  /** Version of this shape. */
  frame: 2
  kind: ReportKind
  /** Version of the engine: same facts + same version = same bytes. */
  engineVersion: string
  title: string
  enterprise: { name: string; taxNo: string | null; [key: string]: string | number | null }
  /** Who it is in one line of page one; absent in documents made before it was told. */
  profile?: ReportProfile
  /** Data cut-off instant, ISO with +08:00. */
  asOf: string
  periods: ReportPeriods
  verdict: Verdict
  /** Sentences for page one, weightiest first. */
  findings: {
    strengths: string[]
    risks: string[]
    /** What the sentences say, strengths first; absent in documents made before claims were told. */
    claims?: Claim[]
  }
  /** Dataset → period (`202602`) → state. */
  coverage: Record<string, Record<string, CoverageState>>
  quality: QualityCheck[]
  indicators: IndicatorValue[]
  rules: RuleResult[]
  /** The institution's book of rules that it was judged by; absent = the table of the platform. */
  rulebook?: RuleBookNote
  sections: Section[]
  /** How this kind counts, for the chapter of methods. */
  conventions: string[]
  /** Sources, limits of use, objections, for the last chapter. */
  statements: { title: string; text: string }[]
}
