/** Originals go when the day that was said is over; what was read of them stays. Files of archives that nobody read go after a day. */
import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../../blobs.ts'
import type { Database } from '../../../db/pool.ts'
import { repeating } from '../../../jobs/repeating.ts'

const EVERY_MS = 10 * 60_000
const AT_ONCE = 500
const HOUR_MS = 3_600_000
const ARCHIVE_HOURS = 24

/** Takes away originals that are over; how many. In any number of processes: the second finds nothing left. */
export async function dropOriginals(db: Database, pictures: Blobs): Promise<number> {
  const over = await db.rows<{ company_id: number; id: number; blob_key: string }>(
    `select company_id, id, blob_key from verify_picture
      where blob_key is not null and kept_until <= now() order by kept_until limit ${AT_ONCE}`,
  )
  for (const { company_id, id, blob_key } of over) {
    await db.run('update verify_picture set blob_key = null where company_id = $1 and id = $2', [
      company_id,
      id,
    ])
    await letGo(db, pictures, blob_key)
  }
  return over.length
}

/** Files of archives that were opened a day ago; how many. */
export async function dropArchives(db: Database, pictures: Blobs): Promise<number> {
  const over = await db.rows<{ blob_key: string }>(
    `delete from verify_archive_file where (company_id, archive, n) in (
       select company_id, archive, n from verify_archive_file
        where made_at < now() - interval '${ARCHIVE_HOURS} hours' limit ${AT_ONCE})
     returning blob_key`,
  )
  for (const { blob_key } of over) await letGo(db, pictures, blob_key)
  return over.length
}

/** The same bytes may have been given twice. Those that were put within the hour may be about to be told of. */
async function letGo(db: Database, pictures: Blobs, key: string): Promise<void> {
  const named = await db.one('select 1 from blobs_named(array[$1])', [key])
  if (!named) await pictures.removeOld(key, HOUR_MS)
}

export function startPictureSweep(
  db: Database,
  pictures: Blobs,
  log: FastifyBaseLogger,
): () => void {
  return repeating(
    EVERY_MS,
    () => Promise.all([dropOriginals(db, pictures), dropArchives(db, pictures)]),
    { log, failed: 'old originals of pictures could not be taken away' },
  )
}
