/**
 * Server side of `packages/contract/src/seal.ts`. The offered key pair is derived from the server secret and a nonce in the
 * key id, so every API process can open what any other offered and nothing is stored. A key id lives ten minutes.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { SEAL_INFO } from '@xinjian/contract'
import { Refusal } from '../http/refusal.ts'
import type { Secret } from './secret.ts'

const LIFETIME_MS = 10 * 60_000

export interface Sealer {
  offer(now: number): { keyId: string; publicKey: string; expiresAt: string }
  /** Opens a sealed string; refuses plain text, unknown or expired keys and tampered bodies. */
  open(sealed: string, now: number): string
}

export function createSealer(secret: Secret, acceptV1: boolean): Sealer {
  const pair = (keyId: string) => {
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(secret.derive(`seal:${keyId}`, 32))
    return ecdh
  }
  return {
    offer(now) {
      const expires = now + LIFETIME_MS
      const keyId = `${expires.toString(36)}-${randomBytes(9).toString('base64url')}`
      return {
        keyId,
        publicKey: pair(keyId).getPublicKey().toString('base64url'),
        expiresAt: new Date(expires).toISOString(),
      }
    },
    open(sealed, now) {
      const [version, keyId = '', publicKey = '', ...rest] = sealed.split('.')
      if (version !== 'v2' && version !== 'v1') throw new Refusal('SEALED_REQUIRED')
      if (version === 'v1' && !acceptV1) throw new Refusal('SEALED_REQUIRED', '请升级客户端后重试')
      if (!(Number.parseInt(keyId.split('-')[0] ?? '', 36) > now)) throw new Refusal('BAD_SEAL')
      try {
        const shared = pair(keyId).computeSecret(Buffer.from(publicKey, 'base64url'))
        const key = Buffer.from(hkdfSync('sha256', shared, '', SEAL_INFO, 32))
        return version === 'v2' ? openGcm(key, rest) : openEcb(key, rest)
      } catch {
        throw new Refusal('BAD_SEAL')
      }
    },
  }
}

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
