/** The catalogue of a kind's rules, its limits with their words and bounds, and what a book may not say. */
import type { RuleBook } from '../../report/book.ts'
import type { BookFault, CatalogueRule, LimitSpec } from '../../report/rulebook.ts'
import { quantityText } from '../threshold.ts'
import type { RuleDefinition } from './definition.ts'

export type LimitLine = Omit<LimitSpec, 'name' | 'default'>
/** Rule → limit → what may be set. */
export type LimitTable = Readonly<Record<string, Readonly<Record<string, LimitLine>>>>

const WHOLE: readonly LimitLine['unit'][] = [
  'count',
  'days',
  'months',
  'parties',
  'entries',
  'occasions',
]

/** A line of a limit table. `milder`: 1 where a larger number is hit less often. */
export const limitLine = (
  zh: string,
  en: string,
  unit: LimitLine['unit'],
  milder: 1 | -1,
  [min, max]: readonly [number, number],
): LimitLine => ({ words: { zh, en }, unit, min, max, whole: WHOLE.includes(unit), milder })

/** Limits that every level has, mildest finding first: each may not be easier to reach than the one before it. */
const LEVELS = ['low', 'medium', 'high', 'redLine']

export function catalogueOf<Context>(
  rules: readonly RuleDefinition<Context>[],
  defaults: Readonly<Record<string, object>>,
  table: LimitTable,
): CatalogueRule[] {
  return rules.map(({ id, name, level, redLine = false, source, template, threshold, version }) => {
    const numbers = (defaults[id] ?? {}) as Record<string, number>
    return {
      ...{ id, name, level, redLine, source, template, threshold, version },
      limits: Object.entries(table[id] ?? {}).map(([limit, line]) => ({
        name: limit,
        default: numbers[limit]!,
        ...line,
      })),
    }
  })
}

/** Everything that keeps a book from being judged by; empty = nothing. */
export function bookFaults(
  catalogue: readonly CatalogueRule[],
  { limits, off, suppressed }: Pick<RuleBook, 'limits' | 'off' | 'suppressed'>,
): BookFault[] {
  const rules = new Map(catalogue.map((rule) => [rule.id, rule]))
  const named = [...Object.keys(off), ...suppressed.map(({ rule }) => rule)]
  return [
    ...named.filter((id) => !rules.has(id)).map((id) => unknownRule(id)),
    ...Object.entries(limits).flatMap(([id, set]) => {
      const rule = rules.get(id)
      return rule ? limitFaults(rule, set) : [unknownRule(id)]
    }),
  ]
}

const unknownRule = (rule: string): BookFault => ({ rule, text: '没有这条规则' })

function limitFaults(rule: CatalogueRule, set: Readonly<Record<string, number>>): BookFault[] {
  const known = new Set(rule.limits.map(({ name }) => name))
  const fault = (limit: string, text: string): BookFault => ({ rule: rule.id, limit, text })
  return [
    ...Object.keys(set).flatMap((name) =>
      known.has(name) ? [] : [fault(name, '这条规则没有这个界限')],
    ),
    ...rule.limits.flatMap((spec) => {
      const value = set[spec.name]
      const text = value === undefined ? null : boundFault(spec, value)
      return text ? [fault(spec.name, text)] : []
    }),
    ...orderFaults(rule, set).map(([limit, text]) => fault(limit, text)),
  ]
}

function boundFault({ min, max, whole, unit }: LimitSpec, value: number): string | null {
  if (!Number.isFinite(value)) return '请填写数字'
  if (whole && !Number.isInteger(value)) return '请填写整数'
  if (value >= min && value <= max) return null
  return `请填写${quantityText(min, unit)}到${quantityText(max, unit)}之间的数`
}

/** 中 must be reached before 高. */
function orderFaults(
  { limits }: CatalogueRule,
  set: Readonly<Record<string, number>>,
): [string, string][] {
  const levels = LEVELS.flatMap((name) => limits.filter((spec) => spec.name === name))
  return levels.slice(1).flatMap((spec, i): [string, string][] => {
    const easier = levels[i]!
    const [low, high] = [set[easier.name] ?? easier.default, set[spec.name] ?? spec.default]
    if ((high - low) * spec.milder >= 0) return []
    return [
      [
        spec.name,
        `${spec.words.zh}应不${spec.milder > 0 ? '低于' : '高于'}${easier.words.zh}（${quantityText(low, easier.unit)}）`,
      ],
    ]
  })
}
