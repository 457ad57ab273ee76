import type { Database } from '../../db/pool.ts'
import type { Verifier } from '../../outside/verification/verifier.ts'
import type { Secret } from '../../security/secret.ts'
import { createBudget } from './budget.ts'
import { createLooks } from './looks.ts'
import { verifyRoutes } from './routes.ts'
import { startCheckSweep } from './sweep.ts'

export { TooDear, VERIFY_NAME } from './check.ts'
export { costOfLook, isJudged, type Looks, typedOf } from './looks.ts'
export { quoteOf } from './quote.ts'
export { type CheckRecord, checkByNo } from './store.ts'
export { wireRow } from './wire.ts'

/** Verification of invoices, one by one. */
export function verifyFeature(deps: { db: Database; secret: Secret; verifier: Verifier }) {
  const budget = createBudget(deps.db, deps.secret)
  const checks = { verifier: deps.verifier, budget }
  return {
    routes: verifyRoutes(checks),
    looks: createLooks(checks),
    startSweep: (log: Parameters<typeof startCheckSweep>[2]) =>
      startCheckSweep(deps.db, budget, log),
  }
}
