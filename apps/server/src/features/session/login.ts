/**
 * Login by password (image captcha) or by SMS code. A wrong name and a wrong password are answered alike and cost alike.
 * The lock is the password's: codes have limits of their own (sms-codes.ts), so whoever is locked out by a stranger's guesses
 * gets in by phone, and nobody is locked out by codes that take no captcha to try.
 */
import type { BodyOf, contract } from '@xinjian/contract'
import type { Database, Db } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { verifyPassword } from '../../security/password.ts'
import type { Sealer } from '../../security/seal.ts'
import type { Captchas } from './captcha/captcha.ts'
import { clearTries, forgive, takeStrangersTry, takeTry } from './password-tries.ts'
import { openSession } from './sessions.ts'
import type { SmsCodes } from './sms-codes.ts'
import { type User, userByLogin } from './users.ts'

type Login = BodyOf<typeof contract.session.login>

export interface LoginParts {
  db: Database
  sealer: Sealer
  codes: SmsCodes
  captchas: Captchas
}

export async function login(parts: LoginParts, body: Login) {
  const { db, codes } = parts
  const bySms =
    body.loginType === 'sms' || (body.smsCode !== undefined && body.password === undefined)
  const opened = bySms
    ? await bySmsCode(db, codes, body)
    : await open(db, await byPassword(parts, body), body)
  return { ...opened, show: body.show === 'show' }
}

async function open(db: Db, user: User, body: Login) {
  if (user.status !== 'ACTIVE') throw new Refusal('ACCOUNT_FROZEN')
  const kind = body.show === 'show' ? 'DEMO' : 'MAIN'
  const proven = { id: user.id, companyId: user.company_id, passwordHash: user.password_hash }
  const opened = await openSession(db, proven, kind)
  if (!opened) throw new Refusal('BAD_CREDENTIALS')
  return opened
}

async function byPassword({ db, sealer, captchas }: LoginParts, body: Login): Promise<User> {
  const password = sealer.open(body.password ?? '', Date.now())
  if (!(await captchas.take(body))) throw new Refusal('BAD_CAPTCHA', undefined, 'code')
  const user = await userByLogin(db, body.username)
  // Taken before anything is judged, for every name alike; the lock is told only to whoever proves the captcha.
  const n = await (user ? takeTry(db, user.id) : takeStrangersTry(db, body.username))
  const right = await verifyPassword(password, user?.password_hash ?? null)
  if (!user || !right) throw new Refusal('BAD_CREDENTIALS')
  await forgive(db, user.id, n)
  return user
}

async function bySmsCode(db: Database, codes: SmsCodes, body: Login) {
  const user = await userByLogin(db, body.username)
  // The code is used up with the session it opens or not at all: whoever is cut off in between enters it again.
  const opened = await db.transaction(async (tx) => {
    const right = await codes.take(body.username, 'LOGIN', body.smsCode ?? '', tx)
    if (!right || user?.mobile !== body.username) return null
    await clearTries(tx, user.id)
    return open(tx, user, body)
  })
  if (!opened) throw new Refusal('BAD_SMS_CODE', undefined, 'smsCode')
  return opened
}
