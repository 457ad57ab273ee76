/** The server's own secret, and what is derived from it. */
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Config } from '../config.ts'
import { fileSecret } from './secret-file.ts'

export interface Secret {
  /** Bytes for one purpose; different purposes never share a key. */
  derive(purpose: string, length: number): Buffer
}

/** From SECRET_KEY, else from DATA_DIR/secret.key, which is made on first start and readable by the owner only. */
export function loadSecret(config: Pick<Config, 'secretKey' | 'dataDir'>): Secret {
  const key = Buffer.from(
    config.secretKey ?? fileSecret(path.join(config.dataDir, 'secret.key')),
    'hex',
  )
  return {
    derive: (purpose, length) =>
      Buffer.from(hkdfSync('sha256', key, '', `xinjian:${purpose}`, length)),
  }
}

/** 256-bit random token as handed out, and the hash as kept. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
