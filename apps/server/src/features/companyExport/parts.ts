/**
 * What was read of an export, kept in parts: a worker that takes over goes on behind the last one, and the archive is packed from them. A part
 * is lines of one table, packed as the archive holds them (raw deflate).
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import type { Blobs } from '../../blobs.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import type { Claim } from '../../jobs/job.ts'
import type { ZipEntry } from '../listExport/index.ts'

const pack = promisify(deflateRaw)
/** Half of the bytes for a tenth of the time. */
const LEVEL = 1

export interface PackedBytes {
  /** SHA-256 of the bytes, hex. */
  sha256: string
  crc: number
  /** Number of the bytes, and of the packed ones. */
  bytes: number
  packed: number
}

export interface Part extends PackedBytes {
  nth: number
  of_table: string
  rows: number
  /** Key of the last row; null = the table ends here. */
  place: string[] | null
  blob_key: string
}

/** Text as a file of the archive. */
export async function packed(text: string | Buffer): Promise<PackedBytes & { body: Buffer }> {
  const bytes = Buffer.from(text)
  const body = await pack(bytes, { level: LEVEL })
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    crc: crc32(bytes),
    bytes: bytes.length,
    packed: body.length,
    body,
  }
}

export const entryOf = (
  name: string,
  { crc, bytes, packed }: PackedBytes,
  body: () => Promise<Uint8Array>,
): ZipEntry => ({
  ...{ name, crc, size: bytes, packed },
  body: (async function* () {
    yield await body()
  })(),
})

const COLUMNS = 'nth, of_table, rows, place, sha256, crc, bytes, packed, blob_key'

export const keptParts = (tenant: TenantDb, no: string): Promise<Part[]> =>
  tenant.rows<Part>(
    `select ${COLUMNS} from company_export_part where company_id = $1 and no = $2 order by nth`,
    [no],
  )

export async function keepPart(
  tenant: TenantDb,
  files: Blobs,
  claim: Claim,
  part: Pick<Part, 'nth' | 'of_table' | 'rows' | 'place'> & { text: string },
): Promise<Part> {
  const { body, ...of } = await packed(part.text)
  const { key } = await files.put(body, { keepReserve: true })
  const { nth, of_table, rows, place } = part
  await tenant.transaction(async (tx) => {
    await claimed(tx, claim).hold()
    await tx.run(
      `insert into company_export_part (company_id, no, nth, of_table, rows, place, sha256, crc, bytes, packed, blob_key)
       values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9, $10, $11)`,
      [claim.id, nth, of_table, rows, place, of.sha256, of.crc, of.bytes, of.packed, key],
    )
  })
  return { nth, of_table, rows, place, ...of, blob_key: key }
}

/** Takes the parts away; bytes that a part of another export names stay. */
export async function dropParts(tenant: TenantDb, files: Blobs, no: string): Promise<void> {
  const gone = await tenant.rows<{ blob_key: string }>(
    'delete from company_export_part where company_id = $1 and no = $2 returning blob_key',
    [no],
  )
  for (const { blob_key } of gone) {
    const named = await tenant.one(
      'select 1 from company_export_part where company_id = $1 and blob_key = $2 limit 1',
      [blob_key],
    )
    if (!named) await files.removeOld(blob_key, 0)
  }
}
