/** Whether this process can do its work now: the database answers and takes rows, the folder of ours takes files. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/statement.ts'

/** Why not; for whoever runs the platform, so it names no folder and no address. */
export type NotReady =
  /** Gone, starting, or it hangs. */
  | 'DATABASE'
  /** It answers and takes nothing: a standby, or set so. */
  | 'DATABASE_READ_ONLY'
  | 'DISK_FULL'
  | 'DISK_READ_ONLY'
  /** Any other fault of the folder: gone, without rights, broken. */
  | 'DISK'

const READY_MS = 3_000
/** A segment of the database's own log: with less free PostgreSQL stops. */
const LEAST_FREE = 16 * 2 ** 20
const PROBE_BYTES = 64 * 1024

const BY_CODE: Readonly<Record<string, NotReady>> = {
  ENOSPC: 'DISK_FULL',
  EDQUOT: 'DISK_FULL',
  EROFS: 'DISK_READ_ONLY',
  EACCES: 'DISK_READ_ONLY',
  EPERM: 'DISK_READ_ONLY',
}

/** Asks for everything that is wrong; an empty list = ready. Many who ask at once are told by one look. */
export function createReadiness(db: Pick<Db, 'one'>, dir: string): () => Promise<NotReady[]> {
  let looking: Promise<NotReady[]> | null = null
  const look = async () => {
    const found = await Promise.all([inTime(database(db), 'DATABASE'), inTime(disk(dir), 'DISK')])
    return found.filter((fault) => fault !== null)
  }
  return () => {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }
}

/** What hangs answers neither yes nor no; whoever asks us must not hang with it. */
const inTime = (asked: Promise<NotReady | null>, fault: NotReady): Promise<NotReady | null> =>
  Promise.race([asked, sleep(READY_MS, fault, { ref: false })])

const database = (db: Pick<Db, 'one'>): Promise<NotReady | null> =>
  db
    .one<{ closed: boolean }>("select current_setting('transaction_read_only') = 'on' as closed")
    .then(
      (row) => (row?.closed ? 'DATABASE_READ_ONLY' : null),
      () => 'DATABASE',
    )

/** Writes to the disk, not to the memory before it: a full one is often noticed only then. */
async function disk(dir: string): Promise<NotReady | null> {
  const probe = path.join(dir, `ready-${randomUUID()}`)
  try {
    const { bavail, bsize } = await fs.promises.statfs(dir)
    if (bavail * bsize < LEAST_FREE) return 'DISK_FULL'
    const file = await fs.promises.open(probe, 'wx', 0o600)
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES))
      await file.sync()
    } finally {
      await file.close()
      await fs.promises.rm(probe, { force: true })
    }
    return null
  } catch (error) {
    return BY_CODE[(error as NodeJS.ErrnoException).code ?? ''] ?? 'DISK'
  }
}
