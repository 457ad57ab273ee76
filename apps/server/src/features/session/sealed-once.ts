/** Sealed secrets that were opened, in a table that every API process sees. */
import type { Db } from '../../db/pool.ts'
import type { Spend } from '../../security/seal.ts'

export const spendSeals =
  (db: Db): Spend =>
  async (mark, until) =>
    (await db.run(
      'insert into seal_spent (mark, expires_at) values ($1, $2) on conflict do nothing',
      [mark, until],
    )) === 1
