/** Voucher lines by month and account, vouchers by month with those that do not balance, and what is said in a month. */
import { monthIndexOf } from '../../month.ts'
import { monthOfTextSql } from '../filed.ts'
import { digestOf, monthText } from './digest.ts'

/** Vouchers told by number; the rest are counted. */
const MOST_TOLD = 50
const OFF = 'voucher is not null and debit <> credit'

const accounts = (lines: string): string => `
  insert into gl_month_account (company_id, enterprise_id, month, account, account_name, debit, credit, lines)
  select $1::int, $2::int, ${monthOfTextSql('v.month')}, v.account, max(v.account_name), sum(v.debit), sum(v.credit), count(*)
    from ${lines} v group by v.month, v.account`

/** Lines without a number are of no voucher: they are counted in the sums, and in no balance. */
const vouchers = (lines: string): string => `
  insert into gl_month (company_id, enterprise_id, month, vouchers, lines, debit, credit, unbalanced, unbalanced_count, collected_at)
  select $1::int, $2::int, ${monthOfTextSql('month')}, count(*) filter (where voucher is not null), sum(lines), sum(debit), sum(credit),
         coalesce((array_agg(coalesce(day || ' ', '') || voucher order by day, voucher) filter (where ${OFF}))[1:${MOST_TOLD}], '{}'),
         count(*) filter (where ${OFF}), max(came)
    from (select v.month, v.voucher, min(v.booked_on)::text as day, max(v.collected_at) as came, count(*) as lines,
                 sum(v.debit) as debit, sum(v.credit) as credit
            from ${lines} v group by v.month, v.voucher) b
   group by month`

/**
 * What a line is searched by, each text of a month once (voucher-lines.ts). Grouping sets meet each line once; a list of its texts is three times as
 * long, and was sorted.
 */
const texts = (lines: string): string => `
  insert into gl_month_text (company_id, enterprise_id, month, texts)
  select $1::int, $2::int, ${monthOfTextSql('month')}, string_agg(distinct said, E'\\n')
    from (select v.month, coalesce(v.voucher, v.summary, v.account_name) as said
            from ${lines} v group by grouping sets ((v.month, v.voucher), (v.month, v.summary), (v.month, v.account_name))) d
   where said <> '' group by month`

export const voucherDigest = digestOf({
  table: 'gl_voucher_line',
  seq: 'voucher_seq',
  column: 'month',
  bounds: (first, last) => [monthText(first), monthText(last)],
  monthOf: ({ month }) => monthIndexOf(String(month)),
  made: { gl_month_account: accounts, gl_month: vouchers, gl_month_text: texts },
})
