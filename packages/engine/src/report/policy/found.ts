/** What a report says to one condition of a policy: yes, no, or that it cannot be said. */
import type { MissingReason, ReportDocument, Unit } from '../document.ts'
import { riskTone } from '../judged.ts'
import { type Comparison, type Condition, POLICY_GRADES, RISK_LEVELS } from './table.ts'

/** Why a condition cannot be judged. NO_CARD: the institution has no card of its own in force. NO_REPORT: its report is not there; ABSENT: the report does not know such a figure or rule. */
export type UnsaidReason = MissingReason | 'NO_REPORT' | 'ABSENT' | 'UNKNOWN' | 'NO_CARD'

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
}

const COMPARE: Record<Comparison, (value: number, line: number) => boolean> = {
  LT: (value, line) => value < line,
  LE: (value, line) => value <= line,
  GT: (value, line) => value > line,
  GE: (value, line) => value >= line,
}

/** Score by the institution's own card; null = the report has no such figures. */
export type OwnScorer = (document: ReportDocument) => number | null

/** `own`: null = the institution has no card of its own in force. */
export function findIn(
  document: ReportDocument,
  condition: Condition,
  own: OwnScorer | null = null,
): Found {
  switch (condition.about) {
    case 'RULE':
      return ruleIn(document, condition)
    case 'INDICATOR':
      return indicatorIn(document, condition)
    case 'CHECK':
      return checkIn(document, condition)
    case 'SCORE':
      return numberOf(document.verdict.score?.value ?? null, condition)
    case 'OWN_SCORE':
      if (own === null) return { holds: null, name: '', value: null, why: 'NO_CARD' }
      return numberOf(own(document), condition)
    case 'LIMIT':
      return numberOf(document.verdict.limit?.suggest ?? null, condition)
    case 'GRADE':
      return ranked(document.verdict.score?.grade ?? null, POLICY_GRADES, condition, 'WORSE')
    case 'RISK':
      return ranked(riskOf(document), RISK_LEVELS, condition, 'REACHES')
    case 'DECISION': {
      const level = document.verdict.decision?.level ?? null
      const holds = level === null ? null : level === condition.value
      return { holds, name: '', value: level, ...(level === null && { why: 'ABSENT' as const }) }
    }
  }
}

function ruleIn({ rules }: ReportDocument, { key = '', is }: Condition): Found {
  const rule = rules.find(({ id }) => id === key)
  if (!rule) return absent(key)
  const { name, result, level, text, reason = '' } = rule
  const told = { name, of: key }
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
  const { name, value, unit, reason, detail, evidence } = indicator
  const told = {
    name,
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

function checkIn({ verdict }: ReportDocument, { key = '' }: Condition): Found {
  const [pack, id] = key.split('/')
  const check = verdict.decision?.policies
    .find((one) => one.id === pack)
    ?.checks.find((one) => one.id === id)
  if (!check) return absent(key)
  const { title: name, result, detail } = check
  if (result === 'UNKNOWN') return { holds: null, name, value: null, why: 'UNKNOWN', detail }
  return { holds: result === 'FAIL', name, value: result, detail }
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

/** As it may be shown: little found among few rules judged is no low risk. */
function riskOf({ verdict, rules }: ReportDocument): string | null {
  return verdict.risk ? riskTone(verdict.risk, rules) : null
}

const absent = (name: string): Found => ({ holds: null, name, value: null, why: 'ABSENT' })
