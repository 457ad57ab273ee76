/**
 * Small secrets at rest: AES-256-GCM under a key of one purpose, derived from the server's own secret. The context (which
 * row it belongs to) is authenticated, so a sealed value copied into another row does not open.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secret } from './secret.ts'

export interface Box {
  seal(context: string, plain: string): Buffer
  /** Throws when the value was altered, belongs elsewhere, or was sealed under another secret. */
  open(context: string, sealed: Uint8Array): string
}

const NONCE = 12
const TAG = 16

export function createBox(secret: Secret, purpose: string): Box {
  const key = secret.derive(`box:${purpose}`, 32)
  return {
    seal(context, plain) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, body, cipher.getAuthTag()])
    },
    open(context, sealed) {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-TAG))
      const body = bytes.subarray(NONCE, -TAG)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
