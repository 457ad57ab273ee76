/** Does one deed with every row of a batch, one by one, with the rights that whoever asked has at that moment. */
import { batchSpec, listOfBatch, rowKeyOf } from '@xinjian/contract/lists/registry'
import { maskText } from '@xinjian/format/mask-text'
import type { FastifyBaseLogger } from 'fastify'
import { passingFault } from '../../db/fault.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import type { Asker } from '../../http/impersonation.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Claimed, claimed } from '../../jobs/claimed.ts'
import { publish } from '../../jobs/events.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import { type Lists, rowsOf } from '../listExport/index.ts'
import { presentSession } from '../session/index.ts'
import { deedOf } from './actions.ts'
import {
  BATCH_JOBS,
  type BatchWork,
  clearRows,
  countsOf,
  mark,
  nextRow,
  type PlannedRow,
  planRows,
  settleBegun,
  WORK,
} from './store.ts'
import { LIST_BATCH_SAYS } from './words.ts'

export interface BatchJobDeps {
  db: Database
  lists: Lists
  log: FastifyBaseLogger
}

export const listBatchJob = (deps: BatchJobDeps): JobKind => ({
  table: BATCH_JOBS,
  concurrency: 2,
  maxAttempts: 5,
  run: (claim, signal) => run(deps, claim, signal),
  async fail(claim, message) {
    const own = claimed(tenantOf(deps.db, claim.companyId), claim)
    const { user_id: userId } = await own.write<{ user_id: number }>(
      "status = 'FAILED', message = $4, lease_until = null, finished_at = now()",
      [message],
      'user_id',
    )
    await tell(deps.db, claim, userId, { status: 'FAILED', progress: 0, message })
  },
})

async function run(deps: BatchJobDeps, claim: Claim, signal: AbortSignal): Promise<void> {
  const { db, lists, log } = deps
  const tenant = tenantOf(db, claim.companyId)
  const own = claimed(tenant, claim)
  const work = await own.hold<BatchWork>(WORK)
  const askerNow = async (): Promise<Asker> => ({
    session: await presentSession(db, work.user_id, work.session_kind),
    ip: work.ip,
    agent: work.agent,
    requestId: claim.id,
    log,
    signal,
  })
  if (!work.planned) await plan(deps, tenant, claim, work, await askerNow())
  await settleBegun(tenant, claim.id)
  const { call } = batchSpec(work.action)
  for (let row = await nextRow(tenant, claim.id); row; row = await nextRow(tenant, claim.id)) {
    if (signal.aborted) throw new LeaseLost()
    // Whoever stopped it, or took it over, is heard before the next row is begun.
    await own.renew()
    const { nth } = row
    await mark(tenant, claim.id, nth, 'BEGUN')
    const why = await tried(lists, await askerNow(), call, row.body, log)
    await mark(tenant, claim.id, nth, why === null ? 'DONE' : 'REFUSED', why)
    await progress(db, tenant, own, claim, work.user_id)
  }
  const { refused, unsure } = await countsOf(tenant, claim.id)
  const message =
    refused + unsure === 0
      ? LIST_BATCH_SAYS.allDone
      : LIST_BATCH_SAYS.doneBut({ n: refused + unsure })
  await own.write(
    "status = 'DONE', progress = 100, message = $4, lease_until = null, finished_at = now()",
    [message],
  )
  await tell(db, claim, work.user_id, { status: 'DONE', progress: 100, message })
}

/** What the filter leaves now, as rows of the batch; refuses when there are more than were seen, so that nobody does what he did not see. */
async function plan(
  { lists }: BatchJobDeps,
  tenant: TenantDb,
  claim: Claim,
  { action, filter, picked, reason, args, seen }: BatchWork,
  asker: Asker,
): Promise<void> {
  const list = listOfBatch(action)
  const { name, body, unfit } = deedOf(action)
  const bodies = new Map<string, string>()
  let planned = 0
  await clearRows(tenant, claim.id)
  for await (const { rows } of rowsOf(lists, asker, { list, filter, picked })) {
    if (planned + rows.length > seen)
      throw new Refusal('CONFLICT', LIST_BATCH_SAYS.moreThanSeen({ n: seen }))
    const rowsOfBatch = rows.map((row): PlannedRow => {
      const called = name(row)
      const made = body(row, reason ?? '', args)
      const text = JSON.stringify(made)
      const same = bodies.get(text)
      bodies.set(text, same ?? called)
      const why = same ? LIST_BATCH_SAYS.sameAs({ name: same }) : (unfit?.(row) ?? null)
      return { key: rowKeyOf(list, row), name: called, body: made, why }
    })
    await planRows(tenant, claim.id, planned, rowsOfBatch)
    planned += rows.length
  }
  await claimed(tenant, claim).write('planned = true, total = $4', [planned])
}

/** Why a row was refused; null = it was done. Throws what passes by itself: the batch goes on later, without this row. */
async function tried(
  { calls }: Lists,
  asker: Asker,
  call: string,
  body: object,
  log: FastifyBaseLogger,
): Promise<string | null> {
  try {
    const checked = calls.checked(asker.session, call, body)
    await calls.make(asker, call, checked)
    await calls.note(asker, call, checked)
    return null
  } catch (error) {
    if (error instanceof Refusal) return maskText(error.message)
    if (passingFault(error) !== null) throw error
    log.error({ err: error, call }, 'row of a batch failed')
    return LIST_BATCH_SAYS.rowFailed
  }
}

async function progress(
  db: Database,
  tenant: TenantDb,
  own: Claimed,
  claim: Claim,
  userId: number,
): Promise<void> {
  const { judged } = await countsOf(tenant, claim.id)
  const { total } = await own.hold<{ total: number }>('total')
  const percent = Math.min(99, Math.floor((100 * judged) / Math.max(1, total)))
  const message = LIST_BATCH_SAYS.doneOf({ done: judged, n: total })
  await own.write('progress = $4, message = $5', [percent, message])
  await tell(db, claim, userId, { status: 'RUNNING', progress: percent, message })
}

const tell = (
  db: Database,
  { companyId, id }: Claim,
  userId: number,
  now: { status: string; progress: number; message: string },
) => publish(db, { companyId, users: [userId], kind: 'batch', id, ...now })
