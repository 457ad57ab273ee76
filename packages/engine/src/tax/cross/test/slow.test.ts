/** The differences between sources against a second writing of domain §3.3, month by month, on facts with holes in them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payment } from '../../../../test-support/tax-facts.ts'
import {
  cit,
  income,
  monthText,
  recordFacts,
  vat,
} from '../../../../test-support/tax-record-facts.ts'
import { taxReport } from '../../report.ts'

const M0 = 2026 * 12 + 1
const L12 = Array.from({ length: 12 }, (_, i) => M0 - 11 + i)
const YEAR = Array.from({ length: 12 }, (_, i) => 2025 * 12 + i)
const END = ['2025-03', '2025-06', '2025-09', '2025-12']

const yuan = fc.integer({ min: -200_000, max: 900_000 })
const hole = fc.option(yuan, { nil: null, freq: 6 })

/** One month as a business had it: what each source says of it; null = the source has nothing of it. */
const month = fc.record({
  declared: hole,
  none: hole,
  invoiced: hole,
  paid: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: null }),
})
const world = fc.record({
  months: fc.array(month, { minLength: 14, maxLength: 14 }),
  revenue: fc.option(yuan, { nil: null }),
  profit: fc.option(yuan, { nil: null }),
  stated: fc.option(yuan, { nil: null }),
  gained: fc.option(yuan, { nil: null }),
})

type World = typeof world extends fc.Arbitrary<infer W> ? W : never

const monthsOf = ({ months }: World) => months.map((m, i) => ({ ...m, at: 2025 * 12 + i }))

function factsOf(w: World) {
  const rows = monthsOf(w)
  const covered = rows
    .filter(({ invoiced }) => invoiced !== null)
    .map(({ at }) => [at, at] as const)
  return recordFacts({
    vatReturns: rows
      .filter(({ declared }) => declared !== null)
      .map(({ at, declared, none }) =>
        vat(monthText(at), declared!, {
          schedules:
            none === null
              ? null
              : {
                  invoiced: { special: null, other: null, none: none * 100, inspected: null },
                  input: null,
                },
        }),
      ),
    citReturns: w.revenue === null ? [] : [cit(2025, 4, w.revenue, w.profit ?? 0)],
    statements: w.stated === null ? [] : [income(END[3]!, w.stated, w.gained)],
    payments: rows.flatMap(({ at, paid }) =>
      paid
        ? [
            payment(`${monthText(at + 1)}-12`, paid, {
              periodFrom: `${monthText(at)}-01`,
              periodTo: `${monthText(at)}-28`,
            }),
          ]
        : [],
    ),
    invoiced: {
      covered: { sales: covered, purchases: covered },
      months: rows
        .filter(({ invoiced }) => invoiced !== null)
        .map(({ at, invoiced }) => ({ month: at, sales: invoiced! * 100, purchases: 0 })),
    },
  })
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const ratioOf = (gap: number, base: number): number | null =>
  base === 0 ? null : gap / Math.abs(base)

function slow(w: World): Record<string, number | null> {
  const rows = monthsOf(w)
  const both = rows.filter(
    ({ at, declared, invoiced }) => L12.includes(at) && declared !== null && invoiced !== null,
  )
  const declared = sum(both.map((m) => m.declared!))
  const told = rows.filter(
    ({ at, declared: d, none }) => L12.includes(at) && d !== null && none !== null,
  )
  const sales = sum(told.map((m) => m.declared!))
  const year = rows.filter(({ at }) => YEAR.includes(at))
  const whole = year.every((m) => m.declared !== null) ? sum(year.map((m) => m.declared!)) : null
  // A return that asks for money back asks for none; three in a hundred of the sales otherwise.
  const due = (m: { declared: number | null }) => Math.max(0, Math.round(m.declared! * 3) / 100)
  const filed = rows.filter(({ at, declared: d }) => L12.includes(at) && d !== null)
  const asked = sum(filed.map(due))
  const against = (mine: number | null, theirs: number | null) =>
    mine === null || theirs === null ? null : ratioOf(mine - theirs, theirs)
  const filedProfit = w.revenue === null ? null : (w.profit ?? 0)
  return {
    'T-027.L12':
      both.length === 0 ? null : ratioOf(declared - sum(both.map((m) => m.invoiced!)), declared),
    'T-028.L12': told.length === 0 || sales <= 0 ? null : sum(told.map((m) => m.none!)) / sales,
    'T-029.Y': against(whole, w.revenue),
    'T-030.Y': against(w.stated, w.revenue),
    'T-031.Y': against(w.stated === null ? null : w.gained, filedProfit),
    'X-001.VAT.L12':
      filed.length === 0 ? null : ratioOf(sum(filed.map((m) => m.paid ?? 0)) - asked, asked),
  }
}

describe('differences between sources', () => {
  it('are what the slow reference says', () => {
    let judged = 0
    fc.assert(
      fc.property(world, (w) => {
        const { indicators } = taxReport(factsOf(w))
        for (const [key, expected] of Object.entries(slow(w))) {
          const { value } = indicators.find((i) => i.key === key)!
          if (expected !== null) judged++
          expect([key, value]).toEqual([
            key,
            expected === null ? null : expect.closeTo(expected, 5),
          ])
        }
      }),
      { numRuns: 150 },
    )
    expect(judged).toBeGreaterThan(300)
  })
})
