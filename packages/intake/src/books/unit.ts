/** The unit in which a table of a book tells its amounts. */
import type { GridRow } from '../forms/grid.ts'
import { unitOf, unitPower } from '../statement/amounts.ts'

/**
 * Power of ten of the unit that stands above the table or in its headings, yuan where none does; null = money of another country, or
 * more than one unit at once: nothing is scaled by a guess.
 */
export function powerOf(
  above: readonly GridRow[],
  named: readonly (readonly [column: number, heading: string])[],
): number | null {
  const texts = [
    ...above.flatMap(({ cells }) => cells.map(({ text }) => text)),
    ...named.map(([, heading]) => heading),
  ]
  const powers = new Set(
    texts.flatMap((text) => {
      const unit = unitOf(text)
      return unit === null ? [] : [unitPower(unit)]
    }),
  )
  if (powers.size > 1) return null
  const [power = 0] = powers
  return power
}
