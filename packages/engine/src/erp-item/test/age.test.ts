/** How old stock is and what lies still: layers by hand, at the edges of what is known. Stock day is 28 February 2026. */
import { describe, expect, it } from 'vitest'
import { itemFacts, moves, onHandRow, summaryRow } from '../../../test-support/stock/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { ErpItemFacts, ItemMoves } from '../facts.ts'
import { erpItemReport } from '../report.ts'

const report = (facts: Partial<ErpItemFacts>) => erpItemReport(itemFacts(facts))
const value = (facts: Partial<ErpItemFacts>, key: string) =>
  report(facts).indicators.find((i) => i.key === key)!
const table = (facts: Partial<ErpItemFacts>, id: string) =>
  report(facts)
    .sections.flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)
const KEYS = ['D30', 'D60', 'D90', 'D180', 'D365', 'OVER']
const shares = (facts: Partial<ErpItemFacts>) =>
  KEYS.map((key) => value(facts, `E-12.${key}.asOf`).value)
/** Ten of one item for 100 yuan. */
const TEN = [onHandRow('2026-02-28', 'A', 10, 100)]
const came = (on: string, qty: number, more: Partial<ItemMoves> = {}) =>
  moves(on.slice(0, 7), 'A', qty, 0, { lastIn: on, ...more })
/** The book of moves speaks of this month. */
const speaks = (month: string) => moves(month, 'Z', 1, 1)
const NOW = speaks('2026-02')

describe('layers', () => {
  it.each<[string, ItemMoves[], (number | null)[]]>([
    ['all of this month', [came('2026-02-10', 10)], [1, 0, 0, 0, 0, 0]],
    ['more came than is there', [came('2026-02-10', 12)], [1, 0, 0, 0, 0, 0]],
    [
      'of three months',
      [came('2026-02-10', 2), came('2026-01-10', 3), came('2025-12-10', 5)],
      [0.2, 0.3, 0.5, 0, 0, 0],
    ],
    ['exactly 30 days', [came('2026-01-29', 10)], [1, 0, 0, 0, 0, 0]],
    ['31 days', [came('2026-01-28', 10)], [0, 1, 0, 0, 0, 0]],
    ['exactly 180 days', [came('2025-09-01', 10)], [0, 0, 0, 1, 0, 0]],
    ['181 days', [came('2025-08-31', 10)], [0, 0, 0, 0, 1, 0]],
    ['exactly 365 days', [came('2025-02-28', 10)], [0, 0, 0, 0, 1, 0]],
    ['366 days', [came('2025-02-27', 10)], [0, 0, 0, 0, 0, 1]],
    // 100 days are known: 1 of the 10 is older, how old nobody knows.
    [
      'one that is older than what is known',
      [came('2026-02-10', 9), speaks('2025-11')],
      [0.9, 0, 0, null, null, null],
    ],
    [
      'one that is older than a year that is known',
      [came('2026-02-10', 9), speaks('2025-03')],
      [0.9, 0, 0, 0, 0, 0.1],
    ],
    [
      'one that is older than a year less a month',
      [came('2026-02-10', 9), speaks('2025-04')],
      [0.9, 0, 0, 0, null, null],
    ],
    // What was taken back in February was of January.
    [
      'taken back',
      [came('2026-02-10', -4), came('2026-01-10', 9), came('2025-12-10', 5)],
      [0, 0.5, 0.5, 0, 0, 0],
    ],
    [
      'without a day of entry the month ends',
      [moves('2026-01', 'A', 10, 0, { lastIn: null })],
      [1, 0, 0, 0, 0, 0],
    ],
  ])('%s', (_, rows, wanted) => {
    expect(shares({ onHand: TEN, moves: [...rows, NOW] })).toEqual(wanted)
  })
  it('that are not dated say so, with the least that they are old', () => {
    const facts = { onHand: TEN, moves: [came('2026-02-10', 9), speaks('2025-11'), NOW] }
    expect(value(facts, 'E-12.OVER.asOf')).toMatchObject({
      ...{ flag: 'GREY', reason: 'INSUFFICIENT_HISTORY' },
      // 1 November to 28 February are 120 days.
      detail: '占10.00%的存货早于已知的入库，只知至少120天',
    })
    expect(table(facts, 'ages')!.rows.at(-1)).toEqual({
      age: '早于已知入库(至少120天)',
      items: 1,
      amount: 10,
      share: 0.1,
    })
  })
  it('are those of the summary where no moves are told: the end of a month stands for it', () => {
    const summary = [
      summaryRow('2026-01', 'A', [4, 3, 0, 7], [40, 30, 0, 70]),
      summaryRow('2026-02', 'A', [7, 5, 2, 10], [70, 50, 20, 100]),
    ]
    // 5 of February, 3 of 31 January (28 days), 2 older than 59 days.
    expect(shares({ summary })).toEqual([0.8, null, null, null, null, null])
  })
  it('of a long period are not dated by its end', () => {
    const summary = [summaryRow('2025-12-01/2026-02-28', 'A', [0, 10, 0, 10], [0, 100, 0, 100])]
    expect(shares({ summary })).toEqual([null, null, null, null, null, null])
    const long = [summaryRow('2024-03-01/2025-02-28', 'A', [0, 9, 0, 9], [0, 90, 0, 90])]
    const months = Array.from({ length: 12 }, (_, i) => {
      const month = `${i < 10 ? 2025 : 2026}-${String(((i + 2) % 12) + 1).padStart(2, '0')}`
      return summaryRow(month, 'A', [9, 0, 0, 9], [90, 0, 0, 90])
    })
    // Its end is 365 days ago: however early it came in, it is over a year old.
    expect(shares({ summary: [...long, ...months] })).toEqual([0, 0, 0, 0, 0, 1])
  })
  it('moves and summary join where the one ends and the other begins', () => {
    const summary = [summaryRow('2025-12', 'A', [1, 6, 0, 7], [10, 60, 0, 70])]
    const facts = { onHand: TEN, summary, moves: [came('2026-01-10', 3), NOW] }
    // 3 of 10 January (49 days), 6 of 31 December (59 days), 1 older than the 90 days from 1 December.
    expect(shares(facts)).toEqual([0, 0.9, 0, null, null, null])
  })
  it('of a stock that nothing leads up to are none', () => {
    expect(shares({ onHand: TEN })).toEqual(KEYS.map(() => null))
    // Moves end in January, the stock is of February.
    expect(shares({ onHand: TEN, moves: [came('2026-01-10', 10)] })).toEqual(KEYS.map(() => null))
  })
  it('of an item without a quantity are those of its amount', () => {
    const none = [null, null, null, null] as const
    const summary = [
      summaryRow('2026-01', 'A', none, [60, 0, 0, 60]),
      summaryRow('2026-02', 'A', none, [60, 40, 0, 100]),
    ]
    expect(shares({ summary })[0]).toBe(0.4)
  })
  it('lose no fen of an amount', () => {
    const onHand = [onHandRow('2026-02-28', 'A', 3, 100)]
    const facts = {
      onHand,
      moves: [came('2026-02-10', 1), came('2026-01-10', 1), came('2025-12-10', 1), NOW],
    }
    expect(table(facts, 'ages')!.rows.map(({ amount }) => amount)).toEqual([
      33.33, 33.34, 33.33, 0, 0, 0,
    ])
  })
  it.each([
    [10, 90, 'GREEN'],
    [11, 89, 'YELLOW'],
    [30, 70, 'YELLOW'],
    [31, 69, 'RED'],
  ])('%d of old and %d of new stock is %s', (old, fresh, flag) => {
    const onHand = [
      onHandRow('2026-02-28', 'A', fresh, fresh),
      onHandRow('2026-02-28', 'B', old, old),
    ]
    const facts = { onHand, moves: [came('2026-02-10', 100), speaks('2025-02'), NOW] }
    expect(value(facts, 'E-12.OVER.asOf')).toMatchObject({ value: old / 100, flag })
  })
})

