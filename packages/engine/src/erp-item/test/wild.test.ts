/** Books that nobody would keep: whatever they hold, a report is made, its parts add up, and nothing unknown is told as good. */
import { canonicalJson } from '@xinjian/format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  booksOf,
  itemFacts,
  moves,
  onHandRow,
  summaryRow,
  trade,
} from '../../../test-support/stock/facts.ts'
import type { ReportDocument, TableBlock } from '../../report/document.ts'
import { ERP_ITEM_ENGINE } from '../engine.ts'
import type { ErpItemFacts } from '../facts.ts'
import { erpItemReport } from '../report.ts'

const PERIODS = [
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2025-12-01/2026-02-28',
  '2025-01-01/2025-12-31',
  '2026-02-31/2026-02-01',
  'x/y',
]
const item = fc.constantFrom('', 'A', 'B', 'C', '纸', ' ')
const name = fc.constantFrom(null, '', '纸', '笔', 'A')
const told = {
  name,
  place: fc.constantFrom(null, '甲', '乙'),
  category: fc.constantFrom(null, '原料', '成品'),
}
const qty = fc.option(
  fc.oneof(fc.integer({ min: -9, max: 99 }), fc.double({ min: -2, max: 9, noNaN: true })),
  { nil: null, freq: 4 },
)
const yuan = fc.option(fc.integer({ min: -500, max: 90_000 }), { nil: null, freq: 4 })
const four = <T>(of: fc.Arbitrary<T>) => fc.tuple(of, of, of, of)
const MONTHS = ['2024-10', '2025-06', '2025-12', '2026-01', '2026-02', '2026-03']
const facts: fc.Arbitrary<ErpItemFacts> = fc
  .record({
    summary: fc.array(
      fc.tuple(fc.constantFrom(...PERIODS), item, four(qty), four(yuan), fc.record(told)),
      { maxLength: 14 },
    ),
    onHand: fc.array(
      fc.tuple(
        fc.constantFrom('2026-02-28', '2026-03-10', '2026-04-01', '?'),
        item,
        qty,
        yuan,
        fc.record({
          ...told,
          price: fc.option(fc.integer({ min: -5, max: 9_000 }), { nil: null }),
        }),
      ),
      { maxLength: 8 },
    ),
    moves: fc.array(
      fc.tuple(
        fc.constantFrom(...MONTHS),
        item,
        fc.integer({ min: -5, max: 40 }),
        fc.integer({ min: -5, max: 40 }),
      ),
      { maxLength: 10 },
    ),
    sales: fc.array(
      fc.tuple(
        fc.constantFrom(...MONTHS),
        item,
        fc.integer({ min: -5, max: 40 }),
        fc.integer({ min: -900, max: 9_000 }),
      ),
      { maxLength: 10 },
    ),
  })
  .map((rows) =>
    itemFacts({
      summary: rows.summary.map(([period, code, q, y, more], i) => ({
        ...summaryRow(period, code, q, y, more),
        key: `s${i}`,
      })),
      onHand: rows.onHand.map(([on, code, q, y, more], i) => ({
        ...onHandRow(on, code, q, y, more),
        key: `h${i}`,
      })),
      moves: rows.moves.map(([month, code, a, b]) => moves(month, code, a, b)),
      sales: rows.sales.map(([month, code, a, b]) => trade(month, code, a, b)),
    }),
  )

const tableOf = ({ sections }: ReportDocument, id: string) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)
const column = (table: TableBlock | undefined, key: string) =>
  (table?.rows ?? []).map((row) => Math.round(Number(row[key] ?? 0) * 100))
const total = (fens: readonly number[]) => fens.reduce((a, b) => a + b, 0)
const figureOf = ({ indicators }: ReportDocument, key: string) =>
  indicators.find((i) => i.key === key)!.value as number | null

/** What holds of every report. */
function holds(document: ReportDocument): void {
  const amount = figureOf(document, 'E-11.asOf')
  const categories = column(tableOf(document, 'categories'), 'amount')
  if (amount !== null) expect(total(categories.slice(0, -1))).toBe(Math.round(amount * 100))
  if (amount !== null)
    expect(total(column(tableOf(document, 'by-place'), 'amount'))).toBe(Math.round(amount * 100))
  const ages = tableOf(document, 'ages')
  if (ages) {
    expect(total(column(ages, 'amount'))).toBe(
      total(column(tableOf(document, 'ages-by-category'), 'amount')),
    )
    for (const fen of column(ages, 'amount')) expect(fen).toBeGreaterThanOrEqual(0)
  }
  const cost = column(tableOf(document, 'pledged'), 'cost')
  for (const [i, value] of column(tableOf(document, 'pledged'), 'value').entries()) {
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(cost[i]!)
  }
  const pledged = figureOf(document, 'S-001.asOf')
  if (pledged !== null)
    expect(total(column(tableOf(document, 'pledge-groups'), 'value'))).toBe(
      Math.round(pledged * 100),
    )
  for (const { value, flag, reason, key } of document.indicators)
    if (value === null) expect([key, flag, typeof reason]).toEqual([key, 'GREY', 'string'])
    else expect([key, Number.isFinite(Number(value))]).toEqual([key, true])
  expect(document.verdict.decision!.level).not.toBe('ADMIT')
  expect(document.verdict).not.toHaveProperty('limit')
}

