/** Items of several books, those below zero, and the categories that they are of. Expected values are written by hand. */
import { describe, expect, it } from 'vitest'
import { itemFacts, summaryRow } from '../../../test-support/stock/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { ErpItemFacts } from '../facts.ts'
import { erpItemReport } from '../report.ts'

const value = (facts: Partial<ErpItemFacts>, key: string) =>
  erpItemReport(itemFacts(facts)).indicators.find((i) => i.key === key)!
const table = (facts: Partial<ErpItemFacts>, id: string) =>
  erpItemReport(itemFacts(facts))
    .sections.flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)!

const FEB = summaryRow('2026-02', 'A', [9, 0, 2, 7], [90, 0, 20, 70])

describe('items of several books', () => {
  const sku = (...rows: [item: string, name: string | null][]) =>
    value(
      { summary: rows.map(([item, name], i) => ({ ...FEB, key: `${i}`, item, name })) },
      'E-11.SKU.asOf',
    ).value
  it.each<[[string, string | null][], number]>([
    [
      [
        ['P1', '纸'],
        ['P1', '白纸'],
      ],
      1,
    ],
    [
      [
        ['P1', '纸'],
        ['P2', '纸'],
      ],
      2,
    ],
    [
      [
        ['P1', '纸'],
        ['纸', '纸'],
      ],
      1,
    ],
    [
      [
        ['纸', '纸'],
        ['P1', '纸'],
      ],
      1,
    ],
    [
      [
        ['P1', '纸'],
        ['', '纸'],
      ],
      1,
    ],
    [
      [
        ['P1', '纸'],
        ['P1', null],
      ],
      1,
    ],
    [
      [
        ['纸', '纸'],
        ['纸', null],
      ],
      1,
    ],
    [
      [
        ['P1', null],
        ['P1', null],
      ],
      1,
    ],
    // A name of two codes is of neither.
    [
      [
        ['P1', '纸'],
        ['P2', '纸'],
        ['纸', '纸'],
      ],
      2,
    ],
    [
      [
        ['', null],
        ['P1', '纸'],
      ],
      1,
    ],
  ])('%j are %d', (rows, n) => expect(sku(...rows)).toBe(n))
  it('a name of two codes is of neither, whose stock stays as it is', () => {
    const rows = [
      { ...FEB, key: '1', item: 'P1', name: '纸' },
      { ...FEB, key: '2', item: 'P2', name: '纸' },
      { ...FEB, key: '3', item: '纸', name: '纸', closeQty: -90 },
    ]
    expect(value({ summary: rows }, 'E-15.asOf').value).toBe(0)
  })
  it('says how many rows are of none, and counts their amounts', () => {
    const summary = [FEB, { ...FEB, key: 'x', item: '', name: null }]
    const { quality, indicators } = erpItemReport(itemFacts({ summary }))
    expect(quality.find(({ check }) => check === 'NAMELESS')).toMatchObject({
      result: 'FAIL',
      detail: expect.stringContaining('1行'),
    })
    expect(indicators.find(({ key }) => key === 'E-11.asOf')!.value).toBe(140)
  })
})

describe('stock below zero', () => {
  const below = (
    ...rows: [item: string, qty: number | null, yuan: number | null, place?: string][]
  ) => {
    const summary = rows.map(([item, qty, yuan, place = '本库']) =>
      summaryRow('2026-02', item, [null, null, null, qty], [null, null, null, yuan], { place }),
    )
    const [count, part] = ['E-15.asOf', 'E-15.SHARE.asOf'].map((key) => value({ summary }, key))
    return [count!.value, count!.flag, part!.value, part!.flag]
  }
  const many = Array.from({ length: 19 }, (_, i): [string, number, number] => [`N${i}`, 1, 1])
  it.each<[Parameters<typeof below>, unknown[]]>([
    [[['A', 1, 1]], [0, 'GREEN', 0, 'GREEN']],
    [
      [...many, ['A', -1, -1]],
      [1, 'YELLOW', 0.05, 'YELLOW'],
    ],
    [
      [
        ['A', -1, -1],
        ['B', 3, 3],
      ],
      [1, 'YELLOW', 0.5, 'RED'],
    ],
    // One place below is not made good by another.
    [
      [
        ['A', -1, -1, '甲'],
        ['A', 3, 3, '乙'],
        ['B', 1, 1],
      ],
      [1, 'YELLOW', 0.5, 'RED'],
    ],
    // An amount left over is no quantity.
    [
      [
        ['A', 2, -1],
        ['B', null, -3],
      ],
      [1, 'YELLOW', 0.5, 'RED'],
    ],
  ])('%j', (rows, expected) => expect(below(...rows)).toEqual(expected))
})

it('categories add up to the stock, whichever they are', () => {
  const summary = ['甲', '乙', null, '甲', '丙'].map((category, i) =>
    summaryRow('2026-02', `I${i}`, [0, 0, 0, i - 1], [0, 0, 0, (i - 1) * 100], { category }),
  )
  const rows = table({ summary }, 'categories').rows
  expect(rows.map(({ category, items, amount }) => [category, items, amount])).toEqual([
    ['丙', 1, 300],
    // −100 of I0 and 200 of I3.
    ['未分类', 1, 100],
    ['甲', 2, 100],
    ['合计', 4, 500],
  ])
})
