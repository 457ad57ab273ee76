import { contract } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import { leaveTrace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Box } from '../../security/box.ts'
import { maskEmail } from '../session/index.ts'
import { makePair, readPublicKey } from './keys.ts'
import * as store from './store.ts'
import { COMPANY_SAYS } from './words.ts'

interface Deps {
  db: Database
  /** Seals private keys at rest; the context is the company and the fingerprint. */
  box: Box
}

const told = ({ linkman, phone, email }: store.Contact) => ({
  linkman,
  phone: phone && maskMobile(phone),
  email: email && maskEmail(email),
})

export const companyRoutes = ({ db, box }: Deps) => {
  const turn = async (ctx: SelfCtx, action: string, key: Omit<store.NewKey, 'addedBy'>) => {
    const { companyId, userName } = ctx.session
    await db.transaction(async (tx) => {
      if (!(await store.turnKey(tx, companyId, { ...key, addedBy: userName })))
        throw new Refusal('CONFLICT', COMPANY_SAYS.publicKeyRegisteredBefore, 'publicKey')
      const { kind, algorithm, fingerprint, overlapDays } = key
      await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
        kind: 'CHANGE',
        action,
        object: fingerprint,
        detail: { key: kind, algorithm, overlapDays },
      })
    })
    const found = (await store.keysOf(db, companyId)).find((k) => k.fingerprint === key.fingerprint)
    if (!found) throw new Refusal('UNKNOWN')
    return found
  }
  return implement(contract.company, {
    async updateCompany(ctx, { linkman, phone, email }) {
      const { companyId } = ctx.session
      await db.transaction(async (tx) => {
        const before = await store.contactOf(tx, companyId)
        if (!before) throw new Refusal('UNKNOWN')
        const after = { linkman, phone: phone ?? before.phone, email }
        await store.changeContact(tx, companyId, after)
        await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
          kind: 'CHANGE',
          action: 'updateCompany',
          detail: { before: told(before), after: told(after) },
        })
      })
      return null
    },
    companyKeys: ({ session }) => store.keysOf(db, session.companyId),
    companyKeyAdd: (ctx, { publicKey, overlapDays }) =>
      turn(ctx, 'companyKeyAdd', {
        ...readPublicKey(publicKey),
        kind: 'TH',
        privateKey: null,
        overlapDays,
      }),
    companyKeyRotate(ctx, { algorithm, overlapDays }) {
      const { privateKey, ...pair } = makePair(algorithm)
      const context = `${ctx.session.companyId}/${pair.fingerprint}`
      return turn(ctx, 'companyKeyRotate', {
        ...pair,
        kind: 'KD',
        privateKey: box.seal(context, privateKey),
        overlapDays,
      })
    },
    async companyKeyEnd(ctx, { kind, fingerprint }) {
      const { companyId } = ctx.session
      await db.transaction(async (tx) => {
        if (!(await store.endKey(tx, companyId, kind, fingerprint)))
          throw new Refusal('CONFLICT', COMPANY_SAYS.keyUseCannotSuspended)
        await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
          kind: 'CHANGE',
          action: 'companyKeyEnd',
          object: fingerprint,
        })
      })
      return null
    },
  })
}
