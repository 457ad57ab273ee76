/** What may be used of many enterprises at once: what `usableOf` says of each, in as many statements as there are kinds of answers. */
import type { TenantDb } from '../../db/tenant.ts'
import { usableOf } from './allow.ts'
import { holdsCollected, isSealed } from './sealed-sql.ts'
import { newestContractsOfMany, scopesInForce } from './state.ts'

export interface Usable<Scope extends string> {
  scopes: readonly Scope[]
  /** Something that a collection brought is among its facts. */
  collected: boolean
  /** A contract of it is in force. */
  signed: boolean
}

/** By id. One that took its consent back, and of which nothing else is left, has no scope. */
export async function usableOfMany<Scope extends string>(
  tenant: TenantDb,
  ids: readonly number[],
  scopes: readonly Scope[],
): Promise<Map<number, Usable<Scope>>> {
  if (ids.length === 0) return new Map()
  const [contracts, marks] = await Promise.all([
    newestContractsOfMany(tenant, ids),
    tenant.rows<{ id: number; sealed: boolean; collected: boolean }>(
      `select e.id, ${isSealed('e.id')} as sealed, ${holdsCollected('e.id')} as collected
         from enterprise e where e.company_id = $1 and e.id = any($2)`,
      [[...ids]],
    ),
  ])
  const found = new Map<number, Usable<Scope>>()
  for (const { id, sealed, collected } of marks) {
    const own = contracts.filter(({ enterprise_id }) => enterprise_id === id)
    const held = scopesInForce(own)
    const signed = own.some(({ state }) => state === 'EFFECTIVE')
    const all = own.length === 0 || scopes.every((scope) => held.has(scope))
    const usable = sealed ? [] : all ? scopes : await usableOf(tenant, id, scopes)
    found.set(id, { scopes: usable, collected, signed })
  }
  return found
}
