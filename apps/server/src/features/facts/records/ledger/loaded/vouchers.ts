/** Vouchers by month and account, and by month with those that do not balance, of the digests that their writer keeps. */
import type { Turnover, VoucherMonth } from '@xinjian/engine/erp/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { maskedNames } from '../masked.ts'

export const heldTurnovers = async (tx: TenantDb, enterpriseId: number): Promise<Turnover[]> => {
  const rows = await tx.rows<Turnover & Record<string, unknown>>(
    `select month, account, account_name as name, debit, credit, lines from gl_month_account
      where company_id = $1 and enterprise_id = $2 order by month, account`,
    [enterpriseId],
  )
  return maskedNames(rows)
}

export const heldVoucherMonths = (tx: TenantDb, enterpriseId: number): Promise<VoucherMonth[]> =>
  tx.rows<VoucherMonth & Record<string, unknown>>(
    `select month, vouchers, lines, debit, credit, unbalanced, unbalanced_count as "unbalancedCount" from gl_month
      where company_id = $1 and enterprise_id = $2 order by month`,
    [enterpriseId],
  )
