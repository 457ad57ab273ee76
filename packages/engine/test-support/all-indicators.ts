/** Every indicator of a part, in registry order. */
import type { KitContext } from '../src/kit/kind.ts'
import type { Part } from '../src/kit/part.ts'

export const allIndicators = <Context extends KitContext>(
  { indicators }: Pick<Part<Context>, 'indicators'>,
  context: Context,
) => [...indicators.keys].map(indicators.of(context))
