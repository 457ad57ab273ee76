/** Rows of large books by COPY (docs/decisions/0159): those that are as they were are left out first, so that it only ever adds. */
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyIntoCompany } from '../../../../../db/copy-in.ts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { FactRow, FactTable, Provenance } from '../../fact-row.ts'
import { copied, rowText } from './row-text.ts'

/** That go to the database at a time: some 32 KB. */
const LETTERS = 24 * 1024
/** Bytes that may wait for it: with one text at a time either side would wait for the other. */
const AHEAD = 512 * 1024

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
  const columns = Object.keys(next.value.columns)
  const places = Object.keys(next.value.found ?? {}) as (keyof NonNullable<FactRow['found']>)[]
  const textOf = rowText(columns)
  // The time of the transaction, as every row of it has.
  const { rows: now } = await client.query<{ at: string }>('select now()::text as at')
  const { enterpriseId, source, contractNo, taskId } = from
  let written = 0
  const tail = [source, now[0]!.at, contractNo, taskId].map(copied).join('\t')
  const into = `${table} (enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id, ${[...columns, ...places].join(', ')})`
  const copy = async (landing: string) => {
    const stream = client.query(copyFrom(`copy ${landing} from stdin`, { highWaterMark: AHEAD }))
    const finished = once(stream, 'finish')
    let refused = false
    // Awaited below; without this an early server error would count as unhandled while chunks are still written.
    finished.catch(() => {
      refused = true
    })
    try {
      let text = ''
      for (; !next.done; next = coming.next()) {
        const row = next.value
        const held = known.get(row.key)
        const { line, hash } = textOf(row.columns)
        if (held && !held.gone && held.hash === hash) continue
        written++
        text += `${enterpriseId}\t${copied(row.key)}\t${(held?.revision ?? 0) + 1}\t${hash}\t${tail}${line}`
        for (const column of places) text += `\t${copied(row.found?.[column])}`
        text += '\n'
        if (text.length < LETTERS) continue
        const room = stream.write(text)
        // Where there is room it leaves in a turn of its own, or it would stay until all rows are made.
        await Promise.race([room ? setImmediate() : once(stream, 'drain'), finished])
        text = ''
      }
      stream.end(text)
    } catch (error) {
      // Or the connection would wait for rows, and take no statement that ends the transaction. What the database refused is over on its side.
      if (!refused) stream.destroy(error as Error)
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
