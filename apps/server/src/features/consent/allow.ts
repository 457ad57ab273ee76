/**
 * What a company may do with an enterprise's data, by the ledger. An enterprise without any contract is one whose files the
 * company uploaded itself: nothing is asked. With contracts, the ledger decides.
 */
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { insertView, standing } from './store.ts'

/** What is looked at: collected data, or a report made of it. */
export type Kind = 'DATA' | 'REPORT'
const CODES: Record<Kind, string> = { DATA: 'ENT_TAX', REPORT: 'ENT_QUERY' }

/** New work on the data (a report, a collection): needs contracts in force that hold these scopes. */
export async function mayUse(
  tenant: TenantDb,
  enterpriseId: number,
  scopes: readonly string[],
): Promise<void> {
  const contracts = await standing(tenant, enterpriseId)
  if (contracts.length === 0) return
  const held = new Set(contracts.flatMap((c) => (c.live ? c.scopes : [])))
  if (!scopes.every((s) => held.has(s))) throw new Refusal('CONSENT_REQUIRED')
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
