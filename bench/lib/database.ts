/** A throw-away PostgreSQL for benches: the embedded one with its usual settings (durable: fsync on), in a temporary folder. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startCluster } from '../../apps/server/src/db/local/cluster.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/pool.ts'

export interface BenchCluster {
  /** A new, migrated database; closed and dropped by `drop`. `of`: with these migrations alone. */
  create(
    of?: Parameters<typeof migrate>[1],
  ): Promise<{ db: Database; url: string; drop(): Promise<void> }>
  version: string
  stop(): Promise<void>
}

/** `XINJIAN_BENCH_DIR` chooses where generated data lies; it is removed at the end. `settings`: of the server, beside its usual ones. */
export async function startBenchCluster(
  settings: Record<string, string> = {},
): Promise<BenchCluster> {
  const dir = fs.mkdtempSync(
    path.join(process.env.XINJIAN_BENCH_DIR ?? os.tmpdir(), 'xinjian-bench-'),
  )
  // The database may run as another user, who must be able to come as far as its own folder.
  fs.chmodSync(dir, 0o755)
  const cluster = await startCluster({ dir, settings })
  const admin = openDatabase(cluster.url('postgres'), () => undefined, { max: 2 })
  const version = await admin.one<{ v: string }>("select split_part(version(), ' ', 2) as v")
  let n = 0
  const stop = async () => {
    await admin.close()
    await cluster.stop()
    fs.rmSync(dir, { recursive: true, force: true })
  }
  // The cluster is a process of its own and would outlive us.
  const interrupted = () => void stop().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)
  return {
    version: version?.v ?? '?',
    async create(of) {
      const name = `bench_${++n}`
      await admin.pool.query(`create database ${name}`)
      const db = openDatabase(cluster.url(name), () => undefined)
      await migrate(db, of)
      return {
        db,
        url: cluster.url(name),
        async drop() {
          await db.close()
          await admin.pool.query(`drop database ${name} with (force)`)
        },
      }
    },
    async stop() {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted)
      await stop()
    },
  }
}
