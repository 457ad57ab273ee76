/**
 * A process that is killed between the bytes and the row leaves bytes that no row names: they go after a day (docs/decisions/0110).
 * In any number of processes: the second finds nothing left.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from './blobs.ts'
import type { Database } from './db/pool.ts'
import { repeating } from './jobs/repeating.ts'

const EVERY_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000
/** Files of a store that are looked at in one run. */
const AT_ONCE = 2_000
/** A store most of whose bytes have no row belongs to another database: so many are needed to say so. */
const SUSPICIOUS = 100

export interface Swept {
  /** The last key that was looked at; empty when all were. */
  last: string
  looked: number
  removed: number
  /** So many have no row that none was touched. */
  strange: boolean
}

/** One run over what lies behind a key: bytes that were put for the last time a day ago, and that no table names. */
export async function sweepStore(
  db: Database,
  store: Blobs,
  after: string,
  most = AT_ONCE,
): Promise<Swept> {
  const keys = await store.oldKeys(DAY_MS, after, most)
  const last = keys.length < most ? '' : keys.at(-1)!
  if (keys.length === 0) return { last, looked: 0, removed: 0, strange: false }
  const rows = await db.rows<{ key: string }>('select blobs_named($1) as key', [keys])
  const named = new Set(rows.map(({ key }) => key))
  const nobodys = keys.filter((key) => !named.has(key))
  const strange = nobodys.length >= SUSPICIOUS && nobodys.length > keys.length / 2
  let removed = 0
  if (!strange) for (const key of nobodys) if (await store.removeOld(key, DAY_MS)) removed++
  return { last, looked: keys.length, removed, strange }
}

/** @param stores by name, for the log */
export function startBlobSweep(
  db: Database,
  stores: Readonly<Record<string, Blobs>>,
  log: FastifyBaseLogger,
): () => void {
  const places = new Map<string, string>()
  const look = async () => {
    for (const [name, store] of Object.entries(stores)) {
      await store.removeLeftovers()
      // Processes that live shorter than a whole walk come to every part of a store all the same.
      const after =
        places.get(name) ??
        Math.floor(256 * Math.random())
          .toString(16)
          .padStart(2, '0')
      const { last, looked, removed, strange } = await sweepStore(db, store, after)
      places.set(name, last)
      if (strange)
        log.warn({ store: name, looked }, 'most stored files have no row: is this their database?')
      else if (removed > 0)
        log.info({ store: name, looked, removed }, 'stored files without a row were taken away')
    }
  }
  return repeating(EVERY_MS, look, {
    log,
    failed: 'stored files without a row could not be sought',
  })
}
