/** What every part of a batch's work is given, and how it tells of its progress. */
import type { Database } from '../../../db/pool.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { publish } from '../../../jobs/events.ts'
import type { Claim } from '../../../jobs/job.ts'
import type { VerificationDeps } from '../verification.ts'

export interface BatchDeps extends VerificationDeps {
  db: Database
}

/** Tells whoever sees the batch; now and then only, unless its status changes. */
export type Tell = (progress: number, message: string, status?: string) => Promise<void>

const TELL_MS = 500

export function tellerOf(db: Database, claim: Claim): Tell {
  let told = 0
  return async (progress, message, status) => {
    if (status === undefined) {
      if (Date.now() - told < TELL_MS) return
      told = Date.now()
      await claimed(tenantOf(db, claim.companyId), claim).write('progress = $4, message = $5', [
        progress,
        message,
      ])
    }
    await publish(db, {
      companyId: claim.companyId,
      kind: 'verify',
      id: claim.id,
      status: status ?? 'RUNNING',
      progress,
      message,
    })
  }
}
