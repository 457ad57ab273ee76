/** Voucher lines by month and account, and vouchers by month with those that do not balance. */
import { monthIndexOf } from '../../month.ts'
import { monthOfTextSql } from '../filed.ts'
import { type Digest, rowsOfMonths, spanOf } from './digest.ts'

const LINES = rowsOfMonths('gl_voucher_line', monthOfTextSql('r.month'))
/** Vouchers told by number; the rest are counted. */
const MOST_TOLD = 50
const OFF = 'voucher is not null and debit <> credit'

const ACCOUNTS = `
  insert into gl_month_account (company_id, enterprise_id, month, account, account_name, debit, credit, lines)
  select $1::int, $2::int, v.at, v.account, max(v.account_name), sum(v.debit), sum(v.credit), count(*)
    from ${LINES} v group by v.at, v.account`

/** Lines without a number are of no voucher: they are counted in the sums, and in no balance. */
const VOUCHERS = `
  insert into gl_month (company_id, enterprise_id, month, vouchers, lines, debit, credit, unbalanced, unbalanced_count, collected_at)
  select $1::int, $2::int, at, count(*) filter (where voucher is not null), sum(lines), sum(debit), sum(credit),
         coalesce((array_agg(coalesce(day || ' ', '') || voucher order by day, voucher) filter (where ${OFF}))[1:${MOST_TOLD}], '{}'),
         count(*) filter (where ${OFF}), max(came)
    from (select v.at, v.voucher, min(v.booked_on)::text as day, max(v.collected_at) as came, count(*) as lines, sum(v.debit) as debit, sum(v.credit) as credit
            from ${LINES} v group by v.at, v.voucher) b
   group by at`

export const voucherDigest: Digest = {
  monthOf: ({ month }) => monthIndexOf(String(month)),
  async refresh(tx, enterpriseId, months) {
    const span = [enterpriseId, ...spanOf(months)]
    for (const table of ['gl_month_account', 'gl_month'])
      await tx.run(
        `delete from ${table} where company_id = $1 and enterprise_id = $2 and month between $3 and $4`,
        span,
      )
    await tx.run(ACCOUNTS, span)
    await tx.run(VOUCHERS, span)
  },
}
