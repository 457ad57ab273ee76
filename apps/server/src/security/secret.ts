/** The server's own keys, and what is derived from them. Several may be read by, one makes (docs/decisions/0253). */
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { LastingPurpose } from './purposes.ts'
import { fileSecret } from './secret-file.ts'

/** Bytes of one purpose, and the id of the secret key that they come from. */
export interface PurposeKey {
  id: string
  key: Buffer
}

export interface Secret {
  /** Id of the key that makes: eight hex digits that tell nothing of it. */
  readonly id: string
  /** Id of the first one there was: what names no key is of it. */
  readonly first: string
  /** What is made is marked with this; null = there was never another key: it names none, as a release of before keys had ids reads it. */
  readonly mark: string | null
  /** Bytes for one purpose from the key that makes; different purposes never share a key. */
  derive(purpose: string, length: number): Buffer
  /** The same of every key that this process was given, the one that makes first. */
  live(purpose: string, length: number): PurposeKey[]
  /** What was kept of keys that it was not given any more, for opening and verifying alone. */
  kept(purpose: string): PurposeKey[]
  /** 32 bytes of the hashes that rows are found by: the same however often keys are turned. */
  lasting(purpose: LastingPurpose): Buffer
}

/** What the database keeps of derived keys: purpose → keys. */
export interface KeptKeys {
  /** Id of the key that the first start had; null = nothing is kept yet. */
  first: string | null
  lasting: ReadonlyMap<string, Buffer>
  former: ReadonlyMap<string, readonly PurposeKey[]>
}

const ID_BYTES = 4
const NOTHING_KEPT: KeptKeys = { first: null, lasting: new Map(), former: new Map() }

const derived = (key: Uint8Array, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `xinjian:${purpose}`, length))

export const keyIdOf = (key: Uint8Array): string => derived(key, 'key-id', ID_BYTES).toString('hex')

/** @param keys the one that makes, then those that are read by; of several former ones the oldest last */
export function secretOf(keys: readonly Uint8Array[], kept: KeptKeys = NOTHING_KEPT): Secret {
  const all = keys.map((bytes) => ({ id: keyIdOf(bytes), bytes }))
  const [making] = all
  const oldest = all.at(-1)
  if (!making || !oldest) throw new Error('no secret key')
  const first = kept.first ?? oldest.id
  return {
    id: making.id,
    first,
    mark: all.length > 1 || making.id !== first ? making.id : null,
    derive: (purpose, length) => derived(making.bytes, purpose, length),
    live: (purpose, length) =>
      all.map(({ id, bytes }) => ({ id, key: derived(bytes, purpose, length) })),
    kept: (purpose) =>
      (kept.former.get(purpose) ?? []).filter((one) => all.every(({ id }) => id !== one.id)),
    lasting: (purpose) => kept.lasting.get(purpose) ?? derived(oldest.bytes, purpose, 32),
  }
}

/** All keys of one purpose that something may rest on, the one that makes first. */
export const readersOf = (secret: Secret, purpose: string, length = 32): PurposeKey[] => [
  ...secret.live(purpose, length),
  ...secret.kept(purpose),
]

/** The keys that the settings give: SECRET_KEY, else DATA_DIR/secret.key (made on first start, readable by the owner only); then SECRET_KEYS_READ. */
export const keysOf = (
  config: Pick<Config, 'secretKey' | 'dataDir'> & Partial<Pick<Config, 'secretKeysRead'>>,
): Buffer[] =>
  [
    config.secretKey ?? fileSecret(path.join(config.dataDir, 'secret.key')),
    ...(config.secretKeysRead ?? []),
  ].map((hex) => Buffer.from(hex, 'hex'))

/** Without what the database keeps of keys (keys/load.ts). */
export const loadSecret = (...[config]: Parameters<typeof keysOf>): Secret =>
  secretOf(keysOf(config))

/** 256-bit random token as handed out, and the hash as kept. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
