/**
 * The collecting worker. A task goes dataset by dataset; failures of one dataset are given up here, all others are
 * settled in settle.ts.
 */

import { consentOfSource } from '@xinjian/contract/consent/consent-scopes'
import { isCollected } from '@xinjian/format/datasets/datasets'
import type { Database } from '../../../db/pool.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Claim, JobKind } from '../../../jobs/job.ts'
import { within } from '../../../outside/source/deadline.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import { linkMaker } from '../../channel/index.ts'
import { signedIn } from '../../consent/index.ts'
import { refreshStatisticsOfMany } from '../../facts/invoice/write.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { type DatasetPlan, planOf } from '../datasets.ts'
import type { CollectDeps } from '../deps.ts'
import { handOn, letBegin, sessionIsShared } from '../direct/follow.ts'
import { note } from '../events.ts'
import { failureFrom, failureOf } from '../failures.ts'
import { openSession } from '../sessions.ts'
import { type ItemRow, itemsOf, TASKS, taskById } from '../task.ts'
import { collectBook } from './book-dataset.ts'
import { conclude } from './conclude.ts'
import { ensureImport } from './import-row.ts'
import { collectInvoices } from './invoice-dataset.ts'
import { collectPages } from './page-dataset.ts'
import {
  assertClaim,
  beginItem,
  callOf,
  changeHeld,
  type ItemEnd,
  isOpen,
  type Run,
  writeItem,
} from './run.ts'
import { rest, settle, toPerson } from './settle.ts'

/** Hard limit of one dataset. */
const DATASET_MS = 30 * 60_000
/** A task waits for its bureau most of the time. */
const AT_ONCE = 72
/** … of which one bureau may have so many, as its lane has: one that hangs leaves room for the others. */
const PER_AREA = 12

export function collectJob(deps: CollectDeps): JobKind {
  const { db, bureaus, programs } = deps
  return {
    table: TASKS,
    lanes: { most: PER_AREA, shunned: () => [...bureaus.shunned(), ...programs.shunned()] },
    concurrency: AT_ONCE,
    maxAttempts: 20,
    run: (claim, signal) => collect(deps, claim, signal),
    fail: (claim) => failFor(db, claim),
  }
}

async function failFor(db: Database, claim: Claim): Promise<void> {
  await changeHeld(tenantOf(db, claim.companyId), claim, {
    change: { state: 'FAILED', failure: failureOf('TE-99') },
    event: {
      step: 'END',
      actor: 'SYSTEM',
      text: EVENT_SAYS.interrupted,
      ok: false,
      code: 'TE-99',
    },
  })
}

async function collect(deps: CollectDeps, claim: Claim, signal: AbortSignal): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const task = await taskById(tenant, claim.id)
  if (task?.state !== 'COLLECTING') return rest(deps, claim)
  const session = await openSession(tenant, deps.sessionBox, claim.id)
  if (!session)
    return toPerson(deps, claim, new SourceError('TE-20', 'NO_SESSION', null), task.kind)
  // Of invoices only: each of them names the batch that it came with.
  const importId = task.kind === 'TAX' ? await ensureImport(tenant, claim, task) : null
  const run: Run = {
    deps,
    claim,
    tenant,
    task: { ...task, import_id: importId },
    session,
    signal,
    since: performance.now(),
    from: {
      enterpriseId: task.enterprise_id ?? 0,
      contractNo: task.contract_no ?? '',
      taskId: claim.id,
      source: `${task.kind === 'ERP' ? 'ERP' : 'ETAX'}:${task.area_code}`,
    },
    maker: task.link && (await linkMaker(tenant, task.link)),
    ahead: { next: null, begun: null },
  }
  await handOn(deps, task, session)
  try {
    await collectAll(run)
  } catch (error) {
    await settle(run, error)
  } finally {
    await letBegin(deps, task)
  }
}

