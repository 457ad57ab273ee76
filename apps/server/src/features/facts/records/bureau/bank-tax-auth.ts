/** 银税互动授权记录: which institutions the enterprise lets look at its tax data. */
import { currentRows } from '../dataset.ts'
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'

export const bankTaxAuth = flatDataset({
  table: 'bank_tax_auth',
  part: 'BANK_TAX_AUTHS',
  snapshot: true,
  collect: { mandatory: false, weight: 2 },
  key: (r) => `${text(r.institution)}/${text(r.product)}/${text(r.authTime)}`,
  columns: {
    institution: {
      from: 'institution',
      otherwise: '',
      fact: 'institution',
      zh: '机构',
      en: 'Institution',
    },
    product: { from: 'product', fact: 'product', zh: '产品', en: 'Product' },
    authorised_at: { from: 'authTime', fact: 'authorisedAt', zh: '授权时间', en: 'Authorised at' },
    expires_at: { from: 'expireTime', fact: 'expiresAt', zh: '到期时间', en: 'Expires at' },
    status: { from: 'status', fact: 'status', zh: '状态', en: 'Status' },
  },
  order: 'r.authorised_at desc nulls last, r.row_key',
  search: ['r.institution', 'r.product', 'r.status'],
  evidence: { title: '银税互动授权', counter: '条' },
  highlights: {
    sql: `select count(*)::int as n from ${currentRows('bank_tax_auth')} a where status = '有效'`,
    say: (row) =>
      row?.n ? [{ zh: '有效授权（项）', en: 'In force', value: String(row.n), kind: 'text' }] : [],
  },
})
