/**
 * Makes an export: table by table, a part at a time, then the archive of the parts and the stored files. Whatever the company's size no more than
 * a part is in memory; a worker that dies leaves its parts to the next.
 */
import { Readable } from 'node:stream'
import { COMPANY_EXPORT_HOURS } from '@xinjian/contract/nouns/account/companyExport'
import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import type { Columns } from '../../security/column/column.ts'
import type { LogSigner } from '../../security/log-signer.ts'
import { zipOf } from '../listExport/index.ts'
import { tell } from '../notice/index.ts'
import { archiveOf } from './archive.ts'
import { dropParts, keepPart, keptParts, type Part } from './parts.ts'
import { readTable } from './read.ts'
import { COMPANY_EXPORTS, exportOf } from './store.ts'
import { type Table, tablesOf } from './tables.ts'
import { COMPANY_EXPORT_SAYS as SAYS } from './words.ts'

export interface CompanyExportDeps {
  db: Database
  /** Of exports: they go after some days. */
  files: Blobs
  /** Where files of companies are kept. */
  stores: readonly Blobs[]
  columns: Columns
  signer: LogSigner
  log: FastifyBaseLogger
}

/** Progress is written this often, ms. */
const TELL_MS = 500
/** Bytes of a part before it is packed: what is read again at most, and held in memory. */
const PART_BYTES = 8 * 2 ** 20
/** Of the progress that reading takes, percent. */
const READING = 80

export const companyExportJob = (deps: CompanyExportDeps): JobKind => ({
  table: COMPANY_EXPORTS,
  concurrency: 1,
  maxAttempts: 5,
  run: (claim, signal, breathe) => run(deps, claim, signal, breathe),
  async fail(claim, message) {
    const tenant = tenantOf(deps.db, claim.companyId)
    await claimed(tenant, claim).write(
      "status = 'FAILED', message = $4, lease_until = null, finished_at = now()",
      [message],
    )
    await dropParts(tenant, deps.files, claim.id)
  },
})

type Step = (progress: number, message: string) => Promise<void>

async function run(
  deps: CompanyExportDeps,
  claim: Claim,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<void> {
  const { db, files } = deps
  const tenant = tenantOf(db, claim.companyId)
  const own = claimed(tenant, claim)
  await own.hold()
  let told = 0
  const step: Step = async (progress, message) => {
    if (signal.aborted) throw new LeaseLost()
    if (Date.now() - told < TELL_MS) return
    told = Date.now()
    await own.write('progress = $4, message = $5', [Math.min(99, Math.floor(progress)), message])
    await breathe()
  }
  const tables = await tablesOf(db)
  const parts = await readParts(deps, { tenant, claim, tables, step })
  const order = (await exportOf(tenant, claim.id))!
  const found = { files: 0 }
  const archive = archiveOf({ ...deps, tenant, tables, parts, order }, async (done, all) => {
    found.files = done
    const share = all === 0 ? 1 : done / all
    await step(READING + (100 - READING) * share, SAYS.packing({ done, n: all }))
  })
  const { key, bytes } = await files.put(Readable.from(zipOf(archive, new Date())), {
    keepReserve: true,
  })
  const rows = parts.reduce((sum, part) => sum + part.rows, 0)
  await tenant.transaction(async (tx) => {
    await claimed(tx, claim).write(
      `status = 'DONE', progress = 100, message = $4, rows = $5, files = $6, blob_key = $7, sha256 = $7, bytes = $8,
       lease_until = null, finished_at = now(), expires_at = now() + interval '${COMPANY_EXPORT_HOURS} hours'`,
      [SAYS.made, rows, found.files, key, bytes],
    )
    await tell(tx, { kind: 'COMPANY_EXPORT_READY', key: claim.id, params: { no: claim.id } })
  })
  await dropParts(tenant, files, claim.id)
  deps.log.info({ no: claim.id, rows, files: found.files, bytes }, 'company exported')
}

interface Reading {
  tenant: TenantDb
  claim: Claim
  tables: readonly Table[]
  step: Step
}

/** Every table, from where the last part ends. */
async function readParts(
  { db, files, columns }: CompanyExportDeps,
  { tenant, claim, tables, step }: Reading,
): Promise<Part[]> {
  const parts = await keptParts(tenant, claim.id)
  const last = parts.at(-1)
  let rows = parts.reduce((sum, part) => sum + part.rows, 0)
  for (const [at, table] of tables.entries()) {
    // Names are in order: what is before the last part's table is read, and it, too, where it ended.
    if (last && table.name < last.of_table) continue
    const same = last?.of_table === table.name
    if (same && last.place === null) continue
    let waiting: string[] = []
    let bytes = 0
    // The company's own connection shows its rows alone; the platform's tables are read by its statements.
    const from = table.byTenant ? db.ofCompany(claim.companyId) : db
    for await (const { lines, place } of readTable(
      { db: from, columns },
      table,
      claim.companyId,
      same ? last.place : null,
    )) {
      waiting.push(...lines)
      bytes += lines.reduce((sum, line) => sum + line.length, 0)
      rows += lines.length
      await step(
        (READING * at) / tables.length,
        SAYS.reading({ at: at + 1, n: tables.length, rows }),
      )
      if (place !== null && bytes < PART_BYTES) continue
      const text = waiting.map((line) => `${line}\n`).join('')
      const part = {
        nth: parts.length + 1,
        of_table: table.name,
        rows: waiting.length,
        place,
        text,
      }
      parts.push(await keepPart(tenant, files, claim, part))
      waiting = []
      bytes = 0
    }
  }
  return parts
}
