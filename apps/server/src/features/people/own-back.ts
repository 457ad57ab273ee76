import type { Database } from '../../db/pool.ts'
import type { WayBack } from '../session/index.ts'

interface Kept {
  name: string
  email: string | null
}

/** The way back from a change of one's own name and e-mail address. */
export const ownBack = (db: Database): WayBack => ({
  calls: ['editInfo'],
  keep: ({ holder: { name, email } }) => Promise.resolve({ name, email } satisfies Kept),
  async undo({ userId, before }) {
    const { name, email } = before as Kept
    await db.run('update app_user set name = $2, email = $3 where id = $1', [userId, name, email])
  },
})
