/** The catalogue of rules, its limits with their words and bounds, and what a book may not say. */
import type { RuleSettings } from '../../report/book.ts'
import type { RuleLevel } from '../../report/document.ts'
import type { BookFault, CatalogueRule, LimitSpec } from '../../report/rulebook.ts'
import { quantityText } from '../threshold.ts'
import type { RuleSet } from './rule-set.ts'
import { FAULT_SAYS } from './words.ts'

/** Limits that every level has, mildest finding first: each may not be easier to reach than the one before it. */
const LEVELS = ['low', 'medium', 'high', 'redLine']

/** What is set of the rules of one source. */
export function catalogueOf<Context>({
  standing,
  table,
  lines,
}: Pick<RuleSet<Context>, 'standing' | 'table' | 'lines'>): CatalogueRule[] {
  return standing.map(
    ({ id, name, level, redLine = false, source, template, threshold, version }) => {
      const numbers = (table[id] ?? {}) as Record<string, number>
      return {
        ...{ id, name, level, redLine, source, template, threshold, version },
        limits: Object.entries(lines[id] ?? {}).map(([limit, line]) => ({
          name: limit,
          default: numbers[limit]!,
          ...line,
        })),
      }
    },
  )
}

const WEIGHT: Record<RuleLevel, number> = { LOW: 1, MEDIUM: 2, HIGH: 3 }

/**
 * Several catalogues as one, by id. A rule that several sources judge is one rule: its words are those of the first source that
 * has a number to set, its numbers those of all of them.
 */
export function mergeCatalogues(
  catalogues: readonly (readonly CatalogueRule[])[],
): CatalogueRule[] {
  const byId = Map.groupBy(catalogues.flat(), ({ id }) => id)
  return [...byId.values()].map(mergedRule).sort((a, b) => (a.id < b.id ? -1 : 1))
}

function mergedRule(said: readonly CatalogueRule[]): CatalogueRule {
  const [first] = said.toSorted((a, b) => Number(b.limits.length > 0) - Number(a.limits.length > 0))
  const limits = new Map(said.flatMap((rule) => rule.limits.map((spec) => [spec.name, spec])))
  const level = said.map((rule) => rule.level).reduce((a, b) => (WEIGHT[b] > WEIGHT[a] ? b : a))
  return {
    ...first!,
    level,
    redLine: said.some(({ redLine }) => redLine),
    limits: [...limits.values()],
  }
}

/** Everything that keeps a book from being judged by; empty = nothing. */
export function bookFaults(
  catalogue: readonly CatalogueRule[],
  { limits, off, on = [] }: RuleSettings & { on?: readonly string[] },
): BookFault[] {
  const rules = new Map(catalogue.map((rule) => [rule.id, rule]))
  const named = [...Object.keys(off), ...on]
  return [
    ...named.filter((id) => !rules.has(id)).map((id) => unknownRule(id)),
    ...Object.entries(limits).flatMap(([id, set]) => {
      const rule = rules.get(id)
      return rule ? limitFaults(rule, set) : [unknownRule(id)]
    }),
  ]
}

const unknownRule = (rule: string): BookFault => ({ rule, text: FAULT_SAYS.noRule })

function limitFaults(rule: CatalogueRule, set: Readonly<Record<string, number>>): BookFault[] {
  const known = new Set(rule.limits.map(({ name }) => name))
  const fault = (limit: string, text: string): BookFault => ({ rule: rule.id, limit, text })
  return [
    ...Object.keys(set).flatMap((name) =>
      known.has(name) ? [] : [fault(name, FAULT_SAYS.noLimit)],
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
  if (!Number.isFinite(value)) return FAULT_SAYS.number
  if (whole && !Number.isInteger(value)) return FAULT_SAYS.whole
  if (value >= min && value <= max) return null
  return FAULT_SAYS.between({ min: quantityText(min, unit), max: quantityText(max, unit) })
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
    const told = {
      limit: spec.words.zh,
      easier: easier.words.zh,
      at: quantityText(low, easier.unit),
    }
    return [[spec.name, FAULT_SAYS[spec.milder > 0 ? 'notBelow' : 'notAbove'](told)]]
  })
}
