/** Rows of large books by COPY (docs/decisions/0159): those that are as they were are left out first, so that it only ever adds. */
import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyIntoCompany } from '../../../../db/copy-in.ts'
import type { TenantDb } from '../../../../db/tenant.ts'
import { type FactRow, type FactTable, hashOf, type Provenance } from '../fact-row.ts'

/** Bytes that go to the database at a time. */
const CHUNK = 128 * 1024

/** @param fresh the enterprise had no row in the table before @returns how many rows are new or changed */
export async function loadRows(
  tx: TenantDb,
  client: pg.PoolClient,
  from: Provenance,
  table: FactTable,
  rows: readonly FactRow[],
  fresh: boolean,
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const known = fresh ? NONE : await newestOf(tx, from.enterpriseId, table, rows)
  const columns = Object.keys({ ...first.columns, ...first.found })
  // The time of the transaction, as every row of it has.
  const { rows: now } = await client.query<{ at: string }>('select now()::text as at')
  const { enterpriseId, source, contractNo, taskId } = from
  let written = 0
  const tail = [source, now[0]!.at, contractNo, taskId].map(copied).join('\t')
  const into = `${table} (enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id, ${columns.join(', ')})`
  await copyIntoCompany(client, into, async (landing) => {
    const stream = client.query(copyFrom(`copy ${landing} from stdin`))
    const finished = once(stream, 'finish')
    // Awaited below; without this an early server error would count as unhandled while chunks are still written.
    finished.catch(() => undefined)
    let text = ''
    for (const row of rows) {
      const held = known.get(row.key)
      const hash = hashOf(row.columns)
      if (held && !held.gone && held.hash === hash) continue
      written++
      text += `${enterpriseId}\t${copied(row.key)}\t${(held?.revision ?? 0) + 1}\t${hash}\t${tail}`
      for (const column of columns) text += `\t${copied(toldOf(row, column))}`
      text += '\n'
      if (text.length < CHUNK) continue
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), finished])
      text = ''
    }
    stream.end(text)
    await finished
  })
  return written
}

interface Held {
  row_key: string
  revision: number
  hash: string
  gone: boolean
}

async function newestOf(
  tx: TenantDb,
  enterpriseId: number,
  table: FactTable,
  rows: readonly FactRow[],
): Promise<ReadonlyMap<string, Held>> {
  const found = await tx.rows<Held>(
    `select distinct on (row_key) row_key, revision, hash, gone from ${table}
      where company_id = $1 and enterprise_id = $2 and row_key = any($3) order by row_key, revision desc`,
    [enterpriseId, rows.map(({ key }) => key)],
  )
  return new Map(found.map((held) => [held.row_key, held]))
}

const NONE: ReadonlyMap<string, Held> = new Map()

const toldOf = ({ columns, found }: FactRow, column: string): unknown =>
  column in columns ? columns[column] : found?.[column as keyof typeof found]

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

/** As the text format of COPY has it. */
function copied(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number') return String(value)
  return String(value).replace(/[\\\t\n\r]/g, (letter) => ESCAPED[letter]!)
}
