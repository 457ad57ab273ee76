import { newPassword } from '@xinjian/contract/fields'
import { MISMATCH } from '@xinjian/contract/forms/session'
import type { Database } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashPassword, verifyPassword } from '../../security/password.ts'
import { forgive, takeTry } from './password-tries.ts'
import { closeSessionsOf } from './sessions.ts'
import { setPassword, userById } from './users.ts'

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  repassword: string
}

const NEW = newPassword('请输入新密码')

/** Changes a password and ends every session of the user, this one too (the browser logs in again). */
export async function changePassword(
  db: Database,
  userId: number,
  change: PasswordChange,
): Promise<void> {
  const judged = NEW.safeParse(change.newPassword)
  if (!judged.success)
    throw new Refusal('MALFORMED', judged.error.issues[0]?.message, 'newPassword')
  if (change.newPassword !== change.repassword)
    throw new Refusal('MALFORMED', MISMATCH, 'repassword')
  const user = await userById(db, userId)
  if (!user) throw new Refusal('SESSION_REPLACED')
  // Guessed here or at the login, it is the same password and the same lock.
  const n = await takeTry(db, userId)
  if (!(await verifyPassword(change.oldPassword, user.password_hash)))
    throw new Refusal('OLD_PASSWORD_WRONG', undefined, 'oldPassword')
  await forgive(db, userId, n)
  for (const used of [user.password_hash, ...user.password_history]) {
    if (used && (await verifyPassword(change.newPassword, used)))
      throw new Refusal('PASSWORD_REUSED', undefined, 'newPassword')
  }
  const hash = await hashPassword(change.newPassword)
  await db.transaction(async (tx) => {
    // Of two changes at once the second has shown a password that is the old one no more.
    if (!(await setPassword(tx, user, hash)))
      throw new Refusal('OLD_PASSWORD_WRONG', undefined, 'oldPassword')
    await closeSessionsOf(tx, userId)
  })
}
