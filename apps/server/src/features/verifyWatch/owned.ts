/** Watches that an account began. */
import type { OwnedResources } from '../session/index.ts'
import { noteEvent } from './store.ts'

export const ownedWatches: OwnedResources = {
  kind: 'WATCH',
  find: async (tenant, { userId }, taker) =>
    (
      await tenant.rows<{ no: string; seller_name: string; invoice_number: string; has: boolean }>(
        `select no, seller_name, invoice_number,
                exists (select 1 from verify_watch own where own.company_id = $1 and own.invoice_key = w.invoice_key
                           and own.made_by = $3 and own.status <> 'ENDED') as has
           from verify_watch w where company_id = $1 and user_id = $2 and status <> 'ENDED' order by no`,
        [userId, taker.userName],
      )
    ).map(({ no, seller_name: seller, invoice_number: number, has }) => ({
      id: no,
      name: `${number} ${seller}`.trim(),
      // One invoice is watched once by one person.
      needs: has ? null : ['verify.check', 'report.readAll'],
    })),
  async take(tx, ids, by) {
    await tx.run(
      'update verify_watch set made_by = $3, user_id = $4 where company_id = $1 and no = any($2::text[])',
      [[...ids], by.userName, by.userId],
    )
  },
  async end(tx, ids, by) {
    const ended = await tx.rows<{ no: string }>(
      `update verify_watch set status = 'ENDED', why = 'CANCELLED', by_hand = false, lease_until = null, finished_at = now()
        where company_id = $1 and no = any($2::text[]) and status <> 'ENDED' returning no`,
      [[...ids]],
    )
    for (const { no } of ended)
      await noteEvent(tx, no, { kind: 'ENDED', why: 'CANCELLED', by: by.userName })
  },
}
