/**
 * What a company may do with an enterprise's data, by the ledger. An enterprise without any contract is one whose files the
 * company uploaded itself: nothing is asked. With contracts, the ledger decides.
 */
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { insertView, lockContracts, standing } from './store.ts'

/** What is looked at: collected data, or a report made of it. */
export type Kind = 'DATA' | 'REPORT'
const CODES: Record<Kind, string> = { DATA: 'ENT_TAX', REPORT: 'ENT_QUERY' }

/** New work on the data (a report, a collection): needs contracts in force that hold these scopes. */
export async function mayUse(
  tenant: TenantDb,
  enterpriseId: number,
  scopes: readonly string[],
): Promise<void> {
  const allowed = await usableOf(tenant, enterpriseId, scopes)
  if (allowed.length < scopes.length) throw new Refusal('CONSENT_REQUIRED')
}

/** Those of the scopes that contracts in force hold; all of them where there is no contract. */
export async function usableOf<Scope extends string>(
  tenant: TenantDb,
  enterpriseId: number,
  scopes: readonly Scope[],
): Promise<Scope[]> {
  const contracts = await standing(tenant, enterpriseId)
  if (contracts.length === 0) return [...scopes]
  const held = new Set(contracts.flatMap((c) => (c.live ? c.scopes : [])))
  return scopes.filter((scope) => held.has(scope))
}

/**
 * The same in the transaction that writes what the work came to: the contracts stand until it ends, so that nothing is
 * written after a revocation, however long the work took.
 */
export async function mustStillUse(
  tx: TenantDb,
  enterpriseId: number,
  scopes: readonly string[],
): Promise<void> {
  await lockContracts(tx, enterpriseId)
  await mayUse(tx, enterpriseId, scopes)
}

/**
 * Looking at what is there: refused once consent was taken back and not given anew. A contract that merely ran out leaves
 * what was made under it readable (lending files must be kept), but nothing new is made.
 */
export async function maySee(tenant: TenantDb, enterpriseId: number, kind: Kind): Promise<void> {
  const contracts = await standing(tenant, enterpriseId)
  const sealing = kind === 'REPORT' ? ['ENT_TAX', 'ENT_QUERY'] : ['ENT_TAX']
  if (contracts.some((c) => c.status === 'REVOKED' && sealing.includes(c.code)))
    throw new Refusal('CONSENT_REQUIRED', '企业已撤回授权，数据已封存')
}

/** The same in the transaction that keeps what a look brought forth (a file), as `mustStillUse` does. */
export async function mustStillSee(tx: TenantDb, enterpriseId: number, kind: Kind): Promise<void> {
  await lockContracts(tx, enterpriseId)
  await maySee(tx, enterpriseId, kind)
}

/** Batches on their way out: each is asked for anew, so that a revocation ends an export that has begun. */
export async function* whileSeen<T>(
  tenant: TenantDb,
  enterpriseId: number,
  kind: Kind,
  batches: AsyncIterable<T>,
): AsyncIterable<T> {
  for await (const batch of batches) {
    await maySee(tenant, enterpriseId, kind)
    yield batch
  }
}

export interface Look {
  who: string
  kind: Kind
  action: string
  object: string
  purpose?: string | null
}

/** Checks and notes a look in one step: nobody sees without being seen. */
export async function seeAndNote(
  tenant: TenantDb,
  enterpriseId: number,
  look: Look,
): Promise<void> {
  await maySee(tenant, enterpriseId, look.kind)
  await insertView(tenant, enterpriseId, CODES[look.kind], { purpose: null, ...look })
}
