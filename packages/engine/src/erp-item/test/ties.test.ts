/** Whether the books come out: rows, periods one after another, and two books of one day. */
import { describe, expect, it } from 'vitest'
import { itemFacts, onHandRow, summaryRow } from '../../../test-support/stock/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { StockPeriodRow } from '../facts.ts'
import { erpItemReport } from '../report.ts'

type Four = readonly [number | null, number | null, number | null, number | null]
const NONE: Four = [null, null, null, null]
const value = (summary: readonly StockPeriodRow[], key: string) =>
  erpItemReport(itemFacts({ summary })).indicators.find((i) => i.key === key)!
const table = (facts: Parameters<typeof itemFacts>[0], id: string) =>
  erpItemReport(itemFacts(facts))
    .sections.flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)

describe('a row', () => {
  it.each<[string, Four, Four, number | null]>([
    ['comes out', [5, 3, 2, 6], [50, 30, 20, 60], 0],
    ['does not in quantity', [5, 3, 2, 7], [50, 30, 20, 60], 1],
    ['does not in amount', [5, 3, 2, 6], [50, 30, 20, 61], 1],
    ['is off by rounding', [0.1, 0.2, 0, 0.3], [1.01, 1.01, 0, 2], 0],
    ['is off by more than rounding', [5, 3, 2, 6], [50, 30, 20, 59.97], 1],
    ['is off by rounding of a quantity', [1, 0, 0.3333, 0.6668], [0, 0, 0, 0], 0],
    ['is off by more than that', [1, 0, 0.3333, 0.667], [0, 0, 0, 0], 1],
    ['red entries are below nil', [5, -3, 2, 0], [50, -30, 20, 0], 0],
    ['quantities alone', [5, 3, 2, 7], NONE, 1],
    ['amounts alone', NONE, [50, 30, 20, 60], 0],
    ['a column that is not there', [5, 3, null, 8], [50, 30, null, 80], null],
    ['amounts of which one column is not there', [5, 3, 0, 8], [50, 30, null, 70], 0],
    ['a quantity without an amount is no gap', [5, 3, 2, 6], [null, 30, 20, 10], 0],
  ])('%s', (_, qty, yuan, wanted) => {
    const row = summaryRow('2026-02', 'A', qty, yuan)
    // A second row tells every column of amounts, where the first tells any.
    const other =
      yuan[0] === null && yuan[1] !== null
        ? [summaryRow('2026-02', 'B', [1, 0, 0, 1], [9, 0, 0, 9])]
        : []
    expect(value([row, ...other], 'E-17.asOf').value).toBe(wanted)
  })
  it('that is blank in a column that others fill is nil there', () => {
    const full = summaryRow('2026-02', 'A', [5, 3, 2, 6], [50, 30, 20, 60])
    const quiet = summaryRow('2026-02', 'B', [4, null, null, 4], [8, null, null, 8])
    const lost = summaryRow('2026-02', 'C', [4, null, null, null], [8, null, null, null])
    expect(value([full, quiet], 'E-17.asOf').value).toBe(0)
    expect(value([full, quiet, lost], 'E-17.asOf').value).toBe(1)
  })
  it('is red where it does not come out, green where it does, and opens itself', () => {
    const bad = summaryRow('2026-02', 'A', [5, 3, 2, 7], [50, 30, 20, 70])
    const { flag, evidence, proof } = value([bad], 'E-17.asOf')
    expect([flag, proof]).toEqual(['RED', 'SUM'])
    expect(evidence).toMatchObject([
      { dataset: 'STOCK_SUMMARY', sum: 1, where: { field: 'key', in: [bad.key] } },
    ])
    expect(value([summaryRow('2026-02', 'A', [1, 0, 0, 1], NONE)], 'E-17.asOf').flag).toBe('GREEN')
    expect(table({ summary: [bad] }, 'untied')!.rows).toEqual([
      {
        from: '2026-02-01',
        to: '2026-02-28',
        code: 'A',
        name: null,
        place: null,
        gapQty: -1,
        gapAmount: -10,
      },
    ])
  })
  it('of many is named as far as evidence reaches, and no sum is told of the rest', () => {
    const many = Array.from({ length: 501 }, (_, i) =>
      summaryRow('2026-02', `I${i}`, [1, 0, 0, 2], NONE),
    )
    const { value: n, evidence, proof } = value(many, 'E-17.asOf')
    expect([n, proof, evidence[0]!.sum]).toEqual([501, undefined, undefined])
    expect(evidence[0]).toMatchObject({ words: expect.stringContaining('共501行，列示前500行') })
  })
})

