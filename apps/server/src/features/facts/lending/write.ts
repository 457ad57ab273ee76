/** Lenders' records, for the withdrawal that takes them out. */
import type { TenantDb } from '../../../db/tenant.ts'
import { deleteLending } from '../records/write.ts'
import { forgetAnswers } from './answers.ts'

/** Deletes what lenders told under these contracts. */
export async function forgetLending(
  tx: TenantDb,
  enterpriseId: number,
  contractNos: readonly string[],
): Promise<void> {
  await deleteLending(tx, enterpriseId, contractNos)
  await forgetAnswers(tx, enterpriseId, contractNos)
}
