import { EXPORT_HOURS } from '@xinjian/contract/lists/registry'
import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import { repeating } from '../../jobs/repeating.ts'

const EVERY_MS = 10 * 60_000
const HOUR_MS = 3_600_000
const AT_ONCE = 500

/** Takes away files that are over, in any number of processes. A file that was written anew since is somebody else's. */
export async function dropExpired(db: Database, files: Blobs): Promise<number> {
  const over = await db.rows<{ company_id: number; no: string; blob_key: string }>(
    `select company_id, no, blob_key from list_export
      where blob_key is not null and expires_at <= now() limit ${AT_ONCE}`,
  )
  for (const { company_id, no, blob_key } of over) {
    await files.removeOld(blob_key, EXPORT_HOURS * HOUR_MS)
    await db.run(
      "update list_export set status = 'EXPIRED', blob_key = null where company_id = $1 and no = $2",
      [company_id, no],
    )
  }
  return over.length
}

export function startExportSweep(db: Database, files: Blobs, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => dropExpired(db, files), {
    log,
    failed: 'old exports could not be taken away',
  })
}
