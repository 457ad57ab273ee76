/** The database of a copy of the product for a command beside it, whether the product runs or not. */
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { runningCluster, startCluster } from '../db/local/cluster.ts'
import { lockDataDir } from '../db/local/lock.ts'
import { SettingFault } from '../setting-fault.ts'
import { words } from './words.ts'

/** `work` is given the embedded database's address; null = there is one of the owner's own. The embedded database where it runs, else started for this long. */
export async function onDatabase<T>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: (url: ((database: string) => string) | null) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return work(null)
  if (!fs.existsSync(path.join(dataDir, 'pg', 'PG_VERSION')))
    throw new SettingFault(words.noDatabase(dataDir))
  const running = await runningCluster(dataDir)
  if (running) return work(running)
  const release = await lockDataDir(dataDir)
  try {
    const cluster = await startCluster({ dir: dataDir })
    try {
      return await work(cluster.url)
    } finally {
      await cluster.stop()
    }
  } finally {
    release()
  }
}
