/** Attacks on the rows that are held of the sample's own enterprises. */
import { type UnderAttack, underAttack } from '@xinjian/engine/invoice/score/own/attack-table'
import type { TenantDb } from '../../db/tenant.ts'
import { usableInvoices } from '../report/index.ts'

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
    const own = facts && last !== undefined ? underAttack(facts, last) : null
    if (own) firms.push(own)
    yield (i + 1) / ids.length
  }
  return firms
}

async function sampledFirms(tenant: TenantDb, version: number): Promise<number[]> {
  const rows = await tenant.rows<{ id: number }>(
    `select id from (
       select e.id, row_number() over (order by e.id) - 1 as nth, count(*) over () as n
         from score_sample s
         join loan_outcome l on l.company_id = $1 and l.id = s.loan_id
         join enterprise e on e.company_id = $1 and e.tax_no = l.tax_no
        where s.company_id = $1 and s.version = $2 and s.left_out is null
        group by e.id) sampled
      where nth % ceil(n / $3::numeric) = 0 order by id`,
    [version, MOST_FIRMS],
  )
  return rows.map(({ id }) => id)
}
