/** Tables of invoices that an account brought and that are not done. */
import type { OwnedResources } from '../../session/index.ts'
import { cancelTable } from './cancel.ts'
import { batchOf } from './store.ts'

export const ownedTables: OwnedResources = {
  kind: 'VERIFY_BATCH',
  find: async (tenant, { userName }) =>
    (
      await tenant.rows<{ no: string; file_name: string }>(
        `select no, file_name from verify_batch where company_id = $1 and made_by = $2
            and status in ('QUEUED', 'RUNNING', 'READY', 'PAUSED', 'SHORT') order by no`,
        [userName],
      )
    ).map(({ no, file_name: name }) => ({
      id: no,
      name,
      needs: ['verify.check', 'report.readAll'],
    })),
  async take(tx, ids, by) {
    await tx.run(
      'update verify_batch set made_by = $3 where company_id = $1 and no = any($2::text[])',
      [[...ids], by.userName],
    )
  },
  async end(tx, ids) {
    for (const no of ids) {
      const batch = await batchOf(tx, no)
      if (batch) await cancelTable(tx, batch)
    }
  },
}