describe('periods one after another', () => {
  const month = (
    period: string,
    item: string,
    open: number | null,
    close: number | null,
    place = '本库',
  ) =>
    summaryRow(period, item, [open, 0, 0, close], [open && open * 10, 0, 0, close && close * 10], {
      place,
    })
  const JAN = month('2026-01', 'A', 5, 5)
  it.each<[string, StockPeriodRow[], number | null]>([
    ['open as they closed', [JAN, month('2026-02', 'A', 5, 5)], 0],
    ['do not', [JAN, month('2026-02', 'A', 6, 6)], 1],
    ['lose an item', [JAN, month('2026-01', 'B', 2, 2), month('2026-02', 'A', 5, 5)], 1],
    ['find one', [JAN, month('2026-02', 'A', 5, 5), month('2026-02', 'B', 2, 2)], 1],
    [
      'find one that opens with nothing',
      [JAN, month('2026-02', 'A', 5, 5), month('2026-02', 'B', 0, 2)],
      0,
    ],
    [
      'leave out a place that was not asked for',
      [JAN, month('2026-01', 'A', 3, 3, '外库'), month('2026-02', 'A', 5, 5)],
      0,
    ],
    [
      'move between places',
      [
        JAN,
        month('2026-01', 'A', 1, 1, '外库'),
        month('2026-02', 'A', 2, 2),
        month('2026-02', 'A', 4, 4, '外库'),
      ],
      2,
    ],
    ['have a gap between them', [month('2025-12', 'A', 5, 5), month('2026-02', 'A', 6, 6)], null],
    ['is one alone', [JAN], null],
  ])('%s', (_, rows, wanted) => {
    expect(value(rows, 'E-17.CHAIN.asOf').value).toBe(wanted)
  })
  it('several rows of an item are one', () => {
    const twice = [month('2026-02', 'A', 2, 2), { ...month('2026-02', 'A', 3, 3), key: 'second' }]
    expect(value([JAN, ...twice], 'E-17.CHAIN.asOf').value).toBe(0)
  })
  it('a break opens the rows of both sides', () => {
    const next = month('2026-02', 'A', 6, 6)
    expect(value([JAN, next], 'E-17.CHAIN.asOf').evidence).toMatchObject([
      { where: { field: 'key', in: [JAN.key, next.key] } },
    ])
    expect(table({ summary: [JAN, next] }, 'breaks')!.rows).toEqual([
      {
        closed: '2026-01-31',
        opens: '2026-02-01',
        code: 'A',
        name: null,
        place: '本库',
        gapQty: -1,
        gapAmount: -10,
      },
    ])
  })
  it('a longer period beside them is neither joined nor counted twice', () => {
    const quarter = summaryRow('2025-12-01/2026-02-28', 'A', [9, 0, 0, 5], [90, 0, 0, 50], {
      place: '本库',
    })
    const rows = [JAN, month('2026-02', 'A', 5, 5), quarter]
    expect(value(rows, 'E-17.CHAIN.asOf').value).toBe(0)
    expect(
      table({ summary: rows }, 'periods')!.rows.map(({ from, state }) => [from, state]),
    ).toEqual([
      ['2026-02-01', '计入'],
      ['2025-12-01', '与较短期间重叠'],
      ['2026-01-01', '计入'],
    ])
  })
})

describe('a list and a summary of one day', () => {
  const summary = [
    summaryRow('2026-02', 'A', [5, 0, 0, 5], [50, 0, 0, 50]),
    summaryRow('2026-02', 'B', [5, 0, 0, 5], [50, 0, 0, 50]),
    summaryRow('2026-02', 'C', [0, 0, 0, 0], [0, 0, 0, 0]),
  ]
  it('differ item by item', () => {
    const onHand = [
      onHandRow('2026-02-28', 'A', 4, 41),
      onHandRow('2026-02-28', 'B', 5, 50),
      onHandRow('2026-02-28', 'D', 2, 7),
    ]
    expect(table({ summary, onHand }, 'differences')!.rows).toEqual([
      {
        code: 'A',
        name: null,
        summaryQty: 5,
        listQty: 4,
        qty: -1,
        summaryAmount: 50,
        listAmount: 41,
        amount: -9,
      },
      {
        code: 'D',
        name: null,
        summaryQty: 0,
        listQty: 2,
        qty: 2,
        summaryAmount: 0,
        listAmount: 7,
        amount: 7,
      },
    ])
  })
  it('of other days are not held against each other', () => {
    const { quality } = erpItemReport(
      itemFacts({ summary, onHand: [onHandRow('2026-03-01', 'A', 4, 41)] }),
    )
    expect(quality.find(({ check }) => check === 'LIST_AGREES')).toMatchObject({
      result: 'UNKNOWN',
    })
  })
  it('of which one tells no quantities are compared by amount, though one has an item more', () => {
    const onHand = [
      onHandRow('2026-02-28', 'A', null, 50),
      onHandRow('2026-02-28', 'B', null, 50),
      onHandRow('2026-02-28', 'D', null, 7),
    ]
    const less = summary.slice(0, 1)
    expect(table({ summary: less, onHand }, 'differences')!.rows).toMatchObject([
      { code: 'B', qty: null, amount: 50 },
      { code: 'D', qty: null, amount: 7 },
    ])
    expect(table({ summary, onHand: onHand.slice(0, 1) }, 'differences')!.rows).toMatchObject([
      { code: 'B', qty: null, amount: -50 },
    ])
  })
  it('of which one has no amounts are compared by quantity', () => {
    const onHand = [onHandRow('2026-02-28', 'A', 5, null), onHandRow('2026-02-28', 'B', 6, null)]
    expect(table({ summary, onHand }, 'differences')!.rows).toMatchObject([
      { code: 'B', qty: 1, amount: null },
    ])
  })
})
