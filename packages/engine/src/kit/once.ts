/**
 * A fold that several indicators, rules and sections of one report share: computed when first asked for, forgotten with
 * its context. The result must not be changed by whoever reads it.
 */
export function oncePer<Context extends object, T>(
  make: (context: Context) => T,
): (context: Context) => T {
  const results = new WeakMap<Context, { value: T }>()
  return (context) => {
    let result = results.get(context)
    if (!result) {
      result = { value: make(context) }
      results.set(context, result)
    }
    return result.value
  }
}
