import { type CardVariable, maxPointsOf, type ReasonText, type ScoreCard } from './card.ts'

/**
 * Everything wrong with a model file, in English for whoever trained it; empty = usable. A card whose points do not have the
 * shape they are said to have, that pays for what is missing, or which looks at a figure that its kind does not compute
 * (`known`), must never score anybody.
 */
export function cardProblems(card: ScoreCard, known: readonly string[]): string[] {
  const problems: string[] = []
  const check = (ok: boolean, text: string): void => {
    if (!ok) problems.push(text)
  }
  check(card.schemaVersion === 2, 'schemaVersion is not 2')
  check(card.scale.pointsToDoubleOdds > 0, 'pointsToDoubleOdds must be positive')
  check(Number.isInteger(card.scale.base), 'the base must be a whole number')
  check(card.variables.length > 0, 'no variables')
  check(
    new Set(card.variables.map((v) => v.id)).size === card.variables.length,
    'a variable appears twice',
  )
  for (const v of card.variables) {
    const points = v.knots.map((k) => k.points)
    check(known.includes(v.id), `${v.id}: unknown feature`)
    check(v.knots.length > 1, `${v.id}: needs two knots`)
    check(
      ascending(
        v.knots.map((k) => k.at),
        true,
      ),
      `${v.id}: knots must ascend`,
    )
    check(hasShape(v), `${v.id}: points are not ${v.better}-is-better`)
    check(points.every(Number.isInteger), `${v.id}: points must be whole numbers`)
    check(Math.min(...points) === 0, `${v.id}: the worst figure must have 0 points`)
    check(v.missing.points === 0, `${v.id}: what is missing must have 0 points`)
    for (const reason of [v.reasons.strong, v.reasons.mild])
      for (const text of textsOf(reason))
        check(text.includes('{value}'), `${v.id}: a reason does not show the figure`)
  }
  const minimums = card.grades.slice(0, -1).map((g) => g.min ?? Number.NaN)
  check(ascending(minimums.toReversed(), true), 'grade cut-offs must descend')
  check(card.grades.at(-1)?.min === null, 'the last grade must have no lower bound')
  const { sampleRate, referenceRate, floor, ceiling } = card.probability
  check(
    [sampleRate, referenceRate, floor, ceiling].every((p) => p > 0 && p < 1),
    'rates must lie between 0 and 1',
  )
  return problems
}

const textsOf = (reason: ReasonText): readonly string[] =>
  typeof reason === 'string' ? [reason] : reason.map(({ text }) => text)

/** `middle` needs a best figure with less on both sides. */
function hasShape(variable: CardVariable): boolean {
  const points = variable.knots.map((k) => k.points)
  if (variable.better === 'higher') return ascending(points, false)
  if (variable.better === 'lower') return ascending(points.toReversed(), false)
  const best = points.indexOf(maxPointsOf(variable))
  return (
    best > 0 &&
    points.at(-1)! < points[best]! &&
    points[0]! < points[best]! &&
    ascending(points.slice(0, best + 1), false) &&
    ascending(points.slice(best).toReversed(), false)
  )
}

function ascending(values: readonly number[], strictly: boolean): boolean {
  return values.every((v, i) => i === 0 || (strictly ? v > values[i - 1]! : v >= values[i - 1]!))
}
