/**
 * The phone's half of the key of one collection task: ECDH P-256 by WebCrypto, HKDF-SHA-256 as `sealed-body.ts` of the
 * contract says. Needs a secure context (HTTPS or localhost). The private key cannot leave the browser and lives in memory
 * only: every visit agrees on a new one.
 */
import { fromBase64Url, toBase64Url } from '@xinjian/contract/seal'
import { SEALED_KEY_BYTES, sealedInfo } from '@xinjian/contract/sealed-body'

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
export const AES_BYTES = 16

export interface OwnKey {
  /** Raw uncompressed point, base64url, 87 characters. */
  publicKey: string
  privateKey: CryptoKey
}

export interface SealKeys {
  /** 16 bytes. */
  aes: Uint8Array
  mac: CryptoKey
}

export async function newKey(): Promise<OwnKey> {
  const pair = (await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])) as CryptoKeyPair
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { publicKey: toBase64Url(raw), privateKey: pair.privateKey }
}

/** Both keys of a task: 16 bytes for AES, 32 for the MAC. Throws when the server's point is not on the curve. */
export async function agree(
  own: CryptoKey,
  serverPublicKey: string,
  taskId: string,
): Promise<SealKeys> {
  const { subtle } = crypto
  const server = await subtle.importKey('raw', fromBase64Url(serverPublicKey), CURVE, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own, 256)
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode(sealedInfo(taskId))
  const bits = await subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    SEALED_KEY_BYTES * 8,
  )
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const mac = await subtle.importKey('raw', bits.slice(AES_BYTES), hmac, false, ['sign'])
  return { aes: new Uint8Array(bits.slice(0, AES_BYTES)), mac }
}
