/** The platform's signature under its logs: Ed25519 by a key derived from the server's own secret, which no database holds. */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Signature } from '@xinjian/format/audit-checkpoint'
import type { Secret } from './secret.ts'

export interface LogSigner {
  sign(text: string): Signature
  /** Whether it is of this very platform; whoever puts another key beside a signature proves nothing. */
  isOurs(text: string, signed: Signature): boolean
  /** SHA-256 of the public key, hex: what somebody compares it by. */
  fingerprint: string
}

/** PKCS #8 of an Ed25519 key up to its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export function createLogSigner(secret: Secret): LogSigner {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8, secret.derive('audit-checkpoint', 32)]),
    format: 'der',
    type: 'pkcs8',
  })
  const half = createPublicKey(key)
  const spki = half.export({ type: 'spki', format: 'der' })
  const own = spki.toString('base64')
  return {
    sign: (text) => ({
      key: own,
      signature: sign(null, Buffer.from(text), key).toString('base64'),
    }),
    isOurs: (text, signed) =>
      signed.key === own &&
      verify(null, Buffer.from(text), half, Buffer.from(signed.signature, 'base64')),
    fingerprint: createHash('sha256').update(spki).digest('hex'),
  }
}
