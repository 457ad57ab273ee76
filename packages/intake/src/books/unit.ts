/** The unit in which a table of a book tells its amounts. */
import type { GridRow, GridSheet } from '../forms/grid.ts'
import { unitOf, unitPower } from '../statement/amounts.ts'
import { readDecimal } from './decimal.ts'

/** Lines below a table in which a unit may stand. */
const BELOW = 5

/**
 * Power of ten of the unit that stands above the table, in its headings, in the name of the sheet or below, yuan where none does; null = money
 * of another country, or more than one unit at once: nothing is scaled by a guess.
 * @param at index of the first line of its header, `next` of the first row behind it
 */
export function powerOf(
  { name, rows }: GridSheet,
  at: number,
  next: number,
  named: readonly (readonly [column: number, heading: string])[],
): number | null {
  const below = rows.slice(Math.max(next, rows.length - BELOW)).filter(holdsNoFigure)
  const texts = [
    name,
    ...rows.slice(0, at).flatMap(textsOf),
    ...below.flatMap(textsOf),
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

const holdsNoFigure = ({ cells }: GridRow): boolean =>
  cells.every(({ text }) => readDecimal(text) === null)

/** Its cells, and each with the one beside it: a label and what it says may stand in two. */
const textsOf = ({ cells }: GridRow): string[] =>
  cells.flatMap(({ text }, i) => {
    const beside = cells[i + 1]?.text
    return beside === undefined ? [text] : [text, `${text.replace(/[:：]$/, '')}：${beside}`]
  })
