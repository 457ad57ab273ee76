/** Stored files of a company: those that rows name which are exported, each once, by its SHA-256. */
import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Blobs } from '../../blobs.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { ZipEntry } from '../listExport/index.ts'
import type { Table } from './tables.ts'

const COLUMN = 'blob_key'

export const withFiles = (tables: readonly Table[]): Table[] =>
  tables.filter(({ columns }) => columns.some(({ name }) => name === COLUMN))

/** Keys of the files that rows of these tables name and that may still be told, in order. */
export async function keysOf(tenant: TenantDb, tables: readonly Table[]): Promise<string[]> {
  const keys = new Set<string>()
  for (const { name, own, open } of withFiles(tables)) {
    const rows = await tenant.rows<{ key: string }>(
      `select distinct t.${COLUMN} as key from ${name} t
        where ${own}${open ? ` and ${open}` : ''} and t.${COLUMN} <> ''`,
    )
    for (const { key } of rows) keys.add(key)
  }
  return [...keys].sort()
}

export interface FoundFile {
  key: string
  bytes: number
  entry: ZipEntry
}

/**
 * A file as an entry of the archive. It is read twice, in pieces: an archive tells the check of a file before its bytes. null = no store
 * has it, or what it has are not the bytes that were stored.
 */
export async function fileEntry(stores: readonly Blobs[], key: string): Promise<FoundFile | null> {
  for (const store of stores) {
    const source = await store.read(key).catch(() => null)
    if (!source) continue
    const hash = createHash('sha256')
    let crc = 0
    let bytes = 0
    for await (const piece of source as AsyncIterable<Buffer>) {
      hash.update(piece)
      crc = crc32(piece, crc)
      bytes += piece.length
    }
    if (hash.digest('hex') !== key) continue
    const body = (async function* () {
      yield* (await store.read(key)) as AsyncIterable<Uint8Array>
    })()
    return { key, bytes, entry: { name: `files/${key}`, crc, size: bytes, body } }
  }
  return null
}
