/** Work on lists that an account began and that is not done. */
import type { OwnedResources } from '../session/index.ts'
import { cancelBatch } from './store.ts'

export const ownedLists: OwnedResources = {
  kind: 'LIST_BATCH',
  find: async (tenant, { userId }) =>
    (
      await tenant.rows<{ no: string }>(
        `select no from list_batch where company_id = $1 and user_id = $2 and status in ('QUEUED', 'RUNNING') order by no`,
        [userId],
      )
    ).map(({ no }) => ({ id: no, name: no, needs: null })),
  take: () => Promise.resolve(),
  async end(tx, ids) {
    for (const no of ids) await cancelBatch(tx, no)
  },
}
