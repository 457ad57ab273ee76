/** A policy table while it is edited: values as they are typed, so that half a number is not lost. */
import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import {
  type Condition,
  type LimitLeg,
  type PolicyTable,
  RELATIONS,
  type Relation,
  type Subject,
} from '@xinjian/engine/report/policy/table'
import type { Unit } from '@xinjian/engine/report/unit'

export interface DraftCondition {
  /** Stays while lines move. */
  id: number
  about: Subject
  report: ReportKind
  key: string
  is: Relation
  typed: string
}

export interface DraftLine {
  id: number
  when: DraftCondition[]
  verdict: 'REJECT' | 'REVIEW'
}

export interface DraftTable {
  reports: { kind: ReportKind; days: string }[]
  lines: DraftLine[]
  score: ReportKind | ''
  limit: {
    legs: (Omit<LimitLeg, 'times'> & { times: string })[]
    take: 'MIN' | 'MAX'
    cap: string
  } | null
  /** Shares by grade are kept as they came: they are set where a policy is imported. */
  grades: NonNullable<PolicyTable['limit']>['grades']
}

/** What is wrong with a draft; `line` counts from one. */
export type Fault =
  | { is: 'noReport' | 'noLine' | 'notDays' | 'notLimit' }
  | { is: 'notWhole' | 'reportOutside'; line: number }

/** Data of reports are asked to be no older: what the contract takes. */
const MOST_DAYS = 730

let ids = 0
export const newId = (): number => ++ids

/** Subjects that a report of the kind can be asked about. */
export const subjectsOf = (words: RiskVocabulary): Subject[] => [
  ...(words.rules.length > 0 ? (['RULE'] as const) : []),
  ...(words.indicators.length > 0 ? (['INDICATOR'] as const) : []),
  ...(words.checks.length > 0 ? (['CHECK'] as const) : []),
  ...(words.scored ? (['SCORE', 'GRADE'] as const) : []),
  ...(words.ownScored ? (['OWN_SCORE'] as const) : []),
  ...(words.decides ? (['DECISION'] as const) : []),
  ...(words.risk ? (['RISK'] as const) : []),
  ...(words.lends ? (['LIMIT'] as const) : []),
]

export const unitOf = (
  vocabulary: readonly RiskVocabulary[],
  { report, about, key }: Pick<DraftCondition, 'report' | 'about' | 'key'>,
): Unit | undefined =>
  about === 'INDICATOR'
    ? vocabulary
        .find(({ kind }) => kind === report)
        ?.indicators.find((indicator) => indicator.key === key)?.unit
    : undefined

/** Relations that a condition may have: a yes or no is compared with nothing. */
export const relationsOf = (about: Subject, unit: Unit | undefined): readonly Relation[] => {
  if (about !== 'INDICATOR') return RELATIONS[about]
  return unit === 'bool' ? ['IS'] : RELATIONS.INDICATOR.filter((relation) => relation !== 'IS')
}

const isRatio = (unit: Unit | undefined): boolean => unit === 'ratio' || unit === 'pp'
/** Whether the relation says all. */
export const standsAlone = (about: Subject): boolean => about === 'RULE' || about === 'CHECK'
export const isNamed = (about: Subject): boolean =>
  about === 'RULE' || about === 'INDICATOR' || about === 'CHECK'

const shown = (value: Condition['value'], unit: Unit | undefined): string => {
  if (value === undefined) return ''
  if (typeof value === 'number' && isRatio(unit))
    return String(Number((value * 100).toPrecision(12)))
  return String(value)
}

export function draftOf(table: PolicyTable, vocabulary: readonly RiskVocabulary[]): DraftTable {
  const { limit } = table
  return {
    reports: table.reports.map(({ kind, days }) => ({ kind, days: String(days) })),
    lines: table.lines.map(({ when, verdict }) => ({
      id: newId(),
      verdict,
      when: when.map((condition) => {
        const { about, report, key = '', is } = condition
        const unit = unitOf(vocabulary, { about, report, key })
        return { id: newId(), about, report, key, is, typed: shown(condition.value, unit) }
      }),
    })),
    score: table.score ?? '',
    limit: limit
      ? {
          legs: limit.legs.map((leg) => ({ ...leg, times: String(leg.times) })),
          take: limit.take,
          cap: limit.capWan === undefined ? '' : String(limit.capWan),
        }
      : null,
    grades: limit?.grades,
  }
}

export const emptyDraft = (): DraftTable => ({
  reports: [],
  lines: [],
  score: '',
  limit: null,
  grades: undefined,
})

const numberOf = (typed: string): number | null => {
  const text = typed.trim().replaceAll(',', '')
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

function valueIn(condition: DraftCondition, unit: Unit | undefined): Condition['value'] | null {
  const { about, typed } = condition
  if (standsAlone(about)) return undefined
  if (about === 'GRADE' || about === 'DECISION' || about === 'RISK') return typed || null
  if (unit === 'bool') return typed === '' ? null : typed === 'true'
  const number = numberOf(typed)
  if (number === null) return null
  return isRatio(unit) ? Number((number / 100).toPrecision(12)) : number
}

/** The table as it would be saved, or the first thing that is wrong with it. */
export function tableOf(
  draft: DraftTable,
  vocabulary: readonly RiskVocabulary[],
): PolicyTable | Fault {
  const kinds = draft.reports.map(({ kind }) => kind)
  if (kinds.length === 0) return { is: 'noReport' }
  if (draft.lines.length === 0) return { is: 'noLine' }
  const reports = draft.reports.map(({ kind, days }) => ({ kind, days: numberOf(days) ?? 0 }))
  if (reports.some(({ days }) => !Number.isInteger(days) || days < 1 || days > MOST_DAYS))
    return { is: 'notDays' }
  const lines: PolicyTable['lines'] = []
  for (const [i, line] of draft.lines.entries()) {
    const when: Condition[] = []
    for (const condition of line.when) {
      const { about, report, key, is } = condition
      if (!kinds.includes(report)) return { is: 'reportOutside', line: i + 1 }
      const value = valueIn(condition, unitOf(vocabulary, condition))
      if (value === null || (isNamed(about) && key === '')) return { is: 'notWhole', line: i + 1 }
      when.push({
        about,
        report,
        is,
        ...(isNamed(about) && { key }),
        ...(value !== undefined && { value }),
      })
    }
    if (when.length === 0) return { is: 'notWhole', line: i + 1 }
    lines.push({ when, verdict: line.verdict })
  }
  const limit = limitOf(draft)
  if (limit === null) return { is: 'notLimit' }
  return {
    reports,
    lines,
    ...(draft.score && { score: draft.score }),
    ...(limit !== undefined && { limit }),
  }
}

function limitOf({ limit, grades }: DraftTable): PolicyTable['limit'] | null {
  if (!limit || limit.legs.length === 0) return undefined
  const legs = limit.legs.map(({ report, key, times }) => ({
    report,
    ...(key && { key }),
    times: numberOf(times) ?? 0,
  }))
  const cap = limit.cap.trim() === '' ? undefined : numberOf(limit.cap)
  if (cap === null || legs.some(({ times }) => times <= 0)) return null
  return {
    legs,
    take: limit.take,
    ...(cap !== undefined && { capWan: cap }),
    ...(grades && { grades }),
  }
}
