/** Rows of large books by COPY (docs/decisions/0159): those that are as they were are left out first, so that it only ever adds. */
import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyIntoCompany } from '../../../../db/copy-in.ts'
import type { TenantDb } from '../../../../db/tenant.ts'
import { type FactRow, type FactTable, hashOf, type Provenance } from '../fact-row.ts'

/** That go to the database at a time: some 128 KB. */
const ROWS = 800

/** What is stored of rows by their keys: the highest revision of each. */
export type KnownRows = ReadonlyMap<string, Held>

export interface Target {
  client: pg.PoolClient
  from: Provenance
  table: FactTable
}

/**
 * In the transaction of the client.
 * @param rows made while they are sent, so that none waits in memory
 * @param known of those that may be stored
 * @returns how many rows are new or changed
 */
export async function loadRows(
  { client, from, table }: Target,
  rows: Iterable<FactRow>,
  known: KnownRows,
): Promise<number> {
  const coming = rows[Symbol.iterator]()
  let next = coming.next()
  if (next.done) return 0
  const columns = Object.keys({ ...next.value.columns, ...next.value.found })
  // The time of the transaction, as every row of it has.
  const { rows: now } = await client.query<{ at: string }>('select now()::text as at')
  const { enterpriseId, source, contractNo, taskId } = from
  let written = 0
  const tail = [source, now[0]!.at, contractNo, taskId].map(copied).join('\t')
  const into = `${table} (enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id, ${columns.join(', ')})`
  const copy = async (landing: string) => {
    const stream = client.query(copyFrom(`copy ${landing} from stdin`))
    const finished = once(stream, 'finish')
    // Awaited below; without this an early server error would count as unhandled while chunks are still written.
    finished.catch(() => undefined)
    try {
      let texts: string[] = []
      for (; !next.done; next = coming.next()) {
        const row = next.value
        const held = known.get(row.key)
        const hash = hashOf(row.columns)
        if (held && !held.gone && held.hash === hash) continue
        written++
        const cells = [String(enterpriseId), copied(row.key), String((held?.revision ?? 0) + 1)]
        cells.push(hash, tail)
        for (const column of columns) cells.push(copied(toldOf(row, column)))
        texts.push(`${cells.join('\t')}\n`)
        if (texts.length < ROWS) continue
        if (!stream.write(texts.join(''))) await Promise.race([once(stream, 'drain'), finished])
        texts = []
      }
      stream.end(texts.join(''))
    } catch (error) {
      // Or the connection would wait for rows, and take no statement that ends the transaction.
      stream.destroy(error as Error)
      throw error
    }
    await finished
  }
  await copyIntoCompany(client, [{ into, copy }])
  return written
}

interface Held {
  row_key: string
  revision: number
  hash: string
  gone: boolean
}

export async function knownRows(
  tx: TenantDb,
  enterpriseId: number,
  table: FactTable,
  rows: readonly FactRow[],
): Promise<KnownRows> {
  const found = await tx.rows<Held>(
    `select distinct on (row_key) row_key, revision, hash, gone from ${table}
      where company_id = $1 and enterprise_id = $2 and row_key = any($3) order by row_key, revision desc`,
    [enterpriseId, rows.map(({ key }) => key)],
  )
  return new Map(found.map((held) => [held.row_key, held]))
}

const toldOf = ({ columns, found }: FactRow, column: string): unknown =>
  column in columns ? columns[column] : found?.[column as keyof typeof found]

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

const SPECIAL = /[\\\t\n\r]/
const SPECIALS = new RegExp(SPECIAL, 'g')

/** As the text format of COPY has it. */
function copied(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number') return String(value)
  const text = String(value)
  return SPECIAL.test(text) ? text.replace(SPECIALS, (letter) => ESCAPED[letter]!) : text
}
