/** The score of a report and what holds its grade. */
import type { Evidence } from './evidence.ts'

export interface ScoreReason {
  /** Of the card: `score:<variable>` opens the rows of its figure. */
  variable: string
  /** The indicator nearest to it: another figure, often of another window. */
  indicatorKey: string
  name: string
  /** Chinese sentence for the officer and the enterprise. */
  text: string
  points: number
  maxPoints: number
}

/** A grade that what stands beside the card has lowered: never raised. */
interface HeldGrade {
  /** Version of the table of factors. */
  table: string
  /** As the card gives it. */
  before: string
  /** Chinese sentence: which factors hold it. */
  text: string
  factors: GradeFactor[]
}

export interface GradeFactor {
  id: string
  name: string
  /** The figure in words, or why there is none. */
  found: string
  /** Best grade under this factor; null = it holds nothing. */
  cap: string | null
  /** It is why the grade stands where it does. */
  holds: boolean
  indicators: string[]
}

/** A figure that a score card looks at, whatever points it gets. */
export interface ScoreFigure {
  variable: string
  name: string
  /** Yuan, months, a ratio; of a range the end that counts; null = it cannot be known. */
  value: number | null
  /** In words, as the card computes it. */
  formula?: string
  /** The rows it looks at, of the months it names; absent = the report names none. */
  evidence?: Evidence
}

/** The same as a row of the card: where it lies and what it is worth. */
export interface ScorePart extends ScoreFigure {
  bin: string
  points: number
  maxPoints: number
}

export interface ScoreResult {
  value: number | null
  grade: string
  /** Other sources hold the grade of the card; absent = nothing was held against it. */
  held?: HeldGrade
  card: string
  /** Who told the invoices, which chooses the card, and a sentence that says so; absent = not scored, or a report of before. */
  chosen?: { source: 'BUREAU' | 'FILE'; text: string }
  /** Grades of the card, worst first, each with the score it begins at (null = no lower bound). */
  grades?: { grade: string; from: number | null }[]
  /** Where `baseRate.reference` of enterprises default; cards before `baseRate` did not correct it. */
  defaultProbability: number | null
  /** Ends of the 90 % interval of `defaultProbability`. */
  probabilityRange?: [number, number]
  /** Where as many enterprises default as in the sample. */
  sampleProbability?: number
  /** Share of defaults in the sample, and the one that `defaultProbability` is corrected to. */
  baseRate?: { sample: number; reference: number }
  /** Which cases the probabilities were learnt from, and within what time: sentences. */
  sample?: string
  horizon?: string
  /** Largest lost points first. */
  reasons: ScoreReason[]
  /** Every row of the card: bin hit and points. */
  breakdown: ScorePart[]
  /** Figures of the card of files, where another card gave the score: cards of lenders look at these, whatever the source. */
  fileFigures?: ScoreFigure[]
  detail?: string
}

/** The figure that `score:<variable>` opens: of the card that gave the score, or beside it for cards of lenders. */
export const scoreFigure = (
  score: Pick<ScoreResult, 'breakdown' | 'fileFigures'> | undefined,
  variable: string,
): ScorePart | ScoreFigure | undefined =>
  [...(score?.breakdown ?? []), ...(score?.fileFigures ?? [])].find(
    (figure) => figure.variable === variable,
  )
