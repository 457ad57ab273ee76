/** Which verified invoices turned red or void since: by a later check, or by the facts that are held of their seller under its consent. */
import { WHOLE_COMPANY } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { usableOfMany } from '../consent/index.ts'
import { enterprisesBy } from '../enterprise/index.ts'
import { redsOf } from '../facts/invoice/read.ts'
import { newestMarks } from '../verify/index.ts'

export interface Turned {
  /** Keys of those that did. */
  turned: ReadonlySet<string>
  /** Newest check of each by the funder, by key; of one that is absent the funder made none. */
  marks: ReadonlyMap<string, { mark: string | null; at: Date }>
}

/** @param sellers tax numbers; what is held of others tells nothing */
export async function turnedSince(
  tenant: TenantDb,
  sellers: readonly string[],
  keys: readonly string[],
): Promise<Turned> {
  const held = await enterprisesBy(tenant, 'taxNo', [...new Set(sellers)], WHOLE_COMPANY)
  const ids = held.map(({ id }) => id)
  const usable = await usableOfMany(tenant, ids, ['INVOICE_OUT'])
  const told = ids.filter((id) => (usable.get(id)?.scopes.length ?? 0) > 0)
  const marks = await newestMarks(tenant, keys)
  const red = await redsOf(tenant, told, keys)
  const turned = new Set(red)
  for (const [key, { mark }] of marks) if (mark !== null && mark !== 'N') turned.add(key)
  return { turned, marks }
}
