/** The way back from a change of one's own second factors: those that stood before stand again. */
import type { Database } from '../../../db/pool.ts'
import type { WayBack } from '../proof/back.ts'

interface Kept {
  factors: object[]
  codes: object[]
}

export const factorsBack = (db: Database): WayBack => ({
  calls: ['secondTotpConfirm', 'secondPasskeyAdd', 'secondDrop', 'recoveryMake'],
  keep: ({ userId }) =>
    db.one<Kept>(
      `select coalesce((select jsonb_agg(to_jsonb(f)) from second_factor f where f.user_id = $1), '[]') as factors,
              coalesce((select jsonb_agg(to_jsonb(r)) from recovery_code r where r.user_id = $1), '[]') as codes`,
      [userId],
    ),
  undo: ({ userId, before }) =>
    db.transaction(async (tx) => {
      const { factors, codes } = before as Kept
      await tx.run('delete from second_factor where user_id = $1', [userId])
      await tx.run('delete from recovery_code where user_id = $1', [userId])
      await tx.run(
        `insert into second_factor overriding system value
         select * from jsonb_populate_recordset(null::second_factor, $1::jsonb)`,
        [JSON.stringify(factors)],
      )
      await tx.run(
        'insert into recovery_code select * from jsonb_populate_recordset(null::recovery_code, $1::jsonb)',
        [JSON.stringify(codes)],
      )
    }),
})
