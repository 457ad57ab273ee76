/**
 * Takes what sources told of an enterprise out of its facts, and leaves what came as files: a revision of its own, as everything here
 * is. `source` says which way a row came. What a file told and stood down before a bureau's (files/give-way.ts) holds again.
 */
import type { DataSource } from '@xinjian/format/datasets/datasets'
import type { TenantDb } from '../../../db/tenant.ts'
import { TAKEN_OUT } from './held-facts.ts'
import { placeReturned } from './ledger/same/returned-lines.ts'
import { factDatasets, tablesToldBy } from './registry.ts'
import { UPLOAD } from './source.ts'

export async function takeOutRecords(
  tx: TenantDb,
  enterpriseId: number,
  told: DataSource,
): Promise<void> {
  for (const table of tablesToldBy(told)) {
    await tx.run(revision(table, LEAVES, `'gone', true, 'hash', '${TAKEN_OUT}'`), [enterpriseId])
    const back = await tx.rows<{ key: string }>(
      `${revision(table, RETURNS, `'gone', false`)} returning row_key as key`,
      [enterpriseId],
    )
    const keys = back.map(({ key }) => key)
    if (table === 'bank_line' && keys.length > 0) await placeReturned(tx, enterpriseId, keys)
  }
  for (const [, { digest }] of factDatasets()) await digest?.refresh(tx, enterpriseId, null)
}

/** Writes the rows `l` again as the next revision of their key. */
const revision = (table: string, rows: (table: string) => string, changed: string): string => `
  insert into ${table}
  select (jsonb_populate_record(null::${table}, to_jsonb(l) - 'next' || jsonb_build_object('revision', l.next, ${changed}, 'collected_at', now()))).*
    from (${rows(table)}) l
   where l.company_id = $1`

const newest = (table: string): string => `
  select distinct on (row_key) * from ${table}
   where company_id = $1 and enterprise_id = $2 order by row_key, revision desc`

const LEAVES = (table: string): string =>
  `select h.*, h.revision + 1 as next from (${newest(table)}) h where not h.gone and h.source <> '${UPLOAD}'`

/**
 * The last that a file told of rows which a bureau, and not a later file, put away. In one pass: the rows that just left have no statistics, and
 * joined to themselves they took a minute for some thousands.
 */
const RETURNS = (table: string): string => `
  select distinct on (u.row_key) u.*
    from (select t.*, max(t.revision) over (partition by t.row_key) + 1 as next,
                 first_value(t.gone) over last as away, first_value(t.source) over last as by_source
            from ${table} t where t.company_id = $1 and t.enterprise_id = $2
          window last as (partition by t.row_key order by t.revision desc)) u
   where u.away and u.by_source <> '${UPLOAD}' and u.source = '${UPLOAD}' and not u.gone
   order by u.row_key, u.revision desc`
