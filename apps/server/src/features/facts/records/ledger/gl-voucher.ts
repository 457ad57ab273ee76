/** 凭证分录: a line a row. The number of a voucher begins anew each month; it is one number however it is written. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { voucherDigest } from './digest/vouchers.ts'
import { filedByMonths, monthTextField } from './filed.ts'
import { onCashSql } from './loaded/cash.ts'
import { masked } from './masked.ts'
import { voucherNumber } from './same/voucher-number.ts'

/** Whether a line of its voucher stands on cash, as the vouchers hold today. */
const WITH_CASH = `(r.month, r.voucher) in (
  select c.month, c.voucher from gl_voucher_line c
   where c.company_id = $1 and c.enterprise_id = $2 and not c.gone and ${onCashSql('c.account')}
     and not exists (select from gl_voucher_line n
       where n.company_id = $1 and n.enterprise_id = $2 and n.row_key = c.row_key and n.revision = c.revision + 1))`

export const glVoucher = flatDataset({
  table: 'gl_voucher_line',
  part: 'VOUCHERS',
  key: (r) =>
    text(r.voucher) === null
      ? `${text(r.date) ?? text(r.month)}/${text(r.account)}/${text(r.debit)}/${text(r.credit)}/${text(r.text)}`
      : `${text(r.month)}/${voucherNumber(String(r.voucher))}/${text(r.line)}`,
  columns: {
    booked_on: { kind: 'date', from: 'date', fact: 'date', zh: '日期', en: 'Date' },
    entered_on: {
      kind: 'date',
      from: 'entered',
      fact: 'entered',
      zh: '录入日期',
      en: 'Entered on',
    },
    month: { from: 'month', otherwise: '', fact: 'month', zh: '期间', en: 'Month' },
    voucher: { from: 'voucher', fact: 'voucher', zh: '凭证字号', en: 'Voucher' },
    line: { kind: 'integer', from: 'line' },
    summary: { from: 'text', fact: 'text', zh: '摘要', en: 'Text' },
    account: { from: 'account', otherwise: '', fact: 'account', zh: '科目编码', en: 'Account' },
    account_name: { from: 'accountName', fact: 'name', zh: '科目名称', en: 'Name' },
    debit: {
      kind: 'money',
      from: 'debit',
      otherwise: 0,
      fact: 'debit',
      zh: '借方金额',
      en: 'Debit',
    },
    credit: {
      kind: 'money',
      from: 'credit',
      otherwise: 0,
      fact: 'credit',
      zh: '贷方金额',
      en: 'Credit',
    },
  },
  at: { sql: 't.month', column: 'month' },
  order: 'r.month desc, r.booked_on desc nulls last, r.voucher, r.line, r.row_key',
  search: ['r.voucher', 'r.summary', 'r.account', 'r.account_name'],
  shown: masked('summary', 'account_name'),
  evidence: {
    title: '凭证分录',
    counter: '条',
    byFile: true,
    fields: {
      month: monthTextField('r.month'),
      cash: { sql: WITH_CASH, type: 'boolean', isTrue: WITH_CASH },
    },
  },
  digest: voucherDigest,
  filed: filedByMonths('gl_month'),
})
