/**
 * The score card as a versioned file and the pure arithmetic on it: figure → points → score → probability → grade.
 * Between two knots the points lie in proportion, so that a small change of a figure is a small change of the score.
 * Nothing here knows a coefficient or a feature; a kind keeps them in its `score/models/*.model.json`, written by its training script.
 */

import { type FigureFormat, formatValue } from './figure.ts'
import { CARD_SAYS } from './words.ts'

/** A number, two ends between which it lies (the worse one counts), or null = cannot be known. */
export type Figure = number | readonly [low: number, high: number] | null

/** What a card looks at: figures by name. */
export type Features<Id extends string> = { [K in Id]: Figure }

export interface CardKnot {
  at: number
  points: number
}

/** Where a figure lies and what it is worth. */
export interface CardBin {
  /** Chinese description, shown in the breakdown. */
  label: string
  points: number
}

export interface CardVariable<Id extends string = string> {
  id: Id
  name: string
  /** Key of the report indicator nearest to the variable. */
  indicatorKey: string
  format: FigureFormat
  /** `middle`: points rise to a best figure and fall after it. */
  better: 'higher' | 'lower' | 'middle'
  formula: string
  /** Ascending. Straight lines between, flat before the first and after the last; whole points. */
  knots: CardKnot[]
  missing: CardBin
  /** Chinese sentences: loss of at least half of the points, smaller loss (both with `{value}`), and no value. */
  reasons: { strong: ReasonText; mild: ReasonText; missing: string }
  /** Weight per standard deviation in log-odds of default, for the documentation. */
  weight: number
}

/** One sentence, or one for each range of the figure: the first whose `from` it reaches. Each names the one thing that holds. */
export type ReasonText = string | readonly { from: number; text: string }[]

export interface CardGrade {
  grade: string
  /** Lowest score of the grade; grades are listed from best to worst, the last one has no lower bound (null). */
  min: number | null
}

export interface CardProbability {
  /** Share of defaults among the labelled enterprises, and the one assumed outside. */
  sampleRate: number
  referenceRate: number
  /** Half of the 90 % interval of the log-odds. */
  logOddsMargin: number
  /** No probability below or above can be told from so few cases. */
  floor: number
  ceiling: number
  /** Chinese sentences for the reader: which cases the figures come from, and within what time. */
  sample: string
  horizon: string
}

export interface ScoreCard<Id extends string = string> {
  schemaVersion: 2
  card: string
  /** score = evenOddsScore + pointsToDoubleOdds × log2(good ÷ bad). */
  scale: { evenOddsScore: number; pointsToDoubleOdds: number; base: number }
  probability: CardProbability
  grades: CardGrade[]
  variables: CardVariable<Id>[]
}

export interface CardRow {
  variable: CardVariable
  /** The end that counts, where the figure has two. */
  value: number | null
  bin: CardBin
  maxPoints: number
}

export interface CardScore {
  value: number
  grade: string
  /** In the order of the card. */
  rows: CardRow[]
}

/** Points of a figure, whole; exactly those of the knot at a knot. */
export function pointsAt({ knots }: Pick<CardVariable, 'knots'>, value: number): number {
  const after = knots.findIndex((k) => value < k.at)
  if (after === 0) return knots[0]!.points
  if (after < 0) return knots.at(-1)!.points
  const [a, b] = [knots[after - 1]!, knots[after]!]
  return Math.round(a.points + ((value - a.at) / (b.at - a.at)) * (b.points - a.points))
}

/** Most points that a variable can give. */
export function maxPointsOf(variable: Pick<CardVariable, 'knots'>): number {
  return Math.max(...variable.knots.map((k) => k.points))
}

/** Applies the card. Pure: the same features give the same result. */
export function applyCard<Id extends string>(
  card: ScoreCard<Id>,
  features: Features<Id>,
): CardScore {
  const rows = card.variables.map((variable) => rowOf(variable, features[variable.id]))
  const value = rows.reduce((sum, row) => sum + row.bin.points, card.scale.base)
  return { value, grade: gradeOf(card, value), rows }
}

function rowOf(variable: CardVariable, figure: Figure): CardRow {
  const maxPoints = maxPointsOf(variable)
  const ends = typeof figure === 'number' ? [figure] : (figure ?? [])
  const [worst] = ends
    .map((value) => ({ value, points: pointsAt(variable, value) }))
    .sort((a, b) => a.points - b.points)
  if (worst === undefined || ends.some(Number.isNaN))
    return { variable, value: null, bin: variable.missing, maxPoints }
  const bin = { label: labelOf(variable, worst.value), points: worst.points }
  return { variable, value: worst.value, bin, maxPoints }
}

/** Between which knots a figure lies. */
function labelOf({ knots, format }: CardVariable, value: number): string {
  const show = (knot: CardKnot): string => formatValue(format, knot.at)
  const after = knots.findIndex((k) => value < k.at)
  if (after === 0) return CARD_SAYS.below({ knot: show(knots[0]!) })
  if (after < 0) return CARD_SAYS.from({ knot: show(knots.at(-1)!) })
  return CARD_SAYS.between({ from: show(knots[after - 1]!), to: show(knots[after]!) })
}

/** Grade of a score; a cut-off belongs to the better grade. */
export function gradeOf(card: Pick<ScoreCard, 'grades'>, score: number): string {
  return card.grades.find((g) => g.min === null || score >= g.min)!.grade
}
