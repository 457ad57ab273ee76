/**
 * The roles under which every statement of the running product reaches PostgreSQL. None logs in by itself: each is taken by
 * a login that has no other right (db/logins.ts). What each may touch stands in the migrations.
 *
 * tenant — one company's data, by a policy that compares `company_id` with the connection's setting;
 * system — sessions and other tables of the platform, and of tenants' tables the columns that queues and sweeps turn on;
 * operator — what operators look at, and the audit they leave;
 * eraser — a tenant that may also delete what a tenant may not: the erasure of a company turns it to that one company, and nothing else has it
 * (features/companyErasure).
 */
export const ROLES = {
  tenant: 'xinjian_tenant',
  system: 'xinjian_system',
  operator: 'xinjian_operator',
  eraser: 'xinjian_eraser',
} as const
/** What a tenant's connection becomes for the length of a COPY (db/copy-in.ts). */
export const LOADER = 'xinjian_loader'

export type Role = keyof typeof ROLES

export const ROLE_KINDS = Object.keys(ROLES) as Role[]
