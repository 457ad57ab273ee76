/**
 * The score card as a versioned file and the pure arithmetic on it: value → bin → points → score → probability → grade.
 * Nothing here knows a coefficient or a feature; a kind keeps them in its `score/models/*.model.json`, written by its training script.
 */

/** What a card looks at: figures by name; null = cannot be known. */
export type Features<Id extends string> = { [K in Id]: number | null }

export interface CardBin {
  /** Chinese description of the bin, shown in the breakdown. */
  label: string
  points: number
}

export interface CardVariable<Id extends string = string> {
  id: Id
  name: string
  /** Key of the report indicator nearest to the variable. */
  indicatorKey: string
  format: 'yuan' | 'count' | 'months' | 'days' | 'ratio' | 'percent'
  better: 'higher' | 'lower'
  formula: string
  /** Ascending. Bin i holds edges[i−1] ≤ value < edges[i]: an edge belongs to the bin above it. */
  edges: number[]
  /** edges.length + 1 bins, points monotone in the direction of `better`. */
  bins: CardBin[]
  missing: CardBin
  /** Chinese sentences with `{value}`: loss of at least half of the points, smaller loss, and no value. */
  reasons: { strong: string; mild: string; missing: string }
  /** Weight per standard deviation in log-odds of default, for the documentation. */
  weight: number
}

export interface CardGrade {
  grade: string
  /** Lowest score of the grade; grades are listed from best to worst, the last one has no lower bound (null). */
  min: number | null
}

export interface ScoreCard<Id extends string = string> {
  schemaVersion: 1
  card: string
  /** score = evenOddsScore + pointsToDoubleOdds × log2(good ÷ bad). */
  scale: { evenOddsScore: number; pointsToDoubleOdds: number; base: number }
  grades: CardGrade[]
  variables: CardVariable<Id>[]
}

export interface CardRow {
  variable: CardVariable
  value: number | null
  bin: CardBin
  maxPoints: number
}

export interface CardScore {
  value: number
  defaultProbability: number
  grade: string
  /** In the order of the card. */
  rows: CardRow[]
}

/** Bin of a value; null is the missing bin. */
export function binOf(variable: CardVariable, value: number | null): CardBin {
  if (value === null || Number.isNaN(value)) return variable.missing
  let at = 0
  while (at < variable.edges.length && value >= variable.edges[at]!) at++
  return variable.bins[at]!
}

/** Applies the card. Pure: the same features give the same result. */
export function applyCard<Id extends string>(
  card: ScoreCard<Id>,
  features: Features<Id>,
): CardScore {
  const rows = card.variables.map((variable) => {
    const value = features[variable.id]
    const maxPoints = Math.max(...variable.bins.map((b) => b.points))
    return { variable, value, bin: binOf(variable, value), maxPoints }
  })
  const value = rows.reduce((total, row) => total + row.bin.points, card.scale.base)
  return {
    value,
    defaultProbability: probabilityOf(card, value),
    grade: gradeOf(card, value),
    rows,
  }
}

/** Probability of default that a score stands for, four decimals. */
export function probabilityOf(card: ScoreCard, score: number): number {
  const { evenOddsScore, pointsToDoubleOdds } = card.scale
  const goodOdds = 2 ** ((score - evenOddsScore) / pointsToDoubleOdds)
  return Math.round(10_000 / (1 + goodOdds)) / 10_000
}

/** Grade of a score; a cut-off belongs to the better grade. */
export function gradeOf(card: ScoreCard, score: number): string {
  return card.grades.find((g) => g.min === null || score >= g.min)!.grade
}
