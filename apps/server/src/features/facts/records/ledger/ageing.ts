/** 应收账款 and 应付账款 with their ageing: a party a row, as of a day. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { filedByDay } from './filed.ts'

/** `1-30天 60.00；超过365天 20.00`. */
const AGES = `(select string_agg(case when p->>'from' is null then '未到期'
                 when p->>'to' is null then '超过' || (p->>'from') || '天' else (p->>'from') || '-' || (p->>'to') || '天' end
                 || ' ' || (p->>'amount'), '；') from jsonb_array_elements(r.ages) p)`

const ageing = (
  table: 'receivable' | 'payable',
  part: string,
  title: string,
  party: { zh: string; en: string },
  lastPaid: { zh: string; en: string },
) =>
  flatDataset({
    table,
    part,
    key: (r) => `${text(r.asOf)}/${text(r.party)}`,
    columns: {
      as_of: { kind: 'date', from: 'asOf', fact: 'asOf', zh: '截止日', en: 'As of' },
      party: { from: 'party', otherwise: '', fact: 'party', ...party },
      balance: {
        kind: 'money',
        from: 'balance',
        otherwise: 0,
        fact: 'balance',
        zh: '余额',
        en: 'Balance',
      },
      ages: {
        from: 'ages',
        read: (value) => value ?? [],
        fact: 'ages',
        zh: '账龄',
        en: 'Ageing',
        shown: AGES,
      },
      credit_days: {
        kind: 'integer',
        from: 'creditDays',
        fact: 'creditDays',
        zh: '账期（天）',
        en: 'Credit term (days)',
      },
      last_paid_on: {
        kind: 'date',
        from: 'lastPaidOn',
        fact: 'lastPaidOn',
        ...lastPaid,
      },
    },
    at: { sql: 't.as_of::text', column: 'as_of' },
    order: 'r.as_of desc, r.balance desc, r.row_key',
    search: ['r.party'],
    evidence: { title, counter: '条', byFile: true },
    filed: filedByDay(table, 'as_of'),
  })

export const receivable = ageing(
  'receivable',
  'RECEIVABLES',
  '应收账款',
  { zh: '客户', en: 'Customer' },
  { zh: '最近收款日', en: 'Last received on' },
)
export const payable = ageing(
  'payable',
  'PAYABLES',
  '应付账款',
  { zh: '供应商', en: 'Supplier' },
  { zh: '最近付款日', en: 'Last paid on' },
)
