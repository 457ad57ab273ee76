/**
 * The trading firm with where its books came from, when vouchers were entered and what its sales lines tell. Of January and February 2026,
 * sales of 100,000: 60,000 of paper, 30,000 of pens, 10,000 that name no product; 55,000 to Guangdong, 25,000 to Shanghai, 20,000 to nobody
 * known. A line of two years before stands outside every window of a year. Of twelve sales orders due in those months eight came in time, two
 * late, and of two nothing is told; of 40,000 delivered 30,000 were invoiced, and of 10,000 more nothing is told.
 */
import type { ErpFacts } from '../../src/erp/facts.ts'
import type { BothOrders } from '../../src/erp/orders/facts.ts'
import type { Sold } from '../../src/erp/sold/facts.ts'
import { LAST } from './facts.ts'
import { signedFacts, signsOf } from './signs.ts'

const item = (name: string, month: number, amount: number) => ({
  ...{ item: name, name: name === '' ? null : `${name}品`, month, amount },
})

export const SOLD: Sold = {
  items: [
    item('纸', LAST - 24, 70_000_000),
    item('纸', LAST - 1, 4_000_000),
    item('纸', LAST, 2_000_000),
    item('笔', LAST, 3_000_000),
    item('', LAST, 1_000_000),
  ],
  regions: [
    { province: '31', month: LAST - 24, amount: 70_000_000 },
    { province: '44', month: LAST - 1, amount: 3_500_000 },
    { province: '44', month: LAST, amount: 2_000_000 },
    { province: '31', month: LAST, amount: 2_500_000 },
    { province: null, month: LAST, amount: 2_000_000 },
  ],
  numbered: true,
}

export const ORDERS: BothOrders = {
  sales: {
    made: [
      {
        ...{ month: LAST - 24, orders: 50, amount: 90_000_000, delivered: 90_000_000 },
        ...{ invoiced: 90_000_000, billable: 90_000_000, billed: 90_000_000 },
      },
      {
        ...{ month: LAST - 1, orders: 10, amount: 5_000_000, delivered: 4_000_000 },
        ...{ invoiced: 3_000_000, billable: 4_000_000, billed: 3_000_000 },
      },
      {
        ...{ month: LAST, orders: 6, amount: 3_000_000, delivered: 1_000_000 },
        ...{ invoiced: null, billable: null, billed: null },
      },
    ],
    due: [
      { month: LAST - 24, orders: 50, onTime: 50, late: 0, lateNamed: [] },
      { month: LAST - 1, orders: 8, onTime: 5, late: 2, lateNamed: ['SO-7', 'SO-3'] },
      { month: LAST, orders: 4, onTime: 3, late: 0, lateNamed: [] },
      { month: LAST + 1, orders: 9, onTime: 0, late: 9, lateNamed: ['SO-99'] },
    ],
  },
  purchases: {
    made: [
      {
        ...{ month: LAST, orders: 2, amount: 800_000, delivered: 500_000 },
        ...{ invoiced: 500_000, billable: 500_000, billed: 500_000 },
      },
    ],
    due: [],
  },
}

export const setFacts = (more: Partial<ErpFacts> = {}): ErpFacts =>
  signedFacts({
    signs: [
      signsOf(LAST - 1, { entered: 40, late: 30, lateNamed: ['2026-01-08 记-3'] }),
      signsOf(LAST, { entered: 60, late: 10, lateNamed: ['2026-02-11 记-5'] }),
    ],
    sources: {
      programs: [
        {
          ...{ program: 'YONYOU', version: 'V16.5', syncedAt: '2026-03-14T08:00:00.000+08:00' },
          ...{ state: 'PARTIAL', datasets: ['GL_BALANCE', 'GL_VOUCHER'] },
        },
      ],
      files: [
        {
          ...{ name: '销售明细.xlsx', importedAt: '2026-03-15T09:30:00.000+08:00' },
          ...{ books: ['SALES'], period: { from: '2026-01-05', to: '2026-02-27' } },
          ...{ rows: 320, settled: false },
        },
      ],
      fileCount: 1,
    },
    sold: SOLD,
    orders: ORDERS,
    ...more,
  })
