import type { Database } from '../../db/pool.ts'
import type { Looks } from '../verify/index.ts'

export interface WatchDeps {
  db: Database
  looks: Looks
  /** Milliseconds since 1970. */
  now: () => number
}
