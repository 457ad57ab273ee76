/**
 * Seals of stored rows: an HMAC over every field that is told, under a key of one purpose. Whoever can write the database and
 * does not have the server's secret can change such a row, but not unseen.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { canonicalJson } from '@xinjian/format'
import type { Secret } from './secret.ts'

/** Instants and bytes as they are read from the database, and what JSON can say. */
export type Sealed = Readonly<Record<string, unknown>>

export interface RowSeal {
  of(fields: Sealed): string
  matches(seal: string, fields: Sealed): boolean
}

const VERSION = 'v2:'

export function createRowSeal(secret: Secret, purpose: string): RowSeal {
  const key = secret.derive(`row-seal:${purpose}`, 32)
  const of = (fields: Sealed) =>
    VERSION +
    createHmac('sha256', key)
      .update(canonicalJson(plain(fields)))
      .digest('hex')
  return {
    of,
    matches(seal, fields) {
      const [given, expected] = [Buffer.from(seal), Buffer.from(of(fields))]
      return given.length === expected.length && timingSafeEqual(given, expected)
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
