/** Differences between sources by exact facts: years, quarters since January, what is paid, who is insured. */
import { describe, expect, it } from 'vitest'
import { payment } from '../../../../test-support/tax-facts.ts'
import {
  cit,
  income,
  insured,
  monthlyVat,
  recordFacts,
  steadyFacts,
  vat,
} from '../../../../test-support/tax-record-facts.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

type More = Partial<Omit<TaxFacts, 'covered'>>
const value = (more: More, key: string, through?: number) =>
  taxReport(recordFacts(more), through).indicators.find((i) => i.key === key)!
const months = (n: number, yuan: number) => Array.from({ length: n }, () => yuan)

describe('T-029 VAT against income tax', () => {
  const of = (sales: number, revenue: number) =>
    value(
      {
        vatReturns: monthlyVat('2025-12', months(12, sales / 12)),
        citReturns: [cit(2025, 4, revenue, 0)],
      },
      'T-029.Y',
    )
  it.each<[number, number, number, string]>([
    [1_200_000, 1_200_000, 0, 'GREEN'],
    [1_320_000, 1_200_000, 0.1, 'GREEN'],
    [1_320_120, 1_200_000, 0.1001, 'YELLOW'],
    [840_000, 1_200_000, -0.3, 'YELLOW'],
    [1_572_000, 1_200_000, 0.31, 'RED'],
    [0, 1_200_000, -1, 'RED'],
  ])('%d against %d is %d, %s', (sales, revenue, expected, flag) =>
    expect(of(sales, revenue)).toMatchObject({ value: expected, flag }),
  )
  it('against nought has no base, and nought against nought is neither', () => {
    expect(of(1_200, 0)).toMatchObject({ value: null, reason: 'ZERO_BASE' })
    expect(of(0, 0)).toMatchObject({ value: null, reason: 'ZERO_ZERO' })
  })
  it('takes the settled year where it is there, and says so where it is not', () => {
    const vatReturns = monthlyVat('2025-12', months(24, 100_000))
    const citReturns = [
      cit(2024, 4, 1, 0),
      cit(2024, null, 1_200_000, 0),
      cit(2025, 4, 1_200_000, 0),
    ]
    expect(value({ vatReturns, citReturns }, 'T-029.Y-1').value).toBe(0)
    expect(value({ vatReturns, citReturns }, 'T-029.Y').detail).toContain(
      '2025年度汇算清缴申报表未采集',
    )
  })
  it('with a month missing is not said', () =>
    expect(
      value(
        {
          vatReturns: monthlyVat('2025-12', months(11, 1e5)),
          citReturns: [cit(2025, 4, 1_200_000, 0)],
        },
        'T-029.Y',
      ),
    ).toMatchObject({ value: null, reason: 'NO_DATA', detail: '缺少2025-01的增值税申报表' }))
})

describe('T-030, T-031 statements against income tax', () => {
  const of = (
    key: string,
    [revenue, profit]: [number, number],
    [filed, gained]: [number, number],
  ) =>
    value(
      {
        citReturns: [cit(2024, null, filed, gained)],
        statements: [income('2024-12', revenue, profit)],
      },
      key,
      2024 * 12 + 11 + 6,
    )
  it.each<[string, [number, number], [number, number], number, string]>([
    ['T-030.Y', [101, 0], [100, 0], 0.01, 'GREEN'],
    ['T-030.Y', [102, 0], [100, 0], 0.02, 'YELLOW'],
    ['T-030.Y', [89, 0], [100, 0], -0.11, 'RED'],
    ['T-031.Y', [0, 105], [0, 100], 0.05, 'GREEN'],
    ['T-031.Y', [0, -100], [0, -100], 0, 'GREEN'],
    // A loss declared and a profit stated: twice the loss apart.
    ['T-031.Y', [0, 100], [0, -100], 2, 'RED'],
  ])('%s %j against %j is %d, %s', (key, stated, filed, expected, flag) =>
    expect(of(key, stated, filed)).toMatchObject({ value: expected, flag }),
  )
  it('a statement that does not say its profit is not nought', () =>
    expect(
      value(
        { citReturns: [cit(2025, 4, 5, 5)], statements: [income('2025-12', 5, null)] },
        'T-031.Y',
      ),
    ).toMatchObject({ value: null, detail: '截至2025-12-31的利润表没有所需项目的本年累计数' }))
})

