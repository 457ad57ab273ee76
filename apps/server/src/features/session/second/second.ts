/**
 * The second factor. At the login: after the first one a ticket is handed out instead of a session, and the session for the ticket with
 * a code or a signature. An operator who has none, where one is forced, sets up an authenticator with the same ticket.
 */
import { randomUUID } from 'node:crypto'
import type { BodyOf, contract } from '@xinjian/contract'
import { leaveTrace } from '../../../db/audit.ts'
import type { Database, Tx } from '../../../db/pool.ts'
import { actorOf, nobody } from '../../../http/actor.ts'
import type { Ctx, SelfCtx } from '../../../http/context.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Box } from '../../../security/box.ts'
import { momentOf, tell, tellingTx } from '../../notice/index.ts'
import { noteDevice } from '../devices.ts'
import { openSession } from '../sessions.ts'
import { type User, userById } from '../users.ts'
import { SESSION_SAYS } from '../words.ts'
import { prove, totpContext, wrong } from './prove.ts'
import { makeRecovery, recoveryIfNone, recoveryLeft } from './recovery.ts'
import * as store from './store.ts'
import { matchingStep, newSecret, totpUri } from './totp.ts'
import { newPasskey, type Place } from './webauthn.ts'

export interface SecondParts {
  db: Database
  box: Box
  place: Place
  /** Operators must have one. */
  forced: boolean
}

type Calls = typeof contract.session

/** What is to be done after the first factor; null = nothing, the session may be opened. */
export async function secondOf({ db, forced }: SecondParts, userId: number) {
  const factors = await store.factorsOf(db, userId)
  if (factors.length === 0 && !(forced && (await store.operates(db, userId)))) return null
  const { ticket } = await store.makeTicket(db, userId, 'LOGIN')
  return { ticket, ways: [...new Set(factors.map((factor) => factor.kind))] }
}

/** A secret for an authenticator, kept sealed with the ticket until a code proves that it arrived. */
async function offerTo(parts: SecondParts, user: User, ticket: string) {
  const secret = newSecret()
  await store.putSecret(parts.db, ticket, parts.box.seal(totpContext(user.id), secret))
  return { ticket, secret, uri: totpUri(secret, user.user_name) }
}

/** For whoever must set one up before he comes in; who has one already is offered no other. */
export async function offerAtLogin(parts: SecondParts, ticket: string) {
  const { userId, purpose } = await store.ticketOf(parts.db, ticket)
  const user = await userById(parts.db, userId)
  const has = (await store.factorsOf(parts.db, userId)).length > 0
  if (purpose !== 'LOGIN' || has || !user) throw new Refusal('SECOND_EXPIRED')
  return offerTo(parts, user, ticket)
}

export async function askAtLogin({ db, place }: SecondParts, ticket: string) {
  const { userId, challenge } = await store.ticketOf(db, ticket)
  return { ticket, challenge, rpId: place.rpId, credentials: await credentials(db, userId) }
}

const credentials = async (db: Database, userId: number) =>
  (await store.factorsOf(db, userId)).flatMap((factor) => factor.credential ?? [])

/** The session for a ticket and a proof. */
export async function enter(parts: SecondParts, ctx: Ctx, body: BodyOf<Calls['secondEnter']>) {
  const { db } = parts
  const ticket = await store.ticketOf(db, body.ticket)
  const user = ticket.purpose === 'LOGIN' ? await userById(db, ticket.userId) : null
  if (user?.status !== 'ACTIVE') throw new Refusal('SECOND_EXPIRED')
  await store.takeSecondTry(db, user.id)
  return db.transaction(async (tx) => {
    await prove(parts, tx, user, ticket, body)
    await store.clearSecondTries(tx, user.id)
    await store.dropTicket(tx, body.ticket)
    const { ip, agent } = ctx
    const of = { id: user.id, companyId: user.company_id }
    const opened = await openSession(tx, of, 'MAIN', { ip, agent, proven: true })
    await noteDevice(tx, user, { ip, agent })
    const actor = { ...nobody(ctx, user.user_name), userId: user.id }
    const way = body.recovery ? 'RECOVERY' : body.passkey ? 'PASSKEY' : 'TOTP'
    await leaveTrace(tx, user.company_id, actor, {
      kind: 'LOGIN',
      action: 'secondEnter',
      object: user.user_name,
      detail: { way },
    })
    // Whoever set it up just now, before he came in, is told his codes here.
    const recovery = ticket.secret ? await recoveryIfNone(tx, user.id) : null
    return { ...opened, recovery }
  })
}

