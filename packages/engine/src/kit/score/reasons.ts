import type { ScoreReason } from '../../report/document.ts'
import type { CardRow, ReasonText } from './card.ts'
import { formatValue } from './figure.ts'

/** Domain §6.2: the four largest losses are what an automated decision must be able to explain. */
const REASONS = 4

/** Largest lost points first; equal losses keep the order of the card. Variables at full points give no reason. */
export function reasonsOf(rows: readonly CardRow[]): ScoreReason[] {
  const lost = (row: CardRow): number => row.maxPoints - row.bin.points
  return rows
    .filter((row) => lost(row) > 0)
    .toSorted((a, b) => lost(b) - lost(a))
    .slice(0, REASONS)
    .map((row) => ({
      variable: row.variable.id,
      indicatorKey: row.variable.indicatorKey,
      name: row.variable.name,
      text: sentence(row),
      points: row.bin.points,
      maxPoints: row.maxPoints,
    }))
}

function sentence({ variable, value, bin, maxPoints }: CardRow): string {
  const { strong, mild, missing } = variable.reasons
  if (value === null) return missing
  const template = (maxPoints - bin.points) * 2 >= maxPoints ? strong : mild
  return textFor(template, value).replace('{value}', formatValue(variable.format, value))
}

function textFor(template: ReasonText, value: number): string {
  if (typeof template === 'string') return template
  return (template.find(({ from }) => value >= from) ?? template.at(-1)!).text
}

/** Rounded once, at output: six decimals keep ratios exact enough to check and money to the fen. */
export function shownValue(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1e6) / 1e6
}
