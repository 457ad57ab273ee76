/** Passwords by link: asked for by whoever forgot his, and set by whoever holds the link. */
import { leaveTrace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { nobody } from '../../http/actor.ts'
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { hashPassword } from '../../security/password.ts'
import { tellPassword } from './change-password.ts'
import { mustBeNew, mustBeSound } from './new-password.ts'
import { mayAskLink, openLink, type PasswordLinks, takeLink } from './password-links.ts'
import { contactOf } from './reach.ts'
import { closeSessionsOf } from './sessions.ts'
import { setPassword, userById, userByLogin } from './users.ts'

/** What a link is for; refuses LINK_INVALID alike for one that is unknown, used or run out. */
export async function linkInfo(db: Database, code: string) {
  const link = await openLink(db, code)
  const user = link && (await userById(db, link.userId))
  if (user?.status !== 'ACTIVE') throw new Refusal('LINK_INVALID')
  return {
    purpose: link?.purpose ?? 'RESET',
    userName: user.user_name,
    companyName: user.company_name,
    expiresAt: (link?.expiresAt ?? new Date()).toISOString(),
  }
}

interface AskParts {
  db: Database
  columns: Columns
  links: PasswordLinks
}

/** Sends a link to whoever has this account name or number. Whether anybody has, neither the answer nor its time tells: it is made beside. */
export function askLink(parts: AskParts, ctx: Ctx, login: string): void {
  parts.links.mustReach({ email: null })
  sendLink(parts, ctx, login).catch((err) =>
    ctx.log.warn({ err }, 'link to set a password was not made'),
  )
}

async function sendLink({ db, columns, links }: AskParts, ctx: Ctx, login: string): Promise<void> {
  const user = await userByLogin(db, columns, login)
  if (user?.status !== 'ACTIVE') return
  const reached = await contactOf(db, columns, user.id)
  if (!reached) return
  if (reached instanceof Refusal) throw reached
  await db.transaction(async (tx) => {
    if (!(await mayAskLink(tx, user.id))) return
    await leaveTrace(tx, user.company_id, nobody(ctx, user.user_name), {
      kind: 'CHANGE',
      action: 'cryptoAsk',
      object: user.user_name,
      detail: { sentTo: links.wayTo(reached) },
    })
    const purpose = user.password_hash === null ? 'ACTIVATE' : 'RESET'
    const to = { ...reached, id: user.id, userName: user.user_name, companyId: user.company_id }
    await links.make(tx, to, purpose)
  })
}

/** Sets a password by link and ends every session of the account: whoever else had got in is out. */
export async function setByLink(
  db: Database,
  ctx: Ctx,
  { code, newPassword, repassword }: { code: string; newPassword: string; repassword: string },
): Promise<void> {
  mustBeSound(newPassword, repassword)
  const link = await openLink(db, code)
  const user = link && (await userById(db, link.userId))
  if (user?.status !== 'ACTIVE') throw new Refusal('LINK_INVALID')
  await mustBeNew(newPassword, user)
  const hash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    // Used up here, not before: a password that was refused above may be mended by the same link.
    if (!(await takeLink(tx, code)) || !(await setPassword(tx, user, hash)))
      throw new Refusal('LINK_INVALID')
    await closeSessionsOf(tx, user.id)
    // The first password of an account is its holder's own.
    if (link?.purpose === 'RESET') await tellPassword(tx, user)
    await leaveTrace(tx, user.company_id, nobody(ctx, user.user_name), {
      kind: 'CHANGE',
      action: 'cryptoSave',
      object: user.user_name,
      detail: { by: link?.purpose ?? 'RESET' },
    })
  })
}
