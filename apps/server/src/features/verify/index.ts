import type { Database } from '../../db/pool.ts'
import type { Verifier } from '../../outside/verification/verifier.ts'
import type { Secret } from '../../security/secret.ts'
import { createBudget } from './budget.ts'
import { verifyRoutes } from './routes.ts'
import { startCheckSweep } from './sweep.ts'

/** Verification of invoices, one by one. */
export function verifyFeature(deps: { db: Database; secret: Secret; verifier: Verifier }) {
  const budget = createBudget(deps.db, deps.secret)
  return {
    routes: verifyRoutes({ verifier: deps.verifier, budget }),
    startSweep: (log: Parameters<typeof startCheckSweep>[2]) =>
      startCheckSweep(deps.db, budget, log),
  }
}
