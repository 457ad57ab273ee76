/** Invoices that were taken back, as the rows tell that are held of their seller. */
import type { TenantDb } from '../../../db/tenant.ts'

/** Of these keys those that a red invoice reverses, and those that are void. */
export async function redsOf(
  tenant: Pick<TenantDb, 'rows'>,
  enterpriseIds: readonly number[],
  keys: readonly string[],
): Promise<string[]> {
  const rows = await tenant.rows<{ key: string }>(
    `select blue_key as key from invoice where company_id = $1 and enterprise_id = any($2) and blue_key = any($3)
      union
     select invoice_key from invoice
      where company_id = $1 and enterprise_id = any($2) and direction in (0, 1) and invoice_key = any($3) and status = 1`,
    [[...enterpriseIds], [...keys]],
  )
  return rows.map(({ key }) => key)
}
