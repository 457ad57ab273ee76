/** While the person waits at the bureau's door: another code, the scan of a QR code, the end of maintenance. */
import type { TaskCtx } from '../../../http/context.ts'
import { Refusal } from '../../../http/refusal.ts'
import { SMS_TOO_SOON } from '../../../outside/source/bureau/codes.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { failureFrom } from '../failures.ts'
import { change, changeIn, loadTask, Overtaken } from '../flow.ts'
import { dropSession } from '../sessions.ts'
import { beginCollecting } from '../start.ts'
import { mustAllow } from '../states.ts'
import { type Change, type TaskRow, taskById } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'
import { callFor, noteStep, sessionFor } from './bureau-step.ts'

/** Resends the bureau's code. */
export async function sendBureauCode(deps: CollectDeps, ctx: TaskCtx) {
  const { connector } = deps.bureaus
  const task = await loadTask(ctx)
  mustAllow('sendBureauCode', task)
  const call = await callFor(deps, ctx.tenant, task)
  try {
    const session = await sessionFor(deps, ctx.tenant, task, call)
    const step = await connector.sendSms(call, session)
    await noteStep(ctx.tenant, task, 'LOGIN_SMS', EVENT_SAYS.bureauSmsAgain)
    const to = 'to' in step ? step.to : (task.sms_to ?? '')
    return { to, resendAfterSeconds: 60 }
  } catch (error) {
    if (error instanceof Overtaken) throw new Refusal('CONFLICT')
    if (!(error instanceof SourceError)) throw error
    if (error.reason === SMS_TOO_SOON) throw new Refusal('SMS_TOO_SOON', error.said ?? undefined)
    await backToLogin(ctx, task, 'LOGIN_SMS', error)
    throw new Refusal('UNAVAILABLE', failureFrom(error).message)
  }
}

const polled = new Map<string, number>()
const POLL_MS = 1_500

/** Looks whether the QR code was scanned; at most once in a while per task, however often the page asks. */
export async function pollQr(deps: CollectDeps, ctx: TaskCtx): Promise<TaskRow> {
  const task = await loadTask(ctx)
  if (task.state === 'TAX_STATUS') return reopened(deps, ctx, task)
  if (task.state !== 'LOGIN_QR') return task
  const now = Date.now()
  if (now - (polled.get(task.task_id) ?? 0) < POLL_MS) return task
  if (polled.size > 10_000) polled.clear()
  polled.set(task.task_id, now)
  const { connector } = deps.bureaus
  const call = await callFor(deps, ctx.tenant, task)
  try {
    const session = await sessionFor(deps, ctx.tenant, task, call)
    const step = await connector.pollQr(call, session)
    if (step.kind === 'QR_WAITING') return task
    const changes: Change =
      step.kind === 'CHOOSE'
        ? { state: 'ROLE', choices: step.choices }
        : await beginCollecting(ctx.tenant, task)
    return await change(ctx.tenant, task, changes, {
      step: 'QR',
      actor: 'BUREAU',
      text: EVENT_SAYS.qrPassed,
    })
  } catch (error) {
    if (error instanceof Overtaken) return (await taskById(ctx.tenant, task.task_id)) ?? task
    // A slow poll is no answer: the next one asks again.
    if (!(error instanceof SourceError)) throw error
    if (error.te === 'TE-09' || error.te === 'TE-08') return task
    return backToLogin(ctx, task, 'QR', error)
  }
}

/** Back to the form with a failure. Somebody who moved on meanwhile keeps the session and the place they have. */
function backToLogin(
  { tenant }: TaskCtx,
  task: TaskRow,
  step: 'QR' | 'LOGIN_SMS',
  error: SourceError,
): Promise<TaskRow> {
  const failure = failureFrom(error)
  return tenant
    .transaction(async (tx) => {
      const next = await changeIn(
        tx,
        task,
        { state: 'LOGIN', failure },
        {
          step,
          actor: 'BUREAU',
          text: failure.message,
          bureauMessage: error.said,
          ok: false,
          code: error.te,
        },
      )
      await dropSession(tx, task.task_id)
      return next
    })
    .catch(async (cause) => {
      if (!(cause instanceof Overtaken)) throw cause
      return (await taskById(tenant, task.task_id)) ?? task
    })
}

/** A bureau that is open again: the page goes back to choosing by itself. */
async function reopened(deps: CollectDeps, ctx: TaskCtx, task: TaskRow): Promise<TaskRow> {
  const info = await deps.bureaus.of(task.area_code ?? '').catch(() => null)
  if (!info || info.status === 'MAINTENANCE' || info.status === 'CLOSED') return task
  return change(
    ctx.tenant,
    task,
    { state: 'AREA', failure: null },
    { step: 'AREA', actor: 'SYSTEM', text: EVENT_SAYS.bureauOpen({ area: info.name }) },
  ).catch((error) => {
    if (error instanceof Overtaken) return loadTask(ctx)
    throw error
  })
}

/** A maintenance notice is believed before the bureau is bothered. */
export async function closedNow(deps: CollectDeps, areaCode: string): Promise<void> {
  const info = await deps.bureaus.of(areaCode)
  if (info?.status === 'MAINTENANCE' || info?.status === 'CLOSED')
    throw new SourceError('TE-08', 'NOTICE', info.reason, {
      until: info.until ?? COLLECT_SAYS.laterOn,
    })
}
