/**
 * The verdict where files of the enterprise stand beside what a tax bureau told of its last year: never better than on what the bureau
 * told alone. What the rows of files show against the enterprise counts, what they show for it does not (docs/decisions/0287).
 */
import type { Said } from '../../kit/verdict/gate.ts'
import { DECISION_LEVELS, type DecisionReason } from '../../report/decision.ts'
import type { LimitSuggestion, Verdict } from '../../report/document.ts'
import { type Alone, bureauAlone } from '../context/collected.ts'
import type { ContextParams, InvoiceContext } from '../context/context.ts'
import type { InvoiceFacts, MonthIndex } from '../facts.ts'
import { leg } from '../limit/leg.ts'
import { VERDICT_SAYS } from './words.ts'

/** What `judge` comes to on the rows of the bureau alone; undefined = there are no others, or no such year. */
export function verdictOfBureau(
  { facts, m0, params }: Pick<InvoiceContext, 'facts' | 'm0' | 'params'>,
  judge: (facts: InvoiceFacts, params: ContextParams) => Verdict,
): Verdict | undefined {
  const alone = bureauAlone(facts, m0)
  return alone?.leftOut ? judge(alone.facts, ofBureauAlone(alone, m0, params)) : undefined
}

/** As the bureau's rows were at the last month that it told. */
export const ofBureauAlone = (
  { last }: Pick<Alone, 'last'>,
  m0: MonthIndex,
  params: ContextParams = {},
): ContextParams => ({ ...params, through: last, bureauEnded: m0 - last })

/** What was said of all rows, and what is said of the bureau's alone where that is worse. */
export function withBureau(said: readonly Said[], bureau: Verdict | undefined): Said[] {
  const worse = (bureau?.decision?.reasons ?? []).filter(
    (reason) => !said.some((own) => own.reason.id === reason.id && !isWorse(reason, own.reason)),
  )
  return [
    ...said.filter(({ reason }) => !worse.some(({ id }) => id === reason.id)),
    ...worse.map((reason): Said => {
      const text = VERDICT_SAYS.ofBureauAlone({ text: reason.text })
      return { reason: { ...reason, text }, finding: { ...reason, text } }
    }),
  ]
}

function isWorse(one: DecisionReason, other: DecisionReason): boolean {
  const rank = ({ level }: DecisionReason) => DECISION_LEVELS.indexOf(level)
  return rank(one) > rank(other) || left(one) < left(other)
}

/** Share of the limit that a reason leaves; below nothing = the limit is void. */
const left = ({ limitFactor = 1 }: DecisionReason): number => limitFactor ?? -1

/** The suggestion as the legs give it, under what they give on the rows of the bureau alone. */
export function cappedByBureau(
  limit: LimitSuggestion,
  bureau: Verdict | undefined,
): LimitSuggestion {
  if (!bureau?.limit || limit.suggest === null) return limit
  const { suggest, held } = bureau.limit
  const most = held ? held.before : suggest
  return {
    ...limit,
    legs: [
      ...limit.legs,
      leg(VERDICT_SAYS.ceilingOfBureau, most, VERDICT_SAYS.ceilingOfBureauFormula),
    ],
    suggest: most === null ? null : Math.min(limit.suggest, most),
  }
}
