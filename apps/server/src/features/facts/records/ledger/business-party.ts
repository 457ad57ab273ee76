/** 往来单位: customers and suppliers by name. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'

export const businessParty = flatDataset({
  table: 'business_party',
  part: 'PARTIES',
  key: (r) => `${text(r.role)}/${text(r.party)}`,
  columns: {
    party: { from: 'party', otherwise: '', zh: '名称', en: 'Name' },
    role: {
      from: 'role',
      otherwise: '',
      zh: '类型',
      en: 'Role',
      shown: `case r.role when 'SUPPLIER' then '供应商' else '客户' end`,
    },
  },
  at: { sql: "''" },
  order: 'r.party, r.row_key',
  search: ['r.party'],
})
