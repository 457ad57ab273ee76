import type { TenantDb } from '../../../../db/tenant.ts'
import type { FactTable, Provenance } from '../fact-row.ts'

/**
 * Rows that hold no longer: their next revision says so, with who brought it about. `which`: SQL over `l`, a row that holds, `$3`, the
 * list, and `$7`, the objects. @returns how many
 */
export const retireWhere = (
  tx: TenantDb,
  from: Provenance,
  table: FactTable,
  which: string,
  list: readonly string[],
  objects: readonly object[] = [],
): Promise<number> =>
  tx.run(
    `insert into ${table}
     select (jsonb_populate_record(null::${table}, to_jsonb(l) || jsonb_build_object('revision', l.revision + 1, 'gone', true, 'hash', 'gone',
             'source', $4::text, 'contract_no', $5::text, 'task_id', $6::text, 'collected_at', now()))).*
       from (select distinct on (row_key) * from ${table}
              where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) l
      where not l.gone and $7::jsonb is not null and ${which}`,
    [
      from.enterpriseId,
      [...list],
      from.source,
      from.contractNo,
      from.taskId,
      JSON.stringify(objects),
    ],
  )

/** Those of the keys. @returns how many */
export const retire = (
  tx: TenantDb,
  from: Provenance,
  table: FactTable,
  keys: readonly string[],
): Promise<number> =>
  keys.length === 0 ? Promise.resolve(0) : retireWhere(tx, from, table, 'l.row_key = any($3)', keys)

/** The same of returns with all their lines. */
export async function retireReturns(
  tx: TenantDb,
  from: Provenance,
  table: 'vat_return' | 'cit_return',
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0
  const lines = await tx.rows<{ row_key: string }>(
    `select distinct row_key from ${table}_line where company_id = $1 and enterprise_id = $2 and return_key = any($3)`,
    [from.enterpriseId, [...keys]],
  )
  const rows = lines.map(({ row_key }) => row_key)
  return (await retire(tx, from, table, keys)) + (await retire(tx, from, `${table}_line`, rows))
}
