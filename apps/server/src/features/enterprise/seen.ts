/** Enterprises that a session may look at, by numbers or names, many at once. */
import type { Value } from '../../db/pool.ts'
import { type Scope, within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { EnterpriseRecord } from './store.ts'

export interface SeenEnterprise
  extends Pick<EnterpriseRecord, 'id' | 'name' | 'tax_no' | 'seq' | 'registration'> {
  facts_at: Date | null
  /** How many are held. */
  invoices: number
}

const BY = { id: 'id = any($2)', taxNo: 'tax_no = any($2)', name: 'name = any($2)' } as const

/** In the order of their ids. `scope`: of the session, if nothing else is said. */
export function enterprisesBy(
  tenant: TenantDb,
  key: keyof typeof BY,
  wanted: readonly (string | number)[],
  scope: Scope = tenant.scope,
): Promise<SeenEnterprise[]> {
  const values: Value[] = [[...wanted] as string[] | number[]]
  const seen = within(scope, values).enterprises('enterprise.id')
  return tenant.rows<SeenEnterprise>(
    `select id, tax_no, name, seq, registration, facts_at, sales_invoices + purchase_invoices as invoices
       from enterprise where company_id = $1 and ${BY[key]} ${seen} order by id`,
    values,
  )
}

/** Ids of all that the session may look at, ascending. */
export async function enterpriseIds(tenant: TenantDb): Promise<number[]> {
  const values: Value[] = []
  const seen = within(tenant.scope, values).enterprises('enterprise.id')
  const rows = await tenant.rows<{ id: number }>(
    `select id from enterprise where company_id = $1 ${seen} order by id`,
    values,
  )
  return rows.map(({ id }) => id)
}
