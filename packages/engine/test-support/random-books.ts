/** Books of a firm that nobody would make up: statements with holes, contradictions, losses and nothing at all, and steady ones beside. */
import fc from 'fast-check'
import type { Statement } from '../src/finance/facts.ts'
import { quarters, statement } from './finance-facts.ts'

const ASSETS =
  'cash shortInvestments notesReceivable accountsReceivable prepayments otherReceivables inventories otherCurrentAssets'.split(
    ' ',
  )
const FIXED = ['fixedAssets', 'intangibleAssets']
const OWED =
  'shortLoans notesPayable accountsPayable advances contractLiabilities taxesPayable otherPayables'.split(
    ' ',
  )
const LONG = ['longLoans', 'bondsPayable']
const COSTS = 'cost taxesAndSurcharges sellingExpenses adminExpenses financeExpenses'.split(' ')

type Row = Record<string, number>
const sum = (row: Row, codes: readonly string[]): number =>
  codes.reduce((all, code) => all + (row[code] ?? 0), 0)

/** Amounts in yuan: often nothing, seldom below it. */
const amount = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5_000 }) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -500, max: 1_000_000 }) },
)
const amounts = (codes: readonly string[]) =>
  fc
    .array(amount, { minLength: codes.length, maxLength: codes.length })
    .map((values): Row => Object.fromEntries(codes.map((code, i) => [code, values[i]!])))

/** A sheet that holds its identities. */
const sheet = amounts([...ASSETS, ...FIXED, ...OWED, ...LONG, 'paidInCapital']).map((row): Row => {
  const [currentAssets, nonCurrentAssets] = [sum(row, ASSETS), sum(row, FIXED)]
  const [currentLiabilities, nonCurrentLiabilities] = [sum(row, OWED), sum(row, LONG)]
  const totalAssets = currentAssets + nonCurrentAssets
  const totalLiabilities = currentLiabilities + nonCurrentLiabilities
  const totalEquity = totalAssets - totalLiabilities
  return {
    ...row,
    currentAssets,
    nonCurrentAssets,
    totalAssets,
    currentLiabilities,
    nonCurrentLiabilities,
    totalLiabilities,
    totalEquity,
    retainedEarnings: totalEquity - row.paidInCapital!,
  }
})

const result = amounts([
  'revenue',
  ...COSTS,
  'researchExpenses',
  'interestExpenses',
  'entertainmentExpenses',
  'incomeTax',
]).map((drawn): Row => {
  // As many firms gain as lose.
  const revenue = drawn.revenue! * 5
  const row: Row = { ...drawn, revenue }
  const operatingProfit = revenue - sum(row, COSTS)
  return {
    ...row,
    operatingProfit,
    totalProfit: operatingProfit,
    netProfit: operatingProfit - row.incomeTax!,
  }
})

const flows = amounts(['cashFromSales', 'operatingNet'])

/** Rows left out, and rows that are wrong. */
const holes = fc.record({
  drop: fc.array(fc.nat({ max: 30 }), { maxLength: 8 }),
  blank: fc.array(fc.nat({ max: 30 }), { maxLength: 3 }),
  off: fc.option(fc.tuple(fc.nat({ max: 30 }), fc.constantFrom(50, 100, 101, 90_000)), { freq: 4 }),
  twice: fc.option(fc.nat({ max: 30 }), { freq: 8 }),
})

function withHoles(
  one: Statement,
  { drop, blank, off, twice }: typeof holes extends fc.Arbitrary<infer T> ? T : never,
): Statement {
  const moved = (i: number, fen: number | null) =>
    fen === null || off?.[0] !== i ? fen : fen + off[1]
  const items = one.items
    .map((item, i) => ({
      ...item,
      begin: blank.includes(i) ? null : item.begin,
      end: moved(i, item.end),
      ytd: blank.includes(i) ? null : moved(i, item.ytd),
    }))
    .filter((_, i) => !drop.includes(i))
    // 本期金额 of a period that began with the year says as much as 本年累计.
    .map((item) => (drop.length === 1 ? { ...item, ytd: null, current: item.ytd } : item))
  const again = twice === null ? undefined : items[twice]
  return {
    ...one,
    items: again
      ? [...items, { ...again, key: 'again', end: again.end === null ? null : again.end + 7 }]
      : items,
  }
}

/** Statements of the months of a year to the end of one. */
const endOf = (month: string) =>
  fc
    .record({
      begin: sheet,
      end: sheet,
      result,
      flows,
      holes: fc.tuple(holes, holes, holes),
      has: fc.tuple(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 4 }),
      ),
      standard: fc.constantFrom('SMALL' as const, 'GENERAL' as const),
    })
    .map(({ begin, end, result: earned, flows: cash, holes: [a, b, c], has, standard }) => {
      const pairs = Object.fromEntries(
        Object.entries(end).map(([code, value]) => [code, [begin[code]!, value] as const]),
      )
      return [
        ...(has[0] ? [withHoles(statement('BALANCE', month, pairs, { standard }), a)] : []),
        ...(has[1] ? [withHoles(statement('INCOME', month, earned, { standard }), b)] : []),
        ...(has[2] ? [withHoles(statement('CASH', month, cash, { standard }), c)] : []),
      ]
    })

const some = (month: string, freq: number) =>
  fc.option(endOf(month), { nil: [] as Statement[], freq })

/** Years 2022 to 2025, and quarters of the last; the newest may end after the day of looking. */
export const wildBooks = fc
  .tuple(
    some('2022-12', 4),
    some('2023-12', 6),
    some('2024-12', 8),
    some('2025-03', 6),
    some('2025-06', 4),
    some('2025-09', 4),
    some('2025-12', 8),
    some('2026-03', 2),
  )
  .map((all) => all.flat())

/** A firm whose books hold together, whose figures move from year to year by a little or by much. */
export const steadyBooks = fc
  .array(
    fc.record({
      revenue: fc.constantFrom(1_500, 1_800, 2_000, 2_100, 3_000),
      cost: fc.constantFrom(0.4, 0.7, 0.75, 0.8),
      profit: fc.constantFrom(-150, -20, 0, 40, 200),
      inventories: fc.constantFrom(0, 100, 190, 400, 2_500),
      otherReceivables: fc.constantFrom(0, 60, 130, 190, 450),
      advances: fc.constantFrom(0, 40, 700, 1_100),
    }),
    { minLength: 5, maxLength: 5 },
  )
  .chain((years) =>
    fc
      .record({
        from: fc.constantFrom('2022-03', '2022-03', '2022-03', '2023-03', '2023-03', '2025-03'),
        running: fc.boolean(),
        losing: fc.boolean(),
      })
      .map(({ from, running, losing }) =>
        quarters(from, running ? '2026-03' : '2025-12', (year) => {
          const { cost, profit, ...rest } = years[Math.max(0, year - 2022)]!
          return { ...rest, cost: rest.revenue * cost, profit: losing ? -90 : profit }
        }),
      ),
  )
