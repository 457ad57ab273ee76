/** Which handle on the data a session gets: its company's, or the operators'; never both. */
import { ACCOUNT_PERMISSIONS, type AccountPermission, type Permission } from '@xinjian/contract'
import { operatorOf } from '../db/operator.ts'
import type { Database } from '../db/pool.ts'
import { scopeOf } from '../db/scope.ts'
import { tenantOf } from '../db/tenant.ts'
import { isKeptFrom } from './billing-access.ts'
import type { OperatorCtx, Session, SessionCtx } from './context.ts'
import { Refusal } from './refusal.ts'

interface Call {
  name: string
  guard: Permission
  requestId: string
}

const isOfAccounts = (guard: Permission): guard is AccountPermission =>
  (ACCOUNT_PERMISSIONS as readonly Permission[]).includes(guard)

/** Whoever operates the platform sees no tenant's data, whatever else his roles permit: refuses FORBIDDEN. */
export function handleOf(
  db: Database,
  session: Session,
  { name, guard, requestId }: Call,
): Partial<Pick<SessionCtx, 'tenant'> & Pick<OperatorCtx, 'operator'>> {
  if (guard === 'self' || isOfAccounts(guard)) return {}
  if (isKeptFrom(session, guard)) throw new Refusal('FORBIDDEN')
  if (!session.permissions.has('system.operate'))
    return { tenant: tenantOf(db, session.companyId, scopeOf(session)) }
  if (guard !== 'system.operate') throw new Refusal('FORBIDDEN')
  const { userId, userName } = session
  return { operator: operatorOf(db, { userId, userName, call: name, requestId }) }
}
