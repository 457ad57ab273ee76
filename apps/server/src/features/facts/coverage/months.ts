/** Months of invoices that a collection read to their end: which, from which index of the bureau, and under which contract. */
import type { TenantDb } from '../../../db/tenant.ts'

export type InvoiceDataset = 'INVOICE_OUT' | 'INVOICE_IN'

export interface CoveredMonth {
  /** `202610` */
  month: string
  /** What the bureau's list of months said of it. */
  hash: string
  /** Task that read it last. */
  taskId: string
  rows: number
}

export const coveredMonths = (
  tenant: TenantDb,
  enterpriseId: number,
  dataset: InvoiceDataset,
): Promise<CoveredMonth[]> =>
  tenant.rows<CoveredMonth>(
    `select month, index_hash as hash, task_id as "taskId", rows from collect_coverage
      where company_id = $1 and enterprise_id = $2 and dataset = $3`,
    [enterpriseId, dataset],
  )

/** The last month (year × 12 + month − 1) that was read to its end; null = none. */
export const lastCoveredMonth = async (
  tenant: TenantDb,
  enterpriseId: number,
  dataset: InvoiceDataset,
): Promise<number | null> =>
  (
    await tenant.one<{ last: number | null }>(
      `select max(left(month, 4)::int * 12 + right(month, 2)::int - 1) as last from collect_coverage
        where company_id = $1 and enterprise_id = $2 and dataset = $3`,
      [enterpriseId, dataset],
    )
  )?.last ?? null

/** Notes a month that was read to its end, inside the transaction that stores its last rows. */
export const coverMonth = (
  tx: TenantDb,
  month: CoveredMonth & { enterpriseId: number; dataset: InvoiceDataset; contractNo: string },
): Promise<number> =>
  tx.run(
    `insert into collect_coverage (company_id, enterprise_id, dataset, month, index_hash, rows, task_id, contract_no)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (company_id, enterprise_id, dataset, month) do update
        set index_hash = excluded.index_hash, rows = excluded.rows, task_id = excluded.task_id,
            contract_no = excluded.contract_no, collected_at = now()`,
    [
      month.enterpriseId,
      month.dataset,
      month.month,
      month.hash,
      month.rows,
      month.taskId,
      month.contractNo,
    ],
  )

export interface Origin {
  at: Date
  contractNo: string
  /** Code of the bureau. */
  area: string
}

/** Month (`202610`) → the collection that read it to the end. Months of uploads have none. */
export async function originsOf(
  tenant: TenantDb,
  enterpriseId: number,
  dataset: InvoiceDataset,
): Promise<Map<string, Origin>> {
  const rows = await tenant.rows<{ month: string; at: Date; contract_no: string; area: string }>(
    `select c.month, c.collected_at as at, c.contract_no, t.area_code as area
       from collect_coverage c join collect_task t on t.company_id = c.company_id and t.task_id = c.task_id
      where c.company_id = $1 and c.enterprise_id = $2 and c.dataset = $3`,
    [enterpriseId, dataset],
  )
  return new Map(
    rows.map((r) => [r.month, { at: r.at, contractNo: r.contract_no, area: r.area ?? '' }]),
  )
}
