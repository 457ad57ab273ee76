/** What proves that somebody has his second factor, or one of the codes that stand in for it. */
import { randomUUID } from 'node:crypto'
import type { BodyOf, contract } from '@xinjian/contract'
import type { Tx } from '../../../db/pool.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Box } from '../../../security/box.ts'
import { momentOf, tell, tellingTx } from '../../notice/index.ts'
import type { User } from '../users.ts'
import { SESSION_SAYS } from '../words.ts'
import { recoveryLeft, takeRecovery } from './recovery.ts'
import * as store from './store.ts'
import { matchingStep } from './totp.ts'
import { type Place, provenBy } from './webauthn.ts'

export const wrong = () => new Refusal('BAD_SECOND', undefined, 'code')

/** Context under which the secret of an authenticator is sealed. */
export const totpContext = (userId: number) => `totp/${userId}`

type Given = Pick<BodyOf<typeof contract.session.secondEnter>, 'code' | 'passkey' | 'recovery'>

/** Refuses what proves nothing. With `secret` of a ticket, an authenticator that its code sets up. */
export async function prove(
  { box, place }: { box: Box; place: Place },
  tx: Tx,
  user: User,
  { secret, challenge }: Pick<store.Ticket, 'secret' | 'challenge'>,
  { code, passkey, recovery }: Given,
): Promise<void> {
  const factors = await store.factorsOf(tx, user.id)
  if (recovery) {
    if (factors.length === 0 || !(await takeRecovery(tx, user.id, recovery)))
      throw new Refusal('BAD_SECOND', SESSION_SAYS.recoveryCodeNotRight, 'recovery')
    return tellUsed(tx, user)
  }
  if (passkey) {
    const known = factors.find((factor) => factor.credential === passkey.id)
    if (!known?.public_key) throw wrong()
    const publicKey = known.public_key
    const proof = { ...passkey, challenge }
    const counter = provenBy(place, { publicKey, counter: known.counter }, proof)
    if (!(await store.advance(tx, known.id, counter))) throw wrong()
    return
  }
  const totp = factors.find((factor) => factor.kind === 'TOTP')
  const sealed = totp?.secret ?? (factors.length === 0 ? secret : null)
  if (!sealed || !code) throw wrong()
  const opened = box.open(totpContext(user.id), sealed)
  const step = matchingStep(opened, code, Date.now(), totp?.counter ?? 0)
  if (step === null) throw wrong()
  if (!totp) await store.putTotp(tx, user.id, sealed, step)
  else if (!(await store.advance(tx, totp.id, step))) throw wrong()
}

async function tellUsed(tx: Tx, user: User): Promise<void> {
  await tell(tellingTx(tx, user.company_id), {
    kind: 'RECOVERY_USED',
    key: randomUUID(),
    to: user.user_name,
    params: { at: momentOf(new Date()), left: String(await recoveryLeft(tx, user.id)) },
  })
}
