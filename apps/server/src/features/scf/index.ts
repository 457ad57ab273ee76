import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import type { Secret } from '../../security/secret.ts'
import type { ScfDeps } from './calls/deps.ts'
import { orderCalls } from './calls/orders.ts'
import { partyCalls } from './calls/party.ts'
import { programmeCalls } from './calls/programme.ts'
import { receivableCalls } from './calls/receivables.ts'
import { createClaims } from './claims.ts'
import { orderSubject } from './order/subject.ts'
import { createPaperSeals } from './papers.ts'
import { receivableSubject } from './subject.ts'

export { findAlerts, findAllAlerts, startScfAlerts } from './alerts.ts'
export { createPaperSeals } from './papers.ts'
export { addSampleProgramme } from './sample.ts'

/** Supply-chain finance; `subjects` are told what became of their loans. */
export function scfFeature(secret: Secret) {
  const claims = createClaims(secret)
  const seals = createPaperSeals(secret)
  return {
    subjects: { RECEIVABLE: receivableSubject(claims), SCF_ORDER: orderSubject(claims) },
    routes(given: Omit<ScfDeps, 'claims' | 'seals'>) {
      const deps = { ...given, claims, seals }
      return implement(contract.scf, {
        ...programmeCalls(deps),
        ...receivableCalls(deps),
        ...partyCalls(deps),
        ...orderCalls(deps),
      })
    },
  }
}