async function collectAll(run: Run): Promise<void> {
  const { deps, tenant, task, session } = run
  const door = task.kind === 'ERP' ? deps.programs.connector : deps.bureaus.connector
  const completeThrough =
    task.kind === 'ERP'
      ? null
      : (await deps.bureaus.connector.datasets(await callOf(run), session)).completeThrough
  const items = await itemsOf(tenant, run.claim.id)
  for (const item of items) {
    if (!isOpen(item)) continue
    Object.assign(item, await collectOne(run, item, items))
  }
  await tellPlanner(run)
  const ended = await conclude(run, completeThrough)
  // The session is worth nothing to us any more; leaving politely frees it at the bureau. Nobody waits for it.
  if (ended.state !== 'FAILED' && !(await sessionIsShared(deps.db, task))) {
    const call = await callOf({ ...run, signal: AbortSignal.timeout(3_000) }).catch(() => null)
    if (call) await door.logout(call, session).catch(() => undefined)
  }
}

/** `items`: all of the task, as they stand. */
async function collectOne(
  run: Run,
  item: ItemRow,
  items: readonly ItemRow[],
): Promise<Pick<ItemEnd, 'state'>> {
  const plan = planOf(item.dataset)
  const since = performance.now()
  await beginItem(run, plan.dataset, items)
  try {
    return await within(DATASET_MS, run.signal, (signal) =>
      read({ ...run, since, signal }, plan, item),
    )
  } catch (error) {
    const failure = ofDataset(run, plan, error)
    if (!failure || !isOfDataset(failure, item)) throw error
    return giveUp(run, item, failure)
  }
}

async function read(run: Run, plan: DatasetPlan, item: ItemRow): Promise<ItemEnd> {
  if (plan.dataset === 'INVOICE_OUT' || plan.dataset === 'INVOICE_IN')
    return collectInvoices(run, plan, item)
  if (isCollected(plan.source)) return collectPages(run, plan, plan.source)
  return collectBook(await underItsOwn(run, plan), plan, item)
}

/** Before the report is ordered: it reads what was just written. */
async function tellPlanner({ deps, tenant, claim }: Run): Promise<void> {
  const items = await itemsOf(tenant, claim.id)
  const invoices = items.filter((i) => /^INVOICE/.test(i.dataset))
  await refreshStatisticsOfMany(
    deps.db,
    invoices.reduce((sum, i) => sum + i.rows, 0),
  )
}

/** Lines of bank accounts are read under a contract of their own, which may be taken back by itself. */
async function underItsOwn(run: Run, { source }: DatasetPlan): Promise<Run> {
  const code = consentOfSource(source)
  const signed = await signedIn(run.tenant, run.claim.id, code)
  return { ...run, from: { ...run.from, contractNo: signed ?? '' } }
}

/** What ended a dataset, where it was its source, or a contract that no other dataset rests on; null = something else. */
function ofDataset({ from }: Run, { source }: DatasetPlan, error: unknown): SourceError | null {
  if (error instanceof SourceError) return error
  const ownContract = source === 'BANK' && from.contractNo !== ''
  const taken = error instanceof Refusal && error.code === 'CONSENT_REQUIRED'
  return ownContract && taken ? new SourceError('TE-18', 'BANK_CONSENT', null) : null
}

/** Failures that concern one dataset only: the others go on. */
function isOfDataset(error: SourceError, item: ItemRow): boolean {
  if (['TE-07', 'TE-16', 'TE-18', 'TE-21'].includes(error.te)) return true
  return error.te === 'TE-99' && item.tries >= 2
}

async function giveUp(
  run: Run,
  item: ItemRow,
  error: SourceError,
): Promise<Pick<ItemEnd, 'state'>> {
  // A young enterprise has nothing to declare yet: empty, not failed.
  const empty = error.te === 'TE-16'
  const state = empty ? 'EMPTY' : 'FAILED'
  await run.tenant.transaction(async (tx) => {
    await assertClaim(tx, run)
    await writeItem(tx, run, item.dataset, {
      state,
      error: error.te,
      tries: item.tries + 1,
    })
    await note(tx, run.claim.id, {
      state: 'COLLECTING',
      step: item.dataset,
      actor: 'BUREAU',
      text: failureFrom(
        error,
        { dataset: planOf(item.dataset).name, menu: planOf(item.dataset).name },
        run.task.kind,
      ).message,
      bureauMessage: error.said,
      ok: empty,
      code: error.te,
    })
  })
  return { state }
}
