import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import type { Verifier } from '../../outside/verification/verifier.ts'
import type { Secret } from '../../security/secret.ts'
import { createBudget } from './budget.ts'
import { createTurns } from './picture/turns.ts'
import { verifyRoutes } from './routes.ts'
import { startCheckSweep } from './sweep.ts'

/** Verification of invoices, one by one and out of pictures and files. */
export function verifyFeature(deps: {
  db: Database
  secret: Secret
  verifier: Verifier
  blobs: Blobs
}) {
  const budget = createBudget(deps.db, deps.secret)
  return {
    routes: verifyRoutes({
      verifier: deps.verifier,
      budget,
      blobs: deps.blobs,
      turns: createTurns(),
      recordCorrections: null,
    }),
    startSweep: (log: Parameters<typeof startCheckSweep>[2]) =>
      startCheckSweep(deps.db, budget, log),
  }
}
