/** The server's own secret, and what is derived from it. */
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'

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

function fileSecret(file: string): string {
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    // `wx`: when two processes start at once, one wins and the other reads its secret.
    try {
      fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return fs.readFileSync(file, 'utf8').trim()
}

/** 256-bit random token as handed out, and the hash as kept. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
