/** The reading side of the audit log; what is written there is written by `db/audit.ts`. */
import type { TraceKind } from '../../db/audit.ts'
import type { Db } from '../../db/pool.ts'

export interface Entry {
  seq: number
  hash: Buffer
  body: string
}

export interface Filter {
  keyword?: string | undefined
  kind?: TraceKind | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Days are those of China; `at` is the text of an instant in UTC. */
const DAY = (day: string, plus: string) =>
  `to_char(((${day}::date + ${plus})::timestamp at time zone 'Asia/Shanghai') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')`

const WHERE = `where company_id = $1 and ($2::text is null or strpos(lower(who || ' ' || object || ' ' || action), lower($2)) > 0)
    and ($3::text is null or kind = $3)
    and ($4::text is null or at >= ${DAY('$4', '0')})
    and ($5::text is null or at < ${DAY('$5', '1')})`

/** Entries of a chain, the newest first. */
export async function entries(
  db: Db,
  companyId: number,
  { keyword, kind, from, to }: Filter,
  page: number,
  size: number,
): Promise<{ total: number; rows: Entry[] }> {
  const values = [companyId, keyword || null, kind ?? null, from ?? null, to ?? null]
  const [count, rows] = await Promise.all([
    db.one<{ n: number }>(`select count(*) as n from audit_entry ${WHERE}`, values),
    db.rows<Entry>(
      `select seq, hash, body from audit_entry ${WHERE} order by seq desc limit $6 offset $7`,
      [...values, size, (page - 1) * size],
    ),
  ])
  return { total: count?.n ?? 0, rows }
}

const BATCH = 2_000

/** A chain behind an entry (0 = the whole of it), some thousand at a time. */
export async function* chain(db: Db, companyId: number, after = 0): AsyncGenerator<Entry> {
  for (let last = after; ; ) {
    const rows = await db.rows<Entry>(
      'select seq, hash, body from audit_entry where company_id = $1 and seq > $2 order by seq limit $3',
      [companyId, last, BATCH],
    )
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end.seq
  }
}

/** Where the chain says that it ends; null = it has not begun. */
export const headOf = (db: Db, companyId: number) =>
  db.one<{ seq: number; hash: Buffer }>('select seq, hash from audit_head where company_id = $1', [
    companyId,
  ])

/** What is written while it is read is left for the next time. */
export async function* untilSeq<T extends { seq: number }>(rows: AsyncIterable<T>, last: number) {
  for await (const row of rows) {
    if (row.seq > last) return
    yield row
  }
}
