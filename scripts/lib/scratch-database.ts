/** A migrated database of the embedded PostgreSQL in a temporary folder, for scripts that ask the schema. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startCluster } from '../../apps/server/src/db/local/cluster.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/pool.ts'

/** Runs `work` and removes everything after it. */
export async function onScratchDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-schema-'))
  // The database may run as another user, who must be able to come as far as its own folder.
  fs.chmodSync(dir, 0o755)
  const cluster = await startCluster({ dir, settings: { fsync: 'off', shared_buffers: '32MB' } })
  try {
    const db = openDatabase(await cluster.database('schema'), () => undefined)
    await migrate(db)
    await work(db)
    await db.close()
  } finally {
    await cluster.stop()
    fs.rmSync(dir, { recursive: true, force: true })
  }
}
