import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { Verifier } from '../../outside/verification/verifier.ts'
import type { Secret } from '../../security/secret.ts'
import { type BatchJobDeps, verifyBatchJob } from './batch/job.ts'
import { batchRoutes } from './batch/routes.ts'
import { createBudget } from './budget.ts'
import { verifyRoutes } from './routes.ts'
import { startCheckSweep } from './sweep.ts'

export { checkWalk } from './list.ts'

interface Deps {
  config: Config
  db: Database
  blobs: Blobs
  secret: Secret
  verifier: Verifier
}

/** Verification of invoices, one by one and by the table. */
export function verifyFeature({ config, db, blobs, secret, verifier }: Deps) {
  const budget = createBudget(db, secret)
  return {
    routes: [
      ...verifyRoutes({ verifier, budget }),
      ...batchRoutes({ db, blobs, mayWait: config.queuePerCompany }),
    ],
    job: (log: BatchJobDeps['log']) => verifyBatchJob({ db, blobs, verifier, budget, log }),
    startSweep: (log: Parameters<typeof startCheckSweep>[2]) => startCheckSweep(db, budget, log),
  }
}
