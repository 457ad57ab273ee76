import { randomUUID } from 'node:crypto'
import { leaveTrace } from '../../db/audit.ts'
import type { Database, Tx } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashPassword, verifyPassword } from '../../security/password.ts'
import { momentOf, tell, tellingTx } from '../notice/index.ts'
import { mustBeNew, mustBeSound } from './new-password.ts'
import { forgive, takeTry } from './password-tries.ts'
import { closeSessionsOf } from './sessions.ts'
import { setPassword, type User, userById } from './users.ts'

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  repassword: string
}

/** Changes a password and ends every session of the user, this one too (the browser logs in again). */
export async function changePassword(
  db: Database,
  ctx: SelfCtx,
  change: PasswordChange,
): Promise<void> {
  const { userId } = ctx.session
  mustBeSound(change.newPassword, change.repassword)
  const user = await userById(db, userId)
  if (!user) throw new Refusal('SESSION_REPLACED')
  // Guessed here or at the login, it is the same password and the same lock.
  const n = await takeTry(db, userId)
  if (!(await verifyPassword(change.oldPassword, user.password_hash)))
    throw new Refusal('OLD_PASSWORD_WRONG', undefined, 'oldPassword')
  await forgive(db, userId, n)
  await mustBeNew(change.newPassword, user)
  const hash = await hashPassword(change.newPassword)
  await db.transaction(async (tx) => {
    // Of two changes at once the second has shown a password that is the old one no more.
    if (!(await setPassword(tx, user, hash)))
      throw new Refusal('OLD_PASSWORD_WRONG', undefined, 'oldPassword')
    await closeSessionsOf(tx, userId)
    await tellPassword(tx, user)
    await leaveTrace(tx, user.company_id, actorOf(ctx, user.company_id), {
      kind: 'CHANGE',
      action: 'updatePassword',
      object: user.user_name,
    })
  })
}

/** Tells the holder of an account that its password is another, whoever changed it. */
export const tellPassword = (tx: Tx, user: Pick<User, 'company_id' | 'user_name'>) =>
  tell(tellingTx(tx, user.company_id), {
    kind: 'PASSWORD_CHANGED',
    key: randomUUID(),
    to: user.user_name,
    params: { at: momentOf(new Date()) },
  })
