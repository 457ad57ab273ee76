/**
 * The one shape of every report, whatever its type. The engine writes it, the server stores it, screen, paper,
 * spreadsheet and JSON show it. All money is in yuan (number, ≤ 2 decimals); ratios are fractions (0.1234 = 12.34 %).
 */

import type { ChartBlock } from './chart.ts'
import type { Unit } from './unit.ts'

export type { ChartBlock, ChartKind, ChartSeries } from './chart.ts'
export type { Unit } from './unit.ts'

export type Flag = 'GREEN' | 'YELLOW' | 'RED' | 'GREY'

/** Why a value is null. "No data" is not "zero" is not "no risk". */
export type MissingReason =
  | 'NO_DATA' // 未采集
  | 'PARTIAL' // 月份不全; `detail` says k/n
  | 'ZERO_ZERO' // 0/0, shown "--"
  | 'NO_BASE' // n/0, shown "新增"
  | 'INSUFFICIENT_HISTORY'
  | 'NOT_APPLICABLE'

/**
 * Which stored rows a number was made of. The server turns it into one paged query over invoice rows as they stood at
 * the report's cut-off; the command line filters its rows with it. Every condition present must hold.
 */
export interface EvidenceQuery {
  dataset: 'INVOICE'
  direction?: 'OUT' | 'IN'
  /** Issue dates, both ends included, ISO. */
  from?: string
  to?: string
  /** BLUE = valid with total > 0; RED = negative; VOID; VALID = not void; ALL. */
  rows?: 'BLUE' | 'RED' | 'VOID' | 'VALID' | 'ALL'
  /** Canonical 发票种类, any of. */
  kinds?: string[]
  /** Only these counterparties (ids of the facts' dictionary). */
  counterpartyIds?: number[]
  /** Only rows whose 数电/税控 nature is this. */
  system?: 'DIGITAL' | 'TAX_DISK'
  /** Named row predicates that cannot be said with the fields above; each is one documented SQL/row predicate. */
  predicate?:
    | 'NIGHT'
    | 'HOLIDAY'
    | 'CEILING'
    | 'ROUND_AMOUNT'
    | 'PERSON_BUYER'
    | 'ABNORMAL_RISK'
    | 'SPECIAL'
    /** Part of a run of consecutive 税控 numbers (engine/invoice/serial.ts): said of a row among the others, not of it alone. */
    | 'SERIAL'
  /** 税控 rows of one 发票代码 ('' = the source has none) whose number lies between, both ends included. */
  numbers?: { code: string; from: number; to: number }
  /** 价税合计 in yuan: at least `totalFrom`, below `totalTo`. */
  totalFrom?: number
  totalTo?: number
  /** Rows with a line at one of these rates: basis points, −1 免税, −2 不征税, −3 not stated. */
  rates?: number[]
  /** Counterparties whose tax number lies in one of these two-digit provinces; '' = the province is not known. */
  regions?: string[]
  /** Without these counterparties. */
  withoutCounterpartyIds?: number[]
  /** 品类: prefix of the 税收分类编码, or short name `*…*`. */
  goods?: string
}

export interface IndicatorInput {
  name: string
  value: number | string | null
  unit: Unit
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
  /** In words: `Σ 近12个月(蓝票价税合计 − 红票价税合计)`. */
  formula: string
  thresholds?: { yellow?: string; red?: string }
  inputs: IndicatorInput[]
  evidence: EvidenceQuery | null
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
  evidence: EvidenceQuery | null
  version: string
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
}

export interface TableBlock {
  kind: 'table'
  id: string
  title: string
  columns: TableColumn[]
  rows: Record<string, string | number | boolean | null>[]
  /** Rows behind a table row, by the same index; absent = not traceable row by row. */
  evidence?: (EvidenceQuery | null)[]
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

export interface ScoreReason {
  indicatorKey: string
  name: string
  /** Chinese sentence for the officer and the enterprise. */
  text: string
  points: number
  maxPoints: number
}

export interface ScoreResult {
  value: number | null
  grade: string
  card: string
  defaultProbability: number | null
  /** Largest lost points first. */
  reasons: ScoreReason[]
  /** Every row of the card: bin hit and points. */
  breakdown: {
    variable: string
    name: string
    value: number | null
    bin: string
    points: number
    maxPoints: number
  }[]
  detail?: string
}

export interface LimitSuggestion {
  /** Yuan, floored to 万; null when no leg can be computed. */
  suggest: number | null
  legs: { name: string; value: number | null; formula: string }[]
  note: string
}

/** What the engine returns. The server adds reportNo, consent and institution around it, never inside. */
export interface ReportDocument {
  type: 'INVOICE'
  /** Version of the engine: same facts + same version = same bytes. */
  engineVersion: string
  title: string
  enterprise: { name: string; taxNo: string | null; [key: string]: string | number | null }
  /** Data cut-off instant, ISO with +08:00. */
  asOf: string
  window: { m0: string; l12: [string, string]; p12: [string, string] }
  summary: {
    score: ScoreResult
    limit: LimitSuggestion
    riskScore: number
    riskLevel: RuleLevel
    strengths: string[]
    risks: string[]
  }
  coverage: Record<string, Record<string, CoverageState>>
  quality: QualityCheck[]
  indicators: IndicatorValue[]
  rules: RuleResult[]
  sections: Section[]
}
