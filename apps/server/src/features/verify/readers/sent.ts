/** Pictures that were given to a vendor: told before they leave, and what became of them. */
import { createHash } from 'node:crypto'
import type { SentPicture } from '@xinjian/contract/nouns/verify'
import type { Value } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { wired } from '../../../http/rows/wired.ts'
import { NotRead, type Reading, type Recogniser } from '../../../outside/recognition/recogniser.ts'

/** Codes by which the picture never left: the service is at rest, or too many wait for it. */
const KEPT_HERE: readonly string[] = ['CIRCUIT_OPEN', 'QUEUE_FULL']

export interface SentTo {
  reading: Reading | null
  /** What the vendor refused with; null = it read. */
  code: string | null
  silent: boolean
  left: boolean
}

export async function sendTo(
  reader: Recogniser,
  tenant: TenantDb,
  of: { madeBy: string; name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<SentTo> {
  const row = await tenant.one<{ id: number }>(
    `insert into verify_sent (company_id, made_by, file_name, vendor, host, picture, bytes)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      of.madeBy,
      of.name,
      reader.name,
      reader.host,
      createHash('sha256').update(of.bytes).digest(),
      of.bytes.length,
    ],
  )
  const start = performance.now()
  const sent = await read(reader, of)
  await tenant.run(
    'update verify_sent set outcome = $3, ms = $4 where company_id = $1 and id = $2',
    [row!.id, sent.code ?? 'OK', Math.round(performance.now() - start)],
  )
  return sent
}

async function read(
  reader: Recogniser,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<SentTo> {
  try {
    // The deadline is the reader's own: whoever gave the picture waits for it, and a browser that goes away changes nothing.
    const reading = await reader.read({ name, bytes }, new AbortController().signal)
    return { reading, code: null, silent: false, left: true }
  } catch (error) {
    if (!(error instanceof NotRead)) throw error
    const { code, silent } = error
    return { reading: null, code, silent, left: !KEPT_HERE.includes(code) }
  }
}

interface Row {
  id: number
  at: Date
  made_by: string
  file_name: string
  vendor: string
  host: string
  bytes: number
  picture: Buffer
  outcome: string | null
  ms: number | null
}

/** The newest first; of those whose pictures alone a session may see, its own. */
export async function sentPage(tenant: TenantDb, { page, size }: { page: number; size: number }) {
  const { madeBy } = tenant.scope
  const own: Value[] = [madeBy]
  const from = 'from verify_sent where company_id = $1 and ($2::text is null or made_by = $2)'
  const total = await tenant.one<{ n: number }>(`select count(*)::int as n ${from}`, own)
  const rows = await tenant.rows<Row>(
    `select id, at, made_by, file_name, vendor, host, bytes, picture, outcome, ms ${from}
      order by at desc, id desc limit $3 offset $4`,
    [...own, size, (page - 1) * size],
  )
  return { total: total?.n ?? 0, page, size, rows: rows.map(wire) }
}

const wire = (row: Row): SentPicture => ({
  ...wired(row, 'id at made_by file_name vendor host bytes outcome ms'),
  sha256: row.picture.toString('hex'),
  left: !KEPT_HERE.includes(row.outcome ?? ''),
})
