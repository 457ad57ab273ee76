/** What a failure of a run means: back to the person, a pause and another try, or the end (domain §5.6). */
import type { CollectKind } from '@xinjian/contract'
import { tenantOf } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { type Claim, LeaseLost } from '../../../jobs/job.ts'
import { SourceError, type TeCode } from '../../../outside/source/failure.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { consentEnd } from '../calls/bureau-step.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { failureFrom, failureOf } from '../failures.ts'
import type { Decided } from '../flow.ts'
import { dropSession } from '../sessions.ts'
import { type TaskRow, taskById } from '../task.ts'
import { assertClaim, changeHeld, type Run } from './run.ts'

/** Only the person can mend these: a new login, by the right one. */
const TO_PERSON: ReadonlySet<TeCode> = new Set<TeCode>(['TE-11', 'TE-12', 'TE-15', 'TE-20'])
const RETRIES = 5
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 5 * 60_000
const CLOSED_PAUSE_MS = 60_000

/** Whoever asked for it was frozen meanwhile. Released, the person logs in again and goes on where it was. */
const FROZEN_END: Decided = {
  change: {
    state: 'FAILED',
    failure: { ...failureOf('TE-99'), message: EVENT_SAYS.frozenShort },
  },
  event: {
    step: 'END',
    actor: 'SYSTEM',
    text: EVENT_SAYS.frozen,
    ok: false,
    code: 'TE-99',
  },
}

/** What becomes of a run that did not reach its end. */
export async function settle(run: Run, error: unknown): Promise<void> {
  const { tenant, claim } = run
  if (error instanceof LeaseLost || run.signal.aborted) throw error
  if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED') {
    await changeHeld(tenant, claim, consentEnd())
    return
  }
  if (error instanceof Refusal && error.code === 'ACCOUNT_FROZEN') {
    await changeHeld(tenant, claim, FROZEN_END)
    return
  }
  if (!(error instanceof SourceError)) throw error
  if (TO_PERSON.has(error.te)) return toPerson(run.deps, claim, error, run.task.kind)
  if (error.te === 'TE-10') return end(run, error)
  await countTry(run)
  if (error.te === 'TE-17' || error.te === 'TE-23')
    return pause(
      run,
      error,
      Math.min(60, Math.max(2, Number(error.details.eta ?? 5))) * 1000,
      false,
    )
  if (error.te === 'TE-08') return pause(run, error, CLOSED_PAUSE_MS, false)
  const task = (await taskById(tenant, claim.id)) as TaskRow
  if (task.retries >= RETRIES) return end(run, error)
  return pause(run, error, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** task.retries), true)
}

const countTry = (run: Run) =>
  run.tenant.transaction(async (tx) => {
    await assertClaim(tx, run)
    await tx.run(
      `update collect_item set tries = tries + 1
        where company_id = $1 and task_id = $2 and state = 'RUNNING'`,
      [run.claim.id],
    )
  })

/** Back in the queue after a pause; the slot is free for others meanwhile. */
async function pause(run: Run, error: SourceError, ms: number, counts: boolean): Promise<void> {
  const { tenant, claim } = run
  const failure = failureFrom(error, {}, run.task.kind)
  await claimed(tenant, claim).write(
    `status = 'QUEUED', due_at = now() + make_interval(secs => $4), retries = retries + $5, attempt = 0, faults = 0,
     lease_until = null, current = $6`,
    [ms / 1000, counts ? 1 : 0, failure.message],
  )
  await note(tenant, claim.id, {
    state: 'COLLECTING',
    step: 'RETRY',
    actor: error.said ? 'BUREAU' : 'SYSTEM',
    text: EVENT_SAYS.goesOn({ why: failure.message, n: Math.round(ms / 1000) }),
    bureauMessage: error.said,
    ok: false,
    code: error.te,
  })
}

async function end(run: Run, error: SourceError): Promise<void> {
  const failure = failureFrom(error, {}, run.task.kind)
  await changeHeld(run.tenant, run.claim, {
    change: {
      state: 'FAILED',
      failure: { ...failure, next: failure.code === 'TE-10' ? 'END' : 'RETRY' },
    },
    event: {
      step: 'END',
      actor: 'BUREAU',
      text: failure.message,
      bureauMessage: error.said,
      ok: false,
      code: error.te,
    },
  })
}

/** The session is over: the person logs in again, and the collection goes on where it was. */
export async function toPerson(
  deps: CollectDeps,
  claim: Claim,
  error: SourceError,
  kind: CollectKind,
): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const failure = failureFrom(error, {}, kind)
  const event = {
    step: 'SESSION',
    actor: 'BUREAU' as const,
    text: failure.message,
    bureauMessage: error.said,
    ok: false,
    code: error.te,
  }
  const change = { state: 'LOGIN', status: 'IDLE', lease_until: null, failure, scopes: [] }
  await changeHeld(tenant, claim, { change, event }, (tx) => dropSession(tx, claim.id))
}

/** A task that is no longer ours to run: nothing but the claim is given back. */
export async function rest(deps: CollectDeps, claim: Claim): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  await claimed(tenant, claim).write("status = 'IDLE', lease_until = null")
}
