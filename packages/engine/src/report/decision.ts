/** The verdict of a report: what its figures come to for whoever decides, with the reasons in order of weight. */
import type { Evidence } from './evidence.ts'

/** As a report may come to, mildest first. */
export const DECISION_LEVELS = ['ADMIT', 'CLEAR', 'REVIEW', 'UNRATABLE', 'REJECT'] as const

/**
 * 建议准入, 未见须复核事项, 人工复核, 数据不足，不评级, 建议拒绝. CLEAR is what a report of one source comes to where nothing speaks
 * against the enterprise: it knows too little to admit anybody (`admits` of the kind).
 */
export type DecisionLevel = (typeof DECISION_LEVELS)[number]

/** What one reason against an enterprise can come to. */
export type ReasonLevel = Exclude<DecisionLevel, 'ADMIT' | 'CLEAR'>

/** A gate that did not let the enterprise through. */
export interface DecisionReason {
  /** Of the gate, as `G-COVERAGE-OUT`. */
  id: string
  about: 'COVERAGE' | 'FRESHNESS' | 'RED_LINE' | 'RISK' | 'GRADE' | 'LIMIT' | 'POLICY' | 'OUTLIER'
  /** What this reason alone comes to. */
  level: ReasonLevel
  /** The limit under this reason: void (null), or this share of it (0–1); absent = untouched. */
  limitFactor?: number | null
  /** Chinese sentence with its figures. */
  text: string
  /** Condition in words, with the numbers of the table. */
  threshold: string
  source: string
  /** Ids of the rules and keys of the indicators it stands on, for links. */
  rules?: string[]
  indicators?: string[]
  evidence: Evidence
}

export interface PolicyCheck {
  id: string
  /** 成立满2年. */
  title: string
  result: 'PASS' | 'FAIL' | 'UNKNOWN'
  /** What was found, or why it cannot be said. */
  detail: string
  /** Key of the indicator whose rows it counts; absent = it rests on no rows. */
  of?: string
}

/** A named admission pack (domain §6.4), held against the facts. */
export interface PolicyResult {
  id: string
  name: string
  source: string
  /** FAIL when a check fails; UNKNOWN when none fails and one cannot be judged. */
  result: 'PASS' | 'FAIL' | 'UNKNOWN'
  /** The institution chose it: a FAIL is a reason of the verdict. The others are information. */
  chosen: boolean
  checks: PolicyCheck[]
}

/** How old the data are on the day of judgement. */
export interface Freshness {
  /** The day on which freshness is judged: that of the cut-off, or the end of the last month asked for. */
  judgedOn: string
  /** Day of the newest row; null = no row. */
  lastRow: string | null
  daysSinceLastRow: number | null
  /** Last day that the collections or the sources speak of; null = not known. */
  lastCollected: string | null
  daysSinceCollected: number | null
  flag: 'GREEN' | 'YELLOW' | 'RED' | 'GREY'
  /** 最近一张销项发票 2026-02-27（1天前），数据采集至 2026-02-28. */
  text: string
}

export interface Decision {
  /** Version of the table of gates. */
  table: string
  level: DecisionLevel
  /** One sentence that reconciles score, risk and limit. */
  text: string
  /** Weightiest first. */
  reasons: DecisionReason[]
  /** What a report of one source holds against the enterprise and this one does not, with the fact that lifts it. */
  lifted?: { rule: string; text: string }[]
  /** What would change the verdict. */
  changes: string[]
  /** What to ask the enterprise for. */
  asks: string[]
  /** Months looked at and known, by dataset, in words and numbers: for the line on coverage. */
  coverage: {
    dataset: string
    name: string
    known: number
    months: number
    /** Of the known ones, those that only files of the enterprise tell; absent = none. */
    fromFiles?: number
  }[]
  freshness: Freshness
  policies: PolicyResult[]
}

export interface LimitSuggestionLeg {
  name: string
  value: number | null
  /** In words. */
  formula: string
  /** absent = yuan; index: a factor. */
  unit?: 'index'
  /** Key of the indicator that it is reckoned from; absent = from none. */
  of?: string
}

/** The limit that a report suggests, leg by leg: a reference, no promise of credit (domain §6.3). */
export interface LimitSuggestion {
  /** Yuan, floored to 万; null when no leg can be computed, or when the verdict voids it. */
  suggest: number | null
  /** The verdict capped or voided (`factor` null) what the legs came to. */
  held?: { before: number; factor: number | null; text: string }
  legs: LimitSuggestionLeg[]
  note: string
}
