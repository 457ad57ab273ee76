import type { TenantDb } from '../../../../../db/tenant.ts'
import type { Collection } from '../../../coverage/read.ts'
import { COLLECTIONS } from '../../collections.ts'
import type { Shown } from '../../files/was-shown.ts'

/** When the bureau told a dataset whole, at any time. */
export async function lookedAt(tx: TenantDb, enterpriseId: number, dataset: Shown) {
  const all = await tx.rows<Collection>(COLLECTIONS, [enterpriseId, [dataset]])
  return all.flatMap(({ at, first }) => (first == null ? [at] : []))
}
