/** `xinjian audit verify`: the chains of an audit log, reckoned again from an export or where they lie. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type ChainEntry, type ChainVerdict, verifyChain } from '@xinjian/format/audit-chain'
import { Failure } from '../failure.ts'
import { print } from '../print.ts'
import type { AuditOptions } from '../usage-audit.ts'

interface Checked extends ChainVerdict {
  /** What was read: the file, or the company's number (0 = the platform's own). */
  of: string
}

/** As the server hashes (`db/audit.ts`). */
const sm3 = (before: Uint8Array, body: string): Uint8Array =>
  createHash('sm3').update(before).update(body).digest()

/** Prints one line of JSON a chain; throws a Failure where one does not hold. */
export async function runAuditVerify({ file, database, anchor }: AuditOptions): Promise<void> {
  const found = file === null ? await ofDatabase(database ?? '') : [await ofFile(file, anchor)]
  for (const one of found) await print(`${JSON.stringify(one)}\n`)
  const broken = found.filter((one) => one.brokenAt !== null)
  if (broken.length === 0) return
  const said = broken.map(({ of, brokenAt }) => `${of}：第 ${brokenAt} 条起不相符`)
  throw new Failure(`${said.join('\n')}\n条目被改动、缺少或插入。`)
}

async function ofFile(file: string, anchor: AuditOptions['anchor']): Promise<Checked> {
  const seen = { hash: null as string | null }
  const verdict = await verifyChain(watched(entriesIn(file), anchor?.seq, seen), sm3)
  if (verdict.brokenAt === null && anchor && seen.hash !== anchor.hash)
    return { of: file, ...verdict, brokenAt: anchor.seq }
  return { of: file, ...verdict }
}

/** Notes the hash of the entry that somebody wrote down earlier. */
async function* watched(
  entries: AsyncIterable<ChainEntry>,
  at: number | undefined,
  seen: { hash: string | null },
) {
  for await (const entry of entries) {
    if (entry.seq === at) seen.hash = Buffer.from(entry.hash).toString('hex')
    yield entry
  }
}

async function* entriesIn(file: string): AsyncGenerator<ChainEntry> {
  const input = createReadStream(file)
  let line = 0
  // A file that cannot be opened fails here, not in the reader of its lines.
  await new Promise((resolve, reject) => input.once('open', resolve).once('error', reject))
  for await (const text of createInterface({ input })) {
    line += 1
    if (text.trim() === '') continue
    yield entryOf(text, `${file} 第 ${line} 行`)
  }
}

function entryOf(text: string, where: string): ChainEntry {
  try {
    const { seq, hash, body } = JSON.parse(text) as { seq: number; hash: string; body: string }
    return { seq, hash: Buffer.from(hash, 'hex'), body }
  } catch {
    throw new Failure(`${where}不是审计日志的条目，请给出导出的原文件。`)
  }
}

const BATCH = 2_000

/** Every company's chain, each compared with where it says that it ends: an end that was cut off leaves no gap. */
async function ofDatabase(url: string): Promise<Checked[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const heads = await client.query<{ company_id: number; seq: string }>(
      'select company_id, seq from audit_head order by company_id',
    )
    const checked: Checked[] = []
    for (const { company_id, seq } of heads.rows) {
      const found = await verifyChain(chainOf(client, company_id, Number(seq)), sm3)
      const cut = found.brokenAt === null && found.entries < Number(seq)
      checked.push({
        of: String(company_id),
        ...found,
        ...(cut && { brokenAt: found.entries + 1 }),
      })
    }
    return checked
  } finally {
    await client.end()
  }
}

async function* chainOf(
  client: import('pg').Client,
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
