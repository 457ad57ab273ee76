/** What a monthly check comes to: part by part, and whether somebody must look at the card. */
import type { ScoreCardCheck, ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import { PSI_ALARM } from '@xinjian/engine/invoice/score/own/drift'
import { fellShort } from '@xinjian/engine/invoice/score/own/out-of-time'

type Result = NonNullable<ScoreCardCheck['result']>
type Parts = Result['judged']

/** What a check found, before it is judged. */
export type Found = Omit<Result, 'judged'>

/** A stability index of fewer enterprises is noise: it is shown, and judges nothing. */
const LEAST_STABLE = 50

/**
 * Of each part whether it is an alarm; null = it could not be judged. The validation speaks of enterprises that the card never saw, so that loans
 * of new ones are its like. Loans of all of them together are ranked better if anything: where even they fall short it is an alarm as well.
 */
export function judgedParts(
  { validation }: Pick<ScoreCardResult, 'validation'>,
  { outOfTime, firms, score, figures }: Found,
): Parts {
  const shortOf = (now: NonNullable<Result['outOfTime']>['all'] | undefined) =>
    (validation && now && fellShort(validation, now)) ?? null
  const known = [score, ...Object.values(figures)].filter((index) => index !== null)
  return {
    later: shortOf(outOfTime?.all),
    fresh: shortOf(outOfTime?.fresh),
    stability:
      firms < LEAST_STABLE || known.length === 0 ? null : known.some((index) => index >= PSI_ALARM),
  }
}

/** An alarm of any part is one. Without, it is none only where every part was judged: null = some were not, which is no "no". */
export function alarmOf(parts: Parts): boolean | null {
  const judged = Object.values(parts)
  if (judged.includes(true)) return true
  return judged.includes(null) ? null : false
}
