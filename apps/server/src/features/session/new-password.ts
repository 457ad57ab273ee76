import { newPassword } from '@xinjian/contract/fields'
import { MISMATCH } from '@xinjian/contract/forms/session'
import { Refusal } from '../../http/refusal.ts'
import { isCommon } from '../../security/common-passwords.ts'
import { verifyPassword } from '../../security/password.ts'
import type { User } from './users.ts'
import { SESSION_SAYS } from './words.ts'

const NEW = newPassword(SESSION_SAYS.enterNewPassword)

/** Judges a new password as it was typed, before anything is asked of the database. */
export function mustBeSound(password: string, again: string): void {
  const judged = NEW.safeParse(password)
  if (!judged.success)
    throw new Refusal('MALFORMED', judged.error.issues[0]?.message, 'newPassword')
  if (password !== again) throw new Refusal('MALFORMED', MISMATCH, 'repassword')
  if (isCommon(password)) throw new Refusal('PASSWORD_COMMON', undefined, 'newPassword')
}

/** Refuses one of the last five. */
export async function mustBeNew(
  password: string,
  { password_hash, password_history }: Pick<User, 'password_hash' | 'password_history'>,
): Promise<void> {
  for (const used of [password_hash, ...password_history])
    if (used && (await verifyPassword(password, used)))
      throw new Refusal('PASSWORD_REUSED', undefined, 'newPassword')
}
