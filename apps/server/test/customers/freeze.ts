/** Freezing as the rows have it: at once, before a given step of some work, and free again. */
import type { Database } from '../../src/db/pool.ts'

export type Whose = 'company' | 'account'

const SET: Record<Whose, string> = {
  company: `update company set status = '%s' where id = (select company_id from app_user where user_name = 'staff')`,
  account: `update app_user set status = '%s' where user_name = 'staff'`,
}
const setTo = (whose: Whose, status: string) => SET[whose].replace('%s', status)

/** Of the account `staff`, or its company. */
export const freeze = (db: Database, whose: Whose, on = true): Promise<unknown> =>
  db.run(setTo(whose, on ? 'FROZEN' : 'ACTIVE'))

/**
 * Runs `work` in a database that freezes by itself when a row of the table comes to be so: in the midst of work that has begun.
 * Both are free again afterwards.
 */
export async function frozenAt<T>(
  db: Database,
  whose: Whose,
  { table, when }: { table: string; when: string },
  work: () => Promise<T>,
): Promise<T> {
  await db.run(`create function freeze_now() returns trigger language plpgsql security definer as $$ begin
    ${setTo(whose, 'FROZEN')}; return new; end $$`)
  await db.run(
    `create trigger freeze_now after insert or update on ${table} for each row when (${when}) execute function freeze_now()`,
  )
  try {
    return await work()
  } finally {
    await db.run(`drop trigger freeze_now on ${table}`)
    await db.run('drop function freeze_now')
    for (const one of ['company', 'account'] as const) await freeze(db, one, false)
  }
}
