/**
 * An admission policy as a table that a person can read: lines of 如果 … 则 … over what reports say, and how a limit is reckoned. Data
 * alone; `judge.ts` holds it against the reports of one enterprise.
 */
import type { ReportKind } from '../kinds.ts'

/** Grades of score cards, the best first. */
export const POLICY_GRADES = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'CC', 'C', 'D'] as const

/** How a number is compared. */
export const COMPARISONS = ['LT', 'LE', 'GT', 'GE'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Levels of risk, mildest first. */
export const RISK_LEVELS = ['LOW', 'MEDIUM', 'HIGH'] as const

/**
 * What a condition speaks of, and how it may be held against it. HIT_HIGH: hit, at the highest level. FAIL: a check of an admission pack
 * is not met. OWN_SCORE: by the institution's own card, which the report does not know. WORSE: a grade below the one named. REACHES: a level of risk, or one above it.
 */
export const RELATIONS = {
  RULE: ['HIT', 'HIT_HIGH'],
  INDICATOR: [...COMPARISONS, 'IS'],
  CHECK: ['FAIL'],
  SCORE: COMPARISONS,
  GRADE: ['WORSE'],
  DECISION: ['IS'],
  RISK: ['REACHES'],
  LIMIT: COMPARISONS,
  OWN_SCORE: COMPARISONS,
} as const satisfies Record<string, readonly string[]>
export type Subject = keyof typeof RELATIONS
export const SUBJECTS = Object.keys(RELATIONS) as [Subject, ...Subject[]]
export type Relation = (typeof RELATIONS)[Subject][number]
export const RELATION_NAMES = [...new Set(Object.values(RELATIONS).flat())] as [
  Relation,
  ...Relation[],
]

export interface Condition {
  about: Subject
  report: ReportKind
  /** Rule, key of an indicator, or `pack/check`; absent = the report has one such thing alone. */
  key?: string | undefined
  is: Relation
  /** What it is compared with; absent where the relation says all. Ratios are fractions, money is yuan. */
  value?: number | string | boolean | undefined
}

export interface PolicyLine {
  /** All of them hold. */
  when: Condition[]
  verdict: 'REJECT' | 'REVIEW'
}

export interface NeededReport {
  kind: ReportKind
  /** A stored report counts while its data are at most so many days old. */
  days: number
}

/** One way to a limit: the suggestion of a report (`key` absent), or an indicator in yuan times a number. */
export interface LimitLeg {
  report: ReportKind
  key?: string | undefined
  times: number
}

export interface LimitFormula {
  legs: LimitLeg[]
  take: 'MIN' | 'MAX'
  /** 万元; absent = no ceiling. */
  capWan?: number | undefined
  /** Grade → share of the limit; a grade that is not named gets none. Absent = the grade does not matter. */
  grades?: Partial<Record<(typeof POLICY_GRADES)[number], number>> | undefined
}

export interface PolicyTable {
  reports: NeededReport[]
  lines: PolicyLine[]
  /** Report whose score and grade are told; absent = none is. */
  score?: ReportKind | undefined
  limit?: LimitFormula | undefined
}

/** UNJUDGED: a report that the policy needs is not there; it is nobody's pass. */
export const OUTCOMES = ['PASS', 'REVIEW', 'REJECT', 'UNJUDGED'] as const
export type PolicyOutcome = (typeof OUTCOMES)[number]

/**
 * Why a report is not there. NONE: none was made; STALE: its data are too old; SEALED: consent was taken back; NO_CONSENT: none in force
 * allows it; NO_DATA, FAILED, NO_MONEY: one was asked for in vain; NO_FIRM: the company has no such enterprise.
 */
export const MISSING_REPORTS = [
  'NONE',
  'STALE',
  'SEALED',
  'NO_CONSENT',
  'NO_DATA',
  'FAILED',
  'NO_MONEY',
  'NO_FIRM',
] as const
export type MissingReport = (typeof MISSING_REPORTS)[number]
