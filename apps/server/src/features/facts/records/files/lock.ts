/** Writers of what files and bureaus tell of the same thing, one after the other. */
import type { TenantDb } from '../../../../db/tenant.ts'
import { lockFactMarks } from '../../../enterprise/index.ts'
import { UPLOAD } from '../source.ts'

/** One writer of statements of an enterprise at a time, until the transaction ends. */
export const lockStatements = (tx: TenantDb, enterpriseId: number): Promise<unknown> =>
  lockFactMarks(tx, enterpriseId)

/** What a bureau tells stands in the place of what a file told of the same statement. */
export const standDown = (
  tx: TenantDb,
  from: { enterpriseId: number; source: string; contractNo: string; taskId: string },
  rows: readonly { columns: Record<string, unknown> }[],
): Promise<number> =>
  tx.run(
    `insert into fin_statement
     select (jsonb_populate_record(null::fin_statement, to_jsonb(l) || jsonb_build_object('revision', l.revision + 1, 'gone', true, 'hash', 'gone', 'source', $4::text,
             'contract_no', $5::text, 'task_id', $6::text, 'collected_at', now()))).*
       from (select distinct on (row_key) * from fin_statement
              where company_id = $1 and enterprise_id = $2 and kind || '/' || period_to = any($3) order by row_key, revision desc) l
      where not l.gone and l.source = '${UPLOAD}'`,
    [
      from.enterpriseId,
      [...new Set(rows.map(({ columns }) => `${columns.kind}/${columns.period_to}`))],
      from.source,
      from.contractNo,
      from.taskId,
    ],
  )
