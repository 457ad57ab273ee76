/** The labelled enterprises as the product judges them, each at the end of what is known of it. */
import type { MonthIndex } from '../../packages/engine/src/invoice/facts.ts'
import { invoiceReport } from '../../packages/engine/src/invoice/report.ts'
import { INVOICE_CARD, scoreFacts } from '../../packages/engine/src/invoice/score/index.ts'
import { monthOfDay } from '../../packages/engine/src/kit/calendar/window.ts'
import { gradeOf } from '../../packages/engine/src/kit/score/card.ts'
import { designRows, scaleVariables } from '../../packages/engine/src/kit/score/training/design.ts'
import { cardScorer, crossValidate } from '../../packages/engine/src/kit/score/training/validate.ts'
import type { ScoreResult } from '../../packages/engine/src/report/document.ts'
import type { Judged, Rating } from './borders.ts'
import { figuresAt, SNAPSHOT_LAGS } from './design.ts'
import { type Enterprise, type Portfolio, RATINGS } from './load.ts'
import { portfolioFacts } from './portfolio-facts.ts'
import { VARIABLES } from './variables.ts'

const REPEATS = 20

export interface Looked {
  /** By the card in force, which was trained on these enterprises. */
  inForce: Judged[]
  /** By cards of which none was trained on the enterprise that it rates. */
  outOfFold: Judged[]
  /** Rules judged of the enterprise with fewest and with most, and all rules. */
  rules: { fewest: number; most: number; of: number }
}

/** `back`: whole months before the last one with a row. */
export function judgeLabelled({ enterprises, lastMonth }: Portfolio, back = 0): Looked {
  const labelled = enterprises.filter((e) => e.defaulted !== null)
  const months = labelled.map((e) => lastMonthOf(e) - back)
  const scores = outOfFoldScores(enterprises, labelled, months, lastMonth)
  const inForce = labelled.map((e, i) => judge(e, months[i]!, (own) => own))
  const outOfFold = labelled.map((e, i) =>
    judge(e, months[i]!, (own) => withScore(own, scores[i]!)),
  )
  const judged = inForce.map(({ rules }) => rules.judged)
  return {
    inForce: inForce.map(({ firm }) => firm),
    outOfFold: outOfFold.map(({ firm }) => firm),
    rules: {
      fewest: Math.min(...judged),
      most: Math.max(...judged),
      of: inForce[0]!.rules.of,
    },
  }
}

const lastMonthOf = (e: Enterprise): MonthIndex =>
  monthOfDay(e.rows.reduce((last, { day }) => Math.max(last, day), 0))

function judge(e: Enterprise, through: MonthIndex, rated: (own: ScoreResult) => ScoreResult) {
  const { verdict, rules } = invoiceReport(portfolioFacts(e, through), {
    through,
    score: (facts, m0) => rated(scoreFacts(facts, m0)),
  })
  const firm: Judged = {
    rating: RATINGS[e.rating!] as Rating,
    defaulted: e.defaulted!,
    score: verdict.score?.value ?? null,
    gates: verdict.decision!.reasons.map(({ id, level }) => ({ id, level })),
    suggest: verdict.limit?.suggest ?? null,
  }
  const judged = rules.filter(({ result }) => result !== 'UNKNOWN').length
  return { firm, rules: { judged, of: rules.length } }
}

/** What is no matter of points (NR, D) stays. */
function withScore(own: ScoreResult, value: number): ScoreResult {
  if (own.value === null) return own
  const grade = own.grade === 'D' ? own.grade : gradeOf(INVOICE_CARD, value)
  return { ...own, value, grade }
}

/** As training validates the card: weights and calibration of each fold never saw the enterprise; mean of the repeats. */
function outOfFoldScores(
  enterprises: readonly Enterprise[],
  labelled: readonly Enterprise[],
  months: readonly MonthIndex[],
  lastMonth: MonthIndex,
): number[] {
  const scaled = scaleVariables(
    SNAPSHOT_LAGS.map((lag) => figuresAt(enterprises, lastMonth - lag, VARIABLES)),
    VARIABLES,
  )
  const snapshots = SNAPSHOT_LAGS.map((lag) =>
    designRows(scaled, figuresAt(labelled, lastMonth - lag, VARIABLES)),
  )
  const own = designRows(
    scaled,
    labelled.map((e, i) => figuresAt([e], months[i]!, VARIABLES)[0]!),
  )
  const labels = {
    defaulted: labelled.map((e) => e.defaulted === true),
    rating: labelled.map((e) => e.rating),
  }
  const { evenOddsScore, pointsToDoubleOdds } = INVOICE_CARD.scale
  const { scores } = crossValidate(cardScorer(snapshots, [own], labels), labels.defaulted, REPEATS)
  return scores.map((logOdds) =>
    Math.round(evenOddsScore - (pointsToDoubleOdds * logOdds) / Math.LN2),
  )
}
