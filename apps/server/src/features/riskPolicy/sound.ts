/** Refuses a table that cannot be judged by: what it speaks of must be there, and be comparable as it says. */
import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import { DECISION_LEVELS } from '@xinjian/engine/report/decision'
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import {
  type Condition,
  POLICY_GRADES,
  type PolicyTable,
  RELATIONS,
  RISK_LEVELS,
} from '@xinjian/engine/report/policy/table'
import { Refusal } from '../../http/refusal.ts'
import { RISK_POLICY_SAYS } from './words.ts'

export function mustBeSound(table: PolicyTable, reports: readonly RiskVocabulary[]): void {
  const used = table.reports.map(({ kind }) => kind)
  if (new Set(used).size < used.length) refuse(RISK_POLICY_SAYS.doubleReport)
  const of = (kind: ReportKind) => reports.find((one) => one.kind === kind)
  for (const [i, { when }] of table.lines.entries())
    for (const condition of when) {
      const report = REPORT_KINDS[condition.report].title
      if (!used.includes(condition.report))
        refuse(RISK_POLICY_SAYS.reportNotNeeded({ n: i + 1, report }))
      const words = of(condition.report)
      if (!words || !knows(words, condition))
        refuse(RISK_POLICY_SAYS.noSuchSubject({ n: i + 1, report, key: condition.key ?? '' }))
      if (!(RELATIONS[condition.about] as readonly string[]).includes(condition.is))
        refuse(RISK_POLICY_SAYS.wrongRelation({ n: i + 1 }))
      if (!comparable(words, condition)) refuse(RISK_POLICY_SAYS.wrongValue({ n: i + 1 }))
    }
  const { score, limit } = table
  if (score && !(used.includes(score) && of(score)?.scored)) refuse(RISK_POLICY_SAYS.scoreNotThere)
  if (limit?.grades && !score) refuse(RISK_POLICY_SAYS.gradeWithoutScore)
  for (const { report, key } of limit?.legs ?? []) {
    const words = of(report)
    const there =
      key === undefined
        ? words?.lends
        : words?.indicators.some((one) => one.key === key && one.unit === 'yuan')
    if (!used.includes(report) || !there) refuse(RISK_POLICY_SAYS.limitNotThere)
  }
}

function refuse(why: string): never {
  throw new Refusal('MALFORMED', why)
}

function knows(words: RiskVocabulary, { about, key }: Condition): boolean {
  const among = (list: readonly { key: string }[]) => list.some((one) => one.key === key)
  switch (about) {
    case 'RULE':
      return among(words.rules)
    case 'INDICATOR':
      return among(words.indicators)
    case 'CHECK':
      return among(words.checks)
    case 'SCORE':
    case 'GRADE':
      return words.scored
    case 'OWN_SCORE':
      return words.ownScored
    case 'LIMIT':
      return words.lends
    case 'RISK':
      return words.risk
    case 'DECISION':
      return words.decides
  }
}

function comparable(words: RiskVocabulary, { about, key, is, value }: Condition): boolean {
  const of = (list: readonly string[]) => typeof value === 'string' && list.includes(value)
  switch (about) {
    case 'RULE':
    case 'CHECK':
      return value === undefined
    case 'SCORE':
    case 'OWN_SCORE':
    case 'LIMIT':
      return typeof value === 'number'
    case 'GRADE':
      return of(POLICY_GRADES)
    case 'RISK':
      return of(RISK_LEVELS)
    case 'DECISION':
      return of(DECISION_LEVELS)
    case 'INDICATOR': {
      const unit = words.indicators.find((one) => one.key === key)?.unit
      if (unit === 'date') return false
      return unit === 'bool' ? is === 'IS' && typeof value === 'boolean' : typeof value === 'number'
    }
  }
}
