/**
 * The collecting worker. A task goes dataset by dataset; what a failure means is decided here, once: back to the person, a
 * pause and another try, this dataset given up, or the end (domain §5.6).
 */

import type { Database } from '../../../db/pool.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type Claim, type JobKind, LeaseLost } from '../../../jobs/job.ts'
import { BureauError, type TeCode } from '../../../outside/bureau/failure.ts'
import { endForConsent } from '../bureau-step.ts'
import { planOf } from '../datasets.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { failureFrom, failureOf } from '../failures.ts'
import { changeNow } from '../flow.ts'
import { dropSession, openSession } from '../sessions.ts'
import { type ItemRow, itemsOf, type TaskRow, taskById } from '../task.ts'
import { conclude } from './conclude.ts'
import { ensureImport } from './import-row.ts'
import { collectInvoices } from './invoice-dataset.ts'
import { collectPages } from './page-dataset.ts'
import { callOf, type Run, tellProgress, updateItem } from './run.ts'

/** Only the person can mend these: a new login, by the right one. */
const TO_PERSON: ReadonlySet<TeCode> = new Set<TeCode>(['TE-11', 'TE-12', 'TE-15', 'TE-20'])
const RETRIES = 5
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 5 * 60_000
const CLOSED_PAUSE_MS = 60_000
/** Hard limit of one dataset. */
const DATASET_MS = 30 * 60_000
const AT_ONCE = 16

export function collectJob(deps: CollectDeps): JobKind {
  const { db, bureaus } = deps
  return {
    table: 'collect_task',
    key: 'task_id',
    running: 'RUNNING',
    delayed: true,
    except: { column: 'area_code', values: () => bureaus.shunned() },
    concurrency: AT_ONCE,
    maxAttempts: 20,
    run: (claim, signal) => collect(deps, claim, signal),
    fail: (claim) => failFor(db, claim),
  }
}

async function failFor(db: Database, claim: Claim): Promise<void> {
  const tenant = tenantOf(db, claim.companyId)
  await changeNow(tenant, claim.id, (task) =>
    task.fence === claim.fence && task.state === 'COLLECTING'
      ? {
          change: { state: 'FAILED', failure: failureOf('TE-99') },
          event: {
            step: 'END',
            actor: 'SYSTEM',
            text: '采集多次中断，已停止',
            ok: false,
            code: 'TE-99',
          },
        }
      : null,
  )
}

async function collect(deps: CollectDeps, claim: Claim, signal: AbortSignal): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const task = await taskById(tenant, claim.id)
  if (task?.state !== 'COLLECTING') return rest(deps, claim)
  const session = await openSession(tenant, deps.sessionBox, claim.id)
  if (!session) return toPerson(deps, claim, new BureauError('TE-20', 'NO_SESSION', null))
  const importId = await ensureImport(tenant, task)
  const run: Run = {
    deps,
    claim,
    tenant,
    task: { ...task, import_id: importId },
    session,
    signal,
    from: {
      enterpriseId: task.enterprise_id ?? 0,
      contractNo: task.contract_no ?? '',
      taskId: claim.id,
      source: `ETAX:${task.area_code}`,
    },
  }
  try {
    await collectAll(run)
  } catch (error) {
    await settle(run, error)
  }
}

async function collectAll(run: Run): Promise<void> {
  const { deps, tenant, session } = run
  const { dataCutoff } = await deps.bureaus.connector.datasets(await callOf(run), session)
  for (const item of await itemsOf(tenant, run.claim.id)) {
    if (item.state !== 'PENDING' && item.state !== 'RUNNING') continue
    await collectOne(run, item)
  }
  const ended = await conclude(run, `${dataCutoff}T23:59:59+08:00`)
  // The session is worth nothing to us any more; leaving politely frees it at the bureau. Nobody waits for it.
  if (ended.state !== 'FAILED') {
    const call = await callOf({ ...run, signal: AbortSignal.timeout(3_000) }).catch(() => null)
    if (call) await deps.bureaus.connector.logout(call, session).catch(() => undefined)
  }
}

async function collectOne(run: Run, item: ItemRow): Promise<void> {
  const plan = planOf(item.dataset)
  const start = performance.now()
  const limited = { ...run, signal: AbortSignal.any([run.signal, AbortSignal.timeout(DATASET_MS)]) }
  await updateItem(run.tenant, run, item.dataset, { state: 'RUNNING' })
  await tellProgress(run, plan.dataset)
  try {
    if (plan.dataset === 'INVOICE_OUT' || plan.dataset === 'INVOICE_IN')
      await collectInvoices(limited, plan, item)
    else await collectPages(limited, plan)
  } catch (error) {
    if (!(error instanceof BureauError) || !isOfDataset(error, item)) throw error
    await giveUp(run, item, error)
    return
  }
  const rows = (await itemsOf(run.tenant, run.claim.id)).find((i) => i.dataset === item.dataset)
  await note(run.tenant, run.claim.id, {
    state: 'COLLECTING',
    step: item.dataset,
    actor: 'BUREAU',
    text: `${plan.name}：${rows?.rows ?? 0} 条`,
    ms: performance.now() - start,
    ok: rows?.state !== 'FAILED',
    code: rows?.error ?? null,
  })
  await tellProgress(run, plan.dataset)
}

