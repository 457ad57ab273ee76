import type { ScoreCard } from './card.ts'

/**
 * Everything wrong with a model file, in English for whoever trained it; empty = usable. A card whose points are not
 * monotone, or which looks at a figure that its kind does not compute (`known`), must never score anybody.
 */
export function cardProblems(card: ScoreCard, known: readonly string[]): string[] {
  const problems: string[] = []
  const check = (ok: boolean, text: string): void => {
    if (!ok) problems.push(text)
  }
  check(card.schemaVersion === 1, 'schemaVersion is not 1')
  check(card.scale.pointsToDoubleOdds > 0, 'pointsToDoubleOdds must be positive')
  check(card.variables.length > 0, 'no variables')
  check(
    new Set(card.variables.map((v) => v.id)).size === card.variables.length,
    'a variable appears twice',
  )
  for (const v of card.variables) {
    const points = v.bins.map((b) => b.points)
    const ordered = v.better === 'higher' ? points : points.toReversed()
    check(known.includes(v.id), `${v.id}: unknown feature`)
    check(v.bins.length === v.edges.length + 1, `${v.id}: needs one bin more than edges`)
    check(ascending(v.edges, true), `${v.id}: edges must ascend`)
    check(ascending(ordered, false), `${v.id}: points are not monotone`)
    check(points.every(Number.isInteger), `${v.id}: points must be whole numbers`)
    check(Math.min(...points) === 0, `${v.id}: the worst bin must have 0 points`)
    check(
      v.missing.points >= 0 && v.missing.points <= Math.max(...points),
      `${v.id}: missing bin outside the range of points`,
    )
    for (const text of [v.reasons.strong, v.reasons.mild])
      check(text.includes('{value}'), `${v.id}: a reason does not show the figure`)
  }
  const minimums = card.grades.slice(0, -1).map((g) => g.min ?? Number.NaN)
  check(ascending(minimums.toReversed(), true), 'grade cut-offs must descend')
  check(card.grades.at(-1)?.min === null, 'the last grade must have no lower bound')
  return problems
}

function ascending(values: readonly number[], strictly: boolean): boolean {
  return values.every((v, i) => i === 0 || (strictly ? v > values[i - 1]! : v >= values[i - 1]!))
}
