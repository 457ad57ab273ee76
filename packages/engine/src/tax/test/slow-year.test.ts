/** Figures across sources against the slow reference: losses, noughts, missing months, firms on the line, huge ones. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reached } from '../../../test-support/slow/reached.ts'
import { type PlainFirm, slowYear } from '../../../test-support/slow/year.ts'
import { payment } from '../../../test-support/tax-facts.ts'
import { insured, monthOf, monthText, recordFacts } from '../../../test-support/tax-record-facts.ts'
import { citAnnual, citQuarter, vatReturn } from '../../../test-support/tax-report-facts.ts'
import { taxReport } from '../report.ts'

const M0 = monthOf('2026-02')
const yuan = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 900_000 }) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -50_000, max: -1 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1e9, max: 2e11 }) },
)
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 5 })
const period = fc.record({ sales: yuan, due: fc.integer({ min: 0, max: 40_000 }) })
const around = (line: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: line * 2 }),
    fc.constantFrom(0.9, 0.95, 1, 1.001).map((s) => line * s),
  )
const yearOfPeople: fc.Arbitrary<PlainFirm['insurance']> = fc.array(
  fc.oneof(
    {
      weight: 30,
      arbitrary: fc.record({
        insured: fc.integer({ min: 0, max: 500 }),
        payable: fc.integer({ min: 0, max: 90_000 }),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom(null, { insured: null, payable: null }) },
  ),
  { minLength: 12, maxLength: 12 },
)
const traded = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 9_000_000 }) },
)
const firm: fc.Arbitrary<Omit<PlainFirm, 'paidIn2025'>> = fc.record({
  small: fc.boolean(),
  periods: fc.oneof(
    { weight: 9, arbitrary: fc.array(period, { minLength: 26, maxLength: 26 }) },
    { weight: 1, arbitrary: fc.constant(new Array(26).fill({ sales: 0, due: 0 })) },
  ),
  year: maybe(
    fc.record({
      revenue: yuan,
      cost: yuan,
      taxable: maybe(around(3_000_000)),
      employees: maybe(around(300).map(Math.round)),
      assetsWan: maybe(around(5_000)),
      wages: maybe(fc.integer({ min: 0, max: 900_000 })),
      research: maybe(fc.integer({ min: 0, max: 900_000 })),
      profit: yuan,
    }),
  ),
  fourth: fc.record({
    asked: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 30_000 }) },
    ),
    paid: maybe(fc.integer({ min: 0, max: 40_000 })),
  }),
  insurance: yearOfPeople,
  earlier: fc.record({
    wages: maybe(fc.integer({ min: 0, max: 900_000 })),
    insurance: yearOfPeople,
  }),
  paid: fc.integer({ min: 0, max: 900_000 }),
  stamp: fc.integer({ min: 0, max: 900 }),
  sold: traded,
  bought: traded,
  generalFrom: maybe(fc.integer({ min: 1, max: 90 }).map((ago) => `${monthText(M0 - ago)}-01`)),
})

const fen = (yuan: number | null) => (yuan === null ? null : yuan * 100)

const peopleOf = (year: number, months: PlainFirm['insurance']) =>
  months.flatMap((m, i) =>
    m === null ? [] : [insured(monthText(year * 12 + i), m.insured, { payable: fen(m.payable) })],
  )

function factsOf(f: Omit<PlainFirm, 'paidIn2025'>) {
  const vatReturns = f.periods.map(({ sales, due }, i) => {
    if (!f.small) return vatReturn(monthText(M0 - 25 + i), { '1': sales, '24': due })
    const first = monthOf('2025-10') - 3 * (25 - i)
    const lines = { '1': sales, '15': due, '20': due }
    return vatReturn(monthText(first), lines, { form: 'SMALL', to: monthText(first + 2) })
  })
  const { year } = f
  const annual =
    year &&
    citAnnual(
      2025,
      { '1': year.revenue, '2': year.cost, '18': year.profit, '28': year.taxable },
      {
        declaredOn: '2026-03-02',
        employees: year.employees,
        totalAssetsWan: year.assetsWan,
        wages: fen(year.wages),
        research: fen(year.research),
      },
    )
  const fourth = citQuarter(2025, 4, { '1': 1, '3': 1, '16': f.fourth.asked })
  const taxes = { periodFrom: null, periodTo: null }
  return recordFacts({
    vatReturns,
    citReturns: [
      citAnnual(2024, {}, { wages: fen(f.earlier.wages) }),
      fourth,
      ...(annual ? [annual] : []),
    ],
    payments: [
      payment('2025-08-08', f.paid, { ...taxes, key: 'p', taxKind: '房产税' }),
      payment('2025-09-08', f.stamp, { ...taxes, key: 's', taxKind: '印花税' }),
      ...(f.fourth.paid === null
        ? []
        : [
            payment('2026-01-12', f.fourth.paid, {
              key: 'c',
              taxKind: '企业所得税',
              periodFrom: '2025-10-01',
              periodTo: '2025-12-31',
            }),
          ]),
    ],
    insurance: [...peopleOf(2024, f.earlier.insurance), ...peopleOf(2025, f.insurance)],
    invoiced: {
      covered: { sales: [[M0 - 30, M0]], purchases: [[M0 - 30, M0]] },
      months: [{ month: M0 - 3, sales: f.sold * 100, purchases: f.bought * 100 }],
    },
    registration: {
      name: '示例有限公司',
      taxNo: null,
      taxpayerType: f.small ? 'SMALL' : 'GENERAL',
      ...(f.generalFrom === null ? {} : { generalFrom: f.generalFrom }),
    },
    covered: {
      VAT_RETURN: [['2018-01', '2026-03']],
      CIT_RETURN: [['2018-01', '2026-03']],
      TAX_PAYMENT: [['2022-01', '2026-03']],
      SOCIAL_INSURANCE: [['2024-01', '2026-02']],
    },
  })
}

it('figures across sources come to what the slow reference comes to', () => {
  const { met, seldom } = reached()
  fc.assert(
    fc.property(firm, (f) => {
      const { indicators } = taxReport(factsOf(f))
      // Income tax of the fourth quarter is paid after the last return of a quarterly filer.
      const in2025 = f.paid + f.stamp
      const paid = {
        ...f,
        paid: in2025 + (f.small ? 0 : (f.fourth.paid ?? 0)),
        paidIn2025: in2025,
      }
      for (const [key, wanted] of Object.entries(slowYear(paid))) {
        const { value, reason, detail } = indicators.find((i) => i.key === key)!
        const at = `${key} ${value} ${reason ?? ''} ${detail ?? ''}`
        met(key, wanted === null ? 'silent' : 'told')
        if (wanted === null) expect([at, value]).toEqual([at, null])
        else
          expect(Math.abs((value as number) - wanted), at).toBeLessThanOrEqual(
            1e-6 + Math.abs(wanted) * 1e-12,
          )
      }
    }),
    { numRuns: 200 },
  )
  expect(seldom({ told: 20, silent: 4 })).toEqual([])
})
