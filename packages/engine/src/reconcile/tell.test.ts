/** What a report is told of lines and invoices, by cases written by hand. */
import { expect, it } from 'vitest'
import { dayNumber } from '../kit/calendar/window.ts'
import type { Rows } from './rows.ts'
import { type Flows, reconcile, type SideGiven } from './tell.ts'

type Case = readonly [party: string, day: string, yuan: number]
const dayOf = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number)
  return dayNumber(year!, month!, day!)
}
const rowsOf = (...cases: Case[]): Flows => {
  const names = [...new Set(cases.map(([party]) => party))]
  return {
    day: Int32Array.from(cases, ([, day]) => dayOf(day)),
    amount: Float64Array.from(cases, ([, , yuan]) => Math.round(yuan * 100)),
    party: Int32Array.from(cases, ([party]) => names.indexOf(party)),
    names,
    keys: cases.map(([, day], at) => `${day}#${at}`),
  }
}
const months = new Set(Array.from({ length: 12 }, (_, month) => 2025 * 12 + month))
const NONE: Rows = rowsOf()
const side = (more: Partial<SideGiven>): SideGiven => ({
  ...{ side: 'RECEIPT', flows: rowsOf(), invoices: NONE, ids: [], months, balances: NONE },
  ...more,
})

it('sums by month, with the rows of what is left', () => {
  const told = reconcile([
    side({
      flows: rowsOf(
        ['甲商贸公司', '2025-03-10', 1000.01],
        ['甲商贸公司', '2025-03-20', 10],
        ['乙商贸公司', '2025-04-01', 77],
        ['丙商贸公司', '2024-12-31', 5],
        ['甲商贸公司', '2025-12-31', 1],
      ),
      invoices: rowsOf(
        ['甲商贸公司', '2025-03-01', 1000.01],
        ['甲商贸公司', '2025-09-30', 300],
        ['甲商贸公司', '2025-10-02', 200],
        ['甲商贸公司', '2025-10-03', 999],
        ['戊商贸公司', '2025-03-09', 888],
      ),
      ids: [11, 12],
    }),
  ])
  expect(told.months).toEqual([
    {
      side: 'RECEIPT',
      month: 2025 * 12 + 2,
      lines: 2,
      amount: 101_001,
      matched: 100_001,
      doubtful: 0,
    },
    { side: 'RECEIPT', month: 2025 * 12 + 3, lines: 1, amount: 7_700, matched: 0, doubtful: 0 },
    { side: 'RECEIPT', month: 2025 * 12 + 11, lines: 1, amount: 100, matched: 0, doubtful: 100 },
  ])
  expect(told.lines.map(({ key, reason }) => [key, reason])).toEqual([
    ['2025-12-31#4', 'ON_ACCOUNT'],
    ['2025-04-01#2', 'UNKNOWN_PARTY'],
    ['2025-03-20#1', 'MORE_THAN_OPEN'],
  ])
  // Ninety days before the last line is 2 October; an invoice before the first line may have been paid before.
  expect(told.parties).toEqual([
    {
      side: 'RECEIPT',
      party: '甲商贸公司',
      id: 11,
      invoices: 2,
      open: 49_900,
      from: '2025-09-30',
      to: '2025-10-02',
    },
  ])
  expect(told.invoiced).toEqual([{ side: 'RECEIPT', amount: 50_000, open: 49_900 }])
})

it('tells nothing of a side whose invoices are not known, but what goes round', () => {
  const told = reconcile([
    side({ flows: rowsOf(['张三', '2025-03-12', 20_000]), invoices: null }),
    side({ side: 'PAYMENT', flows: rowsOf(['张三', '2025-03-10', 20_000]), invoices: null }),
  ])
  expect([told.sides, told.months, told.lines, told.parties, told.invoiced]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ])
  expect(told).toMatchObject({ roundCount: 1, roundAmount: 2_000_000, received: 2_000_000 })
  expect(told.rounds[0]).toEqual({
    party: '张三',
    out: { key: '2025-03-10#0', day: '2025-03-10', amount: 2_000_000 },
    back: { key: '2025-03-12#0', day: '2025-03-12', amount: 2_000_000 },
  })
})
