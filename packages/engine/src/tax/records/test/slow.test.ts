/** The indicators of the records against a slow reference, on facts that nobody would think of. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reached } from '../../../../test-support/slow/reached.ts'
import { SLOW } from '../../../../test-support/slow/records.ts'
import {
  bankAuth,
  insured,
  monthText,
  rating,
  recordFacts,
  violation,
} from '../../../../test-support/tax-record-facts.ts'
import { taxReport } from '../../report.ts'

const M0 = 2026 * 12 + 1
const day = fc
  .record({ ago: fc.integer({ min: -2, max: 40 }), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ ago, day: n }) => `${monthText(M0 - ago)}-${String(n).padStart(2, '0')}`)
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })

const ratings = fc
  .uniqueArray(fc.integer({ min: 2019, max: 2025 }), { maxLength: 6 })
  .chain((years) =>
    fc
      .array(fc.constantFrom('A', 'B', 'M', 'C', 'D'), {
        minLength: years.length,
        maxLength: years.length,
      })
      .map((grades) => years.map((year, i) => rating(year, grades[i]!))),
  )
const violations = fc.array(
  fc
    .record({
      on: maybe(day),
      status: fc.constantFrom('未处理', '责令限期改正', '已处理', '处罚', '已结案', null),
      n: fc.integer({ min: 0, max: 99_999 }),
    })
    .map(({ on, status, n }) => violation(on, { status, key: `v${n}` })),
  { maxLength: 8 },
)
const AGES = Array.from({ length: 31 }, (_, ago) => ago)
const insurance = fc.oneof(fc.subarray(AGES), fc.constant(AGES)).chain((ages) =>
  fc
    .array(maybe(fc.integer({ min: 0, max: 500 })), {
      minLength: ages.length,
      maxLength: ages.length,
    })
    .map((counts) => ages.map((age, i) => insured(monthText(M0 - age), counts[i]!))),
)
const auths = fc.array(
  fc
    .record({ who: fc.constantFrom('甲银行', '乙银行', '丙银行'), on: maybe(day) })
    .map(({ who, on }) => bankAuth(who, on)),
  { maxLength: 10 },
)

describe('indicators of the records', () => {
  it('are what the slow reference says, from M0 and looking back', () => {
    const { met, seldom } = reached()
    fc.assert(
      fc.property(
        maybe(ratings),
        maybe(violations),
        maybe(insurance),
        maybe(auths),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 30 }),
        (rated, violated, people, allowed, back, first) => {
          const facts = recordFacts({
            ratings: rated,
            violations: violated,
            insurance: people,
            bankAuths: allowed,
            covered: { SOCIAL_INSURANCE: [[monthText(M0 - first), '2026-03']] },
          })
          const m0 = monthText(M0 - back)
          // The end of a month looked back to: the day before the first of the next.
          const on = back === 0 ? '2026-03-20' : `${m0}-31`
          const report = taxReport(facts, back === 0 ? undefined : M0 - back)
          for (const [key, ask] of Object.entries(SLOW)) {
            const { value } = report.indicators.find((i) => i.key === key)!
            const expected = ask(facts, { m0, on })
            met(key, expected === null ? 'silent' : 'told')
            if (typeof expected === 'number')
              expect([key, value]).toEqual([key, Number(expected.toFixed(6))])
            else expect([key, value]).toEqual([key, expected])
          }
        },
      ),
      { numRuns: 120 },
    )
    expect(seldom({ told: 10, silent: 4 })).toEqual([])
  })
})
