/** A taxpayer that became general within the window is judged by the months since; a small one tells its exempt sales by line 9. */
import { describe, expect, it } from 'vitest'
import {
  quarterlyVat,
  smallReturn,
  trade,
  vatReturn,
} from '../../../../test-support/tax-report-facts.ts'
import { months, n, of, rule } from '../../../../test-support/tax-returns-given.ts'
import type { TaxFacts, VatReturn } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const value = (facts: TaxFacts, key: string) => {
  const found = taxReport(facts).indicators.find((i) => i.key === key)!
  return { value: found.value, flag: found.flag, reason: found.reason, detail: found.detail }
}

/** Small to the end of June 2025, general since July; the twelve months to 2026-02 begin within its quarter of January to March. */
const changed = (general: readonly VatReturn[]) => [
  ...quarterlyVat('2025-04', n(8, 100_000)),
  ...general,
]
const eight = months(n(8, 1_000), (sales) => ({ ...trade(sales), '8': 200, '14': 13, '12': 65 }))
const SINCE = '2025-07起按一般纳税人申报，仅计此后8个月'

describe('general since July', () => {
  const facts = of(changed(eight))

  it.each<[string, number]>([
    // 65 of 130 a month.
    ['T-032.L12', 0.5],
    // 13 of 65.
    ['T-033.L12', 0.2],
    // 200 of 1,200.
    ['T-035.L12', 0.166667],
  ])('%s is that of eight months, and says so', (key, expected) =>
    expect(value(facts, key)).toMatchObject({ value: expected, detail: SINCE }),
  )

  it('abnormal vouchers are those of eight months too', () => {
    const told = eight.map((vat) => ({
      ...vat,
      schedules: { invoiced: null, input: { '23a': 100 } },
    }))
    expect(value(of(changed(told)), 'T-033.ABNORMAL.L12')).toMatchObject({
      value: 8,
      flag: 'RED',
      detail: SINCE,
    })
  })

  it('rules speak of the months that they judged', () => {
    const none = { special: 0, other: 0, none: 60_000, inspected: 0 }
    const told = months(n(8, 1_000)).map((vat) => ({
      ...vat,
      schedules: { invoiced: none, input: { '6': 9_000, '12': 10_000 } },
    }))
    const firm = of(changed(told), {
      registration: { name: '示例有限公司', taxNo: null, industryCode: '5211' },
    })
    expect(rule(firm, 'R-010')).toMatchObject({
      result: 'HIT',
      text: '成为一般纳税人后的8个月未开票收入为4,800.00元，占申报销售额60.00%，请核实收入依据。',
    })
    expect(rule(firm, 'R-055')).toMatchObject({
      result: 'HIT',
      text: '成为一般纳税人后的8个月农产品收购抵扣720.00元，占进项税额90.00%，建议核实。',
    })
    const kept = months(n(8, 1_000), (sales) => ({ ...trade(sales), '8': 200, '14': 0, '12': 65 }))
    expect(rule(of(changed(kept)), 'R-054').text).toBe(
      '成为一般纳税人后的8个月有免税销售1,600.00元，进项税额520.00元，未作进项税额转出，建议核实进项是否用于免税或简易计税项目。',
    )
  })

  it('a month since that is missing still leaves it open', () => {
    const gap = changed(eight).filter(({ from }) => from !== 2025 * 12 + 9)
    expect(value(of(gap), 'T-032.L12')).toMatchObject({ value: null, reason: 'PARTIAL' })
  })

  it('a return that overlaps the last small one is not divided', () => {
    const twice = [...changed(eight), vatReturn('2025-06', trade(1_000))]
    expect(value(of(twice), 'T-032.L12')).toMatchObject({ value: null, reason: 'PARTIAL' })
  })
})

it('twelve months after the change nothing is said of it', () => {
  const facts = of([...quarterlyVat('2024-10', n(4, 1)), ...months(n(14, 1_000))])
  expect(value(facts, 'T-032.L12')).toMatchObject({ value: 0.769231 })
  expect(value(facts, 'T-032.L12').detail ?? '').not.toContain('一般纳税人申报')
})

describe('a small taxpayer', () => {
  const quarter = (first: string, exempt: number) =>
    smallReturn(first, { '1': 75_000, '9': exempt, '20': 750 })
  const facts = of(
    ['2024-10', '2025-01', '2025-04', '2025-07', '2025-10'].map((first) => quarter(first, 25_000)),
  )

  it('tells its exempt sales by line 9, uncoloured: it has no input tax to take back', () => {
    expect(value(facts, 'T-035.L12')).toEqual({
      value: 0.25,
      flag: 'GREY',
      reason: undefined,
      detail: '小规模纳税人按第9栏免税销售额计，没有进项税额可转出；所属期至2025-12',
    })
    const { inputs, evidence } = taxReport(facts).indicators.find((i) => i.key === 'T-035.L12')!
    expect(inputs.map(({ name, value: yuan }) => [name, yuan])).toEqual([
      ['免税销售额', 100_000],
      ['申报销售额', 400_000],
    ])
    expect(evidence[0]).toMatchObject({ words: '所属期2025-01至2025-12；小规模纳税人申报表第9栏' })
  })

  it('is not asked for input tax', () =>
    expect(rule(facts, 'R-054')).toMatchObject({
      result: 'MISS',
      reason: 'NOT_APPLICABLE：小规模纳税人不填报该栏次',
    }))

  it('whose returns leave line 9 out says nothing', () => {
    const mute = of(
      quarterlyVat('2025-10', n(5, 1)).map((vat) => {
        const { '9': _, ...lines } = vat.lines
        return { ...vat, lines }
      }),
    )
    expect(value(mute, 'T-035.L12')).toMatchObject({ value: null, reason: 'NO_DATA' })
  })
})
