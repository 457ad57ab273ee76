/** Rows of lenders' records, subject by subject. */
import { LENDING_DATASET } from '@xinjian/format/datasets/datasets'
import type { LendingSubject } from '@xinjian/format/lending/records'
import type { TenantDb } from '../../../../db/tenant.ts'
import type { SourceRow } from '../../../../outside/source/connector.ts'
import type { Provenance } from '../fact-row.ts'
import { retireWhere } from '../files/retire.ts'
import { factsOf, keyed, writeFacts } from '../write-facts.ts'
import type { LendingRow } from './dataset.ts'

const TABLE = 'lending_record'

/** All that was told of a subject now: of what was told before the rest is gone. */
export async function writeLending(
  tx: TenantDb,
  from: Provenance,
  subject: LendingSubject,
  rows: readonly LendingRow[],
): Promise<void> {
  const facts = keyed(
    rows.flatMap((row) => factsOf(LENDING_DATASET, LENDING_DATASET, row as unknown as SourceRow)),
  )
  await writeFacts(tx, from, facts, LENDING_DATASET)
  const keys = facts.map(({ key }) => key)
  await retireWhere(tx, from, TABLE, 'not (l.row_key = any($3))', keys, [], {
    sql: 't.subject',
    periods: [subject],
  })
}

/** What came under these contracts, in all its revisions. */
export const deleteLending = (
  tx: TenantDb,
  enterpriseId: number,
  contractNos: readonly string[],
): Promise<number> =>
  tx.run(
    `delete from ${TABLE} where company_id = $1 and enterprise_id = $2 and row_key in (
       select row_key from ${TABLE} where company_id = $1 and enterprise_id = $2 and contract_no = any($3))`,
    [enterpriseId, [...contractNos]],
  )
