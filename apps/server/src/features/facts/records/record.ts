import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { CollectedRecord } from './dataset.ts'
import { factDataset } from './registry.ts'
import { RECORDS_SAYS } from './words.ts'

/** What is behind one row: lines of a return, items of a statement. Refuses UNKNOWN when there is no such row, or nothing behind it. */
export async function recordOf(
  tenant: TenantDb,
  enterpriseId: number,
  dataset: Dataset,
  id: string,
): Promise<CollectedRecord> {
  const read = factDataset(dataset)?.record
  if (!read) throw new Refusal('UNKNOWN', RECORDS_SAYS.dataKindNoMore)
  return read(tenant, enterpriseId, id)
}
