/** Who hears of an objection: those who may answer it; once it is answered, who raised it and everybody who read a report that shows the record. */
import { PUBLIC_RECORDS } from '@xinjian/format/public-records/kinds'
import type { Database } from '../../db/pool.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { whoLooked } from '../audit/index.ts'
import { tell } from '../notice/index.ts'
import type { RecordsOfReports } from './reports.ts'
import type { ObjectionRecord } from './store.ts'
import { OUTCOME_NAMES } from './words.ts'

const about = (row: ObjectionRecord) => {
  const { zh, en } = PUBLIC_RECORDS[row.kind]
  return {
    name: row.enterprise_name,
    taxNo: row.tax_no,
    record: zh,
    recordEn: en,
    id: String(row.id),
  }
}

export const tellRaised = (tx: TenantTx, row: ObjectionRecord): Promise<number> =>
  tell(tx, {
    kind: 'OBJECTION_RAISED',
    key: String(row.id),
    params: { ...about(row), by: row.raised_by, day: row.due_on },
  })

export async function tellAnswered(
  db: Database,
  tx: TenantTx,
  reports: Pick<RecordsOfReports, 'reportsShowing'>,
  row: ObjectionRecord,
): Promise<void> {
  const [outcome, outcomeEn] = OUTCOME_NAMES[row.outcome ?? 'KEPT']
  const params = { ...about(row), outcome, outcomeEn }
  await tell(tx, { kind: 'OBJECTION_ANSWERED', key: String(row.id), to: row.raised_by, params })
  const shownIn = await reports.reportsShowing(tx, {
    enterpriseId: row.enterprise_id,
    dataset: row.kind,
    rowKey: row.row_key,
  })
  const readers = await whoLooked(db, tx.companyId, shownIn)
  for (const to of readers)
    if (to !== row.raised_by)
      await tell(tx, { kind: 'OBJECTION_SETTLED', key: `${row.id}:${to}`, to, params })
}
