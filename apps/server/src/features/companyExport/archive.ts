/** The entries of an archive in their order: parts of tables, stored files, their lists, and last what tells of them all, with its signature. */
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { LogSigner } from '../../security/log-signer.ts'
import type { ZipEntry } from '../listExport/index.ts'
import { fileEntry, keysOf } from './files.ts'
import { manifestText, partName } from './manifest.ts'
import { entryOf, type Part, packed } from './parts.ts'
import { companyOf, type ExportRecord } from './store.ts'
import type { Table } from './tables.ts'

export interface ArchiveOf {
  db: Database
  tenant: TenantDb
  files: Blobs
  stores: readonly Blobs[]
  signer: LogSigner
  tables: readonly Table[]
  parts: readonly Part[]
  order: ExportRecord
}

/** Files that one list names. */
const LISTED = 20_000

/** @param told after each stored file: how many are written, of how many */
export async function* archiveOf(
  { db, tenant, files, stores, signer, tables, parts, order }: ArchiveOf,
  told: (done: number, all: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  for (const part of parts)
    if (part.rows > 0) yield entryOf(partName(part), part, () => files.readWhole(part.blob_key))
  const keys = await keysOf(tenant, tables)
  const missing: string[] = []
  const lists: { name: string; sha256: string }[] = []
  let listed: string[] = []
  let done = 0
  let bytes = 0
  async function* list(): AsyncGenerator<ZipEntry> {
    if (listed.length === 0) return
    const name = `files-${String(lists.length + 1).padStart(4, '0')}.ndjson`
    const { body, ...of } = await packed(listed.map((line) => `${line}\n`).join(''))
    lists.push({ name, sha256: of.sha256 })
    listed = []
    yield entryOf(name, of, async () => body)
  }
  for (const key of keys) {
    const file = await fileEntry(stores, key)
    if (!file) {
      missing.push(key)
      continue
    }
    yield file.entry
    done++
    bytes += file.bytes
    listed.push(JSON.stringify({ sha256: key, bytes: file.bytes }))
    if (listed.length === LISTED) yield* list()
    await told(done, keys.length)
  }
  yield* list()
  await told(done, keys.length)
  const company = (await companyOf(db, tenant.companyId))!
  const text = manifestText({
    no: order.no,
    company: { id: company.id, name: company.name, taxNo: company.tax_no },
    asked: { by: order.asked_by, at: order.created_at, reason: order.reason },
    read: { from: order.created_at, to: new Date() },
    ...{ tables, parts, missing },
    withheld: await withheldOf(tenant, tables),
    files: { count: done, bytes, lists },
  })
  for (const [name, words] of [
    ['manifest.json', text],
    ['manifest.sig.json', JSON.stringify(signer.sign(text))],
  ] as const) {
    const { body, ...of } = await packed(words)
    yield entryOf(name, of, async () => body)
  }
}

/** Rows that a consent which was taken back reaches, by table. */
async function withheldOf(
  tenant: TenantDb,
  tables: readonly Table[],
): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { name, own, open } of tables) {
    if (!open) continue
    const row = await tenant.one<{ n: number }>(
      `select count(*)::int as n from ${name} t where ${own} and not (${open})`,
    )
    if (row && row.n > 0) found[name] = row.n
  }
  return found
}