describe('what lies still', () => {
  const stock = [onHandRow('2026-02-28', 'A', 1, 70), onHandRow('2026-02-28', 'B', 1, 30)]
  const idle = (first: string, ...rows: ItemMoves[]) =>
    value({ onHand: stock, moves: [speaks(first), ...rows, NOW] }, 'E-13.asOf')
  const moved = (on: string, item = 'B') => moves(on.slice(0, 7), item, 0, 1, { lastOut: on })
  it.each<[string, ItemMoves[], number | null, string]>([
    ['2025-09', [moved('2026-02-01')], 0.7, 'RED'],
    ['2025-09', [moved('2026-02-01'), moved('2025-09-02', 'A')], 0, 'GREEN'],
    // 1 September is 180 days before.
    ['2025-09', [moved('2026-02-01'), moved('2025-09-01', 'A')], 0.7, 'RED'],
    ['2025-09', [moved('2026-02-01', 'A')], 0.3, 'YELLOW'],
    // 150 days are known.
    ['2025-10', [moved('2026-02-01')], null, 'GREY'],
  ])('of moves since %s', (first, rows, share, flag) => {
    expect(idle(first, ...rows)).toMatchObject({ value: share, flag })
  })
  it('opens the idle rows and all that are worth something', () => {
    const { evidence, proof } = idle('2025-09', moved('2026-02-01'))
    expect(proof).toBe('SHARE')
    expect(evidence).toMatchObject([
      {
        sum: 70,
        where: {
          all: [
            { field: 'asOf', in: ['2026-02-28'] },
            { field: 'item', in: ['A'] },
          ],
        },
      },
      {
        sum: 100,
        where: {
          all: [
            { field: 'asOf', in: ['2026-02-28'] },
            { field: 'amount', from: 1 },
          ],
        },
      },
    ])
  })
  it('says for how long, and where only a least is known', () => {
    const rows = [speaks('2025-07'), moved('2025-07-20', 'A'), NOW]
    expect(table({ onHand: stock, moves: rows }, 'idle')!.rows).toMatchObject([
      { code: 'A', lastOut: '2025-07-20', days: 223, known: '自末次收发' },
      { code: 'B', lastOut: null, days: 243, known: '至少' },
    ])
  })
  it('of a summary moved at the end of the period in which it moved', () => {
    const months = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02']
    const summary = months.flatMap((month, i) => [
      summaryRow(month, 'A', [5, 0, i === 0 ? 1 : 0, 4], [50, 0, i === 0 ? 10 : 0, 40]),
      summaryRow(month, 'B', [1, 0, 0, 1], [60, 0, 0, 60]),
    ])
    // A moved in September: it may have been on the 30th.
    expect(value({ summary }, 'E-13.asOf').value).toBe(0.6)
  })
})
