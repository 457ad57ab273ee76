/** The differences between sources against a second writing of domain §3.3, month by month, on facts with holes in them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthsOf, type PlainWorld, slowCross } from '../../../../test-support/slow/cross.ts'
import { reached } from '../../../../test-support/slow/reached.ts'
import { payment } from '../../../../test-support/tax-facts.ts'
import {
  cit,
  income,
  monthText,
  recordFacts,
  vat,
} from '../../../../test-support/tax-record-facts.ts'
import { taxReport } from '../../report.ts'

const yuan = fc.integer({ min: -200_000, max: 900_000 })
const hole = fc.option(yuan, { nil: null, freq: 6 })

/** One month as a business had it: what each source says of it; null = the source has nothing of it. */
const month = fc.record({
  declared: fc.option(yuan, { nil: null, freq: 12 }),
  none: hole,
  invoiced: hole,
  paid: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: null }),
})
const told = {
  revenue: fc.option(yuan, { nil: null }),
  profit: fc.option(yuan, { nil: null }),
  stated: fc.option(yuan, { nil: null }),
  gained: fc.option(yuan, { nil: null }),
}
/** Now and then a source is not there at all. */
const months = fc
  .tuple(
    fc.array(month, { minLength: 14, maxLength: 14 }),
    fc.constantFrom({}, {}, {}, {}, {}, {}, {}, {}, { invoiced: null }, { declared: null }),
  )
  .map(([all, without]) => all.map((each) => ({ ...each, ...without })))
const world: fc.Arbitrary<PlainWorld> = fc.record({
  months,
  before: fc.record({
    ...told,
    declared: fc.array(fc.option(yuan, { nil: null, freq: 12 }), { minLength: 12, maxLength: 12 }),
  }),
  ...told,
})

function factsOf(w: PlainWorld) {
  const rows = monthsOf(w)
  const covered = rows
    .filter(({ invoiced }) => invoiced !== null)
    .map(({ at }) => [at, at] as const)
  const earlier = w.before.declared.flatMap((declared, i) =>
    declared === null ? [] : [vat(monthText(2024 * 12 + i), declared)],
  )
  const years = [
    [2024, w.before],
    [2025, w],
  ] as const
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
      )
      .concat(earlier),
    citReturns: years.flatMap(([year, { revenue, profit }]) =>
      revenue === null ? [] : [cit(year, 4, revenue, profit ?? 0)],
    ),
    statements: years.flatMap(([year, { stated, gained }]) =>
      stated === null ? [] : [income(`${year}-12`, stated, gained)],
    ),
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

describe('differences between sources', () => {
  it('are what the slow reference says', () => {
    const { met, seldom } = reached()
    fc.assert(
      fc.property(world, (w) => {
        const { indicators } = taxReport(factsOf(w))
        for (const [key, expected] of Object.entries(slowCross(w))) {
          const { value } = indicators.find((i) => i.key === key)!
          met(key, expected === null ? 'silent' : 'told')
          expect([key, value]).toEqual([
            key,
            expected === null ? null : expect.closeTo(expected, 5),
          ])
        }
      }),
      { numRuns: 200 },
    )
    expect(seldom({ told: 20, silent: 4 })).toEqual([])
  })
})
