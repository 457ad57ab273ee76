import type { IndicatorValue, RuleResult } from '../../report/document.ts'

/** What sections are built from. */
export interface Build<Context> {
  context: Context
  readonly indicators: readonly IndicatorValue[]
  rules: readonly RuleResult[]
  /** Throws when the key names no indicator: a section must never point into nothing. */
  indicator(key: string): IndicatorValue
}

/** Finds an indicator by its key; what it returns throws when the key names none. */
export function byKey(indicators: readonly IndicatorValue[]): (key: string) => IndicatorValue {
  const known = new Map(indicators.map((value) => [value.key, value]))
  return (key) => {
    const value = known.get(key)
    if (!value) throw new Error(`no indicator ${key}`)
    return value
  }
}

/** What a source came to, seen from a context; indicators are not computed before somebody goes through all of them. */
export const buildOf = <Context>(
  context: Context,
  source: Omit<Build<unknown>, 'context'>,
  rules: readonly RuleResult[] = source.rules,
): Build<Context> => ({
  ...{ context, rules, indicator: source.indicator },
  get indicators() {
    return source.indicators
  },
})
