/** Tries at a password, of an account and of a name that no account has: that it is locked must not tell which names exist. */
import type { Db } from '../../db/pool.ts'
import { triesIn } from '../../db/tries.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken } from '../../security/secret.ts'

const OF_USER = triesIn('app_user', 'failed_logins')
const OF_STRANGER = triesIn('login_failure', 'failures')

/** Takes a try at the password of an account; the how-manieth it is. Refuses LOCKED when none is left. */
export async function takeTry(db: Db, id: number): Promise<number> {
  const row = await db.one<{ n: number }>(
    `update app_user set ${OF_USER.take} where id = $1 and ${OF_USER.left} returning failed_logins as n`,
    [id],
  )
  if (!row) throw new Refusal('LOCKED')
  return row.n
}

/** The same at a name that no account has. */
export async function takeStrangersTry(db: Db, login: string): Promise<number> {
  const row = await db.one<{ n: number }>(
    `insert into login_failure (name_hash, failures) values ($1, 1)
     on conflict (name_hash) do update set ${OF_STRANGER.take}, at = now() where ${OF_STRANGER.left}
     returning failures as n`,
    [hashToken(login)],
  )
  if (!row) throw new Refusal('LOCKED')
  return row.n
}

/** After the right password: its own try, the n-th, and those before it are forgotten. */
export const forgive = (db: Db, id: number, n: number): Promise<number> =>
  db.run(`update app_user set ${OF_USER.forgive('$2')} where id = $1`, [id, n])

/** After another proof than the password. */
export const clearTries = (db: Db, id: number): Promise<number> =>
  db.run(
    'update app_user set failed_logins = 0, locked_until = null where id = $1 and (failed_logins > 0 or locked_until is not null)',
    [id],
  )
