/** Every indicator against the slow reference, on statements with holes, contradictions, losses and nothing at all. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { financeOf, statement } from '../../../test-support/finance-facts.ts'
import { slowYear } from '../../../test-support/slow-finance.ts'
import type { Statement } from '../facts.ts'
import { FINANCE_INDICATORS } from '../indicators/registry.ts'

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
]).map((row): Row => {
  const operatingProfit = row.revenue! - sum(row, COSTS)
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
  const again = twice === null ? undefined : items[twice]
  return {
    ...one,
    items: again
      ? [...items, { ...again, key: 'again', end: again.end === null ? null : again.end + 7 }]
      : items,
  }
}

const yearOf = (year: number) =>
  fc
    .record({
      begin: sheet,
      end: sheet,
      result,
      flows,
      holes: fc.tuple(holes, holes, holes),
      has: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), fc.boolean()),
      standard: fc.constantFrom('SMALL' as const, 'GENERAL' as const),
    })
    .map(({ begin, end, result: earned, flows: cash, holes: [a, b, c], has, standard }) => {
      const month = `${year}-12`
      const pairs = Object.fromEntries(
        Object.entries(end).map(([code, value]) => [code, [begin[code]!, value] as const]),
      )
      return [
        ...(has[0] ? [withHoles(statement('BALANCE', month, pairs, { standard }), a)] : []),
        ...(has[1] ? [withHoles(statement('INCOME', month, earned, { standard }), b)] : []),
        ...(has[2] ? [withHoles(statement('CASH', month, cash, { standard }), c)] : []),
      ]
    })

const COMPARED = FINANCE_INDICATORS.flatMap(({ id, variants }) =>
  variants
    .filter(({ window }) => window === 'FY')
    .map(({ suffix }) => (suffix ? `${id}.${suffix}` : id)),
)

it('comes to what the slow reference comes to', () => {
  let values = 0
  fc.assert(
    fc.property(yearOf(2024), yearOf(2025), (before, year) => {
      const all = [...before, ...year]
      if (!year.some(({ kind }) => kind !== 'CASH')) return
      const slow = slowYear(all, 2025)
      const { indicator } = financeOf(all)
      for (const key of COMPARED) {
        const { value } = indicator(`${key}.FY`)
        const wanted = slow[key]
        if (wanted === undefined) expect([key, value]).toEqual([key, null])
        else if (typeof wanted === 'boolean') expect([key, value]).toEqual([key, wanted])
        else {
          values++
          const unit = indicator(`${key}.FY`).unit
          expect(Math.abs((value as number) - wanted), key).toBeLessThanOrEqual(
            unit === 'days' ? 0.500001 : 1e-6 + Math.abs(wanted) * 1e-12,
          )
        }
      }
    }),
    { numRuns: 400 },
  )
  expect(values).toBeGreaterThan(3_000)
})

it('compares every indicator that has a year', () => {
  expect(Object.keys(slowYear([], 2025)).toSorted()).toEqual(COMPARED.toSorted())
})
