/** Makes an export: rows come and go one batch at a time, whatever their number; a worker that dies leaves the row to the next. */
import { Readable } from 'node:stream'
import { EXPORT_HOURS } from '@xinjian/contract/lists/registry'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { Asker } from '../../http/impersonation.ts'
import { claimed } from '../../jobs/claimed.ts'
import { publish } from '../../jobs/events.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import { presentSession } from '../session/index.ts'
import { type Cells, cellsOf, tableColumns } from './cells.ts'
import { filesOf } from './pack.ts'
import { partsOf } from './parts.ts'
import { EXPORTS, type ExportWork } from './store.ts'
import { type Lists, rowsOf } from './walk.ts'
import { LIST_EXPORT_SAYS } from './words.ts'
import { zipOf } from './zip.ts'

export interface ExportJobDeps {
  db: Database
  /** A folder of its own: these files go after a day. */
  files: Blobs
  lists: Lists
  log: FastifyBaseLogger
}

/** Progress is written this often, ms. */
const TELL_MS = 500

export const listExportJob = (deps: ExportJobDeps): JobKind => ({
  table: EXPORTS,
  // Three of a company side by side, and a place for others.
  concurrency: 4,
  maxAttempts: 5,
  run: (claim, signal) => run(deps, claim, signal),
  async fail(claim, message) {
    const { user_id: userId } = await claimed(tenantOf(deps.db, claim.companyId), claim).write<{
      user_id: number
    }>(
      "status = 'FAILED', message = $4, lease_until = null, finished_at = now()",
      [message],
      'user_id',
    )
    await partsOf(tenantOf(deps.db, claim.companyId), deps.files, claim).drop()
    await tell(deps.db, claim, userId, { status: 'FAILED', progress: 0, message })
  },
})

const WORK = 'user_id, session_kind, ip, agent, list, name, filter, columns, picked, pack'

async function run(
  { db, files, lists, log }: ExportJobDeps,
  claim: Claim,
  signal: AbortSignal,
): Promise<void> {
  const own = claimed(tenantOf(db, claim.companyId), claim)
  const work = await own.hold<ExportWork>(WORK)
  const { user_id: userId, list, name, columns } = work
  const askerNow = async (): Promise<Asker> => ({
    // Whoever was frozen meanwhile gets nothing more of it.
    session: await presentSession(db, userId, work.session_kind),
    ip: work.ip,
    agent: work.agent,
    requestId: claim.id,
    log,
    signal,
  })
  let rows = 0
  let at = 0
  const step = async (done: number, total: number) => {
    if (signal.aborted) throw new LeaseLost()
    rows = done
    if (Date.now() - at < TELL_MS) return
    at = Date.now()
    const progress = Math.min(99, Math.floor((100 * rows) / Math.max(1, total)))
    const message = LIST_EXPORT_SAYS.making({ done: rows, n: total })
    await own.write('progress = $4, rows = $5, total = $6, message = $7', [
      progress,
      rows,
      total,
      message,
    ])
    await tell(db, claim, userId, { status: 'RUNNING', progress, message })
  }
  const parts = partsOf(tenantOf(db, claim.companyId), files, claim)
  async function* lines(): AsyncIterable<Cells> {
    let from: string[] | null = null
    for await (const part of parts.kept()) {
      yield* part.rows
      await step(rows + part.rows.length, part.total)
      from = part.place
    }
    for await (const { rows: read, total, place } of rowsOf(lists, await askerNow(), work, from)) {
      await askerNow()
      const cells = read.map((row) => cellsOf(columns, row))
      if (place) await parts.add(cells, total, place)
      yield* cells
      await step(rows + cells.length, total)
    }
  }
  const made = work.pack
    ? zipOf(filesOf({ lists, askerNow, told: step }, work, work.pack), new Date())
    : (streamTableXlsx(name, tableColumns(columns), lines()) as AsyncIterable<Uint8Array>)
  const { key, bytes } = await files.put(Readable.from(made), { keepReserve: true })
  await own.write(
    `status = 'DONE', progress = 100, message = '已生成', rows = $4, total = greatest($4, total), blob_key = $5, bytes = $6,
     lease_until = null, finished_at = now(), expires_at = now() + interval '${EXPORT_HOURS} hours'`,
    [rows, key, bytes],
  )
  await parts.drop()
  log.info({ list, rows, bytes }, 'list exported')
  await tell(db, claim, userId, { status: 'DONE', progress: 100, message: LIST_EXPORT_SAYS.made })
}

const tell = (
  db: Database,
  { companyId, id }: Claim,
  userId: number,
  now: { status: string; progress: number; message: string },
) => publish(db, { companyId, users: [userId], kind: 'export', id, ...now })
