/** What the rows of books tell, written down by hand beside the sheets that they stand in. */
import { describe, expect, it } from 'vitest'
import { gridOfTexts } from '../../forms/grid.ts'
import { ageOf } from '../ages.ts'
import { monthOf, timeAfterDay, timeOf } from '../dates.ts'
import { readBooks } from '../read-books.ts'

const lines = (...rows: string[]) =>
  readBooks(
    [
      gridOfTexts(
        '表',
        rows.map((line, i) => ({ row: i + 1, cells: line.split('|').map((cell) => cell.trim()) })),
      ),
    ],
    'LINES',
  ).flatMap((book) => book.lines ?? [])

describe('lines of vouchers', () => {
  it('carry the number, day and text that stand in their first line', () => {
    expect(
      lines(
        '日期|会计期间|凭证字号|摘要|科目代码|科目名称|借方|贷方',
        '43471|2019.1|记 - 1|提现|1001.|现金|40000|0',
        '||||1002.01|农行|0|40000',
        '43496|2019.1|记 - 2|红字|6001|收入|0|-5.5',
      ),
    ).toEqual([
      {
        ...{ date: '2019-01-06', month: '2019-01', voucher: '记-1', line: '1', text: '提现' },
        ...{ account: '1001', accountName: '现金', debit: '40000.00', credit: '0.00', at: '表!A2' },
      },
      {
        ...{ date: '2019-01-06', month: '2019-01', voucher: '记-1', line: '2', text: '提现' },
        ...{ account: '1002.01', accountName: '农行', debit: '0.00', credit: '40000.00' },
        at: '表!A3',
      },
      {
        ...{ date: '2019-01-31', month: '2019-01', voucher: '记-2', line: '1', text: '红字' },
        ...{ account: '6001', accountName: '收入', debit: '0.00', credit: '-5.50', at: '表!A4' },
      },
    ])
  })
  it('without a day stand in the month of their period, and in none where that is unsure', () => {
    const months = (period: string) =>
      lines('期间|凭证字|凭证号|科目代码|借方|贷方', `${period}|记|1|1001|1|1`).map((l) => l.month)
    expect(months('202403')).toEqual(['2024-03'])
    expect(months('2024.03')).toEqual(['2024-03'])
    expect(months('2024年3月')).toEqual(['2024-03'])
    expect(months('2019.1')).toEqual([null])
    expect(months('202413')).toEqual([null])
  })
})

it('balances have a sign: debit is positive, whatever column or side they stand in', () => {
  expect(
    lines(
      '期间：2024年3月',
      '科目编码|科目名称|方向|期初余额|本期借方|本期贷方|期末余额',
      '1002|银行存款|借|10|5|1|14',
      '2202|应付账款|贷|300|20|50.5|330.5',
    ).map(({ account, from, to, open, debit, credit, close }) => [
      account,
      from,
      to,
      open,
      debit,
      credit,
      close,
    ]),
  ).toEqual([
    ['1002', '2024-03', '2024-03', '10.00', '5.00', '1.00', '14.00'],
    ['2202', '2024-03', '2024-03', '-300.00', '20.00', '50.50', '-330.50'],
  ])
})

it('stock stands for the days that the caption tells, and an item without a code for its name', () => {
  expect(
    lines(
      '期间：2024-02 至 2024-02',
      '存货名称|期初数量|入库数量|出库数量|期末数量|期末结存金额',
      '纸|1.5|2|0.5|3|30',
    ),
  ).toEqual([
    {
      ...{ item: '纸', itemName: '纸', unit: null, place: null, category: null },
      ...{ from: '2024-02-01', to: '2024-02-29' },
      ...{ openQty: '1.5', inQty: '2', outQty: '0.5', closeQty: '3' },
      ...{ openAmount: null, inAmount: null, outAmount: null, closeAmount: '30.00', at: '表!A3' },
    },
  ])
})

it('bank lines tell what came in and went out, and the hour of a number that lost its nought', () => {
  const head = '交易日期|交易时间|账号|借贷标志|交易金额|账户余额|对方户名|摘要'
  expect(
    lines(head, '2024-01-02|90000|6222|贷|100|100|甲公司|货款', '2024-01-03|0|6222|借|30|70||'),
  ).toEqual([
    {
      ...{
        account: '6222',
        date: '2024-01-02',
        time: '09:00:00',
        received: '100.00',
        currency: null,
      },
      ...{ paid: '0.00', balance: '100.00', party: '甲公司', text: '货款', nth: '1', at: '表!A2' },
    },
    {
      ...{
        account: '6222',
        date: '2024-01-03',
        time: '00:00:00',
        received: '0.00',
        currency: null,
      },
      ...{ paid: '30.00', balance: '70.00', party: null, text: null, nth: '1', at: '表!A3' },
    },
  ])
  const newestFirst = ['2024-01-02|0||借|5|3', '2024-01-02|0||贷|8|8', '2024-01-01|0||借|1|0']
  expect(lines(head, ...newestFirst).map(({ balance, nth }) => [balance, nth])).toEqual([
    ['0.00', '1'],
    ['8.00', '1'],
    ['3.00', '2'],
  ])
})

it('a bank may call what came in 收入金额, which in a store is the amount of receipts', () => {
  expect(
    lines('交易日期,收入金额,支出金额,账户余额'.replaceAll(',', '|'), '2024-01-02|5||5').map(
      ({ received, paid }) => [received, paid],
    ),
  ).toEqual([['5.00', '0.00']])
})

it('ageing tells its parts in days, and their sum where no balance stands beside', () => {
  expect(lines('客户名称|30天以内|31-60天|1年以上', '甲|60|40.25|', '乙||0|20')).toEqual([
    {
      ...{ party: '甲', asOf: null, balance: '100.25', at: '表!A2' },
      ...{ creditDays: null, lastPaidOn: null },
      ages: [
        { from: 0, to: 30, amount: '60.00' },
        { from: 31, to: 60, amount: '40.25' },
      ],
    },
    {
      ...{ party: '乙', asOf: null, balance: '20.00', at: '表!A3' },
      ...{ creditDays: null, lastPaidOn: null },
      ages: [
        { from: 31, to: 60, amount: '0.00' },
        { from: 365, to: null, amount: '20.00' },
      ],
    },
  ])
})

it.each([
  ['未到期', { from: null, to: null }],
  ['1-30天', { from: 1, to: 30 }],
  ['1年-2年', { from: 365, to: 730 }],
  ['1～2年', { from: 365, to: 730 }],
  ['账龄|3个月以内', { from: 0, to: 90 }],
  ['半年以上', { from: 180, to: null }],
  ['超过365天', { from: 365, to: null }],
  ['账龄', null],
])('%s is a span of days', (heading, age) => expect(ageOf(heading)).toEqual(age))

it.each([
  ['90000', '09:00:00'],
  ['3000', '00:30:00'],
  ['232222', '23:22:22'],
  ['9:05', '09:05:00'],
  ['43466', null],
  ['250000', null],
  ['', null],
])('%s is an hour of the day', (text, time) => expect(timeOf(text)).toBe(time))

it('months and hours that stand behind a day', () => {
  expect(timeAfterDay('2024-01-02 09:00:00')).toBe('09:00:00')
  expect(timeAfterDay('43466')).toBeNull()
  expect(monthOf('2024年第3期')).toBe('2024-03')
})
