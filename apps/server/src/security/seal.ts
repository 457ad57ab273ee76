/**
 * Server side of `packages/contract/src/seal.ts`. The offered key pair is derived from the server secret and a nonce in the
 * key id, so every API process can open what any other offered. A key id lives ten minutes; what was opened is noted as long, so
 * that whoever overheard a sealed password cannot send it again.
 */
import { createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto'
import { SEAL_INFO } from '@xinjian/contract'
import { Refusal } from '../http/refusal.ts'
import { newKeyName, offeredBy } from './offered-key.ts'
import type { Secret } from './secret.ts'
import { SECURITY_SAYS } from './words.ts'

const LIFETIME_MS = 10 * 60_000

export interface Sealer {
  offer(now: number): { keyId: string; publicKey: string; expiresAt: string }
  /** Opens a sealed string; refuses plain text, unknown or expired keys, tampered bodies and what was opened before. */
  open(sealed: string, now: number): Promise<string>
}

/** Notes a mark until a moment; false where it was noted already. Of several at once one is told true. */
export type Spend = (mark: Uint8Array, until: Date) => Promise<boolean>

export function createSealer(secret: Secret, acceptV1: boolean, spend: Spend): Sealer {
  const pair = (keyId: string) => {
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(offeredBy(secret, `seal:${keyId}`, keyId))
    return ecdh
  }
  return {
    offer(now) {
      const expires = now + LIFETIME_MS
      const keyId = `${expires.toString(36)}-${newKeyName(secret)}`
      return {
        keyId,
        publicKey: pair(keyId).getPublicKey().toString('base64url'),
        expiresAt: new Date(expires).toISOString(),
      }
    },
    async open(sealed, now) {
      const [version, keyId = '', publicKey = '', ...rest] = sealed.split('.')
      if (version !== 'v2' && version !== 'v1') throw new Refusal('SEALED_REQUIRED')
      if (version === 'v1' && !acceptV1)
        throw new Refusal('SEALED_REQUIRED', SECURITY_SAYS.updateClientTryAgain)
      const expires = Number.parseInt(keyId.split('-')[0] ?? '', 36)
      if (!(expires > now)) throw new Refusal('BAD_SEAL')
      const { plain, mark } = unsealed(() => {
        const shared = pair(keyId).computeSecret(Buffer.from(publicKey, 'base64url'))
        const key = Buffer.from(hkdfSync('sha256', shared, '', SEAL_INFO, 32))
        return {
          plain: version === 'v2' ? openGcm(key, rest) : openEcb(key, rest),
          mark: markOf(key, rest[version === 'v2' ? 1 : 0]),
        }
      })
      if (!(await spend(mark, new Date(expires))))
        throw new Refusal('BAD_SEAL', SECURITY_SAYS.sentBeforeEnterAgain)
      return plain
    },
  }
}

function unsealed<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw new Refusal('BAD_SEAL')
  }
}

/** Of the key and the bytes, not of the text: one sealed secret can be spelled in many ways. */
const markOf = (key: Uint8Array, body = ''): Uint8Array =>
  createHash('sha256').update(key).update(Buffer.from(body, 'base64url')).digest()

function openGcm(key: Buffer, [nonce = '', body = '']: string[]): string {
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
}

function openEcb(key: Buffer, [body = '']: string[]): string {
  const decipher = createDecipheriv('aes-128-ecb', key.subarray(0, 16), null)
  return Buffer.concat([
    decipher.update(Buffer.from(body, 'base64url')),
    decipher.final(),
  ]).toString('utf8')
}
