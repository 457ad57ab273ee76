/** What a report says to one condition of a policy: yes, no, or that it cannot be said. */
import type { MissingReason, ReportDocument, Unit } from '../document.ts'
import { riskTone } from '../judged.ts'
import {
  type Because,
  howMuchJudged,
  opening,
  whyDecision,
  whyLimit,
  whyRisk,
  whyScore,
} from './because.ts'
import { nameInWindow } from './in-window.ts'
import { type Comparison, type Condition, POLICY_GRADES, RISK_LEVELS } from './table.ts'
import { POLICY_TABLE_SAYS as SAYS } from './words.ts'

/** Why a condition cannot be judged. NO_CARD: the institution had no card of its own in force. CARD_WITHDRAWN: it was withdrawn since. NO_REPORT: its report is not there; ABSENT: the report does not know such a figure or rule. */
export type UnsaidReason =
  | MissingReason
  | 'NO_REPORT'
  | 'ABSENT'
  | 'UNKNOWN'
  | 'NO_CARD'
  | 'CARD_WITHDRAWN'

export interface Found {
  /** null = it cannot be said. */
  holds: boolean | null
  /** As the report calls it: 当前欠税; '' = the condition has no name of its own. */
  name: string
  /** What was found: a value, HIT or MISS with its level, a grade, a level. */
  value: number | string | boolean | null
  unit?: Unit
  why?: UnsaidReason
  /** What the report says of it in words. */
  detail?: string
  /** Opens the rows of the report it stands on; absent = there are none. */
  of?: string
  /** Of a verdict of the report: its reasons, weightiest first, each with its own rows; absent = it names none. */
  because?: Because[]
}

const COMPARE: Record<Comparison, (value: number, line: number) => boolean> = {
  LT: (value, line) => value < line,
  LE: (value, line) => value <= line,
  GT: (value, line) => value > line,
  GE: (value, line) => value >= line,
}

/** Score by the institution's own card and what bore it, part by part; null = the report has no such figures. */
export type OwnScorer = (document: ReportDocument) => { score: number; because: Because[] } | null

/** WITHDRAWN: the card that would score was taken out of force; null = there was none. */
export type OwnCardNow = OwnScorer | 'WITHDRAWN' | null

export function findIn(
  document: ReportDocument,
  condition: Condition,
  own: OwnCardNow = null,
): Found {
  switch (condition.about) {
    case 'RULE':
      return ruleIn(document, condition)
    case 'INDICATOR':
      return indicatorIn(document, condition)
    case 'CHECK':
      return checkIn(document, condition)
    case 'SCORE':
      return scored(document, numberOf(document.verdict.score?.value ?? null, condition))
    case 'OWN_SCORE':
      return ownScoreIn(document, condition, own)
    case 'LIMIT':
      return limitIn(document, condition)
    case 'GRADE': {
      const { value = null, grade = null } = document.verdict.score ?? {}
      // 'D' of a report that could not be scored is no grade.
      const told = value === null ? null : grade
      return scored(document, ranked(told, POLICY_GRADES, condition, 'WORSE'))
    }
    case 'RISK':
      return riskIn(document, condition)
    case 'DECISION':
      return decisionIn(document, condition)
  }
}

const explained = (found: Found, because: readonly Because[]): Found =>
  because.length > 0 ? { ...found, because: [...because] } : found

/** A report that could not be scored says why. */
function scored(document: ReportDocument, found: Found): Found {
  const { score } = document.verdict
  const { detail } = score ?? {}
  if (found.holds === null && score)
    return { ...found, why: 'UNKNOWN', ...(detail !== undefined && { detail }) }
  return explained(orUndecided(document, found), whyScore(document))
}

/** Of a report that could not be scored, or whose score looks at other figures, the own score is not known: only one without any score has none. */
function ownScoreIn(document: ReportDocument, condition: Condition, own: OwnCardNow): Found {
  const unscored = { holds: null, name: '', value: null }
  if (own === null) return { ...unscored, why: 'NO_CARD' }
  if (own === 'WITHDRAWN') return { ...unscored, why: 'CARD_WITHDRAWN', detail: SAYS.cardWithdrawn }
  const told = own(document)
  if (told) return explained(numberOf(told.score, condition), told.because)
  const unsaid = scored(document, numberOf(null, condition))
  const other = typeof document.verdict.score?.value === 'number'
  return other ? { ...unsaid, detail: SAYS.otherFigures } : unsaid
}

