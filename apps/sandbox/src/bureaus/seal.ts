/**
 * Passwords reach a bureau sealed: RSA-OAEP (SHA-256) over `nonce + "\n" + password`, base64. The nonce is the
 * session's, so that a sealed password is worth nothing in another session.
 */
import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'

export class Seal {
  readonly publicKeyPem: string
  #privateKey: KeyObject

  constructor() {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
    this.publicKeyPem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    this.#privateKey = pair.privateKey
  }

  /** The password, or null when the text is not sealed with our key for this nonce. */
  open(sealed: string, nonce: string): string | null {
    try {
      const text = privateDecrypt(
        { key: this.#privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(sealed, 'base64'),
      ).toString('utf8')
      return text.startsWith(`${nonce}\n`) ? text.slice(nonce.length + 1) : null
    } catch {
      return null
    }
  }
}
