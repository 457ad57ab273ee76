/** Conditions of a policy and what was found, as sentences; who reads English gets them of the same words. */
import type { Unit } from '../unit.ts'
import type { Found } from './found.ts'
import type { Condition } from './table.ts'
import { POLICY_TABLE_SAYS as SAYS } from './words.ts'

const COMPARED = {
  LT: SAYS.below,
  LE: SAYS.most,
  GT: SAYS.above,
  GE: SAYS.least,
  IS: SAYS.is,
} as const
const LEVELS: Readonly<Record<string, string>> = {
  HIGH: SAYS.HIGH,
  MEDIUM: SAYS.MEDIUM,
  LOW: SAYS.LOW,
}
const DECISIONS: Readonly<Record<string, string>> = {
  ADMIT: SAYS.ADMIT,
  CLEAR: SAYS.CLEAR,
  REVIEW: SAYS.decisionREVIEW,
  REJECT: SAYS.decisionREJECT,
  UNRATABLE: SAYS.UNRATABLE,
}

/** `name`: of the rule, check or indicator, as its report calls it. */
export function sayCondition(
  { about, key = '', is, value }: Condition,
  { name, unit }: { name: string; unit?: Unit | undefined },
): string {
  const compared = (what: string, line: string) =>
    (COMPARED as Partial<Record<string, (typeof COMPARED)['IS']>>)[is]?.({ name: what, line }) ?? ''
  switch (about) {
    case 'RULE':
      return (is === 'HIT_HIGH' ? SAYS.ruleHigh : SAYS.ruleHit)({ key, name })
    case 'CHECK':
      return SAYS.checkFails({ name })
    case 'GRADE':
      return SAYS.gradeWorse({ line: String(value) })
    case 'RISK':
      return SAYS.riskReaches({ line: LEVELS[String(value)] ?? '' })
    case 'DECISION':
      return compared(SAYS.decision, DECISIONS[String(value)] ?? '')
    case 'SCORE':
      return compared(SAYS.score, sayValue(value ?? null))
    case 'OWN_SCORE':
      return compared(SAYS.ownScore, sayValue(value ?? null))
    case 'LIMIT':
      return compared(SAYS.limit, sayValue(value ?? null, 'yuan'))
    case 'INDICATOR':
      return compared(name, sayValue(value ?? null, unit))
  }
}

/** What was found for a condition: 命中（高）, 12.34%, 人工复核. */
export function sayFound(
  { about }: Condition,
  { value, unit }: { value: string | number | boolean | null; unit?: Unit | undefined },
): string {
  if (value === null) return SAYS.unsaid
  if (typeof value !== 'string') return sayValue(value, about === 'LIMIT' ? 'yuan' : unit)
  if (about === 'DECISION') return DECISIONS[value] ?? value
  if (about === 'RISK') return LEVELS[value] ?? value
  if (about === 'CHECK') return value === 'FAIL' ? SAYS.FAIL : SAYS.PASSED
  if (about !== 'RULE') return value
  const level = value.startsWith('HIT_') && LEVELS[value.slice(4)]
  return level ? SAYS.hit({ level }) : SAYS.MISS
}

/** The same with what its report says of it. A verdict in words says its level itself. */
export function sayFinding(
  found: { value: Found['value']; unit?: Unit | undefined; detail?: string | undefined },
  condition: Condition,
): string[] {
  const { detail } = found
  if (condition.about === 'DECISION' && detail) return [detail]
  return [sayFound(condition, found), ...(detail ? [detail] : [])]
}

function sayValue(value: string | number | boolean | null, unit?: Unit): string {
  if (typeof value === 'boolean') return value ? SAYS.yes : SAYS.no
  if (typeof value !== 'number') return value ?? SAYS.unsaid
  switch (unit) {
    case undefined:
    case 'index':
    case 'date':
    case 'bool':
      return SAYS.plain({ v: value })
    case 'pp':
      return SAYS.ratio({ v: value })
    default:
      return SAYS[unit]({ v: value })
  }
}
