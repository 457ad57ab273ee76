/**
 * How a secret travels (passwords here; the collection flow builds on the same agreement).
 *
 * 1. The server offers a short-lived P-256 public key (`securityKey`).
 * 2. The client makes its own pair, ECDH gives a shared secret, HKDF-SHA-256 (salt empty, info `xinjian-seal`) a key.
 * 3. `v2` = AES-256-GCM, 12-byte nonce. `v1` = AES-128-ECB with PKCS#7, the product spec's symmetric cipher, accepted for
 *    partners that cannot do better; our own client always sends v2 (docs/decisions/0004).
 *
 * Wire form, one string: `v2.<keyId>.<clientPublicKey>.<nonce>.<ciphertext>` or `v1.<keyId>.<clientPublicKey>.<ciphertext>`,
 * all parts base64url without padding; public keys are raw uncompressed points.
 */
export interface OfferedKey {
  keyId: string
  publicKey: string
}

export const SEAL_INFO = new TextEncoder().encode('xinjian-seal')

export function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const b of bytes) binary += String.fromCharCode(b)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (c) => c.charCodeAt(0))
}

/** Seals `plaintext` for the holder of the offered key. Needs a secure context (HTTPS or localhost) in browsers. */
export async function sealSecret(key: OfferedKey, plaintext: string): Promise<string> {
  const subtle = globalThis.crypto.subtle
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const own = (await subtle.generateKey(curve, true, ['deriveBits'])) as CryptoKeyPair
  const server = await subtle.importKey('raw', fromBase64Url(key.publicKey), curve, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256)
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const aes = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: SEAL_INFO },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const nonce = globalThis.crypto.getRandomValues(new Uint8Array(12))
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    aes,
    new TextEncoder().encode(plaintext),
  )
  const ownPublic = new Uint8Array(await subtle.exportKey('raw', own.publicKey))
  return [
    'v2',
    key.keyId,
    toBase64Url(ownPublic),
    toBase64Url(nonce),
    toBase64Url(new Uint8Array(sealed)),
  ].join('.')
}
