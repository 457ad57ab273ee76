/** The platform's signature under its logs: Ed25519 by a key derived from the server's own secret, which no database holds. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import type { Signature } from '@xinjian/format/audit-checkpoint'
import { CHECKPOINT_PURPOSE } from './purposes.ts'
import type { Secret } from './secret.ts'

export interface LogSigner {
  sign(text: string): Signature
  /** Whether it is of this very platform, by its key of now or a former one; whoever puts another key beside a signature proves nothing. */
  isOurs(text: string, signed: Signature): boolean
  /** SHA-256 of the public key, hex: what somebody compares it by. */
  fingerprint: string
}

/** PKCS #8 of an Ed25519 key up to its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })

/** Public half (SPKI, DER) of the key that a secret key signs logs by. */
export const publicHalf = (seed: Uint8Array): Buffer =>
  createPublicKey(privateOf(seed)).export({ type: 'spki', format: 'der' })

export function createLogSigner(secret: Secret): LogSigner {
  const key = privateOf(secret.derive(CHECKPOINT_PURPOSE, 32))
  const halves = new Map(
    [
      ...secret.live(CHECKPOINT_PURPOSE, 32).map((one) => publicHalf(one.key)),
      ...secret.kept(CHECKPOINT_PURPOSE).map((one) => one.key),
    ].map((spki) => [
      spki.toString('base64'),
      createPublicKey({ key: spki, format: 'der', type: 'spki' }),
    ]),
  )
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const own = spki.toString('base64')
  return {
    sign: (text) => ({
      key: own,
      signature: sign(null, Buffer.from(text), key).toString('base64'),
    }),
    isOurs(text, signed) {
      const half = halves.get(signed.key)
      return (
        half !== undefined &&
        verify(null, Buffer.from(text), half, Buffer.from(signed.signature, 'base64'))
      )
    },
    fingerprint: createHash('sha256').update(spki).digest('hex'),
  }
}