/** A report that comes to no rating says why by its verdict: one that has no such thing at all has none either. */
function orUndecided(document: ReportDocument, found: Found): Found {
  const { decision } = document.verdict
  if (found.holds !== null || !decision) return found
  return explained({ ...found, why: 'UNKNOWN', detail: decision.text }, whyDecision(document))
}

function limitIn(document: ReportDocument, condition: Condition): Found {
  const { limit } = document.verdict
  const found = numberOf(limit?.suggest ?? null, condition)
  if (!limit) return orUndecided(document, found)
  return explained(found.holds === null ? { ...found, why: 'UNKNOWN' } : found, whyLimit(document))
}

function riskIn(document: ReportDocument, condition: Condition): Found {
  const { risk } = document.verdict
  if (!risk) return orUndecided(document, absent(''))
  // As it may be shown: little found among few rules judged is no low risk.
  const found = ranked(riskTone(risk, document.rules), RISK_LEVELS, condition, 'REACHES')
  const told = { ...found, detail: howMuchJudged(document) }
  return explained(found.holds === null ? { ...told, why: 'UNKNOWN' } : told, whyRisk(document))
}

function decisionIn(document: ReportDocument, { value }: Condition): Found {
  const { decision } = document.verdict
  if (!decision) return { holds: null, name: '', value: null, why: 'ABSENT' }
  const { level, text: detail } = decision
  return explained(
    { holds: level === value, name: '', value: level, detail },
    whyDecision(document),
  )
}

function ruleIn({ rules }: ReportDocument, { key = '', is }: Condition): Found {
  const rule = rules.find(({ id }) => id === key)
  if (!rule) return absent(key)
  const { name, result, level, text, reason = '', evidence } = rule
  const told = { name, ...(evidence.length > 0 && { of: key }) }
  if (result === 'UNKNOWN')
    return { holds: null, ...told, value: null, why: 'UNKNOWN', detail: reason }
  const hit = result === 'HIT'
  return {
    holds: hit && (is === 'HIT' || level === 'HIGH'),
    ...told,
    value: hit ? `HIT_${level}` : 'MISS',
    ...(hit && { detail: text }),
  }
}

function indicatorIn(
  { indicators }: ReportDocument,
  { key = '', is, value: line }: Condition,
): Found {
  const indicator = indicators.find((one) => one.key === key)
  if (!indicator) return absent(key)
  const { value, unit, reason, detail, evidence } = indicator
  const told = {
    name: nameInWindow(indicator),
    value,
    unit,
    ...(detail !== undefined && { detail }),
    ...(evidence.length > 0 && { of: key }),
  }
  if (value === null) return { holds: null, ...told, why: reason ?? 'UNKNOWN' }
  if (is === 'IS') return { holds: value === line, ...told }
  if (typeof value !== 'number' || typeof line !== 'number')
    return { holds: null, ...told, why: 'NOT_APPLICABLE' }
  return { holds: COMPARE[is as Comparison](value, line), ...told }
}

function checkIn(document: ReportDocument, { key = '' }: Condition): Found {
  const [pack, id] = key.split('/')
  const check = document.verdict.decision?.policies
    .find((one) => one.id === pack)
    ?.checks.find((one) => one.id === id)
  if (!check) return absent(key)
  const { title: name, result, detail } = check
  if (result === 'UNKNOWN') return { holds: null, name, value: null, why: 'UNKNOWN', detail }
  return {
    ...{ holds: result === 'FAIL', name, value: result, detail },
    ...opening(document, [check.of]),
  }
}

function numberOf(value: number | null, { is, value: line }: Condition): Found {
  if (value === null) return { holds: null, name: '', value, why: 'ABSENT' }
  return { holds: COMPARE[is as Comparison](value, Number(line)), name: '', value }
}

/** `list` goes from best to worst. WORSE: past the one named; REACHES: at it, or past it. */
function ranked(
  value: string | null,
  list: readonly string[],
  { value: line }: Condition,
  relation: 'WORSE' | 'REACHES',
): Found {
  const [at, from] = [list.indexOf(value ?? ''), list.indexOf(String(line))]
  if (at < 0 || from < 0) return { holds: null, name: '', value: null, why: 'ABSENT' }
  return { holds: relation === 'WORSE' ? at > from : at >= from, name: '', value }
}

const absent = (name: string): Found => ({ holds: null, name, value: null, why: 'ABSENT' })
