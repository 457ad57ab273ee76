/** What collections covered is forgotten with them: months that were read, periods of their rows, datasets that were shown. */
import type { TenantDb } from '../../../db/tenant.ts'

/** Batches of collections of an enterprise; `$1` company, `$2` enterprise. They have no file. */
export const COLLECTED_IMPORTS =
  "select id from import_batch where company_id = $1 and enterprise_id = $2 and blob_key = ''"

/** Their numbers. */
export const collectedImports = async (
  tenant: TenantDb,
  enterpriseId: number,
): Promise<ReadonlySet<number>> =>
  new Set(
    (await tenant.rows<{ id: number }>(COLLECTED_IMPORTS, [enterpriseId])).map(({ id }) => id),
  )

/** When the last file of the company was booked; null = none was. */
export const lastUpload = async (tx: TenantDb, enterpriseId: number): Promise<Date | null> =>
  (await tx.one<{ at: Date | null }>(
    `select max(finished_at) as at from import_batch
      where company_id = $1 and enterprise_id = $2 and blob_key <> '' and status in ('DONE', 'DONE_WITH_ERRORS')`,
    [enterpriseId],
  ))!.at

export async function takeOutCoverage(tx: TenantDb, enterpriseId: number): Promise<void> {
  await tx.run('delete from collect_coverage where company_id = $1 and enterprise_id = $2', [
    enterpriseId,
  ])
  await tx.run(
    `delete from invoice_period where company_id = $1 and enterprise_id = $2 and import_id in (${COLLECTED_IMPORTS})`,
    [enterpriseId],
  )
  await tx.run(
    `update collect_task set sealed_at = now()
      where company_id = $1 and enterprise_id = $2 and kind = 'TAX' and contract_no is not null and sealed_at is null`,
    [enterpriseId],
  )
}

/** Of collections of books, once neither the consent to the books nor that to bank lines stands. */
export const takeOutBooks = (tx: TenantDb, enterpriseId: number): Promise<number> =>
  tx.run(
    `update collect_task t set sealed_at = now()
      where t.company_id = $1 and t.enterprise_id = $2 and t.kind = 'ERP' and t.contract_no is not null and t.sealed_at is null
        and not exists (
          select 1 from auth_contract c
           where c.company_id = $1 and c.enterprise_id = $2 and c.code in ('ENT_ERP', 'ENT_BANK') and c.status = 'EFFECTIVE')`,
    [enterpriseId],
  )
