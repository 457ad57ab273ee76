/**
 * Server side of `packages/contract/src/sealed-body.ts`: the key of one collection task, and the opening of its bodies. The
 * order matters: the MAC is compared before anything is decrypted, so a tampered body never reaches the cipher.
 */
import { createDecipheriv, createECDH, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { SEALED_KEY_BYTES, SEALED_MAX_AGE_MS, SEALED_SCHEME, sealedInfo } from '@xinjian/contract'
import { Refusal } from '../http/refusal.ts'
import { newKeyName, offeredBy } from './offered-key.ts'
import type { Secret } from './secret.ts'

/** What a task row knows of its key. */
export interface TaskKey {
  taskId: string
  /** Names our half; a new one with every visit. */
  keyId: string
  /** Raw uncompressed point of the phone, base64url. */
  clientKey: string
}

export interface OpenedBody {
  payload: Record<string, unknown>
  nonce: string
}

export interface BodySealer {
  /** Names our half for a new visit. */
  newKeyId(): string
  /** Our public key for a task's visit. */
  publicKey(taskId: string, keyId: string): string
  /** False when the phone's key is no point of the curve. */
  accepts(clientKey: string): boolean
  /**
   * Opens a body. Refuses: plain bodies (BODY_NOT_SEALED), wrong keys and altered bodies (BODY_SEAL_BROKEN), bodies older
   * than five minutes (BODY_REPLAYED). Whether the nonce was seen is the caller's to judge.
   */
  open(key: TaskKey, path: string, header: unknown, body: unknown, now: number): OpenedBody
}

const AES_BYTES = 16

export function createBodySealer(secret: Secret): BodySealer {
  const own = (taskId: string, keyId: string) => {
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(offeredBy(secret, `collect:${taskId}:${keyId}`, keyId))
    return ecdh
  }
  const keys = ({ taskId, keyId, clientKey }: TaskKey): Buffer => {
    const shared = own(taskId, keyId).computeSecret(Buffer.from(clientKey, 'base64url'))
    return Buffer.from(hkdfSync('sha256', shared, '', sealedInfo(taskId), SEALED_KEY_BYTES))
  }
  return {
    newKeyId: () => newKeyName(secret),
    publicKey: (taskId, keyId) => own(taskId, keyId).getPublicKey().toString('base64url'),
    accepts(clientKey) {
      try {
        own('probe', newKeyName(secret)).computeSecret(Buffer.from(clientKey, 'base64url'))
        return true
      } catch {
        return false
      }
    },
    open(key, path, header, body, now) {
      const data = (body as { data?: unknown } | null | undefined)?.data
      const [scheme, mac] = String(header ?? '').split('.')
      if (scheme !== SEALED_SCHEME || mac === undefined || typeof data !== 'string')
        throw new Refusal('BODY_NOT_SEALED')
      const material = keys(key)
      const expected = createHmac('sha256', material.subarray(AES_BYTES))
        .update(`${path}\n${data}`)
        .digest()
      const given = Buffer.from(mac, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new Refusal('BODY_SEAL_BROKEN')
      return checked(decrypt(material.subarray(0, AES_BYTES), data), now)
    },
  }
}

function decrypt(key: Buffer, data: string): unknown {
  try {
    const decipher = createDecipheriv('aes-128-ecb', key, null)
    const plain = Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()])
    return JSON.parse(plain.toString('utf8'))
  } catch {
    throw new Refusal('BODY_SEAL_BROKEN')
  }
}

function checked(plain: unknown, now: number): OpenedBody {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain))
    throw new Refusal('BODY_SEAL_BROKEN')
  const { ts, nonce, ...payload } = plain as Record<string, unknown>
  if (typeof nonce !== 'string' || nonce.length < 12 || nonce.length > 64)
    throw new Refusal('BODY_REPLAYED')
  if (typeof ts !== 'number' || Math.abs(now - ts) > SEALED_MAX_AGE_MS)
    throw new Refusal('BODY_REPLAYED')
  return { payload, nonce }
}
