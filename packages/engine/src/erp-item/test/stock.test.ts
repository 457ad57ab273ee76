/** What is in stock: which book is taken, how items are told, and what is never made up. Expected values are written by hand. */
import { describe, expect, it } from 'vitest'
import { itemFacts, moves, onHandRow, summaryRow } from '../../../test-support/stock/facts.ts'
import type { ErpItemFacts } from '../facts.ts'
import { erpItemReport } from '../report.ts'

const value = (facts: Partial<ErpItemFacts>, key: string, through?: number) =>
  erpItemReport(itemFacts(facts), through).indicators.find((i) => i.key === key)!
const JAN = summaryRow('2026-01', 'A', [0, 9, 0, 9], [0, 90, 0, 90])
const FEB = summaryRow('2026-02', 'A', [9, 0, 2, 7], [90, 0, 20, 70])

describe('the latest stock', () => {
  it.each<[string, Partial<ErpItemFacts>, number | null, string | null]>([
    ['of the last period', { summary: [JAN, FEB] }, 70, '2026-02-28'],
    [
      'of a later list',
      { summary: [FEB], onHand: [onHandRow('2026-03-10', 'A', 6, 61)] },
      61,
      '2026-03-10',
    ],
    [
      'of the summary where a list is as old',
      { summary: [FEB], onHand: [onHandRow('2026-02-28', 'A', 6, 61)] },
      70,
      '2026-02-28',
    ],
    [
      'of the summary where a list is older',
      { summary: [FEB], onHand: [onHandRow('2026-02-27', 'A', 6, 61)] },
      70,
      '2026-02-28',
    ],
    [
      'of the last of several lists',
      { onHand: [onHandRow('2026-02-27', 'A', 5, 50), onHandRow('2026-03-01', 'A', 6, 61)] },
      61,
      '2026-03-01',
    ],
    [
      'not of what lies after the cut-off',
      {
        summary: [FEB, summaryRow('2026-03', 'A', [7, 0, 0, 7], [70, 0, 0, 71])],
        onHand: [onHandRow('2026-03-16', 'A', 1, 1)],
      },
      70,
      '2026-02-28',
    ],
    ['of no book', { moves: [moves('2026-02', 'A', 5, 1)] }, null, null],
    [
      'of the shortest of the periods that end on a day',
      { summary: [FEB, summaryRow('2025-12-01/2026-02-28', 'A', [0, 9, 2, 7], [0, 90, 20, 70])] },
      70,
      '2026-02-28',
    ],
    [
      'of a place that only a longer period tells',
      {
        summary: [
          FEB,
          summaryRow('2025-12-01/2026-02-28', 'B', [0, 9, 2, 7], [0, 90, 20, 33], {
            place: '外库',
          }),
        ],
      },
      103,
      '2026-02-28',
    ],
  ])('is that %s', (_, facts, amount, day) => {
    const { value: yuan, inputs } = value(facts, 'E-11.asOf')
    expect(yuan).toBe(amount)
    expect(inputs.find(({ name }) => name === '存货余额日')?.value ?? null).toBe(day)
  })
  it('of an earlier month is what was known then', () => {
    const facts = { summary: [JAN, FEB], onHand: [onHandRow('2026-03-10', 'A', 6, 61)] }
    expect(value(facts, 'E-11.asOf', 2026 * 12).value).toBe(90)
  })
  it('opens the rows that it is taken from', () => {
    const long = summaryRow('2025-12-01/2026-02-28', 'B', [0, 9, 2, 7], [0, 90, 20, 33], {
      place: '外库',
    })
    const home = { ...FEB, place: '本库' }
    const [leg] = value({ summary: [home, long] }, 'E-11.asOf').evidence
    expect(leg).toMatchObject({
      dataset: 'STOCK_SUMMARY',
      sum: 103,
      where: {
        all: [
          {
            any: [
              {
                all: [
                  { field: 'from', in: ['2026-02-01'] },
                  { field: 'to', in: ['2026-02-28'] },
                ],
              },
              {
                all: [
                  { field: 'from', in: ['2025-12-01'] },
                  { field: 'to', in: ['2026-02-28'] },
                  {
                    any: [
                      { field: 'place', notIn: ['本库'] },
                      { field: 'place', absent: true },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    })
  })
})

describe('what the books do not tell', () => {
  it('is no amount of nil', () => {
    const bare = summaryRow('2026-02', 'A', [1, 0, 0, 1], [null, null, null, null])
    expect(value({ summary: [bare] }, 'E-11.asOf')).toMatchObject({
      value: null,
      reason: 'NO_DATA',
      flag: 'GREY',
    })
    const some = value({ summary: [bare, { ...FEB, item: 'B' }] }, 'E-11.asOf')
    expect([some.value, some.detail]).toEqual([70, '1行有数量而没有金额，不计入金额'])
  })
  it.each<[(string | null)[], number | null]>([
    [['kg', 'kg'], 14],
    [['kg', '箱'], null],
    [['kg', null], null],
    [[null, null], null],
  ])('quantities of units %j come to %s', (units, sum) => {
    const summary = units.map((unit, i) => ({ ...FEB, key: `${i}`, item: `I${i}`, unit }))
    expect(value({ summary }, 'E-11.QTY.asOf').value).toBe(sum)
  })
  it.each([
    'E-11.asOf',
    'E-11.SKU.asOf',
    'E-12.OVER.asOf',
    'E-13.asOf',
    'E-14.L12',
    'E-15.asOf',
    'E-16.asOf',
    'E-17.asOf',
    'E-18.A.L12',
    'E-20.L12',
    'S-001.asOf',
  ])('%s of no book at all is neither nil nor green', (key) =>
    expect(value({}, key)).toMatchObject({
      value: null,
      flag: 'GREY',
      reason: expect.any(String),
      detail: expect.any(String),
    }),
  )
  it('leaves no rule that says it was not hit', () => {
    for (const { result } of erpItemReport(itemFacts()).rules) expect(result).toBe('UNKNOWN')
  })
  it('of counts is said so, and never taken from a list', () => {
    const facts = { summary: [FEB], onHand: [onHandRow('2026-02-28', 'A', 6, 60)] }
    expect(value(facts, 'E-16.asOf')).toMatchObject({ value: null, detail: '账套没有盘点记录' })
  })
})

describe('a report of some time ago', () => {
  const [january, february] = [2026 * 12, 2026 * 12 + 1]
  const text = (facts: Partial<ErpItemFacts>, through: number) =>
    erpItemReport(itemFacts({ ...facts, dataCutoff: '2026-06-10T12:00:00.000+08:00' }), through)
      .verdict.decision?.freshness.text
  it('looks back where the books go on after it, not where they end with it', () => {
    expect(text({ summary: [JAN, FEB] }, january)).toContain('回看')
    expect(text({ summary: [JAN, FEB] }, february)).not.toContain('回看')
    const list = [onHandRow('2026-03-10', 'A', 6, 61)]
    expect(text({ summary: [JAN, FEB], onHand: list }, february)).toContain('回看')
  })
})

describe('the places of stock', () => {
  const shown = (...places: (string | null)[]) => {
    const onHand = places.map((place, i) => onHandRow('2026-03-01', `A${i}`, 5, 50, { place }))
    return erpItemReport(itemFacts({ onHand }))
      .sections.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'facts' ? block.items : []))
      .find(({ label }) => label === '仓库')?.value
  }
  it.each<[(string | null)[], number | string]>([
    [['主库', '外库', '主库'], 2],
    [['主库', null], 1],
    [[null, null], '账套没有写明仓库'],
  ])('of %j are told as %s', (places, told) => expect(shown(...places)).toBe(told))
})
