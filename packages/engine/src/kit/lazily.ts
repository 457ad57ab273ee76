/** Indicators of a kind by their keys, each computed once and when it is first asked for. */
import type { IndicatorValue } from '../report/document.ts'
import { type IndicatorDefinition, variantKey } from './definition.ts'
import type { Evaluate } from './evaluate.ts'
import type { KindTypes } from './kind.ts'

export interface Indicators<Context> {
  /** Of every variant of every definition, in registry order. */
  keys: ReadonlySet<string>
  /** Finds an indicator by its key; what it returns throws when the key names none. */
  of(context: Context): (key: string) => IndicatorValue
}

export function indicatorsOf<K extends KindTypes>(
  definitions: readonly IndicatorDefinition<K>[],
  evaluate: Evaluate<K>,
): Indicators<K['Context']> {
  const known = new Map(
    definitions.flatMap((definition) =>
      definition.variants.map(
        (variant) => [variantKey(definition, variant), [definition, variant] as const] as const,
      ),
    ),
  )
  return {
    keys: new Set(known.keys()),
    of(context) {
      const values = new Map<string, IndicatorValue>()
      return (key) => {
        let value = values.get(key)
        if (!value) {
          const found = known.get(key)
          if (!found) throw new Error(`no indicator ${key}`)
          value = evaluate(context, ...found)
          values.set(key, value)
        }
        return value
      }
    },
  }
}
