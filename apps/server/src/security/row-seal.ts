/**
 * Seals of stored rows: an HMAC over every field that is told, under a key of one purpose. Whoever can write the database and
 * does not have the server's secret can change such a row, but not unseen. A seal names its key
 * once there is a second one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { canonicalJson } from '@xinjian/format'
import { readersOf, type Secret } from './secret.ts'
import { SECURITY_SAYS } from './words.ts'

/** Instants and bytes as they are read from the database, and what JSON can say. */
export type Sealed = Readonly<Record<string, unknown>>

export interface RowSeal {
  of(fields: Sealed): string
  matches(seal: string, fields: Sealed): boolean
  /** What is said of a seal that cannot be judged, because its key is kept no more; null = it can. */
  unjudged(seal: string | null): string | null
}

const VERSION = 'v3'
const FORM = /^v3:([0-9a-f]{8}):[0-9a-f]{64}$/
/** Names none: it is of the first key. */
const UNNAMED = 'v2:'

const namedIn = (seal: string | null): string | null => FORM.exec(seal ?? '')?.[1] ?? null

/** Id of the key that a seal was made by; null = it is no seal of ours. */
export const sealKeyOf = ({ first }: Pick<Secret, 'first'>, seal: string | null): string | null =>
  namedIn(seal) ?? (seal?.startsWith(UNNAMED) ? first : null)

export function createRowSeal(secret: Secret, purpose: string): RowSeal {
  const readers = readersOf(secret, `row-seal:${purpose}`)
  const making = secret.derive(`row-seal:${purpose}`, 32)
  const hmac = (key: Uint8Array, text: string) =>
    createHmac('sha256', key).update(text).digest('hex')
  return {
    of: (fields) =>
      (secret.mark === null ? UNNAMED : `${VERSION}:${secret.mark}:`) +
      hmac(making, canonicalJson(plain(fields))),
    matches(seal, fields) {
      const named = namedIn(seal)
      const text = canonicalJson(plain(fields))
      return readers.some(({ id, key }) => {
        if (named !== null && id !== named) return false
        const mark = named === null ? UNNAMED : `${VERSION}:${id}:`
        const [given, expected] = [Buffer.from(seal), Buffer.from(mark + hmac(key, text))]
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
    unjudged(seal) {
      const key = sealKeyOf(secret, seal)
      return key === null || readers.some(({ id }) => id === key)
        ? null
        : SECURITY_SAYS.sealKeyGone({ key })
    },
  }
}

const plain = (fields: Sealed): Sealed =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date
        ? value.toISOString()
        : value instanceof Uint8Array
          ? Buffer.from(value).toString('base64')
          : value,
    ]),
  )
