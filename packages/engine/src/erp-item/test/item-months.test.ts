/** Stock of items at the ends of months. Amounts by hand. */
import { describe, expect, it } from 'vitest'
import { itemFacts, summaryRow } from '../../../test-support/stock/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { ErpItemFacts } from '../facts.ts'
import { erpItemReport } from '../report.ts'

type Four = [number, number, number, number]
const row = (month: string, item: string, close: number | null, place?: string) =>
  summaryRow(month, item, [0, 0, 0, 0] as Four, [0, 0, 0, close], {
    name: `${item}品`,
    place: place ?? null,
  })

const block = (facts: Partial<ErpItemFacts>) =>
  erpItemReport(itemFacts(facts))
    .sections.find(({ id }) => id === 's08-trend')!
    .blocks.find(({ id }) => id === 'item-months') as TableBlock | undefined

describe('stock of items by month', () => {
  const summary = [
    row('2026-01', 'A', 10, '甲仓'),
    row('2026-01', 'A', 5, '乙仓'),
    row('2026-01', 'B', 90),
    row('2026-02', 'A', 30),
    row('2026-02', 'C', null),
  ]
  it('stands item by item, the largest of now first, places together, what is not listed empty', () => {
    const { columns, rows } = block({ summary })!
    expect(columns.map(({ key, heat }) => [key, heat])).toEqual([
      ['code', undefined],
      ['name', undefined],
      ['m2026-01', true],
      ['m2026-02', true],
    ])
    expect(rows).toEqual([
      { code: 'A', name: 'A品', 'm2026-01': 15, 'm2026-02': 30 },
      { code: 'B', name: 'B品', 'm2026-01': 90, 'm2026-02': null },
    ])
  })
  it('each amount opens to the rows of its item and month', () => {
    const { cells } = block({ summary })!
    expect(cells![0]!['m2026-01']).toMatchObject([{ dataset: 'STOCK_SUMMARY' }])
    expect(JSON.stringify(cells![0]!['m2026-01'])).toContain('"in":["A"]')
    expect(JSON.stringify(cells![0]!['m2026-01'])).toContain('2026-01-31')
    expect(cells![1]!['m2026-02']).toBeUndefined()
  })
  it('of many, twenty by name, and the rest together', () => {
    const many = ['2026-01', '2026-02'].flatMap((month) =>
      Array.from({ length: 23 }, (_, i) => row(month, `A${i + 10}`, 100 - i)),
    )
    const { rows } = block({ summary: many })!
    // 80 + 79 + 78.
    expect([rows.length, rows.at(-1)]).toEqual([
      21,
      { code: null, name: '其余3种及未写明的', 'm2026-01': 237, 'm2026-02': 237 },
    ])
  })
  it('of one month, or of periods that are no months, there is none', () => {
    expect(block({ summary: [row('2026-02', 'A', 1)] })).toBeUndefined()
    const quarters = ['2025-10-01/2025-12-31', '2026-01-01/2026-02-28'].map((span) =>
      row(span, 'A', 1),
    )
    expect(block({ summary: quarters })).toBeUndefined()
  })
  it('are twelve at most, the newest', () => {
    const months = Array.from({ length: 14 }, (_, i) =>
      row(
        i < 2
          ? `2025-0${i + 1}`
          : i < 12
            ? `2025-${String(i + 1).padStart(2, '0')}`
            : `2026-0${i - 11}`,
        'A',
        i,
      ),
    )
    const { columns } = block({ summary: months })!
    expect(columns.slice(2).map(({ key }) => key)).toEqual([
      ...Array.from({ length: 10 }, (_, i) => `m2025-${String(i + 3).padStart(2, '0')}`),
      ...['m2026-01', 'm2026-02'],
    ])
  })
})
