/** Payments and arrears against the slow reference, in the tax report too: negative, nothing, huge, undated, one month, young firms. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slowPayments } from '../../../test-support/slow/payments.ts'
import { reached } from '../../../test-support/slow/reached.ts'
import { arrear, payment } from '../../../test-support/tax-facts.ts'
import { monthText, recordFacts } from '../../../test-support/tax-record-facts.ts'
import type { TaxFacts } from '../../tax/facts.ts'
import { taxReport } from '../../tax/report.ts'
import type { Payment } from '../facts.ts'

/** `recordFacts` look from 20 March 2026. */
const M0 = 2026 * 12 + 1
const day = fc
  .record({ ago: fc.integer({ min: -1, max: 38 }), on: fc.integer({ min: 1, max: 28 }) })
  .map(({ ago, on }) => `${monthText(M0 - ago)}-${String(on).padStart(2, '0')}`)
const yuan = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30_000 }) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -9_000, max: -1 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1e9, max: 4e11 }) },
)
const KINDS =
  '增值税 增值税 增值税 企业所得税 城市维护建设税 城市维护建设税 教育费附加 地方教育附加 印花税 房产税 个人所得税 企业职工基本养老保险费 税务部门罚没收入'
const one = fc.record({
  on: fc.option(day, { nil: null, freq: 12 }),
  yuan,
  taxKind: fc.constantFrom(...KINDS.split(' ')),
  payType: fc.oneof(
    { weight: 8, arbitrary: fc.constant<string | null>('一般申报') },
    {
      weight: 4,
      arbitrary: fc.constantFrom('查补', '预缴', '滞纳金', '罚款', '代扣代缴', '退抵', null),
    },
  ),
  status: fc.oneof(
    { weight: 8, arbitrary: fc.constant<string | null>('已入库') },
    { weight: 2, arbitrary: fc.constantFrom('已缴款未入库', '退库', null) },
  ),
  arrived: fc.boolean(),
})
const paid = fc
  .array(one, { maxLength: 45 })
  .map((rows) =>
    rows.map(({ on, yuan: amount, arrived, ...row }, i) =>
      payment(on, amount, { ...row, key: `p${i}`, treasuryOn: arrived ? on : null }),
    ),
  )
/** City tax beside VAT at every rate there is, and at none. */
const steady = fc
  .tuple(
    fc.constantFrom(0.07, 0.05, 0.01, 0.035, 0.025, 0.005, 0.043, 0.0001, 0),
    fc.integer({ min: 0, max: 8 }),
  )
  .map(([rate, fees]) => [
    ...Array.from({ length: 13 }, (_, i) => `${monthText(M0 - i)}-09`).flatMap((on, i) => [
      payment(on, 10_000 + 31 * i, { key: `v${i}` }),
      ...(rate > 0
        ? [payment(on, (10_000 + 31 * i) * rate, { key: `c${i}`, taxKind: '城市维护建设税' })]
        : []),
    ]),
    ...Array.from({ length: fees }, (_, i) =>
      payment(`${monthText(M0 - 2 * i)}-17`, 3.5, { key: `l${i}`, payType: '滞纳金' }),
    ),
  ])
const owed = fc.array(
  fc
    .record({
      yuan: fc.option(fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.constant(1e10)), {
        nil: null,
        freq: 5,
      }),
      occurredOn: fc.option(day, { nil: null, freq: 6 }),
    })
    .map(({ yuan: balance, occurredOn }) => arrear(balance, { occurredOn })),
  { maxLength: 4 },
)
/** Little, and of late. */
const lately = fc
  .integer({ min: 1, max: 10_000 })
  .map((yuanOwed) => [arrear(yuanOwed, { occurredOn: '2026-02-11' })])
const world = fc
  .record({
    payments: fc.option(
      fc.oneof({ weight: 3, arbitrary: paid }, { weight: 1, arbitrary: steady }),
      {
        nil: null,
        freq: 20,
      },
    ),
    arrears: fc.option(fc.oneof({ weight: 4, arbitrary: owed }, { weight: 1, arbitrary: lately }), {
      nil: null,
      freq: 6,
    }),
    first: fc.oneof({ weight: 3, arbitrary: fc.constant(40) }, fc.integer({ min: 0, max: 38 })),
    hole: fc.option(fc.integer({ min: 0, max: 36 }), { nil: null, freq: 3 }),
    age: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null, freq: 2 }),
  })
  .map(({ payments, arrears, first, hole, age }): TaxFacts => {
    const ranges: [string, string][] =
      hole === null || hole > first
        ? [[monthText(M0 - first), '2026-03']]
        : [
            [monthText(M0 - first), monthText(M0 - hole - 1)],
            [monthText(M0 - hole + 1), '2026-03'],
          ]
    // A bureau shows rows of the months that were asked for, and of a firm that exists.
    const shown = ({ paidOn }: Payment) =>
      paidOn === null ||
      (ranges.some(([a, b]) => paidOn.slice(0, 7) >= a && paidOn.slice(0, 7) <= b) &&
        (age === null || paidOn.slice(0, 7) >= monthText(M0 - age)))
    return recordFacts({
      payments: payments?.filter(shown) ?? null,
      arrears: arrears?.map((row, i) => ({ ...row, key: `a${i}` })) ?? null,
      covered: payments === null ? {} : { TAX_PAYMENT: ranges.filter(([a, b]) => a <= b) },
      registration: {
        name: '示例有限公司',
        taxNo: null,
        taxpayerType: 'GENERAL',
        ...(age === null ? {} : { establishedOn: `${monthText(M0 - age)}-15` }),
      },
    })
  })

describe('payments and arrears', () => {
  it('come to what the slow reference comes to', () => {
    const [values, judged] = [reached(), reached()]
    fc.assert(
      fc.property(world, (facts) => {
        const slow = slowPayments(facts)
        const { indicators, rules } = taxReport(facts)
        for (const [key, wanted] of Object.entries(slow.values)) {
          const { value } = indicators.find((i) => i.key === key)!
          values.met(key, wanted === null ? 'silent' : 'told')
          if (wanted === null) expect([key, value]).toEqual([key, null])
          else {
            const near = 1e-6 + Math.abs(wanted) * 1e-12
            expect(Math.abs((value as number) - wanted), `${key} ${value}`).toBeLessThanOrEqual(
              near,
            )
          }
        }
        for (const [id, wanted] of Object.entries(slow.rules)) {
          const { result, level } = rules.find((rule) => rule.id === id)!
          const got = result === 'HIT' ? level : result === 'MISS' ? 'MISS' : null
          expect([id, got]).toEqual([id, wanted])
          judged.met(id, wanted === null ? 'open' : wanted === 'MISS' ? 'missed' : 'hit')
        }
      }),
      { numRuns: 300 },
    )
    expect(values.seldom({ told: 8, silent: 8 })).toEqual([])
    expect(judged.seldom({ hit: 8, missed: 8, open: 8 })).toEqual([])
  })
})
