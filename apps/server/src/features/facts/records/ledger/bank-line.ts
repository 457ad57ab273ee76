/** 银行流水: a line of a statement a row. Of the number of an account its ends are kept: rows are named by it, and names travel. */
import { maskIdNo } from '@xinjian/format'
import { flatDataset } from '../flat.ts'
import { text } from '../values.ts'
import { bankDigest } from './digest/bank.ts'
import { filedByMonths, monthField } from './filed.ts'
import { masked } from './masked.ts'

/** A statement may tell the end of a number only. */
const TAIL = 8
/** As banks print numbers: `6222 0201 2345 6789`. */
const SPACED = /^[\d\s*-]+$/
/** `6222020123456789` → `6222********6789`. */
export function maskedAccount(value: unknown): string | null {
  const told = text(value)
  const number = told !== null && SPACED.test(told) ? told.replace(/[\s-]/g, '') : told
  return number === null || number.length <= TAIL ? number : maskIdNo(number)
}

/** Without the time of day, which not every export tells (0288): of two alike on one day the second has a number of its own. */
export const bankLineKey = (r: Readonly<Record<string, unknown>>): string =>
  [maskedAccount(r.account), ...[r.date, r.received, r.paid, r.balance].map(text)].join('/')

export const bankLine = flatDataset({
  table: 'bank_line',
  part: 'BANK_LINES',
  key: bankLineKey,
  columns: {
    account: { from: 'account', read: maskedAccount, fact: 'account', zh: '账号', en: 'Account' },
    booked_on: { kind: 'date', from: 'date', fact: 'date', zh: '交易日期', en: 'Date' },
    booked_at: { from: 'time', fact: 'time', zh: '时间', en: 'Time' },
    received: {
      kind: 'money',
      from: 'received',
      otherwise: 0,
      fact: 'received',
      zh: '收入',
      en: 'Received',
    },
    paid: { kind: 'money', from: 'paid', otherwise: 0, fact: 'paid', zh: '支出', en: 'Paid' },
    balance: {
      kind: 'money',
      from: 'balance',
      fact: 'balance',
      zh: '余额',
      en: 'Balance',
      unsummed: true,
    },
    party: { from: 'party', fact: 'party', zh: '对方', en: 'Party' },
    nth: { kind: 'integer', from: 'nth' },
    summary: { from: 'text', fact: 'text', zh: '摘要', en: 'Text' },
  },
  at: { sql: "to_char(t.booked_on, 'YYYY-MM')" },
  order: 'r.booked_on desc, r.nth desc nulls last, r.row_key',
  search: ['r.party', 'r.summary'],
  shown: masked('party', 'summary'),
  evidence: {
    title: '银行流水',
    counter: '条',
    byFile: true,
    fields: { month: monthField('r.booked_on') },
  },
  digest: bankDigest,
  filed: filedByMonths('bank_month'),
})
