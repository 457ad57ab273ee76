import type { Database } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashPassword, newPasswordProblem, verifyPassword } from '../../security/password.ts'
import { closeSessionsOf } from './sessions.ts'
import { countFailure, setPassword, userById } from './users.ts'

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  repassword: string
}

/** Changes a password and ends every session of the user, this one too (the browser logs in again). */
export async function changePassword(
  db: Database,
  userId: number,
  change: PasswordChange,
): Promise<void> {
  const problem = newPasswordProblem(change.newPassword)
  if (problem) throw new Refusal('MALFORMED', problem)
  if (change.newPassword !== change.repassword)
    throw new Refusal('MALFORMED', '密码不一致，请重新确认')
  const user = await userById(db, userId)
  if (!user) throw new Refusal('SESSION_REPLACED')
  const right = await verifyPassword(change.oldPassword, user.password_hash)
  // Guessed here or at the login, it is the same password and the same lock.
  if (user.locked) throw new Refusal('LOCKED')
  if (!right) {
    await countFailure(db, userId)
    throw new Refusal('OLD_PASSWORD_WRONG')
  }
  for (const used of [user.password_hash, ...user.password_history]) {
    if (used && (await verifyPassword(change.newPassword, used)))
      throw new Refusal('PASSWORD_REUSED')
  }
  const hash = await hashPassword(change.newPassword)
  await db.transaction(async (tx) => {
    // Of two changes at once the second has shown a password that is the old one no more.
    if (!(await setPassword(tx, user, hash))) throw new Refusal('OLD_PASSWORD_WRONG')
    await closeSessionsOf(tx, userId)
  })
}
