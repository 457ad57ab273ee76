/** One step at a bureau: the slip of consent, the session, the clock, the black box, and what becomes of a refusal. */
import type { CollectFailure } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import type { TaskCtx } from '../../../http/context.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Call, SourceSession } from '../../../outside/source/connector.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { failureFrom, failureOf, unanswered } from '../failures.ts'
import { change, changeIn, changeNow, type Decided, Overtaken } from '../flow.ts'
import { dropSession, keepSession, openSession } from '../sessions.ts'
import { ENDED } from '../states.ts'
import type { Change, TaskRow } from '../task.ts'
import { placeName } from './place.ts'

/** After these the bureau's session still stands where it stood: the person may try again in it. */
const SAME_SESSION = new Set([
  'TE-01',
  'TE-02',
  'TE-05',
  'TE-07',
  'TE-11',
  'TE-14',
  'TE-19',
  'TE-09',
])

export interface BureauStep {
  call: Call
  session(): Promise<SourceSession>
}

/** The slip for a task's next call. A contract that is no longer in force ends the task, whoever asks. */
export async function callFor(
  deps: CollectDeps,
  tenant: TenantDb,
  task: TaskRow,
  signal?: AbortSignal,
): Promise<Call> {
  try {
    const pass = await deps.consents.pass(tenant.companyId, task.task_id, task.contract_no)
    return { pass, area: task.area_code ?? '', signal }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED')
      await endForConsent(tenant, task)
    throw error
  }
}

/** What becomes of a task whose contract is not in force. */
export const consentEnd = (): Decided => ({
  change: { state: 'FAILED', failure: failureOf('TE-18') },
  event: {
    step: 'CONSENT',
    actor: 'SYSTEM',
    text: EVENT_SAYS.consentGone,
    ok: false,
    code: 'TE-18',
  },
})

/** Ends a task whose contract is not in force, wherever it stands. Nothing happens to one that has its result. */
export const endForConsent = (
  tenant: TenantDb,
  task: Pick<TaskRow, 'task_id'>,
): Promise<TaskRow | null> =>
  changeNow(tenant, task.task_id, (now) =>
    now.contract_no === null || ENDED.includes(now.state) ? null : consentEnd(),
  )

/** The session of the task, opened anew when there is none. Throws Overtaken when the task moved on meanwhile. */
export async function sessionFor(
  deps: CollectDeps,
  tenant: TenantDb,
  task: TaskRow,
  call: Call,
): Promise<SourceSession> {
  const kept = await openSession(tenant, deps.sessionBox, task.task_id)
  if (kept && kept.area === task.area_code) return kept
  const opened = await deps.bureaus.connector.startSession(call, task.tax_no ?? '')
  if (!(await keepSession(tenant, deps.sessionBox, task.task_id, opened, task.version)))
    throw new Overtaken()
  return opened
}

/**
 * Does a step and writes what came of it. A refusal of the bureau is no error of the call: the task carries it, with the
 * bureau's words, and `onFailure` says where that leaves the person.
 */
export async function bureauStep(
  deps: CollectDeps,
  ctx: TaskCtx,
  task: TaskRow,
  step: string,
  text: string,
  work: (step: BureauStep) => Promise<Change>,
  onFailure: (error: SourceError) => Change | Promise<Change>,
): Promise<TaskRow> {
  const { tenant } = ctx
  const call = await callFor(deps, tenant, task)
  const start = performance.now()
  const ms = () => performance.now() - start
  try {
    const changes = await work({ call, session: () => sessionFor(deps, tenant, task, call) })
    return await change(
      tenant,
      task,
      { failure: null, ...changes },
      { step, actor: 'BUREAU', text, ms: ms() },
    )
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const left = await onFailure(error)
    const failure = (left.failure as CollectFailure | undefined) ?? failureOfStep(error, task)
    const stays = left.state === 'LOGIN_SMS' || left.state === 'ROLE'
    // In one: whoever comes too late with a failure must not take the session of the way that followed.
    return tenant.transaction(async (tx) => {
      const next = await changeIn(
        tx,
        task,
        { ...(stays ? {} : { sms_to: null, choices: [] }), ...left, failure },
        {
          step,
          actor: 'BUREAU',
          text: failure.message,
          bureauMessage: error.said,
          ms: ms(),
          ok: false,
          code: failure.code,
        },
      )
      if (!stays && !SAME_SESSION.has(error.te)) await dropSession(tx, task.task_id)
      return next
    })
  }
}

const failureOfStep = (error: SourceError, task: TaskRow): CollectFailure =>
  error.te === 'TE-09'
    ? unanswered(error.said, task.kind)
    : failureFrom(error, { area: placeName(task), mobile: task.sms_to ?? '' }, task.kind)

export const noteStep = (
  tenant: TenantDb,
  task: TaskRow,
  step: string,
  text: string,
): Promise<number> => note(tenant, task.task_id, { state: task.state, step, actor: 'BUREAU', text })
