/** Attacks on the rows that are held of the sample's own enterprises. */
import { type UnderAttack, underAttack } from '@xinjian/engine/invoice/score/own/attack-table'
import { scoredOf } from '@xinjian/engine/invoice/score-port'
import type { TenantDb } from '../../db/tenant.ts'
import { firmsOfLoans } from '../loanOutcome/index.ts'
import { usableInvoices } from '../report/index.ts'
import { casesOf } from './samples.ts'

/** Enterprises that are looked at: the share that an attack lifts is known to some seven hundredths of these. */
const MOST_FIRMS = 200

/**
 * Of the enterprises that a card was trained on, evenly over their ids, those whose invoices are held and may be used now. Each step is one
 * enterprise and tells how far it is, 0 to 1.
 */
export async function* firmsUnderAttack(
  tenant: TenantDb,
  version: number,
): AsyncGenerator<number, UnderAttack[]> {
  const ids = await sampledFirms(tenant, version)
  const firms: UnderAttack[] = []
  for (const [i, id] of ids.entries()) {
    const facts = await usableInvoices(tenant, id)
    const last = facts?.covered.OUT?.[1]
    const scored = facts && last !== undefined ? scoredOf(facts, last) : null
    const own = scored && underAttack(scored.facts, scored.through, scored.source)
    if (own) firms.push(own)
    yield (i + 1) / ids.length
  }
  return firms
}

async function sampledFirms(tenant: TenantDb, version: number): Promise<number[]> {
  const ids = await firmsOfLoans(tenant, await casesOf(tenant, version))
  const every = Math.ceil(ids.length / MOST_FIRMS)
  return ids.filter((_, i) => i % every === 0)
}
