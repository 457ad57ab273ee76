/** Progress of an import to the row and to browsers: forwards only, and never more often than a person can follow. */
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { publish } from '../../jobs/events.ts'
import type { Claim } from '../../jobs/job.ts'
import { type ImportStatus, showProgress } from './store.ts'

/** At most five a second. */
const INTERVAL_MS = 200
/** Reading ends here; the rest is writing what was read. */
const READING_SHARE = 97

export interface ProgressReporter {
  /** Notes how far the reader is. */
  read(fraction: number): void
  /** Tells it, unless that was done a moment ago. Throws LeaseLost when another worker has the import. */
  tell(message: string): Promise<void>
}

export function createProgress(db: Database, tenant: TenantDb, claim: Claim): ProgressReporter {
  let progress = 1
  let told = 0
  return {
    read(fraction) {
      progress = Math.max(progress, Math.floor(Math.min(1, fraction) * READING_SHARE))
    },
    async tell(message) {
      if (Date.now() - told < INTERVAL_MS) return
      told = Date.now()
      await showProgress(tenant, claim, progress, message)
      await announce(db, claim, 'RUNNING', progress, message)
    },
  }
}

export const announce = (
  db: Database,
  claim: { companyId: number; id: string },
  status: ImportStatus,
  progress: number,
  message: string,
) =>
  publish(db, {
    companyId: claim.companyId,
    kind: 'import',
    id: claim.id,
    status,
    progress,
    message,
  })
