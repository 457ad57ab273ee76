/**
 * Whose hand made, raised or changed an account. From it the database judges whether whoever decides is independent of whoever asked
 * (`independent` in the baseline): a trigger of every table that holds a decision asks it, and so does who wants to know before.
 */
import type { Db } from './statement.ts'

export type Hand = 'MADE' | 'RAISED' | 'ADDRESSED' | 'LOST'

/** Notes in the transaction of a deed who did it to whom. */
export const leaveHand = (tx: Db, act: Hand, userIds: readonly number[], byId: number) =>
  tx.run('insert into account_hand (user_id, by_id, act) select unnest($1::int[]), $2, $3', [
    [...userIds],
    byId,
    act,
  ])

/** Accounts of the demonstration have stood for ever, whoever made them. */
export const forgetHands = (db: Db, userIds: readonly number[]) =>
  db.run('delete from account_hand where user_id = any($1)', [[...userIds]])

/** SQL: whether a hand of the last thirty days lies on an account, so that it is not of standing yet. */
export const YOUNG = (userId: string): string =>
  `exists (select 1 from account_hand h where h.user_id = ${userId} and h.act <> 'LOST' and h.at > now() - interval '30 days')`

/** SQL: whether somebody of a company lost the right to agree within the last thirty days. */
export const LOST_OF = (companyId: string): string =>
  `exists (select 1 from account_hand h join app_user l on l.id = h.user_id
            where l.company_id = ${companyId} and h.act = 'LOST' and h.at > now() - interval '30 days')`