/** Failures that concern one dataset only: the others go on. */
function isOfDataset(error: BureauError, item: ItemRow): boolean {
  if (['TE-07', 'TE-16', 'TE-21'].includes(error.te)) return true
  return error.te === 'TE-99' && item.tries >= 2
}

async function giveUp(run: Run, item: ItemRow, error: BureauError): Promise<void> {
  // A young enterprise has nothing to declare yet: empty, not failed.
  const empty = error.te === 'TE-16'
  await updateItem(run.tenant, run, item.dataset, {
    state: empty ? 'EMPTY' : 'FAILED',
    error: error.te,
    tries: item.tries + 1,
  })
  await note(run.tenant, run.claim.id, {
    state: 'COLLECTING',
    step: item.dataset,
    actor: 'BUREAU',
    text: failureFrom(error, { dataset: planOf(item.dataset).name }).message,
    bureauMessage: error.bureauMessage,
    ok: empty,
    code: error.te,
  })
}

/** What becomes of a run that did not reach its end. */
async function settle(run: Run, error: unknown): Promise<void> {
  const { tenant, claim } = run
  if (error instanceof LeaseLost || run.signal.aborted) throw error
  if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED') {
    await endForConsent(tenant, run.task)
    return
  }
  if (!(error instanceof BureauError)) throw error
  if (TO_PERSON.has(error.te)) return toPerson(run.deps, claim, error)
  if (error.te === 'TE-10') return end(run, error)
  await countTry(run)
  if (error.te === 'TE-17')
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
  run.tenant.run(
    `update collect_item set tries = tries + 1
      where company_id = $1 and task_id = $2 and state = 'RUNNING'`,
    [run.claim.id],
  )

/** Back in the queue after a pause; the slot is free for others meanwhile. */
async function pause(run: Run, error: BureauError, ms: number, counts: boolean): Promise<void> {
  const { tenant, claim } = run
  const failure = failureFrom(error)
  const kept = await tenant.run(
    `update collect_task
        set status = 'QUEUED', due_at = now() + make_interval(secs => $4), retries = retries + $5, attempt = 0,
            lease_until = null, current = $6
      where company_id = $1 and task_id = $2 and fence = $3 and status = 'RUNNING'`,
    [claim.id, claim.fence, ms / 1000, counts ? 1 : 0, failure.message],
  )
  if (kept !== 1) throw new LeaseLost()
  await note(tenant, claim.id, {
    state: 'COLLECTING',
    step: 'RETRY',
    actor: error.bureauMessage ? 'BUREAU' : 'SYSTEM',
    text: `${failure.message}（${Math.round(ms / 1000)}秒后继续）`,
    bureauMessage: error.bureauMessage,
    ok: false,
    code: error.te,
  })
}

async function end(run: Run, error: BureauError): Promise<void> {
  const failure = failureFrom(error)
  await changeNow(run.tenant, run.claim.id, (task) =>
    task.fence === run.claim.fence && task.state === 'COLLECTING'
      ? {
          change: {
            state: 'FAILED',
            failure: { ...failure, next: failure.code === 'TE-10' ? 'END' : 'RETRY' },
          },
          event: {
            step: 'END',
            actor: 'BUREAU',
            text: failure.message,
            bureauMessage: error.bureauMessage,
            ok: false,
            code: error.te,
          },
        }
      : null,
  )
}

/** The session is over: the person logs in again, and the collection goes on where it was. */
async function toPerson(deps: CollectDeps, claim: Claim, error: BureauError): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  await dropSession(tenant, claim.id)
  const failure = failureFrom(error)
  await changeNow(tenant, claim.id, (task) =>
    task.fence === claim.fence && task.state === 'COLLECTING'
      ? {
          change: { state: 'LOGIN', status: 'IDLE', lease_until: null, failure, scopes: [] },
          event: {
            step: 'SESSION',
            actor: 'BUREAU',
            text: failure.message,
            bureauMessage: error.bureauMessage,
            ok: false,
            code: error.te,
          },
        }
      : null,
  )
}

/** A task that is no longer ours to run: nothing but the claim is given back. */
async function rest(deps: CollectDeps, claim: Claim): Promise<void> {
  await tenantOf(deps.db, claim.companyId).run(
    `update collect_task set status = 'IDLE', lease_until = null
      where company_id = $1 and task_id = $2 and fence = $3`,
    [claim.id, claim.fence],
  )
}
