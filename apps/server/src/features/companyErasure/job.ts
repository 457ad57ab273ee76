/**
 * Erases a company: what opens it first, then table by table in the order of their references, some rows at a time, then its files, its log's
 * bodies and its name. Each step is done or not done; a worker that takes over goes on at the first row that is left.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../blobs.ts'
import { writeWaiting } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf, tiedTo } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import type { CheckpointDeps } from '../audit/index.ts'
import { close, dropCodes, dropRegistration } from './company.ts'
import { finish } from './finish.ts'
import { eraseBodies, sayLog } from './log.ts'
import { obstaclesOf } from './obstacles.ts'
import { type Erasing, emptyWords, eraseSome } from './rows.ts'
import { ERASURES, erasureOf } from './store.ts'
import { eraseFiles } from './stored-files.ts'
import { isErased, KEY_TABLE, LOG_TABLE, type Table, tablesOf } from './tables.ts'
import { tellOperators } from './tell.ts'
import { ERASURE_SAYS as SAYS } from './words.ts'

export interface ErasureJobDeps {
  db: Database
  columns: Erasing['columns']
  /** Where files of companies are kept. */
  stores: readonly Blobs[]
  checkpoints: CheckpointDeps
  /** Base backups that are kept; null = the product makes none. */
  backupKeep: number | null
  log: FastifyBaseLogger
}

/** Of the progress that tables take, percent; then files, then the log. */
const TABLES_PART = 80
const FILES_PART = 90

export const erasureJob = (deps: ErasureJobDeps): JobKind => ({
  table: ERASURES,
  concurrency: 1,
  maxAttempts: 50,
  run: (claim, signal, breathe) => run(deps, claim, signal, breathe),
  async fail(claim, message) {
    await claimed(tenantOf(deps.db, claim.companyId), claim).write(
      "status = 'FAILED', message = $4, lease_until = null",
      [SAYS.failed({ why: message })],
    )
    await deps.db.transaction((tx) => tellOperators(tx, { kind: 'ERASURE_FAILED', no: claim.id }))
  },
})

async function run(
  deps: ErasureJobDeps,
  claim: Claim,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<void> {
  const { db, columns, stores, checkpoints, backupKeep } = deps
  const { companyId } = claim
  const erasing: Erasing = { db, columns, claim }
  const row = claimed(tenantOf(db, companyId), claim)
  const step = async (progress: number, message: string) => {
    if (signal.aborted) throw new LeaseLost()
    await row.write('progress = $4, message = $5', [Math.floor(progress), message])
    await breathe()
  }
  await begin(deps, claim)
  const tables = await tablesOf(db)
  // Once more from the first on: what was written into a table after it was erased.
  for (const round of [1, 2])
    for (const [at, table] of tables.entries()) {
      if (round === 1)
        await step(
          (TABLES_PART * at) / tables.length,
          SAYS.erasing({ at: at + 1, n: tables.length }),
        )
      if (signal.aborted) throw new LeaseLost()
      await eraseTable(erasing, table, async () => {
        if (signal.aborted) throw new LeaseLost()
        await breathe()
      })
    }
  await dropRegistration(erasing)
  for (let done = 0, n = 1; n > 0; done += n) {
    n = await eraseFiles(erasing, stores)
    await step(FILES_PART, SAYS.files({ done: done + n }))
  }
  const log = await sayLog(erasing, checkpoints)
  while (await eraseBodies(erasing, log)) await step(FILES_PART, SAYS.erasing({ at: 1, n: 1 }))
  await finish(erasing, { signer: checkpoints.signer, tables, log, backupKeep })
  deps.log.info({ no: claim.id, companyId }, 'company erased')
}

/** Obstacles are asked once more before the first row; after it there is no way back. */
async function begin({ db }: ErasureJobDeps, claim: Claim): Promise<void> {
  const own = tiedTo(db, claim.companyId)
  const { begun_at } = (await erasureOf(own, claim.id))!
  await close(db, claim.companyId)
  if (begun_at !== null) return
  const obstacles = await obstaclesOf(db, claim.companyId)
  if (obstacles.length > 0) throw new Refusal('CONFLICT', SAYS.inTheWay({ what: obstacles }))
  // What waits for its place in the log stands there before it is closed.
  await writeWaiting(db, claim.companyId)
  await claimed(tenantOf(db, claim.companyId), claim).write('begun_at = now()')
}

async function eraseTable(
  erasing: Erasing,
  table: Table,
  between: () => Promise<void>,
): Promise<void> {
  if (table.name === LOG_TABLE) return
  if (table.name === KEY_TABLE) await dropCodes(erasing)
  if (isErased(table)) while (await eraseSome(erasing, table)) await between()
  if (table.kept?.emptied) await emptyWords(erasing, table)
}
