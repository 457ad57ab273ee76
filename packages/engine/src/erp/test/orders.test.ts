/** Orders of customers and to suppliers: what was due, kept and invoiced. Counts and sums by hand. */
import { describe, expect, it } from 'vitest'
import { LAST } from '../../../test-support/erp/facts.ts'
import { ORDERS, setFacts } from '../../../test-support/erp/set.ts'
import type { TableBlock } from '../../report/document.ts'
import type { ErpFacts } from '../facts.ts'
import { erpReport } from '../report.ts'

const figure = (key: string, facts: ErpFacts = setFacts(), month = LAST) =>
  erpReport(facts, month).indicators.find((one) => one.key === key)
const block = (id: string, facts: ErpFacts = setFacts()) =>
  erpReport(facts, LAST)
    .sections.flatMap(({ blocks }) => blocks)
    .find((one) => one.id === id) as TableBlock | undefined

/** With this many kept and late of those due in the last month. */
const due = (onTime: number, late: number, orders = onTime + late): ErpFacts =>
  setFacts({
    orders: {
      ...ORDERS,
      sales: { ...ORDERS.sales, due: [{ month: LAST, orders, onTime, late, lateNamed: [] }] },
    },
  })

describe('orders delivered on time', () => {
  it('are eight of ten of which it can be told, and two more are not judged', () => {
    expect(figure('E-19.L12')).toMatchObject({
      value: 0.8,
      flag: 'YELLOW',
      detail: expect.stringContaining('另有2张到期订单'),
    })
  })
  it('open to the orders due, and to the late ones by number', () => {
    expect(figure('E-19.L12')!.evidence).toMatchObject([
      {
        dataset: 'SALES_ORDER',
        where: { all: [{ field: 'dueMonth', in: [LAST - 1, LAST] }, {}] },
      },
      { dataset: 'SALES_ORDER', where: { all: [{ field: 'docNo', in: ['SO-3', 'SO-7'] }, {}] } },
    ])
  })
  it.each([
    [85, 15, 'GREEN'],
    [84, 16, 'YELLOW'],
    [70, 30, 'YELLOW'],
    [69, 31, 'RED'],
  ])('%d of time, %d late: %s', (onTime, late, flag) =>
    expect(figure('E-19.L12', due(onTime, late))).toMatchObject({ flag }),
  )
  it('of which nothing can be told have no figure', () =>
    expect(figure('E-19.L12', due(0, 0, 5))).toMatchObject({ value: null, flag: 'GREY' }))
  it('that are not there are said to be missing, never nil', () => {
    const none = { made: [], due: [] }
    const facts = setFacts({ orders: { sales: none, purchases: none } })
    for (const key of ['E-19.L12', 'E-21.L12'])
      expect(figure(key, facts)).toMatchObject({
        value: null,
        detail: expect.stringContaining('没有销售订单'),
      })
  })
  it('in a report that looks back tell nothing, for they are as of today', () =>
    expect(figure('E-19.L12', setFacts(), LAST - 8)).toMatchObject({
      value: null,
      detail: expect.stringContaining('回看报告'),
    }))
})

describe('what was delivered and invoiced', () => {
  it('is three quarters, of lines that tell both', () =>
    expect(figure('E-21.L12')).toMatchObject({ value: 0.75, flag: 'YELLOW' }))
  it('by month stands beside revenue, what is not told empty', () => {
    expect(block('sales-orders')!.rows).toEqual([
      {
        ...{ month: '2026-01', made: 10, amount: 50_000, delivered: 40_000, invoiced: 30_000 },
        ...{ due: 8, kept: 5, late: 2 },
      },
      {
        ...{ month: '2026-02', made: 6, amount: 30_000, delivered: 10_000, invoiced: null },
        ...{ due: 4, kept: 3, late: 0 },
      },
    ])
  })
  it('of suppliers stands beside costs', () =>
    expect(block('purchases-orders')!.rows).toEqual([
      {
        ...{ month: '2026-02', made: 2, amount: 8_000, delivered: 5_000, invoiced: 5_000 },
        ...{ due: null, kept: null, late: null },
      },
    ]))
  it('is left out where the report did not ask', () => {
    const { orders: _, ...rest } = setFacts()
    expect(block('sales-orders', rest)).toBeUndefined()
  })
})
