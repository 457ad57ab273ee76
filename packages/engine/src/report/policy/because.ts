/** Why a report comes to its own verdict, so that a policy that speaks of one can be followed down to rows. */
import type { GradeFactor, ReportDocument, RuleLevel } from '../document.ts'
import { judgedOf } from '../judged.ts'
import { scoreFigure } from '../score.ts'
import { POLICY_TABLE_SAYS as SAYS } from './words.ts'

export interface Because {
  /** Chinese sentence, as the report says it. */
  text: string
  /** Opens its rows in the report; absent = there are none. */
  of?: string
}

/** The first of `keys` (indicators or rules) that has rows in this report. */
export function opening(
  { indicators, rules }: Pick<ReportDocument, 'indicators' | 'rules'>,
  keys: readonly (string | undefined)[],
): { of?: string } {
  const of = keys.find((key) => {
    const told = indicators.find((one) => one.key === key) ?? rules.find(({ id }) => id === key)
    return told !== undefined && told.evidence.length > 0
  })
  return of === undefined ? {} : { of }
}

/** A figure of the score, of whichever card, that has rows in this report. */
export const openingFigure = (
  { verdict }: Pick<ReportDocument, 'verdict'>,
  variable: string,
): { of?: string } =>
  scoreFigure(verdict.score, variable)?.evidence?.length ? { of: `score:${variable}` } : {}

/** Gates that did not let the enterprise through, weightiest first. */
export const whyDecision = (document: ReportDocument): Because[] =>
  (document.verdict.decision?.reasons ?? []).map(({ id, text, evidence, rules, indicators }) => ({
    text,
    // A gate that only sums up rules has none of its own.
    ...(evidence?.length
      ? { of: `reason:${id}` }
      : opening(document, [...(rules ?? []), ...(indicators ?? [])])),
  }))

const WEIGHT: Record<RuleLevel, number> = { HIGH: 0, MEDIUM: 1, LOW: 2 }
const LEVEL: Record<RuleLevel, string> = { HIGH: SAYS.HIGH, MEDIUM: SAYS.MEDIUM, LOW: SAYS.LOW }

/** Rules that are hit, the graver level first. */
export const whyRisk = ({ rules }: ReportDocument): Because[] =>
  rules
    .filter(({ result }) => result === 'HIT')
    .toSorted((a, b) => WEIGHT[a.level] - WEIGHT[b.level])
    .map(({ id, name, level, text, evidence }) => ({
      text: SAYS.ruleFound({ key: id, name, level: LEVEL[level], text }),
      ...(evidence.length > 0 && { of: id }),
    }))

/** How much of the rules could be judged: little found among few is no low risk. */
export function howMuchJudged({ rules }: ReportDocument): string {
  const { judged, total } = judgedOf(rules)
  return SAYS.judged({ judged, rules: total })
}

/** What holds the grade, then what the card takes points for, the most first. */
export function whyScore(document: ReportDocument): Because[] {
  const { score } = document.verdict
  if (!score) return []
  const lowering = (score.held?.factors ?? []).filter(({ holds }) => holds)
  return [
    ...lowering.map((factor) => lowered(document, factor)),
    ...score.reasons
      .filter(({ points, maxPoints }) => points < maxPoints)
      .map(({ variable, text }) => ({
        text,
        ...openingFigure(document, variable),
      })),
  ]
}

/**
 * How a report comes to its score, part by part: what the card begins with, which nothing of the enterprise moves, and the points of each figure; then
 * what holds the grade. Of one that could not be scored, why.
 */
export function partsOfScore(document: ReportDocument): Because[] {
  const { score, decision } = document.verdict
  if (!score) return decision ? [{ text: decision.text }] : []
  const { value, breakdown, detail, held } = score
  if (value === null) return detail === undefined ? [] : [{ text: detail }]
  const base = breakdown.reduce((left, { points }) => left - points, value)
  return [
    { text: SAYS.scoreBase({ points: base }) },
    ...breakdown.map(({ variable, name, bin, points, maxPoints }) => ({
      text: SAYS.scorePart({ name, bin, points, most: maxPoints }),
      ...openingFigure(document, variable),
    })),
    ...(held?.factors ?? [])
      .filter(({ holds }) => holds)
      .map((factor) => lowered(document, factor)),
  ]
}

const lowered = (
  document: ReportDocument,
  { name, found, cap, indicators }: GradeFactor,
): Because => ({
  text: SAYS.heldBy({ name, found, cap: cap ?? '' }),
  ...opening(document, indicators),
})

/** What held the suggestion back, and its legs; why those that are not known are not, their formulas say. */
export function whyLimit(document: ReportDocument): Because[] {
  const { limit } = document.verdict
  if (!limit) return []
  return [
    ...(limit.held ? [{ text: limit.held.text }] : []),
    ...limit.legs.flatMap(({ name, value, formula, unit, of }) => {
      if (value === null) return [{ text: SAYS.legUnknown({ name, formula }) }]
      const said = unit === 'index' ? SAYS.plain({ v: value }) : SAYS.yuan({ v: value })
      return [{ text: SAYS.legFound({ name, value: said, formula }), ...opening(document, [of]) }]
    }),
  ]
}
