/** What `xinjian keys` does, on the settings of the environment (docs/runbooks/turn-keys.md). */
import { onDatabase } from '../backup/on-database.ts'
import { readConfig } from '../config.ts'
import { isDistributed } from '../db/distribute/session.ts'
import { type Database, openDatabase } from '../db/pool.ts'
import type { Secret } from '../security/secret.ts'
import { loadKeys } from './load.ts'
import { type KeysStatus, keysStatus } from './status.ts'
import { type Turned, turnKeys } from './turn.ts'

export { SettingFault } from '../setting-fault.ts'

/** Throws a SettingFault where a key is missing. */
async function withKeys<T>(work: (db: Database, secret: Secret) => Promise<T>): Promise<T> {
  const config = readConfig()
  return onDatabase(config, async (embedded) => {
    const url = embedded?.('xinjian') ?? config.databaseUrl!
    const distributed = config.databaseUrl !== null && (await isDistributed(url))
    const db = openDatabase(url, () => undefined, { distributed })
    try {
      return await work(db, await loadKeys(config, db.as('system')))
    } finally {
      await db.close()
    }
  })
}

export const statusNow = (): Promise<KeysStatus> => withKeys(keysStatus)
export const turnNow = (): Promise<Turned> => withKeys(turnKeys)
