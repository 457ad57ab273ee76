/** When a book is all there is of its part: what is missing in it then was deleted. A doubt is enough for no. */
import type { BookCheck, BookLine } from '@xinjian/intake/books/book'
import { expect, it } from 'vitest'
import type { HeldBook } from '../reading.ts'
import { wholeOf } from './whole-book.ts'

const TIES: BookCheck = { check: 'CONTINUES', looked: 1, broken: 0, places: [] }
const book = (
  kind: HeldBook['kind'],
  lines: BookLine[],
  more: Partial<HeldBook> = {},
): HeldBook => ({
  ...{ kind, lines, source: { sheet: '', header: 1 }, entity: null, period: null },
  ...{ rows: lines.length, leftOut: 0, totals: {}, checks: [TIES], ...more },
})

const VOUCHERS: BookCheck = { ...TIES, check: 'VOUCHER_BALANCES' }
const voucher = (number: string, date: string | null, month = '2026-01'): BookLine => ({
  ...{ voucher: number, date, month },
})
const JANUARY = [
  voucher('记-0001', '2026-01-03'),
  voucher('记-2', '2026-01-20'),
  voucher('收1', '2026-01-09'),
]

it.each<[string, BookLine[], Partial<HeldBook>, object | null]>([
  [
    'numbers of each word run from one',
    JANUARY,
    {},
    { of: 'VOUCHERS', months: [{ month: '2026-01', last: '2026-01-20' }] },
  ],
  ['a number is missing', [voucher('记-1', '2026-01-03'), voucher('记-3', '2026-01-20')], {}, null],
  ['they begin later', [voucher('记-2', '2026-01-03')], {}, null],
  ['a number is none', [...JANUARY, voucher('GL-202601-0001', '2026-01-03')], {}, null],
  ['no day is told', [voucher('记-1', null)], {}, null],
  ['a voucher does not balance', JANUARY, { checks: [{ ...VOUCHERS, broken: 1 }] }, null],
  [
    'one of twenty does not balance: its month is not judged, the other is',
    [
      { ...JANUARY[0]!, debit: '5.00', credit: null },
      ...JANUARY.slice(1),
      { ...voucher('记-1', '2026-02-01', '2026-02'), debit: '3.00', credit: null },
      { ...voucher('记-1', '2026-02-01', '2026-02'), debit: null, credit: '3.00' },
    ],
    { checks: [{ ...VOUCHERS, looked: 20, broken: 1 }] },
    { of: 'VOUCHERS', months: [{ month: '2026-02', last: '2026-02-01' }] },
  ],
  [
    'three of twenty do not balance: a side may be left out',
    JANUARY,
    { checks: [{ ...VOUCHERS, looked: 20, broken: 3 }] },
    null,
  ],
  ['a row was not taken', JANUARY, { rows: 4 }, null],
  ['vouchers were not looked at', JANUARY, { checks: [] }, null],
  [
    'one of two months has a gap',
    [...JANUARY, voucher('记-2', '2026-02-01', '2026-02')],
    {},
    { of: 'VOUCHERS', months: [{ month: '2026-01', last: '2026-01-20' }] },
  ],
])('vouchers: %s', (_, lines, more, whole) =>
  expect(wholeOf(book('VOUCHERS', lines, { checks: [VOUCHERS], ...more }))).toEqual(whole),
)

const BALANCE: BookLine = { from: '2026-01', to: '2026-03' }
it.each<[string, HeldBook['totals'], object | null]>([
  ['debit is credit', { debit: '5.00', credit: '5.00' }, { of: 'BALANCES', periods: [BALANCE] }],
  ['they differ: a part of the accounts', { debit: '5.00', credit: '4.00' }, null],
  ['nothing moved', { debit: '0.00', credit: '0.00' }, null],
  ['no turnover is told', {}, null],
])('balances: %s', (_, totals, whole) =>
  expect(wholeOf(book('BALANCES', [BALANCE, BALANCE], { totals }))).toEqual(whole),
)

const bank = (account: string | null, date: string): BookLine => ({ account, date })
const LINES = [bank('6222', '2026-01-02'), bank('6222', '2026-01-09')]
it.each<[string, BookLine[], Partial<HeldBook>, object | null]>([
  [
    'every balance follows',
    LINES,
    {},
    { of: 'BANK_LINES', account: '6222', after: '2026-01-02', before: '2026-01-09' },
  ],
  ['one does not', LINES, { checks: [{ ...TIES, broken: 1 }] }, null],
  ['a line has no balance', LINES, { checks: [{ ...TIES, looked: 0 }] }, null],
  ['there are two accounts', [LINES[0]!, bank('6223', '2026-01-09')], {}, null],
  ['no account is told', [bank(null, '2026-01-02'), bank(null, '2026-01-09')], {}, null],
])('bank lines: %s', (_, lines, more, whole) =>
  expect(wholeOf(book('BANK_LINES', lines, more))).toEqual(whole),
)

it('of other books nothing is known', () =>
  expect(wholeOf(book('SALES', [{ date: '2026-01-02' }]))).toBeNull())
