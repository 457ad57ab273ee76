import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Box } from '../../security/box.ts'

/** What came of an attempt to tell a channel. */
export interface Attempt {
  text: string
  ok: boolean
  /** null = nothing was sent. */
  ms: number | null
}

export interface ChannelDeps {
  config: Config
  db: Database
  /** For the secrets of channels. */
  callbackBox: Box
  /** Writes an attempt into the black box of its task; given by whoever owns the tasks, because channels know of none. */
  note(tx: TenantDb, taskId: string, attempt: Attempt): Promise<unknown>
}
