/** Signatures that travel with what they sign: links, and tickets of our own printer. Each names the key that made it, once there is a second one. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readersOf, type Secret } from './secret.ts'

export interface Signer {
  /** Id of the key and a hyphen where keys are named, base64url of the HMAC. */
  sign(body: string): string
  matches(body: string, signature: string): boolean
}

/** @param letters how many of the HMAC's letters are kept */
export function createSigner(secret: Secret, purpose: string, letters = 43): Signer {
  const readers = readersOf(secret, purpose)
  const making = secret.derive(purpose, 32)
  const hmac = (key: Uint8Array, body: string) =>
    createHmac('sha256', key).update(body).digest('base64url').slice(0, letters)
  return {
    sign: (body) => (secret.mark === null ? '' : `${secret.mark}-`) + hmac(making, body),
    matches: (body, signature) =>
      readers.some(({ id, key }) => {
        const given = Buffer.from(signature)
        // Links that are out from before there was a second key name none.
        return [`${id}-${hmac(key, body)}`, hmac(key, body)].some((text) => {
          const expected = Buffer.from(text)
          return given.length === expected.length && timingSafeEqual(given, expected)
        })
      }),
  }
}
