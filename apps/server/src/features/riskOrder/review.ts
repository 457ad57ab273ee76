/**
 * The states of a review, in one place: what a person may do with an outcome, and what becomes of it. Whoever keeps cases takes this over;
 * rows and calls only carry out what it says.
 */
import type { OVERRIDE_STATES } from '@xinjian/contract/risk/statuses'
import type { PolicyOutcome } from '@xinjian/engine/report/policy/table'
import { Refusal } from '../../http/refusal.ts'
import { RISK_ORDER_SAYS } from './words.ts'

export type OverrideState = (typeof OVERRIDE_STATES)[number]

interface Reviewed {
  /** null = not judged yet. */
  outcome: PolicyOutcome | null
  trial: boolean
  sealed: boolean
  /** Of the override that waits, or holds. */
  override: OverrideState | null
}

/** Refuses what cannot be proposed. What was not judged may be overridden as well: a person answers for it by his reason. */
export function mayPropose(of: Reviewed, to: PolicyOutcome): void {
  if (of.trial) throw new Refusal('CONFLICT', RISK_ORDER_SAYS.ofTrial)
  if (of.sealed) throw new Refusal('CONFLICT', RISK_ORDER_SAYS.sealed)
  if (of.outcome === null) throw new Refusal('CONFLICT', RISK_ORDER_SAYS.notJudgedYet)
  if (of.override === 'ASKED') throw new Refusal('CONFLICT', RISK_ORDER_SAYS.openAlready)
  if (of.outcome === to) throw new Refusal('CONFLICT', RISK_ORDER_SAYS.sameOutcome)
}

/** Nobody agrees to an outcome whose reasons are told no more; to refuse it changes nothing. */
export function mayDecide({ sealed }: Pick<Reviewed, 'sealed'>, approve: boolean): void {
  if (sealed && approve) throw new Refusal('CONFLICT', RISK_ORDER_SAYS.sealed)
}

/**
 * What an open proposal becomes, the outcome that holds from then on, and which state its enterprise is told by: one that was agreed to `before`
 * still holds when a later one is refused.
 */
export function decided(
  { from, to, before }: { from: PolicyOutcome; to: PolicyOutcome; before: boolean },
  approve: boolean,
): { state: OverrideState; outcome: PolicyOutcome; holds: OverrideState } {
  if (approve) return { state: 'AGREED', outcome: to, holds: 'AGREED' }
  return { state: 'REFUSED', outcome: from, holds: before ? 'AGREED' : 'REFUSED' }
}
