/**
 * Links that set a password: 256 random bits, at rest as a hash, used once and not for long. A new one puts an end to those before.
 * They go to the e-mail address of the account, or by SMS where it has none; whoever asked for one never sees it.
 */
import { maskMobile } from '@xinjian/format'
import type { Db, Tx } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken, newToken } from '../../security/secret.ts'
import type { Letters } from '../notice/index.ts'
import { SESSION_SAYS } from './words.ts'

/** `ACTIVATE` = the account is new; `RESET` = its password is to be another. */
export type LinkPurpose = 'ACTIVATE' | 'RESET'

const LIFE: Record<LinkPurpose, { sql: string; said: string }> = {
  ACTIVATE: { sql: '24 hours', said: '24小时' },
  RESET: { sql: '30 minutes', said: '30分钟' },
}

export interface Addressee {
  id: number
  companyId: number
  userName: string
  mobile: string
  email: string | null
}

export interface PasswordLinks {
  /** Refuses UNAVAILABLE where a message could reach nobody: asked before anything is changed. */
  mustReach(to: Pick<Addressee, 'email'>): void
  /** Makes the link and posts it, with what it belongs to. */
  make(tx: Tx, to: Addressee, purpose: LinkPurpose): Promise<void>
  /** Where it goes, masked. */
  wayTo(to: Pick<Addressee, 'mobile' | 'email'>): string
}

export const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@')

export function createPasswordLinks(deps: { letters: Letters; publicUrl: string }): PasswordLinks {
  const { letters } = deps
  return {
    mustReach({ email }) {
      if (!letters.wayTo({ email, mobile: '' }))
        throw new Refusal('UNAVAILABLE', SESSION_SAYS.neitherMailNorSms)
    },
    wayTo: ({ mobile, email }) =>
      email !== null && letters.wayTo({ email }) ? maskEmail(email) : maskMobile(mobile),
    async make(tx, { id, companyId, userName, mobile, email }, purpose) {
      const token = await makeLinkCode(tx, id, purpose)
      const url =
        purpose === 'ACTIVATE'
          ? `${deps.publicUrl}/active/${token}`
          : `${deps.publicUrl}/changePwd?code=${token}`
      const what = purpose === 'ACTIVATE' ? '激活账号并设置密码' : '设置新密码'
      const life = LIFE[purpose]
      await letters.post(tx, {
        sort: 'PASSWORD_LINK',
        companyId,
        userId: id,
        email,
        mobile,
        subject: `信鉴：${what}`,
        text: `您的账号 ${userName} 可打开以下链接${what}，${life.said}内一次有效：${url} 。如非本人或管理员操作，请忽略并告知管理员。`,
        params: { link: token },
        holds: life.sql,
      })
    },
  }
}

/** The code of a new link, in the place of those before: for whoever proved another way that it is he, or for a letter. */
export async function makeLinkCode(tx: Db, userId: number, purpose: LinkPurpose): Promise<string> {
  const { token, hash } = newToken()
  await tx.run('delete from password_link where user_id = $1', [userId])
  await tx.run(
    `insert into password_link (code_hash, user_id, purpose, expires_at)
     values ($1, $2, $3, now() + '${LIFE[purpose].sql}'::interval)`,
    [hash, userId, purpose],
  )
  return token
}

/** Links that one account may be sent an hour and a day, from whatever address they are asked for. */
const ASKS = { hour: 3, day: 10 }

/**
 * Takes one of the links that an account may be sent; false where none is left: whoever asked is told as ever, nothing is sent, and
 * the link that is under way still holds.
 */
export async function mayAskLink(tx: Db, userId: number): Promise<boolean> {
  await tx.run('select 1 from app_user where id = $1 for no key update', [userId])
  const taken = await tx.run(
    `insert into link_ask (user_id)
     select $1 from link_ask
      where user_id = $1 and at > now() - interval '1 day'
     having count(*) < ${ASKS.day} and count(*) filter (where at > now() - interval '1 hour') < ${ASKS.hour}`,
    [userId],
  )
  return taken === 1
}

export interface OpenLink {
  userId: number
  purpose: LinkPurpose
  expiresAt: Date
}

const OPEN = `select user_id as "userId", purpose, expires_at as "expiresAt" from password_link
   where code_hash = $1 and used_at is null and expires_at > now()`

/** What a link stands for while it can still be used; null = unknown, used or run out, which is told alike. */
export const openLink = (db: Db, code: string) => db.one<OpenLink>(OPEN, [hashToken(code)])

/** The same, held so that of two uses at once one waits; used up with the transaction. */
export async function takeLink(tx: Db, code: string): Promise<OpenLink | null> {
  const link = await tx.one<OpenLink>(`${OPEN} for update`, [hashToken(code)])
  if (link)
    await tx.run('update password_link set used_at = now() where code_hash = $1', [hashToken(code)])
  return link
}