describe('quarters', () => {
  it('of income tax and of statements are taken from sums since January', () => {
    const table = taxReport(
      recordFacts({
        vatReturns: monthlyVat('2025-12', months(12, 100)),
        citReturns: [cit(2025, 1, 300, 0), cit(2025, 2, 700, 0), cit(2025, 4, 1_300, 0)],
        statements: [income('2025-03', 300, 0), income('2025-06', 600, 0)],
      }),
    )
      .sections.find((s) => s.id === 's12-cross')!
      .blocks.find((b) => b.id === 'cross-quarters')
    const rows = table?.kind === 'table' ? table.rows : []
    expect(rows.find((r) => r.period === '2025年第2季度')).toMatchObject({
      vat: 300,
      cit: 400,
      statement: 300,
      vatCit: -0.25,
      statementCit: -0.25,
      invoice: null,
      invoiceVat: null,
    })
    // The third quarter is not there: neither it nor the fourth can be told.
    expect(rows.find((r) => r.period === '2025年第4季度')).toMatchObject({ cit: null, vat: 300 })
  })
})

describe('a firm founded in the span', () => {
  const young = {
    registration: { name: '示例', taxNo: null, establishedOn: '2025-05-20' },
    vatReturns: monthlyVat('2026-02', months(9, 100_000)),
    citReturns: [cit(2025, 2, 100_000, 0), cit(2025, 3, 400_000, 0), cit(2025, 4, 700_000, 0)],
  }
  const rows = () => {
    const table = taxReport(recordFacts(young))
      .sections.find((s) => s.id === 's12-cross')!
      .blocks.find((b) => b.id === 'cross-quarters')
    return table?.kind === 'table' ? table.rows : []
  }
  it('is compared from its founding on, which has no sum before it', () => {
    expect(rows().find((r) => r.period === '2025年第2季度')).toMatchObject({
      vat: 100_000,
      cit: 100_000,
      vatCit: 0,
    })
    expect(value(young, 'T-029.Y')).toMatchObject({ value: 0 })
  })
  it('says nothing, not nought, of a time before it was there', () => {
    expect(rows().find((r) => r.period === '2025年第1季度')).toMatchObject({ vat: null, cit: null })
    expect(value(young, 'T-029.Y-1').value).toBeNull()
  })
})

describe('T-028 sales without invoices', () => {
  const of = (none: number | null, sales = 100) =>
    value(
      {
        vatReturns: [
          vat('2026-02', sales, {
            schedules: {
              invoiced: {
                special: 0,
                other: 0,
                none: none === null ? null : none * 100,
                inspected: 0,
              },
              input: null,
            },
          }),
        ],
      },
      'T-028.L12',
    )
  it.each<[number, number, string]>([
    [30, 0.3, 'GREEN'],
    [31, 0.31, 'YELLOW'],
    [51, 0.51, 'RED'],
    [-0.01, -0.0001, 'RED'],
  ])('%d of 100: %d, %s', (none, expected, flag) =>
    expect(of(none)).toMatchObject({ value: expected, flag }),
  )
  it('is proved by two legs: the schedule, and the sales of the same returns', () => {
    const { evidence, proof } = of(31)
    expect(proof).toBe('SHARE')
    expect(evidence).toMatchObject([
      { name: '未开具发票销售额', sum: 31, where: { all: [{}, { field: 'line', in: ['附一5'] }] } },
      {
        ...{ name: '申报销售额', sum: 100 },
        where: { all: [{}, { field: 'line', in: ['1', '5', '7', '8'] }] },
      },
    ])
    const keys = evidence.map(
      (leg) => leg.dataset === 'VAT_RETURN' && 'all' in leg.where && leg.where.all[0],
    )
    expect(keys[0]).toEqual(keys[1])
  })
  it('below nought is red without sales too, and not told is not nought', () => {
    expect(of(-5, 0)).toMatchObject({ value: null, flag: 'RED', reason: 'ZERO_BASE' })
    expect(of(null)).toMatchObject({ value: null, reason: 'NO_DATA' })
  })
})

