/** Writers of what files and bureaus tell of the same thing, one after the other. */
import type { TenantDb } from '../../../../db/tenant.ts'
import { lockFactMarks } from '../../../enterprise/index.ts'

/** One writer of statements of an enterprise at a time, until the transaction ends. */
export const lockStatements = (tx: TenantDb, enterpriseId: number): Promise<unknown> =>
  lockFactMarks(tx, enterpriseId)
