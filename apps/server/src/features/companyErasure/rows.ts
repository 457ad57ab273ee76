/** Rows of one table of a company go, some at a time, in the order of their keys; what went is told in the same transaction. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Database, Db, Tx } from '../../db/pool.ts'
import { tiedTo } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import type { Claim } from '../../jobs/job.ts'
import type { Columns } from '../../security/column/column.ts'
import type { Table } from './tables.ts'

/** What a deletion holds at most: bounded, so that no other company waits for it. */
const AT_ONCE = 500

const id = pg.escapeIdentifier

export interface Erasing {
  /** The platform's. */
  db: Database
  /** By which numbers of its people are opened, and found where codes were sent to them. */
  columns: Columns
  claim: Claim
}

/** A transaction on the company, under the claim, by whoever may delete there: statements of it are this company's. */
export const underClaim = <T>(
  { db, claim }: Erasing,
  by: 'eraser' | 'system',
  work: (own: Db, tx: Tx) => Promise<T>,
): Promise<T> =>
  (by === 'eraser' ? db.eraserOf(claim.companyId) : db).transaction(async (tx) => {
    const own = tiedTo(tx, claim.companyId)
    await claimed({ ...own, companyId: claim.companyId }, claim).hold()
    return work(own, tx)
  })

/** SHA-256 over the digest before and a line a key: whoever has the rows of a backup can reckon it again. */
export const digestOf = (before: string, keys: readonly (readonly string[])[]): string =>
  createHash('sha256')
    .update(before)
    .update(keys.map((key) => `${JSON.stringify(key)}\n`).join(''))
    .digest('hex')

/** Notes what went of a table, in the transaction in which it went. */
export async function noteRows(
  own: Db,
  no: string,
  name: string,
  keys: readonly (readonly string[])[],
): Promise<void> {
  const before = await own.one<{ digest: string }>(
    'select digest from company_erasure_table where company_id = $1 and no = $2 and name = $3',
    [no, name],
  )
  await own.run(
    `insert into company_erasure_table (company_id, no, name, rows, digest) values ($1, $2, $3, $4, $5)
     on conflict (company_id, no, name) do update set rows = company_erasure_table.rows + excluded.rows, digest = excluded.digest`,
    [no, name, keys.length, digestOf(before?.digest ?? '', keys)],
  )
}

/** Keys of files that rows named: looked at when no row is left (stored-files.ts). */
export const noteFiles = async (own: Db, no: string, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  await own.run(
    `insert into company_erasure_file (company_id, no, key) select $1::int, $2::text, unnest($3::text[])
     on conflict (company_id, no, key) do nothing`,
    [no, [...new Set(keys)]],
  )
}

/** @returns whether rows may be left */
export function eraseSome(erasing: Erasing, table: Table): Promise<boolean> {
  const { name, key, files, by, kept } = table
  if (by === null) throw new Error(`nobody may delete rows of ${name}`)
  const keys = key.map((column) => `t.${id(column.name)}`)
  const goes = kept?.rows ? ` and not (${kept.rows})` : ''
  const order = keys.length > 0 ? ` order by ${keys.join(', ')}` : ''
  const text = keys.map((one) => `${one}::text`).join(', ')
  return underClaim(erasing, by, async (own) => {
    const rows = await own.rows<{ key: string[]; file: string | null }>(
      `select array[${text}]::text[] as key, ${files ? 't.blob_key' : 'null'} as file from ${id(name)} t
        where company_id = $1${goes}${order} limit ${AT_ONCE}`,
    )
    if (rows.length === 0) return false
    await noteFiles(
      own,
      erasing.claim.id,
      rows.flatMap(({ file }) => (file ? [file] : [])),
    )
    const last = rows.at(-1)!.key
    const upTo =
      keys.length > 0
        ? ` and (${keys.join(', ')}) <= (${key.map(({ type }, i) => `$${i + 2}::text::${type}`).join(', ')})`
        : ''
    const gone = await own.run(
      `delete from ${id(name)} t where company_id = $1${goes}${upTo}`,
      keys.length > 0 ? last : [],
    )
    if (gone !== rows.length) throw new Error(`${name}: ${rows.length} read, ${gone} deleted`)
    await noteRows(
      own,
      erasing.claim.id,
      name,
      rows.map((row) => row.key),
    )
    return rows.length === AT_ONCE
  })
}

/** Empties words of rows that are left. Again is the same. */
export const emptyWords = (erasing: Erasing, { name, kept }: Table): Promise<unknown> =>
  underClaim(erasing, 'eraser', (own) =>
    own.run(
      `update ${id(name)} set ${kept!.emptied!.map((column) => `${id(column)} = case when ${id(column)} is null then null else '' end`).join(', ')}
        where company_id = $1 and (${kept!.emptied!.map((column) => `${id(column)} <> ''`).join(' or ')})`,
    ),
  )
