/**
 * A fresh proof that whoever holds a session is he whose it is: by his second factor where he has one, else by his password. It
 * opens acts of weight for minutes, in this session alone (docs/decisions/0135).
 */
import type { BodyOf, contract } from '@xinjian/contract'
import { leaveTraceAlone } from '../../../db/audit.ts'
import { actorOf } from '../../../http/actor.ts'
import type { SelfCtx } from '../../../http/context.ts'
import { Refusal } from '../../../http/refusal.ts'
import { verifyPassword } from '../../../security/password.ts'
import type { Sealer } from '../../../security/seal.ts'
import { forgive, takeTry } from '../password-tries.ts'
import { prove } from '../second/prove.ts'
import type { SecondParts } from '../second/second.ts'
import * as store from '../second/store.ts'
import { markProven } from '../sessions.ts'
import { type User, userById } from '../users.ts'
import { SESSION_SAYS } from '../words.ts'

type Proof = BodyOf<typeof contract.session.proofGive>

async function ownerOf({ db }: SecondParts, { session }: SelfCtx): Promise<User> {
  const user = await userById(db, session.userId)
  if (user?.status !== 'ACTIVE') throw new Refusal('SESSION_REPLACED')
  return user
}

/** The ways that are open, and what a passkey is to sign. No way: there is neither password nor factor yet. */
export async function askProof(parts: SecondParts, ctx: SelfCtx) {
  const { db, place } = parts
  const user = await ownerOf(parts, ctx)
  const factors = await store.factorsOf(db, user.id)
  const { ticket, challenge } = await store.makeTicket(db, user.id, 'PROOF')
  const kinds = [...new Set(factors.map((factor) => factor.kind))]
  const password = user.password_hash === null ? [] : (['PASSWORD'] as const)
  return {
    ticket,
    challenge,
    rpId: place.rpId,
    credentials: factors.flatMap((factor) => factor.credential ?? []),
    ways: kinds.length > 0 ? kinds : [...password],
  }
}

export async function giveProof(
  parts: SecondParts,
  sealer: Sealer,
  ctx: SelfCtx,
  proof: Proof,
): Promise<null> {
  const user = await ownerOf(parts, ctx)
  const byFactor = (await store.factorsOf(parts.db, user.id)).length > 0
  try {
    await (byFactor
      ? byItsFactor(parts, ctx, user, proof)
      : byPassword(parts, sealer, ctx, user, proof))
  } catch (error) {
    if (error instanceof Refusal) await note(parts, ctx, error.code)
    throw error
  }
  await note(parts, ctx, null)
  return null
}

const note = ({ db }: SecondParts, ctx: SelfCtx, refused: Refusal['code'] | null) => {
  const { companyId, userName } = ctx.session
  return leaveTraceAlone(db, companyId, actorOf(ctx, companyId), {
    kind: refused === null ? 'LOGIN' : 'REFUSED',
    action: 'proofGive',
    object: userName,
    ...(refused !== null && { detail: { refused } }),
  })
}

async function byItsFactor(
  parts: SecondParts,
  { session }: SelfCtx,
  user: User,
  { ticket, code, recovery, passkey }: Proof,
): Promise<void> {
  const asked = passkey ? await store.ticketOf(parts.db, ticket ?? '') : null
  if (asked && (asked.purpose !== 'PROOF' || asked.userId !== user.id))
    throw new Refusal('SECOND_EXPIRED')
  await store.takeSecondTry(parts.db, user.id)
  await parts.db.transaction(async (tx) => {
    const challenge = asked?.challenge ?? ''
    await prove(parts, tx, user, { secret: null, challenge }, { code, recovery, passkey })
    // A challenge is signed once.
    if (asked) await store.dropTicket(tx, ticket ?? '')
    await store.clearSecondTries(tx, user.id)
    await markProven(tx, session.id)
  })
}

/** Guessed here or at the login, it is the same password and the same lock. */
async function byPassword(
  { db }: SecondParts,
  sealer: Sealer,
  { session }: SelfCtx,
  user: User,
  { password }: Proof,
): Promise<void> {
  if (!password) throw new Refusal('PROOF_WRONG', SESSION_SAYS.enterPassword, 'password')
  const typed = await sealer.open(password, Date.now())
  const n = await takeTry(db, user.id)
  if (!(await verifyPassword(typed, user.password_hash)))
    throw new Refusal('PROOF_WRONG', SESSION_SAYS.passwordNotRight, 'password')
  await forgive(db, user.id, n)
  await markProven(db, session.id)
}
