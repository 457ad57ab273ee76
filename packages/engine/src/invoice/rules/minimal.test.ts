/** Every rule that invoices can judge, over the fewest rows that hit it and the rows that just miss it. */
import { describe, expect, it } from 'vitest'
import { monthly, row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import type { InvoiceItemRow, InvoiceRow } from '../facts.ts'
import { type InvoiceReportParams, invoiceReport } from '../report.ts'
import { INVOICE_RULES } from './registry.ts'

interface Case {
  rows: InvoiceRow[]
  plan?: SmallPlan
  params?: InvoiceReportParams
}
const outcome = (id: string, { rows, plan, params }: Case) => {
  const { result, level, redLine } = invoiceReport(smallFacts(rows, plan), params).rules.find(
    (rule) => rule.id === id,
  )!
  return result === 'HIT' ? `${level}${redLine ? '★' : ''}` : result
}

const many = (n: number, more: Partial<InvoiceRow> = {}, total = 100, date = '2025-06-10') =>
  Array.from({ length: n }, () => row(date, total, more))
const inSector = (industrySection: string): SmallPlan => ({ registration: { industrySection } })
const IN = { direction: 'IN' } as const
/** One invoice of one line, yuan without tax. */
const line = (yuan: number, category: string, more: Partial<InvoiceRow & InvoiceItemRow> = {}) => {
  const { rateBp = 1300, quantity = 1, goods = '货', ...rest } = more
  const base = row('2025-06-10', yuan * 1.13, rest)
  return { ...base, items: [{ category, goods, rateBp, quantity, amount: yuan * 100, tax: 0 }] }
}
const voided = (n: number, of: number) => [...many(n, { status: 'VOID' }), ...many(of - n)]
const at = (n: number, of: number, more: Partial<InvoiceRow>) => [...many(n, more), ...many(of - n)]
const numbers = (n: number, lone: number) => [
  ...Array.from({ length: n }, (_, i) =>
    row('2025-06-10', 5, { key: `1200154130-${10_000_000 + i}` }),
  ),
  ...Array.from({ length: lone }, (_, i) =>
    row('2025-07-10', 5, { key: `1200154130-${20_000_000 + 9 * i}` }),
  ),
]
const shares = (direction: 'OUT' | 'IN', ...yuan: number[]) =>
  yuan.map((total, counterparty) => row('2025-06-10', total, { direction, counterparty }))
const prices = (...of: number[]) => of.map((price) => line(price, '1070603'))
const digital = (months: number) =>
  monthly('2026-02', [...new Array(6 - months).fill(949), ...new Array(months).fill(950)], {
    kind: 'DIGITAL_NORMAL',
  })
const far = { taxNo: '91330100799655058B' }
const home = { taxNo: '914403001922038216' }
const outside = (yuan: number): Case => ({
  rows: [...shares('OUT', yuan, 0.01, 0.01, 100 - yuan), ...shares('IN', 100, 1, 1)],
  plan: { registration: home, counterparties: [far, far, far, home] },
})
const costs = (yuan: number, sales = 2_000_001): Case => ({
  rows: [row('2025-06-10', sales), line(100_000 - yuan, '1070603', IN), line(yuan, '1100101', IN)],
})
const marked = (tax: number): Case => ({
  rows: [
    row('2025-06-10', 1130, IN),
    ...(tax ? [row('2025-06-10', 0.5, { ...IN, tax, abnormal: true })] : []),
  ],
  params: { riskLevelCollected: true },
})
const surge = (yuan: number) =>
  monthly('2026-02', [...new Array(9).fill(100_000), yuan, yuan, yuan])
const yearAgo = (yuan: number) =>
  monthly('2026-02', [...new Array(12).fill(100), ...new Array(9).fill(1), yuan, yuan, yuan])
const silent = (months: number) =>
  monthly('2026-02', [
    ...new Array(18 - months).fill(9),
    ...new Array(months).fill(0),
    9,
    9,
    9,
    9,
    9,
    9,
  ])
const matched = (share: number): Case => ({
  rows: [line(100, '1070603'), line(share, '1070603', IN), line(100 - share, '1090101', IN)],
  plan: inSector('F'),
})
const apart = (bought: number): Case => ({
  rows: [line(100, '1070603'), line(bought, '1070603', IN)],
  plan: inSector('F'),
})

const CASES: Record<string, [what: string, given: Case, expected: string][]> = {
  'R-014': [
    ['4 of 20', { rows: at(4, 20, { amount: 9_999_999 }) }, 'MEDIUM'],
    ['3 of 20', { rows: at(3, 20, { amount: 9_999_999 }) }, 'MISS'],
    ['4 of 19', { rows: at(4, 19, { amount: 9_999_999 }) }, 'MISS'],
  ],
  'R-015': [
    ['3 months', { rows: digital(3), params: { digitalQuotaYuan: 1000 } }, 'MEDIUM'],
    ['2 months', { rows: digital(2), params: { digitalQuotaYuan: 1000 } }, 'MISS'],
    ['no quota known', { rows: digital(3) }, 'UNKNOWN'],
  ],
  'R-016': [
    ['4 of 30', { rows: voided(4, 30) }, 'MEDIUM'],
    ['7 of 30', { rows: voided(7, 30) }, 'HIGH'],
    ['3 of 30', { rows: voided(3, 30) }, 'MISS'],
    ['7 of 29', { rows: voided(7, 29) }, 'MISS'],
  ],
  'R-017': [
    ['10 of 19 on one day', { rows: voided(10, 19) }, 'HIGH'],
    ['10 of 20 on one day', { rows: voided(10, 20) }, 'MISS'],
    ['9 of 9 on one day', { rows: voided(9, 9) }, 'MISS'],
  ],
  'R-018': [
    ['5.01 of 100', { rows: [row('2025-06-10', 100), row('2025-07-10', -5.01)] }, 'MEDIUM'],
    ['30.01 of 100', { rows: [row('2025-06-10', 100), row('2025-07-10', -30.01)] }, 'HIGH★'],
    ['5 of 100', { rows: [row('2025-06-10', 100), row('2025-07-10', -5)] }, 'MISS'],
  ],
  'R-021': [
    ['2 of 19', { rows: at(2, 19, { minute: 1380 }) }, 'MEDIUM'],
    ['2 of 20', { rows: at(2, 20, { minute: 1380 }) }, 'MISS'],
    ['no time', { rows: many(20, { minute: -1 }) }, 'UNKNOWN'],
  ],
  'R-022': [
    ['3 of 19', { rows: [...many(16), ...many(3, {}, 100, '2025-10-02')] }, 'MEDIUM'],
    ['3 of 20', { rows: [...many(17), ...many(3, {}, 100, '2025-10-02')] }, 'MISS'],
  ],
  'R-023': [
    ['2 of 7', { rows: [...many(2, {}, 10_000), ...many(5)] }, 'LOW'],
    ['2 of 8', { rows: [...many(2, {}, 10_000), ...many(6)] }, 'MISS'],
  ],
  'R-024': [
    ['a run of ten', { rows: numbers(10, 200) }, 'LOW'],
    ['a run of nine', { rows: numbers(9, 200) }, 'MISS'],
    ['nine of 89', { rows: numbers(9, 80) }, 'LOW'],
  ],
  'R-025': [
    ['more than twice', { rows: surge(200_001) }, 'MEDIUM'],
    ['more than four times', { rows: surge(400_001) }, 'HIGH'],
    ['twice', { rows: surge(200_000) }, 'MISS'],
  ],
  'R-026': [
    ['less than half', { rows: yearAgo(49.99) }, 'HIGH'],
    ['half', { rows: yearAgo(50) }, 'MISS'],
  ],
  'R-027': [
    ['two months', { rows: silent(2) }, 'MEDIUM'],
    ['three months', { rows: silent(3) }, 'HIGH'],
    ['one month', { rows: silent(1) }, 'MISS'],
  ],
  'R-028': [
    [
      '46 days',
      { rows: [row('2026-04-30', 9)], plan: { cutoff: '2026-06-15T12:00:00+08:00' } },
      'MEDIUM',
    ],
    [
      '45 days',
      { rows: [row('2026-05-01', 9)], plan: { cutoff: '2026-06-15T12:00:00+08:00' } },
      'MISS',
    ],
  ],
  'R-029': [
    ['150.01 of 100', { rows: apart(150.01).rows }, 'HIGH'],
    ['150 of 100', { rows: apart(150).rows }, 'MISS'],
  ],
  'R-031': [
    ['59 of 100', matched(59), 'MEDIUM'],
    ['29 of 100', matched(29), 'HIGH'],
    ['60 of 100', matched(60), 'MISS'],
    ['another sector', { rows: matched(59).rows, plan: inSector('C') }, 'MISS'],
    ['a sector that the goods say', { rows: matched(59).rows }, 'MEDIUM'],
  ],
  'R-032': [
    ['91 of 100', apart(91), 'MEDIUM'],
    ['98 of 100', apart(98), 'HIGH'],
    ['90 of 100', apart(90), 'MISS'],
  ],
  'R-034': [
    ['one voucher', marked(10), 'MEDIUM'],
    ['most of the tax and more than 50,000', marked(5_000_001), 'HIGH★'],
    ['none', marked(0), 'MISS'],
    ['not stated', { rows: [row('2025-06-10', 1130, IN)] }, 'UNKNOWN'],
  ],
  'R-037': [
    ['70.01', { rows: shares('IN', 70.01, 29.99) }, 'MEDIUM'],
    ['85.01', { rows: shares('IN', 85.01, 14.99) }, 'HIGH'],
    ['70', { rows: shares('IN', 70, 30) }, 'MISS'],
  ],
  'R-041': [
    ['85.01 of 100', outside(85.01), 'MEDIUM'],
    ['84.97 of 100', outside(84.97), 'MISS'],
  ],
  'R-042': [
    ['1.99 %', costs(1_990), 'MEDIUM'],
    ['0.49 %', costs(490), 'HIGH'],
    ['2 %', costs(2_000), 'MISS'],
    ['small sales', costs(490, 2_000_000), 'MISS'],
  ],
  'R-043': [
    ['31 of 100', { rows: [line(69, '1070603', IN), line(31, '3070401', IN)] }, 'MEDIUM'],
    ['30 of 100', { rows: [line(70, '1070603', IN), line(30, '3070401', IN)] }, 'MISS'],
  ],
  'R-050': [
    [
      '49 of 100',
      { rows: [line(49, '1070603'), line(51, '3040201')], plan: inSector('C') },
      'MEDIUM',
    ],
    [
      '19 of 100',
      { rows: [line(19, '1070603'), line(81, '3040201')], plan: inSector('C') },
      'HIGH',
    ],
    [
      '50 of 100',
      { rows: [line(50, '1070603'), line(50, '3040201')], plan: inSector('C') },
      'MISS',
    ],
  ],
  'R-051': [
    [
      '11 of 100',
      {
        rows: [
          line(89, '1070603', { goods: '甲' }),
          line(6, '1070603'),
          line(5, '1070603', { rateBp: 600 }),
        ],
      },
      'MEDIUM',
    ],
    [
      '10 of 100',
      {
        rows: [
          line(90, '1070603', { goods: '甲' }),
          line(5, '1070603'),
          line(5, '1070603', { rateBp: 600 }),
        ],
      },
      'MISS',
    ],
  ],
  'R-052': [
    ['prices far apart', { rows: prices(1, 1, 1, 1, 1, 1, 9, 9, 9, 9, 90) }, 'MEDIUM'],
    [
      'spread equal to the mean',
      { rows: prices(0.01, 0.01, 0.01, 0.01, 0.01, 2, 2, 2, 2, 2) },
      'MISS',
    ],
    ['nine lines', { rows: prices(1, 1, 1, 1, 9, 9, 9, 9, 90) }, 'MISS'],
  ],
}
/** Whose edges rules.test.ts walks, and those that invoices alone leave undecided. */
const ELSEWHERE = [
  'R-002',
  'R-003',
  'R-019',
  'R-020',
  'R-030',
  'R-038',
  'R-039',
  'R-044',
  'R-045',
  'R-046',
]
const UNDECIDED = ['R-033', 'R-035', 'R-036', 'R-040', 'R-047', 'R-071']

describe.each(Object.entries(CASES))('%s', (id, cases) => {
  it.each(cases)('%s', (_, given, expected) => {
    expect(outcome(id, given)).toBe(expected)
  })
})

it.each([
  ['ABS粒子', 'ABS粒子单价波动较大(变异系数2.49)，建议核对规格与计价单位。'],
  ['', '1070603单价波动较大(变异系数2.49)，建议核对规格与计价单位。'],
])('R-052 names the goods %s', (goods, text) => {
  // Nine at 1 yuan and one at 50: mean 5.9, standard deviation 14.7, their ratio 2.49.
  const rows = [1, 1, 1, 1, 1, 1, 1, 1, 1, 50].map((yuan) => line(yuan, '1070603', { goods }))
  const { rules } = invoiceReport(smallFacts(rows))
  expect(rules.find(({ id }) => id === 'R-052')!.text).toBe(text)
})

it('no rule is left out, and each hits somewhere and misses somewhere', () => {
  const ids = INVOICE_RULES.map((rule) => rule.id)
  expect([...Object.keys(CASES), ...ELSEWHERE, ...UNDECIDED].sort()).toEqual([...ids].sort())
  for (const [id, cases] of Object.entries(CASES)) {
    const results = cases.map(([, , expected]) => expected)
    expect(results, id).toContain('MISS')
    expect(
      results.some((result) => /LOW|MEDIUM|HIGH/.test(result)),
      id,
    ).toBe(true)
  }
})
