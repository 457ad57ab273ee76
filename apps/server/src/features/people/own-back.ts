import type { Database } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { changeReach, ownReachOrWhy, type WayBack } from '../session/index.ts'
import * as store from './store.ts'

interface Kept {
  name: string
  /** Left out = it did not open: what stands then stays. */
  email?: string | null
}

/** The way back from a change of one's own name and e-mail address. */
export const ownBack = (db: Database, columns: Columns): WayBack => ({
  calls: ['editInfo'],
  async keep(session) {
    const { name } = session.holder
    const reached = await ownReachOrWhy(columns, session)
    return (reached instanceof Refusal ? { name } : { name, email: reached.email }) satisfies Kept
  },
  async undo({ userId: id, companyId, before }) {
    const { name, email } = before as Kept
    await db.transaction(async (tx) => {
      await store.rename(tx, id, name)
      if (email !== undefined) await changeReach(tx, columns, { id, companyId }, { email })
    })
  },
})
