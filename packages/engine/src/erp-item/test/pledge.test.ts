/** What can be pledged, item by item, by hand: 0.7 of a price, half of what lies idle, nothing of what is dead. */
import { describe, expect, it } from 'vitest'
import { itemFacts, moves, onHandRow, trade } from '../../../test-support/stock/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { ErpItemFacts, OnHandRow } from '../facts.ts'
import { erpItemReport } from '../report.ts'

const tables = (facts: Partial<ErpItemFacts>) =>
  erpItemReport(itemFacts(facts))
    .sections.flatMap(({ blocks }) => blocks)
    .filter((block): block is TableBlock => block.kind === 'table')
const table = (facts: Partial<ErpItemFacts>, id: string) =>
  tables(facts).find((block) => block.id === id)
const sum = (facts: Partial<ErpItemFacts>) =>
  erpItemReport(itemFacts(facts)).indicators.find(({ key }) => key === 'S-001.asOf')!.value

/** Ten of A that cost 100. */
const stock = (more: Partial<OnHandRow> = {}) => onHandRow('2026-02-28', 'A', 10, 100, more)
const speaks = (month: string) => moves(month, 'Z', 1, 1)
const KNOWN = [speaks('2024-12'), speaks('2026-02')]
const moved = (on: string) => moves(on.slice(0, 7), 'A', 0, 1, { lastOut: on })
const sold = (on: string, each: number) => trade(on.slice(0, 7), 'A', 2, 2 * each, { last: on })

describe('an item', () => {
  it.each<[string, Partial<ErpItemFacts>, number]>([
    [
      'that moves and sells dearly counts at its cost',
      { moves: [moved('2026-02-01')], sales: [sold('2026-02-01', 20)] },
      100,
    ],
    [
      'that sells for little at 0.7 of it',
      { moves: [moved('2026-02-01')], sales: [sold('2026-02-01', 12)] },
      84,
    ],
    ['without a price at 0.7 of its cost', { moves: [moved('2026-02-01')] }, 70],
    [
      'with a list price by that',
      { moves: [moved('2026-02-01')], onHand: [stock({ price: 900 })] },
      63,
    ],
    [
      'by its last sale and no list',
      {
        moves: [moved('2026-02-01')],
        sales: [sold('2026-02-01', 8)],
        onHand: [stock({ price: 9_000 })],
      },
      56,
    ],
    [
      'by the last of its sales',
      { moves: [moved('2026-02-01')], sales: [sold('2026-02-01', 8), sold('2026-01-01', 30)] },
      56,
    ],
    [
      'by no sale of more than a year ago',
      { moves: [moved('2026-02-01')], sales: [sold('2025-02-27', 30)] },
      70,
    ],
    [
      'by one of 365 days ago',
      { moves: [moved('2026-02-01')], sales: [sold('2025-02-28', 30)] },
      100,
    ],
    [
      'by no sale of nothing',
      {
        moves: [moved('2026-02-01')],
        sales: [trade('2026-02', 'A', 0, 50), trade('2026-01', 'A', 1, -5)],
      },
      70,
    ],
    ['that is idle by half', { moves: [moved('2025-09-01')] }, 35],
    ['that moved 179 days ago in full', { moves: [moved('2025-09-02')] }, 70],
    ['that has not moved for a year not at all', { moves: [moved('2025-02-28')] }, 0],
    ['that moved 364 days ago by half', { moves: [moved('2025-03-01')] }, 35],
  ])('%s', (_, facts, wanted) => {
    expect(sum({ onHand: [stock()], ...facts, moves: [...KNOWN, ...(facts.moves ?? [])] })).toBe(
      wanted,
    )
  })
  it('that is not known to move counts by half', () => {
    expect(sum({ onHand: [stock()] })).toBe(35)
    expect(table({ onHand: [stock()] }, 'pledged')!.rows).toMatchObject([
      { rest: '不能判断是否呆滞', discount: 0.5, base: 70, value: 35 },
    ])
  })
  it.each<[string, OnHandRow, string]>([
    ['below nil', onHandRow('2026-02-28', 'A', -1, -10), '结存为负'],
    ['without an amount', onHandRow('2026-02-28', 'A', 4, null), '没有金额'],
    ['with an amount and no quantity', onHandRow('2026-02-28', 'A', 0, 9), '数量或金额为零'],
    ['dead', stock(), '365天没有收发'],
  ])('%s is left out, and it is said why', (_, row, why) => {
    const facts = {
      onHand: [row, onHandRow('2026-02-28', 'B', 1, 10)],
      moves: [...KNOWN, moves('2026-02', 'B', 1, 0)],
    }
    expect(sum(facts)).toBe(7)
    expect(table(facts, 'left-out')!.rows).toMatchObject([{ code: 'A', why }])
  })
  it('of a book without quantities counts by its cost', () => {
    expect(
      sum({
        onHand: [onHandRow('2026-02-28', 'A', null, 100, { price: 50 })],
        moves: [...KNOWN, moved('2026-02-01')],
      }),
    ).toBe(70)
  })
})

it('the parts add up to the whole, and say what is without a price', () => {
  const facts = {
    onHand: [stock(), onHandRow('2026-02-28', 'B', 1, 50), onHandRow('2026-02-28', 'C', 1, 30)],
    moves: [
      ...KNOWN,
      moved('2026-02-01'),
      moves('2026-02', 'B', 1, 0),
      moves('2025-06', 'C', 1, 0),
    ],
    sales: [sold('2026-02-01', 12)],
  }
  expect(table(facts, 'pledge-groups')!.rows).toEqual([
    { group: '有收发，有售价', items: 1, cost: 100, value: 84 },
    { group: '有收发，没有售价', items: 1, cost: 50, value: 35 },
    { group: '呆滞或不能判断，没有售价', items: 1, cost: 30, value: 10.5 },
  ])
  expect(sum(facts)).toBe(129.5)
})

it('what would be sold below its cost loses the difference', () => {
  const facts = {
    onHand: [stock(), onHandRow('2026-02-28', 'B', 2, 10)],
    sales: [sold('2026-01-05', 7), trade('2026-01', 'B', 1, 9)],
    purchases: [trade('2026-01', 'A', 4, 44)],
  }
  expect(table(facts, 'prices')!.rows).toMatchObject([
    { code: 'A', cost: 10, bought: 11, sold: 7, soldOn: '2026-01-05', difference: -30 },
    { code: 'B', cost: 5, bought: null, sold: 9, difference: 8 },
  ])
})
