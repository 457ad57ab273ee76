/**
 * What was read of a long export, kept in parts: a worker that takes over writes them into its file and reads on behind the last
 * (docs/decisions/0156). Only lists that are walked have places to go on from.
 */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Blobs } from '../../blobs.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import type { Claim } from '../../jobs/job.ts'
import type { Cells } from './cells.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)
/** Rows of a part: what is read again at most, some tenths of a second. */
const PART_ROWS = 20_000
/** Half of the bytes for a tenth of the time. */
const LEVEL = 1

interface KeptPart {
  rows: number
  total: number
  place: string[]
  blob_key: string
}

export interface Parts {
  /** Rows that are kept, part by part. */
  kept(): AsyncIterable<{ rows: readonly Cells[]; total: number; place: string[] }>
  /** Adds what was read; writes a part when there is enough for one. */
  add(rows: readonly Cells[], total: number, place: string[]): Promise<void>
  /** Once the file is made: takes them away. */
  drop(): Promise<void>
}

export function partsOf(tenant: TenantDb, files: Blobs, claim: Claim): Parts {
  let nth = 0
  // Packed as they come: rows that waited as objects would outlive their batch.
  let waiting: Buffer[] = []
  let count = 0
  const stored = async (key: string): Promise<readonly Cells[] | null> => {
    const bytes = await files.readWhole(key).catch(() => null)
    if (!bytes) return null
    const [, ...rows] = (await unpack(bytes)).toString('utf8').trimEnd().split('\n')
    return rows.map((row) => JSON.parse(row) as Cells)
  }
  return {
    async *kept() {
      const parts = await tenant.rows<KeptPart>(
        'select rows, total, place, blob_key from list_export_part where company_id = $1 and no = $2 order by nth',
        [claim.id],
      )
      for (const { rows: kept, total, place, blob_key } of parts) {
        const rows = await stored(blob_key)
        // What cannot be read whole any more is read of the list again, with all that stood behind it.
        if (rows?.length !== kept) {
          await tenant.run(
            'delete from list_export_part where company_id = $1 and no = $2 and nth > $3',
            [claim.id, nth],
          )
          return
        }
        nth++
        yield { rows, total, place }
      }
    },
    async add(rows, total, place) {
      // The number of the export makes its bytes its own: what two exports hold alike, neither takes from the other.
      const head = waiting.length === 0 ? [claim.id] : []
      const lines = [...head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('')
      waiting.push(await pack(lines, { level: LEVEL }))
      count += rows.length
      if (count < PART_ROWS) return
      const { key } = await files.put(Buffer.concat(waiting), { keepReserve: true })
      const packed = count
      waiting = []
      count = 0
      await tenant.transaction(async (tx) => {
        await claimed(tx, claim).hold()
        await tx.run(
          `insert into list_export_part (company_id, no, nth, rows, total, place, blob_key) values ($1, $2, $3, $4, $5, $6::text[], $7)`,
          [claim.id, ++nth, packed, total, place, key],
        )
      })
    },
    async drop() {
      const gone = await tenant.rows<{ blob_key: string }>(
        'delete from list_export_part where company_id = $1 and no = $2 returning blob_key',
        [claim.id],
      )
      for (const { blob_key } of gone) await files.removeOld(blob_key, 0)
    },
  }
}
