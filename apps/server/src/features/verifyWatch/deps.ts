import type { Database } from '../../db/pool.ts'
import type { Polls } from '../verify/index.ts'

export interface WatchDeps {
  db: Database
  polls: Polls
  /** Milliseconds since 1970. */
  now: () => number
}
