/** 科目余额: an account and period a row; a debit balance is positive. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { filedBy, monthOfTextSql, monthTextField } from './filed.ts'
import { masked } from './masked.ts'

export const glBalance = flatDataset({
  table: 'gl_balance',
  part: 'BALANCES',
  key: (r) => `${text(r.from)}/${text(r.to)}/${text(r.account)}`,
  // An account and those under it stand in one book: no sum over them means anything.
  columns: {
    month_from: { from: 'from', otherwise: '', fact: 'from', zh: '期间起', en: 'From' },
    month_to: { from: 'to', otherwise: '', fact: 'to', zh: '期间止', en: 'To' },
    account: { from: 'account', otherwise: '', fact: 'account', zh: '科目编码', en: 'Account' },
    account_name: { from: 'accountName', fact: 'name', zh: '科目名称', en: 'Name' },
    open_amount: {
      kind: 'money',
      from: 'open',
      fact: 'open',
      zh: '期初余额',
      en: 'Opening',
      unsummed: true,
    },
    debit: {
      kind: 'money',
      from: 'debit',
      fact: 'debit',
      zh: '借方发生额',
      en: 'Debit',
      unsummed: true,
    },
    credit: {
      kind: 'money',
      from: 'credit',
      fact: 'credit',
      zh: '贷方发生额',
      en: 'Credit',
      unsummed: true,
    },
    close_amount: {
      kind: 'money',
      from: 'close',
      fact: 'close',
      zh: '期末余额',
      en: 'Closing',
      unsummed: true,
    },
  },
  order: 'r.month_to desc, r.account, r.row_key',
  search: ['r.account', 'r.account_name'],
  shown: masked('account_name'),
  evidence: {
    title: '科目余额',
    counter: '条',
    byFile: true,
    fields: { from: monthTextField('r.month_from'), to: monthTextField('r.month_to') },
  },
  filed: filedBy(
    'gl_balance',
    'month_from, month_to',
    monthOfTextSql('p.month_from'),
    monthOfTextSql('p.month_to'),
  ),
})
