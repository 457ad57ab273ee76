/** 银行回单: a slip of one payment a row. It proves a line of a statement, and is none itself: sums by month do not count it. */
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { maskedAccount } from './bank-line.ts'
import { filedByDay, monthField } from './filed.ts'
import { masked } from './masked.ts'

export const bankSlip = flatDataset({
  table: 'bank_slip',
  part: 'BANK_SLIPS',
  key: (r) =>
    [maskedAccount(r.account), ...[r.date, r.received, r.paid, r.serial ?? r.party].map(text)].join(
      '/',
    ),
  columns: {
    account: { from: 'account', read: maskedAccount, fact: 'account', zh: '账号', en: 'Account' },
    paid_on: { kind: 'date', from: 'date', fact: 'date', zh: '交易日期', en: 'Date' },
    paid_at: { from: 'time', fact: 'time', zh: '时间', en: 'Time' },
    received: {
      kind: 'money',
      from: 'received',
      otherwise: 0,
      fact: 'received',
      zh: '收入',
      en: 'Received',
    },
    paid: { kind: 'money', from: 'paid', otherwise: 0, fact: 'paid', zh: '支出', en: 'Paid' },
    party: { from: 'party', fact: 'party', zh: '对方', en: 'Party' },
    summary: { from: 'text', fact: 'text', zh: '摘要', en: 'Text' },
    serial: { from: 'serial', fact: 'serial', zh: '流水号', en: 'Number' },
  },
  at: { sql: "to_char(t.paid_on, 'YYYY-MM')" },
  order: 'r.paid_on desc, r.row_key',
  search: ['r.party', 'r.summary', 'r.serial'],
  shown: masked('party', 'summary'),
  evidence: {
    title: '银行回单',
    counter: '张',
    byFile: true,
    fields: { month: monthField('r.paid_on') },
  },
  filed: filedByDay('bank_slip', 'paid_on'),
})
