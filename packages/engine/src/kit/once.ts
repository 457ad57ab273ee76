import type { InvoiceContext } from '../invoice/context/context.ts'

/**
 * A fold that several indicators, rules and sections of one report share: computed when first asked for, forgotten with
 * its context. The result must not be changed by whoever reads it.
 */
export function oncePerReport<T>(
  make: (context: InvoiceContext) => T,
): (context: InvoiceContext) => T {
  const results = new WeakMap<InvoiceContext, { value: T }>()
  return (context) => {
    let result = results.get(context)
    if (!result) {
      result = { value: make(context) }
      results.set(context, result)
    }
    return result.value
  }
}
