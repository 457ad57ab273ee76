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

/**
 * The last months (year × 12 + month − 1) that were read to their end, by id of the enterprise and dataset, `7/INVOICE_OUT`; what nothing was read of is
 * absent.
 */
export async function lastCoveredMonths(
  tenant: TenantDb,
  enterpriseIds: readonly number[],
): Promise<Map<string, number>> {
  if (enterpriseIds.length === 0) return new Map()
  const rows = await tenant.rows<{ id: number; dataset: InvoiceDataset; last: number }>(
    `select enterprise_id as id, dataset, max(left(month, 4)::int * 12 + right(month, 2)::int - 1) as last from collect_coverage
      where company_id = $1 and enterprise_id = any($2) and dataset in ('INVOICE_OUT', 'INVOICE_IN') group by 1, 2`,
    [[...enterpriseIds]],
  )
  return new Map(rows.map(({ id, dataset, last }) => [`${id}/${dataset}`, last]))
}

/** The same of one; null = none was read. */
export const lastCoveredMonth = async (
  tenant: TenantDb,
  enterpriseId: number,
  dataset: InvoiceDataset,
): Promise<number | null> =>
  (await lastCoveredMonths(tenant, [enterpriseId])).get(`${enterpriseId}/${dataset}`) ?? null

/** Notes months, each told once, that a task read to their end, inside the transaction that stores their last rows. */
export const coverMonths = (
  tx: TenantDb,
  of: { enterpriseId: number; dataset: InvoiceDataset; taskId: string; contractNo: string },
  months: readonly Pick<CoveredMonth, 'month' | 'hash' | 'rows'>[],
): Promise<number> =>
  tx.run(
    `insert into collect_coverage (company_id, enterprise_id, dataset, month, index_hash, rows, task_id, contract_no)
     select $1::int, $2::int, $3::text, n.month, n.hash, n.rows, $4::text, $5::text
       from unnest($6::text[], $7::text[], $8::bigint[]) as n (month, hash, rows)
     on conflict (company_id, enterprise_id, dataset, month) do update
        set index_hash = excluded.index_hash, rows = excluded.rows, task_id = excluded.task_id,
            contract_no = excluded.contract_no, collected_at = excluded.collected_at`,
    [
      of.enterpriseId,
      of.dataset,
      of.taskId,
      of.contractNo,
      months.map((m) => m.month),
      months.map((m) => m.hash),
      months.map((m) => m.rows),
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
