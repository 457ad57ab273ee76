/** A restored database before anybody relies on it: started once, compared with its backup and with itself, stopped. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { startCluster } from '../../db/local/cluster.ts'
import { SettingFault } from '../../setting-fault.ts'
import { countsOf } from '../counts.ts'
import { DATABASE, STORES } from '../layout.ts'
import type { Manifest } from '../manifest.ts'
import { words } from '../words.ts'

const AT_ONCE = 200

export interface Restored {
  /** Of tables that only grow: rows now. */
  counts: Record<string, number>
  /** Finished reports whose document is that of its fingerprint. */
  reports: number
  /** Stored files that rows name and that are not there: those of the last seconds, at most. */
  missingFiles: string[]
}

/** @param dir folder of the cluster and the stored files. Throws a SettingFault where something is less than it was, or does not hold. */
export async function checkRestored(
  dir: string,
  manifest: Manifest,
  checkAudit: (url: string) => Promise<void>,
): Promise<Restored> {
  const cluster = await startCluster({ dir })
  try {
    const url = cluster.url(DATABASE)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      const counts = await countsOf(client)
      for (const [table, before] of Object.entries(manifest.database?.counts ?? {}))
        if ((counts[table] ?? 0) < before)
          throw new SettingFault(words.fewerRows(table, before, counts[table] ?? 0))
      await mustBalance(client)
      const reports = await mustBeTheirDocuments(client)
      const missingFiles = await filesMissing(client, dir)
      await checkAudit(url)
      return { counts, reports, missingFiles }
    } finally {
      await client.end()
    }
  } finally {
    await cluster.stop()
  }
}

/** The money of each company is the sum of its entries. */
async function mustBalance(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select company_id from ledger
      full join (select company_id, sum(case 'AVAILABLE' when target then amount when source then -amount else 0 end) as entered
                   from ledger_entry group by company_id) e using (company_id)
     where coalesce(available, 0) <> coalesce(entered, 0) order by company_id`)
  if (rows.length > 0)
    throw new SettingFault(words.unbalanced(rows.map(({ company_id }) => company_id)))
}

/** Each stored document is the one that its fingerprint was made of. @returns how many there are */
async function mustBeTheirDocuments(client: pg.Client): Promise<number> {
  let checked = 0
  for (let last: [number, string] = [0, '']; ; ) {
    const { rows } = await client.query(
      `select company_id, report_no, document, fingerprint from report
        where (company_id, report_no) > ($1, $2) and status = 'READY' and document is not null
        order by company_id, report_no limit ${AT_ONCE}`,
      last,
    )
    for (const { report_no, document, fingerprint } of rows) {
      const json = await promisify(gunzip)(document)
      if (createHash('sha256').update(json).digest('hex') !== fingerprint)
        throw new SettingFault(words.changedReport(report_no))
    }
    checked += rows.length
    if (rows.length < AT_ONCE) return checked
    last = [rows.at(-1).company_id, rows.at(-1).report_no]
  }
}

/** Keys that a column of the database names (as `blobs_named` finds them) and no store has. */
async function filesMissing(client: pg.Client, dir: string): Promise<string[]> {
  const { rows: columns } = await client.query(`
    select c.table_name as table, c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
       and (c.column_name = 'blob_key' or (c.table_name, c.column_name) = ('registration', 'license_key'))`)
  const missing = new Set<string>()
  for (const { table, name } of columns) {
    const [of, column] = [pg.escapeIdentifier(table), pg.escapeIdentifier(name)]
    const { rows } = await client.query(
      `select distinct ${column} as key from ${of} where ${column} ~ '^[0-9a-f]{64}$'`,
    )
    for (const { key } of rows) {
      const lies = (store: string) => fs.existsSync(path.join(dir, store, key.slice(0, 2), key))
      if (!STORES.some(lies)) missing.add(key)
    }
  }
  return [...missing]
}