describe('X-001 paid against declared', () => {
  const firm = (paid: number, more: Parameters<typeof payment>[2] = {}) => ({
    vatReturns: [vat('2026-01', 100_000)],
    payments: [
      payment('2026-02-12', paid, { periodFrom: '2026-01-01', periodTo: '2026-01-31', ...more }),
    ],
  })
  const vatPaid = (more: More) => value(more, 'X-001.VAT.L12')
  it.each<[number, number, string]>([
    [3_000, 0, 'GREEN'],
    [2_850, -0.05, 'GREEN'],
    [2_800, -0.066667, 'YELLOW'],
    [2_000, -0.333333, 'RED'],
    [6_000, 1, 'YELLOW'],
  ])('%d paid of 3000 is %d, %s', (paid, expected, flag) =>
    expect(vatPaid(firm(paid))).toMatchObject({ value: expected, flag }),
  )
  it('leaves out audits, other periods and other taxes', () => {
    expect(vatPaid(firm(3_000, { payType: '查补' })).value).toBe(-1)
    expect(vatPaid(firm(3_000, { taxKind: '印花税' })).value).toBe(-1)
    expect(vatPaid(firm(3_000, { periodTo: '2025-12-31' })).value).toBe(-1)
    expect(vatPaid(firm(3_000, { status: '已缴款未入库', treasuryOn: null })).value).toBe(0)
  })
  it('a payment without its period leaves the month open', () =>
    expect(vatPaid(firm(3_000, { periodTo: null })).detail).toContain('有增值税缴款未注明所属期'))
  it('what is not due yet is not missing', () => {
    const early = { ...firm(3_000), dataCutoff: '2026-02-10T12:00:00+08:00' }
    expect(vatPaid({ ...early, payments: [] }).detail).toContain('尚未到缴款期限')
  })
  it('by quarters of income tax, settlements left out', () => {
    const of = (payments: ReturnType<typeof payment>[]) =>
      value(
        {
          citReturns: [cit(2025, 3, 0, 0, { lines: { '1': 0, '16': 500_000 } })],
          payments,
        },
        'X-001.CIT.L12',
      ).value
    const quarter = { taxKind: '企业所得税', periodFrom: '2025-01-01', periodTo: '2025-09-30' }
    expect(of([payment('2025-10-12', 5_000, quarter)])).toBe(0)
    expect(of([payment('2025-10-12', 5_000, { ...quarter, taxItem: '汇算清缴' })])).toBe(-1)
  })
})

describe('X-002, X-003 people', () => {
  it('social insurance against wages, by the year', () => {
    const insurance = months(12, 10).map((n, i) =>
      insured(`2024-${String(i + 1).padStart(2, '0')}`, n),
    )
    const of = (wages: number | null) =>
      value({ insurance, citReturns: [cit(2024, null, 1, 1, { wages })] }, 'X-002.Y-1')
    // Ten people at 1680 yuan a month.
    expect(of(20_160_000 * 10)).toMatchObject({ value: 0.1, flag: 'GREEN' })
    expect(of(20_160_000 * 10 + 20_000)).toMatchObject({ flag: 'YELLOW' })
    expect(of(20_160_000 * 20.1)).toMatchObject({ flag: 'RED' })
    expect(of(0)).toMatchObject({ value: null, reason: 'ZERO_BASE' })
    expect(of(null)).toMatchObject({ value: null, reason: 'NO_DATA' })
  })
  it('insured against employed, in the last month of the return', () => {
    const of = (count: number | null, employees: number | null) =>
      value(
        { insurance: [insured('2025-12', count)], citReturns: [cit(2025, 4, 1, 1, { employees })] },
        'X-003.asOf',
      )
    expect(of(10, 10)).toMatchObject({ value: 1, flag: 'GREEN' })
    expect(of(6, 10)).toMatchObject({ value: 0.6, flag: 'YELLOW' })
    expect(of(4, 10)).toMatchObject({ value: 0.4, flag: 'RED' })
    expect(of(0, 10)).toMatchObject({ value: 0, flag: 'RED' })
    expect(of(null, 10).value).toBeNull()
    expect(of(5, 0)).toMatchObject({ value: null, reason: 'ZERO_BASE' })
    expect(of(5, null).value).toBeNull()
  })
})

describe('a firm of which every source says the same', () => {
  it('differs nowhere, and every check says how much was compared', () => {
    const { sections, quality } = taxReport(steadyFacts())
    const checks = quality.filter(({ check }) => check.startsWith('CROSS_'))
    expect(checks.map(({ result }) => result)).toEqual(checks.map(() => 'PASS'))
    const table = sections
      .find((s) => s.id === 's12-cross')!
      .blocks.find((b) => b.id === 'cross-checks')
    const rows = table?.kind === 'table' ? table.rows : []
    expect(rows.map(({ differing }) => differing)).toEqual([0, 0, 0, 0, 0, 0])
  })
  it('looked at from an earlier month sees no return of later', () => {
    const early = taxReport(steadyFacts(), 2025 * 12 + 5)
    expect(JSON.stringify(early.sections.find((s) => s.id === 's12-cross'))).not.toContain(
      '2025-07',
    )
  })
})
