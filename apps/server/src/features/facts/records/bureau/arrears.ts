/** 欠税信息: what is owed today. */
import { formatFen } from '@xinjian/format'
import { currentRows } from '../dataset.ts'
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'

export const arrears = flatDataset({
  table: 'tax_arrears',
  part: 'ARREARS',
  snapshot: true,
  collect: { mandatory: true, weight: 1 },
  key: (r) => `${text(r.taxKind)}/${text(r.taxPeriodStart)}/${text(r.taxPeriodEnd)}`,
  columns: {
    tax_kind: { from: 'taxKind', otherwise: '', fact: 'taxKind', zh: '税种', en: 'Tax' },
    period_from: {
      kind: 'date',
      from: 'taxPeriodStart',
      fact: 'periodFrom',
      zh: '所属期起',
      en: 'From',
    },
    period_to: { kind: 'date', from: 'taxPeriodEnd', fact: 'periodTo', zh: '所属期止', en: 'To' },
    amount: { kind: 'money', from: 'amount', fact: 'amount', zh: '欠税金额', en: 'Arrears' },
    balance: { kind: 'money', from: 'balance', fact: 'balance', zh: '欠税余额', en: 'Balance' },
    late_fee: { kind: 'money', from: 'lateFeeToday', zh: '滞纳金', en: 'Late fee' },
    kind: { from: 'arrearsType', fact: 'kind', zh: '欠税类型', en: 'Kind' },
    occurred_on: {
      kind: 'date',
      from: 'occurDate',
      fact: 'occurredOn',
      zh: '发生日期',
      en: 'Since',
    },
    deadline: { kind: 'date', from: 'deadline', fact: 'deadline', zh: '缴款期限', en: 'Deadline' },
    as_of: { kind: 'date', from: 'asOf', zh: '截至日期', en: 'As of' },
  },
  order: 'r.balance desc nulls last, r.row_key',
  search: ['r.tax_kind', 'r.kind'],
  evidence: { title: '欠税', counter: '笔' },
  highlights: {
    sql: `select count(*)::int as n, sum(balance)::int8 as balance from ${currentRows('tax_arrears')} a`,
    say: (row) =>
      row?.n
        ? [
            {
              zh: '欠税余额',
              en: 'Arrears',
              value: formatFen(Number(row.balance ?? 0)),
              kind: 'money',
            },
          ]
        : [{ zh: '无欠税', en: 'No arrears', value: '', kind: 'text' }],
  },
})
