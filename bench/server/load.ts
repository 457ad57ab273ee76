/** Puts a dataset into a database by the product's own ingest. */
import type { Database } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import {
  BATCH_ROWS,
  openIngest,
} from '../../apps/server/src/features/facts/invoice/posting/ingest.ts'
import { type Dataset, incomingAt } from './dataset.ts'

export const TAX_NO = '91440300MA5BENCH0X'

export async function addEnterprise(db: Database, companyId = 1, taxNo = TAX_NO): Promise<number> {
  const row = await db.one<{ id: number }>(
    'insert into enterprise (company_id, tax_no, name) values ($1, $2, $3) returning id',
    [companyId, taxNo, '压测企业有限公司'],
  )
  return row!.id
}

/** Returns seconds. */
export async function ingestDataset(
  db: Database,
  enterpriseId: number,
  d: Dataset,
  batchRows = BATCH_ROWS,
): Promise<number> {
  const started = performance.now()
  const ingest = await openIngest(tenantOf(db, 1), enterpriseId, 1)
  for (let from = 0; from < d.invoices; from += batchRows) {
    const rows = []
    for (let i = from; i < Math.min(d.invoices, from + batchRows); i++) rows.push(incomingAt(d, i))
    await ingest.add(rows, async () => undefined)
  }
  await ingest.finish()
  return (performance.now() - started) / 1000
}
