import type { Permission, RoleCode } from '@xinjian/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '../db/tenant.ts'

export interface Session {
  tokenHash: Uint8Array
  userId: number
  userName: string
  companyId: number
  kind: 'MAIN' | 'DEMO'
  roles: RoleCode[]
  permissions: ReadonlySet<Permission>
}

/** What a handler of a public call gets. */
export interface Ctx {
  ip: string
  agent: string
  requestId: string
  log: FastifyBaseLogger
  /** The bearer token as sent, for logout; never logged. */
  token: string | null
  /** Aborted when the client goes away. */
  signal: AbortSignal
}

/** What a handler of a guarded call gets: the session, and tenant data scoped to its company. */
export interface SessionCtx extends Ctx {
  session: Session
  tenant: TenantDb
}
