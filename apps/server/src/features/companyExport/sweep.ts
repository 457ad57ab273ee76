import { COMPANY_EXPORT_HOURS } from '@xinjian/contract/nouns/account/companyExport'
import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { repeating } from '../../jobs/repeating.ts'
import { dropParts } from './parts.ts'

const EVERY_MS = 10 * 60_000
const HOUR_MS = 3_600_000
const AT_ONCE = 100

/** Takes away archives that are over, in any number of processes. */
export async function dropExpired(db: Database, files: Blobs): Promise<number> {
  const over = await db.rows<{ company_id: number; no: string; blob_key: string }>(
    `select company_id, no, blob_key from company_export
      where blob_key is not null and expires_at <= now() limit ${AT_ONCE}`,
  )
  for (const { company_id, no, blob_key } of over) {
    // A process that died as it ended has left its parts.
    await dropParts(tenantOf(db, company_id), files, no)
    await files.removeOld(blob_key, COMPANY_EXPORT_HOURS * HOUR_MS)
    await db.run(
      "update company_export set status = 'EXPIRED', blob_key = null where company_id = $1 and no = $2",
      [company_id, no],
    )
  }
  return over.length
}

export function startCompanyExportSweep(
  db: Database,
  files: Blobs,
  log: FastifyBaseLogger,
): () => void {
  return repeating(EVERY_MS, () => dropExpired(db, files), {
    log,
    failed: 'old exports of companies could not be taken away',
  })
}
