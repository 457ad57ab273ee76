/** 违法违章信息. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'

export const violation = flatDataset({
  table: 'tax_violation',
  part: 'VIOLATIONS',
  collect: { mandatory: true, weight: 1 },
  key: (r) => `${text(r.registerDate)}/${text(r.fact)}`,
  columns: {
    registered_on: {
      kind: 'date',
      from: 'registerDate',
      fact: 'registeredOn',
      zh: '登记日期',
      en: 'Registered',
    },
    fact: { from: 'fact', fact: 'fact', zh: '违法事实', en: 'Fact' },
    means: { from: 'means', fact: 'means', zh: '违法手段', en: 'Means' },
    status: { from: 'status', fact: 'status', zh: '处理状态', en: 'Status' },
    penalty: { kind: 'money', from: 'penalty', fact: 'penalty', zh: '处罚金额', en: 'Penalty' },
    authority: { from: 'authority', fact: 'authority', zh: '处理机关', en: 'Authority' },
  },
  order: 'r.registered_on desc nulls last, r.row_key',
  search: ['r.fact', 'r.means', 'r.status'],
  evidence: { title: '违法违章', counter: '条' },
})
