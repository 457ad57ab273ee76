/**
 * Login by password (image captcha) or by SMS code. A wrong name and a wrong password are answered alike and cost alike.
 * The lock is the password's: codes have limits of their own (sms-codes.ts), so whoever is locked out by a stranger's guesses
 * gets in by phone, and nobody is locked out by codes that take no captcha to try.
 */
import type { BodyOf, contract } from '@xinjian/contract'
import { leaveTraceAlone, PLATFORM_CHAIN } from '../../db/audit.ts'
import type { Database, Tx } from '../../db/pool.ts'
import { nobody } from '../../http/actor.ts'
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { verifyPassword } from '../../security/password.ts'
import type { Sealer } from '../../security/seal.ts'
import { frozenCompany } from './account-status.ts'
import type { Captchas } from './captcha/captcha.ts'
import { noteDevice } from './devices.ts'
import { clearTries, forgive, takeStrangersTry, takeTry } from './password-tries.ts'
import { type SecondParts, secondOf } from './second/second.ts'
import { openSession } from './sessions.ts'
import { type SmsCodes, wrongSmsCode } from './sms-codes.ts'
import { type User, userByLogin, VISITOR } from './users.ts'

type Login = BodyOf<typeof contract.session.login>

export interface LoginParts {
  db: Database
  columns: Columns
  sealer: Sealer
  codes: SmsCodes
  captchas: Captchas
  second: SecondParts
}

export async function login(parts: LoginParts, ctx: Ctx, body: Login) {
  const { db } = parts
  const bySms =
    body.loginType === 'sms' || (body.smsCode !== undefined && body.password === undefined)
  try {
    const opened = bySms
      ? await bySmsCode(parts, body, ctx)
      : await byPassword(parts, body).then((user) =>
          db.transaction((tx) => open(parts, tx, user, { show: body.show, bySms }, ctx)),
        )
    if (!('second' in opened)) await note(parts, ctx, body.username, null)
    return { ...opened, show: body.show === 'show' }
  } catch (error) {
    if (error instanceof Refusal && TOLD.has(error.code))
      await note(parts, ctx, body.username, error.code)
    throw error
  }
}

/** Refusals of somebody who claimed an account; a mistyped image is none. */
const TOLD = new Set<Refusal['code']>([
  'BAD_CREDENTIALS',
  'BAD_SMS_CODE',
  'LOCKED',
  'ACCOUNT_FROZEN',
])

/** Into the log of the account's company, else of the platform: of a name that nobody has, which may be a password, two letters. */
async function note(
  { db, columns }: LoginParts,
  ctx: Ctx,
  login: string,
  refused: Refusal['code'] | null,
) {
  const user = await userByLogin(db, columns, login)
  const named = user?.user_name ?? `${login.slice(0, 2)}***`
  const actor = { ...nobody(ctx, named), userId: (refused === null && user?.id) || null }
  await leaveTraceAlone(db, user?.company_id ?? PLATFORM_CHAIN, actor, {
    kind: refused === null ? 'LOGIN' : 'REFUSED',
    action: 'login',
    object: named,
    ...(refused !== null && { detail: { refused } }),
  })
}

async function open(
  { second }: LoginParts,
  tx: Tx,
  user: User,
  { show, bySms }: { show?: string | undefined; bySms: boolean },
  { ip, agent }: Ctx,
) {
  if (user.status !== 'ACTIVE') throw new Refusal('ACCOUNT_FROZEN')
  if (!user.stands) throw frozenCompany()
  const kind = show === 'show' || user.user_name === VISITOR.userName ? 'DEMO' : 'MAIN'
  const asked = kind === 'MAIN' ? await secondOf(second, user.id) : null
  // The first factor alone opens nothing where there is another.
  if (asked) return { token: '', expiresAt: '', second: asked }
  const proven = { id: user.id, companyId: user.company_id, passwordHash: user.password_hash }
  const opened = await openSession(tx, proven, kind, { ip, agent, proven: !bySms })
  if (!opened) throw new Refusal('BAD_CREDENTIALS')
  if (kind === 'MAIN') await noteDevice(tx, user, { ip, agent })
  return opened
}

async function byPassword(
  { db, columns, sealer, captchas }: LoginParts,
  body: Login,
): Promise<User> {
  const password = await sealer.open(body.password ?? '', Date.now())
  if (!(await captchas.take(body))) throw new Refusal('BAD_CAPTCHA', undefined, 'code')
  const user = await userByLogin(db, columns, body.username)
  // Taken before anything is judged, for every name alike; the lock is told only to whoever proves the captcha.
  const n = await (user ? takeTry(db, user.id) : takeStrangersTry(db, body.username))
  const right = await verifyPassword(password, user?.password_hash ?? null)
  if (!user || !right) throw new Refusal('BAD_CREDENTIALS')
  await forgive(db, user.id, n)
  return user
}

async function bySmsCode(parts: LoginParts, body: Login, ctx: Ctx) {
  const { db, columns, codes } = parts
  const user = await userByLogin(db, columns, body.username)
  // The code is used up with the session it opens or not at all: whoever is cut off in between enters it again.
  const opened = await db.transaction(async (tx) => {
    const tried = await codes.take(body.username, 'LOGIN', body.smsCode ?? '', tx)
    if (tried !== 'RIGHT') return tried
    if (!user?.byNumber) return 0
    await clearTries(tx, user.id)
    return open(parts, tx, user, { show: body.show, bySms: true }, ctx)
  })
  if (typeof opened === 'number') throw wrongSmsCode(opened, 'smsCode')
  return opened
}
