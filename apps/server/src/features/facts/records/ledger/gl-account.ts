/** 科目表: an account a row. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { masked } from './masked.ts'

export const glAccount = flatDataset({
  table: 'gl_account',
  part: 'ACCOUNTS',
  key: (r) => text(r.account) ?? '',
  columns: {
    account: { from: 'account', otherwise: '', zh: '科目编码', en: 'Account' },
    account_name: { from: 'accountName', zh: '科目名称', en: 'Name' },
    direction: { from: 'direction' },
  },
  order: 'r.account, r.row_key',
  search: ['r.account', 'r.account_name'],
  shown: masked('account_name'),
})
