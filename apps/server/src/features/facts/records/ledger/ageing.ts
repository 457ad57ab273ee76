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
    },
    order: 'r.as_of desc, r.balance desc, r.row_key',
    search: ['r.party'],
    evidence: { title, counter: '条', byFile: true },
    filed: filedByDay(table, 'as_of'),
  })

export const receivable = ageing('receivable', 'RECEIVABLES', '应收账款', {
  zh: '客户',
  en: 'Customer',
})
export const payable = ageing('payable', 'PAYABLES', '应付账款', { zh: '供应商', en: 'Supplier' })
