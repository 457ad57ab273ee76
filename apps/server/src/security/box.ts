/**
 * Small secrets at rest: AES-256-GCM under a key of one purpose, derived from the server's own secret. The context (which
 * row it belongs to) is authenticated, so a sealed value copied into another row does not open. Once there is a second key, in front of
 * the nonce stands which one it was.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Refusal } from '../http/refusal.ts'
import { readersOf, type Secret } from './secret.ts'
import { SECURITY_SAYS } from './words.ts'

export interface Box {
  seal(context: string, plain: string): Buffer
  /** Throws when the value was altered, belongs elsewhere, or was sealed under a secret that is not here. */
  open(context: string, sealed: Uint8Array): string
}

const NONCE = 12
const TAG = 16
/** Marks a value that names its key; behind it four bytes of the id. */
const BOX_MARK = 'xk'
/** Bytes of mark and id. */
export const BOX_HEAD = 6

/** Id of the key that a value is sealed by; null = it names none, and is of the first. */
export function boxKeyOf(sealed: Uint8Array): string | null {
  const head = Buffer.from(sealed.subarray(0, BOX_HEAD))
  return head.toString('latin1', 0, 2) === BOX_MARK ? head.toString('hex', 2) : null
}

/** AES-256-GCM: nonce, ciphertext, tag. */
export function encrypted(key: Uint8Array, context: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, body, cipher.getAuthTag()])
}

/** Throws where it was altered, or is of another key or context. */
export function decrypted(key: Uint8Array, context: string, bytes: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG))
  const body = bytes.subarray(NONCE, -TAG)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

/** What a value that names its key begins with. */
export const boxHead = (id: string): Buffer =>
  Buffer.concat([Buffer.from(BOX_MARK, 'latin1'), Buffer.from(id, 'hex')])

export function createBox(secret: Secret, purpose: string): Box {
  const readers = readersOf(secret, `box:${purpose}`)
  const making = secret.derive(`box:${purpose}`, 32)
  const head = secret.mark === null ? Buffer.alloc(0) : boxHead(secret.mark)
  return {
    seal: (context, plain) => Buffer.concat([head, encrypted(making, context, plain)]),
    open(context, sealed) {
      const named = boxKeyOf(sealed)
      const own = readers.find(({ id }) => id === named)
      if (own) return decrypted(own.key, context, sealed.subarray(BOX_HEAD))
      // It names none: by whichever it opens.
      for (const { key } of readers) {
        try {
          return decrypted(key, context, sealed)
        } catch {}
      }
      const key = named ?? secret.first
      if (readers.every(({ id }) => id !== key))
        throw new Refusal('BROKEN', SECURITY_SAYS.keyGone({ key }))
      throw new Error('a sealed value opens by none of our keys')
    },
  }
}
