/** How the holder of an account is reached, opened by the server's own secret: the columns themselves hold it sealed. */
import type { Reached } from '../../src/features/session/index.ts'
import { contactOf } from '../../src/features/session/index.ts'
import { Refusal } from '../../src/http/refusal.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { loadSecret } from '../../src/security/secret.ts'
import type { TestServer } from '../harness.ts'

type At = Pick<TestServer, 'db' | 'config'>

/** Throws where it does not open, and where there is no such account. */
export async function reachedBy({ db, config }: At, userName: string): Promise<Reached> {
  const user = await db.one<{ id: number }>('select id from app_user where user_name = $1', [
    userName,
  ])
  const reached = await contactOf(db, columnsOf(db, loadSecret(config)), user?.id ?? 0)
  if (!reached || reached instanceof Refusal) throw reached ?? new Error(`no account ${userName}`)
  return reached
}

/** Another number, as a release before would have written it. */
export const writeMobile = (
  { db }: Pick<At, 'db'>,
  userName: string,
  mobile: string,
): Promise<number> =>
  db.run(
    'update app_user set mobile = $2, mobile_sealed = null, mobile_index = null where user_name = $1',
    [userName, mobile],
  )

/** Another address, as a release before would have written it. */
export const writeEmail = (
  { db }: Pick<At, 'db'>,
  userName: string,
  email: string | null,
): Promise<number> =>
  db.run(
    'update app_user set email = $2, email_sealed = null, email_index = null where user_name = $1',
    [userName, email],
  )
