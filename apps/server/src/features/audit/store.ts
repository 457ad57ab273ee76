/** The reading side of the audit log; what is written there is written by `db/audit.ts`. */
import type { TraceKind } from '../../db/audit.ts'
import { COUNTED, type Counted, countedAs, countedPage } from '../../db/page.ts'
import type { Db, Value } from '../../db/pool.ts'

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

const SAID = `who || ' ' || object || ' ' || action`

/** Entries of a chain, the newest first. */
export async function entries(
  db: Db,
  companyId: number,
  filter: Filter,
  page: number,
  size: number,
): Promise<Counted & { rows: Entry[] }> {
  const values: Value[] = [companyId]
  const { keyword, kind, from, to } = filter
  const put = (value: Value) => `$${values.push(value)}`
  const conditions = ['company_id = $1']
  if (kind) conditions.push(`kind = ${put(kind)}`)
  if (from) conditions.push(`at >= ${DAY(put(from), '0')}`)
  if (to) conditions.push(`at < ${DAY(put(to), '1')}`)
  if (keyword) {
    const said = put(keyword)
    conditions.push(`strpos(lower(${SAID}), lower(${said})) > 0`)
    if (await isRare(db, companyId, keyword))
      conditions.push(`word_codes(company_id, ${SAID}) @> word_codes($1, ${said})`)
  }
  // Nothing is ever taken out of a chain: where nothing is left out, the n-th entry is known by its number.
  const skip = (page - 1) * size
  const isWhole = conditions.length === 1
  const end = isWhole ? ((await headOf(db, companyId))?.seq ?? 0) : 0
  if (isWhole) conditions.push(`seq <= ${put(end - skip)}`)
  const where = conditions.join(' and ')
  // Entries of days that are over, and pages far from the newest, are found by their time and then put in order: walking to them
  // from the newest reads all that is between.
  const found =
    to || (from && skip >= COUNTED)
      ? `from (select seq from audit_entry where ${where} offset 0) days`
      : `from audit_entry where ${where}`
  const take = (most: number) =>
    db.rows<Entry>(
      `select seq, hash, body from audit_entry where company_id = $1
          and seq = any(array(select seq ${found} order by seq desc limit $${values.length + 1} offset $${values.length + 2}))
        order by seq desc`,
      [...values, most, isWhole ? 0 : skip],
    )
  return isWhole
    ? { ...countedAs(end, Math.max(COUNTED, page * size)), rows: await take(size) }
    : countedPage(db, found, values, { skip, most: size }, take)
}

/** More entries hold it: they are found by walking from the newest, which comes to some soon. */
const MANY = 20_000

/** Whether few entries hold the text, so that they are looked up. One that is too short to be looked up is none. */
async function isRare(db: Db, companyId: number, keyword: string): Promise<boolean> {
  const row = await db.one<{ n: number }>(
    `select case when word_codes($1, $2) = '{}' then ${MANY + 1} else (
       select count(*) from (
         select 1 from audit_entry where company_id = $1 and word_codes(company_id, ${SAID}) @> word_codes($1, $2) limit ${MANY + 1}) held) end::int as n`,
    [companyId, keyword],
  )
  return (row?.n ?? 0) <= MANY
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
