/** Companies one after the other, so that no statement asks for the rows of all (docs/decisions/0018). */
import type { Database } from '../db/pool.ts'

const AT_ONCE = 500

/** Their ids, rising; each batch is asked for when the one before is done. */
export async function* companyIds(db: Database): AsyncGenerator<number> {
  for (let after = 0; ; ) {
    const rows = await db.rows<{ id: number }>(
      'select id from company where id > $1 order by id limit $2',
      [after, AT_ONCE],
    )
    yield* rows.map(({ id }) => id)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