describe('whatever the books', () => {
  it('a report is made and its parts add up', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const document = erpItemReport(each)
        holds(document)
        // Kept and read again it is the same.
        const again = ERP_ITEM_ENGINE.decode(ERP_ITEM_ENGINE.encode(each))
        expect(canonicalJson(erpItemReport(again))).toBe(canonicalJson(document))
      }),
      { numRuns: 400 },
    )
  })
  it('classes part the items between them', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const document = erpItemReport(each)
        const classes = tableOf(document, 'classes')
        if (!classes) return
        const named = ['A', 'B', 'C'].map((name) => figureOf(document, `E-18.${name}.L12`))
        if (named.includes(null)) return
        expect(column(classes, 'items').map((n) => n / 100)).toEqual(named)
        expect(total(column(classes, 'items')) / 100).toBeGreaterThanOrEqual(
          figureOf(document, 'E-11.SKU.asOf')!,
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe('one book alone', () => {
  const all = booksOf({ items: 12, months: 15, last: '2026-02' })
  it.each(['summary', 'onHand', 'moves', 'sales', 'purchases'] as const)(
    'of %s makes a report',
    (book) => {
      const document = erpItemReport({ ...itemFacts(), [book]: all[book] })
      holds(document)
      expect(document.verdict.decision!.level === 'CLEAR').toBe(false)
    },
  )
  it('and all of them, where nothing is wrong, stand against nobody', () => {
    // 200 in stock, and 100 come and go each month.
    const year = Array.from({ length: 14 }, (_, i) => {
      const at = 2025 * 12 + i
      return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    })
    const summary = year.map((m) => summaryRow(m, 'A', [200, 100, 100, 200], [400, 200, 200, 400]))
    const document = erpItemReport(itemFacts({ summary }))
    expect(document.verdict.decision).toMatchObject({ level: 'CLEAR', reasons: [] })
    expect(document.findings.strengths).toEqual([
      '收发存汇总没有期初、入库、出库与期末不相符的行。',
      '近12个月收发存存货周转天数为60天。',
      '近180天没有收发的存货只占0.00%。',
    ])
    // A year without its first month is for a person to look at.
    const short = erpItemReport(itemFacts({ summary: summary.slice(3) }))
    expect(short.verdict.decision).toMatchObject({
      level: 'REVIEW',
      reasons: [{ id: 'G-STOCK-HISTORY' }],
    })
  })
})

it('of ten thousand items is bounded in what it lists, whole in what it sums', () => {
  const facts = booksOf({ items: 10_000, months: 2, last: '2026-02' })
  const document = erpItemReport(facts)
  holds(document)
  const close = facts.summary
    .filter(({ to }) => to === '2026-02-28')
    .reduce((sum, row) => sum + row.closeAmount!, 0)
  expect(figureOf(document, 'E-11.asOf')).toBe(close / 100)
  expect(figureOf(document, 'E-17.CHAIN.asOf')).toBe(0)
  for (const { blocks } of document.sections)
    for (const block of blocks)
      if (block.kind === 'table') expect(block.rows.length).toBeLessThanOrEqual(101)
  expect(JSON.stringify(document).length).toBeLessThan(1_000_000)
})

it('looking back, nothing later is seen', () => {
  const books = booksOf({ items: 9, months: 15, last: '2026-02' })
  const through = 2025 * 12 + 9
  const upTo = (month: string) => ({
    ...books,
    summary: books.summary.filter(({ to }) => to <= `${month}-31`),
    moves: books.moves.filter(({ month: m }) => m <= through),
    sales: books.sales.filter(({ month: m }) => m <= through),
    purchases: books.purchases.filter(({ month: m }) => m <= through),
  })
  const [whole, cut] = [erpItemReport(books, through), erpItemReport(upTo('2025-10'), through)]
  expect(whole.indicators).toEqual(cut.indicators)
  expect(whole.sections.filter(({ id }) => id !== 's09-prices')).toEqual(
    cut.sections.filter(({ id }) => id !== 's09-prices'),
  )
})