export async function startTotp(parts: SecondParts, { session }: SelfCtx) {
  const user = await userById(parts.db, session.userId)
  if (!user) throw new Refusal('SESSION_REPLACED')
  const { ticket } = await store.makeTicket(parts.db, user.id, 'ENROL')
  return offerTo(parts, user, ticket)
}

/** A ticket of one's own, for setting up. */
async function ownTicket({ db }: SecondParts, { session }: SelfCtx, ticket: string) {
  const found = await store.ticketOf(db, ticket)
  if (found.purpose !== 'ENROL' || found.userId !== session.userId)
    throw new Refusal('SECOND_EXPIRED')
  return found
}

/** Tells the holder that his second factor is another than before. */
export const tellChanged = (tx: Tx, companyId: number, userName: string) =>
  tell(tellingTx(tx, companyId), {
    kind: 'FACTOR_CHANGED',
    key: randomUUID(),
    to: userName,
    params: { at: momentOf(new Date()) },
  })

/** One change of one's own factors, with its trace. */
const changed = <T>(
  parts: SecondParts,
  ctx: SelfCtx,
  action: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  parts.db.transaction(async (tx) => {
    const result = await work(tx)
    const { companyId, userName } = ctx.session
    await tellChanged(tx, companyId, userName)
    await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
      kind: 'CHANGE',
      action,
      object: userName,
    })
    return result
  })

export async function confirmTotp(
  parts: SecondParts,
  ctx: SelfCtx,
  { ticket, code }: BodyOf<Calls['secondTotpConfirm']>,
) {
  const { userId } = ctx.session
  const { secret } = await ownTicket(parts, ctx, ticket)
  if (!secret) throw new Refusal('SECOND_EXPIRED')
  const step = matchingStep(parts.box.open(totpContext(userId), secret), code, Date.now(), 0)
  if (step === null) throw wrong()
  return changed(parts, ctx, 'secondTotpConfirm', async (tx) => {
    await store.dropTicket(tx, ticket)
    await store.putTotp(tx, userId, secret, step)
    return { recovery: await recoveryIfNone(tx, userId) }
  })
}

export async function startPasskey({ db, place }: SecondParts, { session }: SelfCtx) {
  const { userId, userName } = session
  const { ticket, challenge } = await store.makeTicket(db, userId, 'ENROL')
  return {
    ticket,
    challenge,
    rpId: place.rpId,
    credentials: await credentials(db, userId),
    userId: Buffer.from(`u${userId}`).toString('base64url'),
    userName,
  }
}

export async function addPasskey(
  parts: SecondParts,
  ctx: SelfCtx,
  { ticket, name, id, ...given }: BodyOf<Calls['secondPasskeyAdd']>,
) {
  const { challenge } = await ownTicket(parts, ctx, ticket)
  const key = newPasskey(parts.place, { ...given, challenge })
  return changed(parts, ctx, 'secondPasskeyAdd', async (tx) => {
    await store.dropTicket(tx, ticket)
    await store.putPasskey(tx, ctx.session.userId, { name, credential: id, ...key })
    return { recovery: await recoveryIfNone(tx, ctx.session.userId) }
  })
}

export async function listOf({ db, forced }: SecondParts, { session }: SelfCtx) {
  const rows = await store.factorsOf(db, session.userId)
  return {
    rows: rows.map(({ id, kind, name, created_at, used_at }) => ({
      id,
      kind,
      name,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    forced: forced && session.permissions.has('system.operate'),
    recoveryLeft: await recoveryLeft(db, session.userId),
  }
}

export async function dropOwn(parts: SecondParts, ctx: SelfCtx, id: number) {
  const { rows, forced } = await listOf(parts, ctx)
  if (forced && rows.length === 1)
    throw new Refusal('FORBIDDEN', SESSION_SAYS.platformRequiresSecondFactor)
  return changed(parts, ctx, 'secondDrop', async (tx) => {
    await store.dropFactor(tx, ctx.session.userId, id)
    return null
  })
}

/** Ten codes anew; those before are void. Without a factor there is nothing that they stand in for. */
export async function recoveryAnew(parts: SecondParts, ctx: SelfCtx) {
  const { userId } = ctx.session
  if ((await store.factorsOf(parts.db, userId)).length === 0)
    throw new Refusal('CONFLICT', SESSION_SAYS.setUpSecondFactor)
  return changed(parts, ctx, 'recoveryMake', async (tx) => ({
    recovery: await makeRecovery(tx, userId),
  }))
}
