/** The logs where they lie: each compared with where it says that it ends, and with all that was signed of it there and beside. */
import fs from 'node:fs'
import path from 'node:path'
import {
  type ChainEntry,
  type ErasedRange,
  erasedIn,
  verifyChain,
} from '@xinjian/format/audit-chain'
import { type Checkpoint, checkpointText, type Signed } from '@xinjian/format/audit-checkpoint'
import type { Client } from 'pg'
import type { AuditOptions } from '../../usage-audit.ts'
import { type Checked, signerOf, sm3 } from './checked.ts'

const BATCH = 2_000
/** Number of the platform's own chain. */
const PLATFORM_CHAIN = 0

export async function checkDatabase(
  url: string,
  { checkpoints, key }: Pick<AuditOptions, 'checkpoints' | 'key'>,
): Promise<Checked[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const rows = await rowsOf(client)
    const heads = await client.query<{ company_id: number; seq: string; hash: Buffer }>(
      'select company_id, seq, hash from audit_head order by company_id',
    )
    const ends = new Map(heads.rows.map((head) => [head.company_id, head]))
    const signed = [...rows, ...filesIn(checkpoints)]
    // A chain of which nothing is left is still one of which something was signed.
    const chains = new Set([...ends.keys(), ...signed.map((one) => one.companyId)])
    const checked: Checked[] = []
    // The platform's own chain is walked first: what it says was erased holds as far as it fits itself.
    const erased = new Map<number, ErasedRange>()
    for (const companyId of [...chains].sort((a, b) => a - b)) {
      const head = ends.get(companyId)
      const end = { seq: Number(head?.seq ?? 0), hash: head?.hash.toString('hex') ?? '' }
      const own = signed.filter((one) => one.companyId === companyId)
      const signers = own.map((one) => signerOf(checkpointText(one), one))
      const points = own.filter((_, i) => signers[i] !== null && (!key || signers[i] === key))
      const rows = chainOf(client, companyId, end.seq)
      const told = companyId === PLATFORM_CHAIN ? erasuresIn(rows, erased) : rows
      const found = await verifyChain(told, sm3, {
        points: [...points, end].filter(({ seq }) => seq > 0),
        erased: erased.get(companyId),
      })
      const last = points.toSorted((a, b) => b.seq - a.seq)[0]
      checked.push({
        of: String(companyId),
        ...found,
        checkpoint: last ? { seq: last.seq, hash: last.hash } : null,
        signedBy: [...new Set(signers.filter((one) => one !== null))],
        faults:
          points.length < own.length
            ? [`${own.length - points.length} 份存证的签名不符，或不是由 --key 所指的公钥签名`]
            : [],
      })
    }
    return checked
  } finally {
    await client.end()
  }
}

/** Notes what the entries tell of erasures when the next one is asked for: by then they fitted. */
async function* erasuresIn(
  rows: AsyncIterable<ChainEntry>,
  erased: Map<number, ErasedRange>,
): AsyncGenerator<ChainEntry> {
  for await (const row of rows) {
    yield row
    const found = erasedIn(row.body)
    if (found && !erased.has(found.chain)) erased.set(found.chain, found.range)
  }
}

/** A database of before there were checkpoints has none. */
async function rowsOf(client: Client): Promise<Signed<Checkpoint>[]> {
  const known = await client.query("select to_regclass('audit_checkpoint') is not null as is")
  if (!known.rows[0].is) return []
  const { rows } = await client.query(
    'select company_id, seq, hash, signed_at, key, signature from audit_checkpoint',
  )
  return rows.map((row) => ({
    companyId: row.company_id,
    seq: Number(row.seq),
    hash: row.hash.toString('hex'),
    at: row.signed_at,
    key: row.key,
    signature: row.signature,
  }))
}

/** As the server writes them (`features/audit/checkpoint/files.ts`): a line that was cut short is none. */
function filesIn(dir: string | null): Signed<Checkpoint>[] {
  if (dir === null || !fs.existsSync(dir)) return []
  const lines = fs
    .readdirSync(dir)
    .flatMap((name) => fs.readFileSync(path.join(dir, name), 'utf8').split('\n'))
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as Signed<Checkpoint>]
    } catch {
      return []
    }
  })
}

async function* chainOf(
  client: Client,
  companyId: number,
  until: number,
): AsyncGenerator<ChainEntry> {
  for (let last = 0; last < until; ) {
    const { rows } = await client.query<{ seq: string; hash: Buffer; body: string }>(
      `select seq, hash, body from audit_entry
        where company_id = $1 and seq > $2 and seq <= $3 order by seq limit ${BATCH}`,
      [companyId, last, until],
    )
    for (const { seq, hash, body } of rows) yield { seq: Number(seq), hash, body }
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)?.seq)
  }
}
