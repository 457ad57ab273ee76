/** Indicators of a kind one by one, each computed when a rule or a gate first asks for it: for judging without a document. */
import type { IndicatorValue } from '../../report/document.ts'
import { type IndicatorDefinition, type Variant, variantKey } from '../definition.ts'
import type { Evaluate } from '../evaluate.ts'
import type { KindTypes } from '../kind.ts'

export type ByKey<K extends KindTypes> = ReadonlyMap<string, [IndicatorDefinition<K>, Variant<K>]>

/** Every variant by its key. */
export const variantsByKey = <K extends KindTypes>(
  definitions: readonly IndicatorDefinition<K>[],
): ByKey<K> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.variants.map((variant) => [
        variantKey(definition, variant),
        [definition, variant],
      ]),
    ),
  )

/** Finds an indicator by its key; what it returns throws when the key names none. */
export function lazily<K extends KindTypes>(
  context: K['Context'],
  known: ByKey<K>,
  evaluate: Evaluate<K>,
): (key: string) => IndicatorValue {
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
}
