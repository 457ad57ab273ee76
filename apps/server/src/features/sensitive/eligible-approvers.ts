/** Who agrees to a sensitive change: people of standing of the asker's company, or who stands in for them (docs/decisions/0131). */
import { LOST_OF, YOUNG } from '../../db/hands.ts'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'

/** Nobody could agree: everybody who is told has so many times as long to object. */
const ALONE = 3

const AGREES = `exists (select 1 from user_role ur
    join role r on r.code = ur.role_code and (r.company_id is null or r.company_id = u.company_id)
    join role_permission p on p.role_id = r.id and p.permission = 'account.agree' where ur.user_id = u.id)`

/** Those of a company who may agree, and whom nobody made, raised or addressed anew within thirty days; none of those named. */
const countOfStanding = async (db: Db, companyId: number, but: readonly number[]) =>
  (await db.one<{ n: number }>(
    `select count(*)::int as n from app_user u
      where u.company_id = $1 and u.status = 'ACTIVE' and u.id <> all($2) and ${AGREES} and not ${YOUNG('u.id')}`,
    [companyId, [...but]],
  ))!.n

/** Whether there is, or was within the month, anybody else: whoever froze or deleted all others is not alone for it. */
const hasOthers = async (db: Db, companyId: number, userId: number) =>
  (await db.one<{ others: boolean }>(
    `select ${LOST_OF('$1')} or exists (
       select 1 from app_user u where u.company_id = $1 and u.status <> 'DELETED' and u.id <> $2 and ${AGREES}) as others`,
    [companyId, userId],
  ))!.others

export const isEligible = async (db: Db, userId: number): Promise<boolean> =>
  (await db.one<{ old: boolean }>(`select not ${YOUNG('$1')} as old`, [userId]))!.old

export interface Approvers {
  needs: number
  company: number
  /** How long it waits once they agreed. */
  hours: number
}

export async function eligibleApprovers(
  db: Db,
  { userId, companyId }: Session,
  of: { id: number; kind: 'OPERATOR' | 'CUSTOMER' },
  concerned: readonly number[],
  hours: number,
): Promise<Approvers> {
  const but = [userId, ...concerned]
  const platform = await db.one<{ id: number }>(
    "select id from company where kind = 'OPERATOR' order by id limit 1",
  )
  const own = { needs: 1, company: companyId, hours }
  if (await countOfStanding(db, companyId, but)) return own
  // A customer's own administrator, with nobody beside him: two operators look at it.
  if (of.kind === 'CUSTOMER' && of.id === companyId && platform) {
    const there = await countOfStanding(db, platform.id, but)
    return { needs: Math.min(2, Math.max(1, there)), company: platform.id, hours }
  }
  if (await hasOthers(db, companyId, userId)) return own
  // The one operator there is: the customer's own people agree, or he waits for a second operator.
  if (of.id !== companyId)
    return (await countOfStanding(db, of.id, concerned)) ? { ...own, company: of.id } : own
  return { needs: 0, company: companyId, hours: hours * ALONE }
}
