import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import type { Secret } from '../../security/secret.ts'
import type { Agreements } from '../agreement/index.ts'
import type { ScfDeps } from './calls/deps.ts'
import { orderCalls } from './calls/orders.ts'
import { partyCalls } from './calls/party.ts'
import { programmeCalls } from './calls/programme.ts'
import { receivableCalls } from './calls/receivables.ts'
import { createClaims } from './claims.ts'
import { orderSubject } from './order/subject.ts'
import { receivableSubject } from './subject.ts'

export { findAlerts, findAllAlerts, startScfAlerts } from './alerts.ts'
export { addSampleProgramme } from './sample.ts'

/** Supply-chain finance; `subjects` are told what became of their loans. */
export function scfFeature(secret: Secret, agreements: Agreements) {
  const claims = createClaims(secret)
  return {
    subjects: { RECEIVABLE: receivableSubject(claims), SCF_ORDER: orderSubject(claims) },
    routes(given: Omit<ScfDeps, 'claims' | 'agreements'>) {
      const deps = { ...given, claims, agreements }
      return implement(contract.scf, {
        ...programmeCalls(deps),
        ...receivableCalls(deps),
        ...partyCalls(deps),
        ...orderCalls(deps),
      })
    },
  }
}
