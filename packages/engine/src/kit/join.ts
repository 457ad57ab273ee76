/** Several parts as one report: one list of indicators, each rule judged once, what was known of each source side by side. */
import type { QualityCheck } from '../report/document.ts'
import type { Source } from './part.ts'
import { mergeRules } from './rules/merge.ts'

/**
 * In the order of the sources; the first is the one whose praises weigh most. Of an indicator that several have, the first that has a value
 * speaks, and it stands where the first of them has it.
 */
export function joinParts(sources: readonly Source[]): Source {
  const spoken = new Map<string, readonly string[]>()
  for (const { spokenBy } of sources)
    for (const [id, rules] of Object.entries(spokenBy))
      spoken.set(id, [...(spoken.get(id) ?? []), ...rules])
  return {
    data: sources.map(({ data }) => data).join('、'),
    keys: new Set(sources.flatMap(({ keys }) => [...keys])),
    indicator(key) {
      const told = sources.filter(({ keys }) => keys.has(key)).map((one) => one.indicator(key))
      if (told.length === 0) throw new Error(`no indicator ${key}`)
      return told.find(({ value }) => value !== null) ?? told[told.length - 1]!
    },
    rules: mergeRules(sources),
    spokenBy: Object.fromEntries(spoken),
    topics: sources.flatMap(({ topics }) => topics),
    get indicators() {
      const keys = new Set(sources.flatMap((source) => [...source.keys]))
      return [...keys].map((key) => this.indicator(key))
    },
    get coverage() {
      return Object.assign({}, ...sources.map(({ coverage }) => coverage))
    },
    get quality() {
      return onceEach(sources.flatMap(({ quality }) => quality))
    },
    get praises() {
      return alternate(sources.map(({ praises }) => praises))
    },
    get open() {
      return sources.flatMap(({ open }) => open)
    },
  }
}

/** A check that several sources make is told once: as it fails, where it fails in one. */
function onceEach(checks: readonly QualityCheck[]): QualityCheck[] {
  const byCheck = new Map<string, QualityCheck>()
  for (const check of checks) {
    const told = byCheck.get(check.check)
    if (!told || (told.result !== 'FAIL' && check.result === 'FAIL'))
      byCheck.set(check.check, check)
  }
  return [...byCheck.values()]
}

/** The weightiest of each source before the second of any. */
function alternate<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()
}
