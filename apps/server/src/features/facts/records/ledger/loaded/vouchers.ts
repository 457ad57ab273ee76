/** Vouchers folded: by month and account, and by month with those that do not balance. */
import type { Turnover, VoucherMonth } from '@xinjian/engine/erp/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'
import { monthOfTextSql } from '../filed.ts'
import { maskedName } from '../masked.ts'

const LINES = currentRows('gl_voucher_line')
const MONTH = monthOfTextSql('v.month')
/** Vouchers told by number; the rest are counted. */
const MOST_TOLD = 50

export const heldTurnovers = async (tx: TenantDb, enterpriseId: number): Promise<Turnover[]> => {
  const rows = await tx.rows<Turnover & Record<string, unknown>>(
    `select ${MONTH} as month, v.account, max(v.account_name) as name, sum(v.debit)::int8 as debit, sum(v.credit)::int8 as credit,
            count(*)::int as lines
       from ${LINES} v group by v.month, v.account order by v.month, v.account`,
    [enterpriseId],
  )
  return rows.map(maskedName)
}

interface Month extends Omit<VoucherMonth, 'unbalanced'>, Record<string, unknown> {
  unbalanced: string[] | null
}

/** Lines without a number are of no voucher: they are counted in the sums, and in no balance. */
export async function heldVoucherMonths(
  tx: TenantDb,
  enterpriseId: number,
): Promise<VoucherMonth[]> {
  const rows = await tx.rows<Month>(
    `select month, count(*) filter (where voucher is not null)::int as vouchers, sum(lines)::int as lines, sum(debit)::int8 as debit,
            sum(credit)::int8 as credit,
            (array_agg(coalesce(day || ' ', '') || voucher order by day, voucher)
               filter (where voucher is not null and debit <> credit))[1:${MOST_TOLD}] as unbalanced,
            (count(*) filter (where voucher is not null and debit <> credit))::int as "unbalancedCount"
       from (select ${MONTH} as month, v.voucher, min(v.booked_on)::text as day, count(*) as lines,
                    sum(v.debit) as debit, sum(v.credit) as credit
               from ${LINES} v group by v.month, v.voucher) b
      group by month order by month`,
    [enterpriseId],
  )
  return rows.map((row) => ({ ...row, unbalanced: row.unbalanced ?? [] }))
}
