/** What may be used of many enterprises at once: what `usableOf` says of each, in as many statements as there are kinds of answers. */
import type { TenantDb } from '../../db/tenant.ts'
import { usableOf } from './allow.ts'
import { holdsCollected, isSealed, isWithdrawn } from './sealed-sql.ts'
import { newestContractsOfMany, scopesInForce } from './state.ts'

interface Usable<Scope extends string> {
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
         from unnest($2::int[]) as e (id)`,
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

/** Whether any of these took back the consent that what was made of its collected data rests on. */
export const anyWithdrawn = async (tenant: TenantDb, ids: readonly number[]): Promise<boolean> =>
  ids.length > 0 &&
  (await tenant.one(
    `select 1 from unnest($2::int[]) as e (id) where ${isWithdrawn('e.id')} limit 1`,
    [[...ids]],
  )) !== null
