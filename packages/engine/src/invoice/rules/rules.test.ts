import { describe, expect, it } from 'vitest'
import { monthly, row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import { riskScore } from '../../kit/rules/risk.ts'
import type { RuleResult } from '../../report/document.ts'
import type { InvoiceRow } from '../facts.ts'
import { RULE_PARAM } from '../params/rule-param.ts'
import { invoiceReport } from '../report.ts'

/** The same rule over real rows. */
function judgeRows(id: string, rows: InvoiceRow[], plan: SmallPlan = {}): RuleResult {
  return invoiceReport(smallFacts(rows, plan)).rules.find((rule) => rule.id === id)!
}

const outcome = ({ result, level, redLine }: RuleResult) =>
  result === 'HIT' ? `${level}${redLine ? '★' : ''}` : result
describe('rules over rows', () => {
  const voids = (date: string, n: number) =>
    Array.from({ length: n }, (_, i) => row(date, 100 + i, { status: 'VOID' }))
  const blues = (date: string, n: number) => Array.from({ length: n }, (_, i) => row(date, 200 + i))
  it.each([
    [10, 9, 'HIGH'],
    [10, 10, 'MISS'],
    [9, 0, 'MISS'],
  ])('R-017: %i voids beside %i others on one day is %s', (n, others, expected) => {
    const rows = [...voids('2025-06-12', n), ...blues('2025-06-12', others)]
    expect(outcome(judgeRows('R-017', rows))).toBe(expected)
  })
  it.each([
    [7, 4, 'HIGH'],
    [6, 4, 'MISS'],
    [5, 2, 'MISS'],
  ])('R-017: %i voids in the last three days and %i before is %s', (end, before, expected) => {
    const rows = [
      ...Array.from({ length: end }, (_, i) =>
        row(`2025-06-${28 + (i % 3)}`, 9, { status: 'VOID' as const }),
      ),
      ...voids('2025-06-03', before),
      ...blues('2025-06-28', 40),
    ]
    expect(outcome(judgeRows('R-017', rows))).toBe(expected)
  })

  const priorYear = monthly('2025-12', new Array(12).fill(1000))
  const reversal = (total: number, more: Partial<InvoiceRow> = {}) =>
    row('2026-01-20', -total, { blueMonth: 2025 * 12 + 11, ...more })
  it.each([
    [600, {}, 'MISS'],
    [600.01, {}, 'HIGH'],
    [5000, { blueMonth: 2026 * 12 }, 'MISS'],
  ])('R-019: %d reversed with %j is %s', (total, more, expected) => {
    expect(outcome(judgeRows('R-019', [...priorYear, reversal(total, more)]))).toBe(expected)
  })
  it('R-019 is undecided when the blue of a large red is not known', () => {
    const { blueMonth: _, ...unlinked } = reversal(5000)
    expect(judgeRows('R-019', [...priorYear, unlinked]).result).toBe('UNKNOWN')
  })

  it('R-020 waits for the date of the application when the invoices fit', () => {
    const calm = monthly('2026-02', [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10])
    expect(judgeRows('R-020', calm).result).toBe('MISS')
    const pushed = [...calm, row('2025-10-11', 100), row('2025-11-02', -60)]
    expect(judgeRows('R-020', pushed)).toMatchObject({ result: 'UNKNOWN' })
  })

  it.each([
    ['2026-06-15T00:00:00+08:00', 45, 'MISS'],
    ['2026-06-15T00:00:00+08:00', 46, 'MEDIUM'],
    ['2026-06-15T00:00:00+08:00', 60, 'MEDIUM'],
    ['2026-06-15T00:00:00+08:00', 61, 'HIGH'],
    ['2026-03-15T00:00:00+08:00', 75, 'MISS'],
    ['2026-03-15T00:00:00+08:00', 76, 'MEDIUM'],
    ['2026-03-15T00:00:00+08:00', 91, 'HIGH'],
    ['2023-01-30T00:00:00+08:00', 60, 'MISS'],
    ['2024-01-30T00:00:00+08:00', 60, 'MEDIUM'],
  ])('R-028: as of %s, %i days without an invoice is %s', (cutoff, days, expected) => {
    const last = new Date(Date.parse(cutoff) + 8 * 3_600_000 - days * 86_400_000)
    const rows = [row(last.toISOString().slice(0, 10), 100)]
    expect(outcome(judgeRows('R-028', rows, { cutoff }))).toBe(expected)
  })

  const cat = (category: string, goods = '货') => ({
    items: [{ category, goods, rateBp: 1300, quantity: 1, amount: 0, tax: 0 }],
  })
  const line = (date: string, yuanExTax: number, category: string, direction: 'OUT' | 'IN') => {
    const base = row(date, yuanExTax * 1.13, { direction })
    const item = { ...cat(category).items[0]!, amount: base.amount }
    return { ...base, items: [item] }
  }
  it.each([
    ['F', '1070603', 500_000, 'MISS'],
    ['F', '1070603', 500_001, 'HIGH'],
    ['C', '1070603', 900_000, 'MISS'],
    ['C', '1090603', 900_000, 'HIGH'],
    ['L', '1090603', 900_000, 'MISS'],
  ])(
    'R-030: section %s selling %s for %d without buying it is %s',
    (section, sold, yuan, expected) => {
      const rows = [
        line('2025-06-10', yuan, sold, 'OUT'),
        line('2025-06-10', 400_000, '1070101', 'IN'),
        line('2025-07-10', 400_000, '1070101', 'OUT'),
      ]
      const plan = { registration: { industrySection: section } }
      expect(outcome(judgeRows('R-030', rows, plan))).toBe(expected)
    },
  )

  const share = (...totals: number[]) =>
    totals.map((total, counterparty) => row('2025-06-10', total, { counterparty }))
  it.each([
    ['F', share(70, 5, 5, 5, 5, 5, 5), 'MISS'],
    ['F', share(71, 4, 5, 5, 5, 5, 5), 'MEDIUM'],
    ['F', share(40, 30, 10, 10, 10), 'MISS'],
    ['F', share(40, 30, 11, 10, 9), 'MEDIUM'],
    ['C', share(75, 2, 2, 7, 7, 7), 'MEDIUM'],
    ['C', share(72, 4, 4, 4, 4, 4, 4, 4), 'MISS'],
  ])('R-038 in section %s', (section, rows, expected) => {
    const plan = { registration: { industrySection: section } }
    expect(outcome(judgeRows('R-038', rows, plan))).toBe(expected)
  })

  it.each([
    [5, 'MISS'],
    [5.01, 'MEDIUM'],
    [20, 'MEDIUM'],
    [20.01, 'HIGH'],
  ])('R-039: buying %d back of 100 sold is %s', (back, expected) => {
    const rows = [row('2025-06-10', 100), row('2025-06-11', back, { direction: 'IN' })]
    expect(outcome(judgeRows('R-039', rows))).toBe(expected)
  })

  it.each([
    [0, 5_000_000, 'MISS'],
    [0, 5_000_001, 'HIGH'],
    [3, 9_000_000, 'UNKNOWN'],
  ])('R-044: %i insured and sales of %d is %s', (insuredCount, sales, expected) => {
    const plan = { registration: { insuredCount } }
    expect(outcome(judgeRows('R-044', [row('2025-06-10', sales)], plan))).toBe(expected)
  })

  it.each([
    ['2025-06-12', 5_000_001, 'HIGH'],
    ['2025-06-13', 5_000_001, 'MEDIUM'],
    ['2025-07-09', 5_000_001, 'MEDIUM'],
    ['2025-07-10', 5_000_001, 'MISS'],
    ['2025-06-12', 5_000_000, 'MISS'],
  ])('R-045: founded 2025-06-10, first invoice %s over %d is %s', (date, total, expected) => {
    const plan = { registration: { establishedOn: '2025-06-10' } }
    expect(outcome(judgeRows('R-045', [row(date, total)], plan))).toBe(expected)
  })

  it.each([
    [[], 'MISS'],
    [['2025-09-15'], 'MISS'],
    [['2025-09-16'], 'MEDIUM'],
    [['2025-08-01', '2025-03-01'], 'MEDIUM'],
    [['2025-08-01', '2025-02-28'], 'MISS'],
    [['2025-08-01', '2025-02-28', '2024-03-01'], 'MEDIUM'],
    [['2025-08-01', '2025-02-28', '2024-02-29'], 'MISS'],
  ])('R-046: changes of the legal representative %j is %s', (legalRepChanges, expected) => {
    const plan = { registration: { legalRepChanges } }
    expect(outcome(judgeRows('R-046', [row('2025-06-10', 1)], plan))).toBe(expected)
  })

  it.each([
    ['R-002', { taxpayerStatus: '正常' }, 'MISS'],
    ['R-002', { taxpayerStatus: '非正常户' }, 'HIGH★'],
    ['R-002', {}, 'UNKNOWN'],
    ['R-003', { taxCreditGrade: 'M' as const }, 'MISS'],
    ['R-003', { taxCreditGrade: 'D' as const }, 'HIGH★'],
    ['R-003', {}, 'UNKNOWN'],
  ])('%s with %j is %s', (id, registration, expected) => {
    expect(outcome(judgeRows(id, [row('2025-06-10', 1)], { registration }))).toBe(expected)
  })
})

describe('risk score', () => {
  const hit = (level: RuleResult['level'], redLine = false) =>
    ({ result: 'HIT', level, redLine }) as RuleResult
  const silent = { result: 'MISS', level: 'HIGH', redLine: false } as RuleResult
  const open = { result: 'UNKNOWN', level: 'HIGH', redLine: false } as RuleResult
  it.each([
    [[], 0, 'LOW'],
    [[silent, silent], 0, 'LOW'],
    [[silent, open], 0, 'LOW'],
    [[silent, open, open], 0, null],
    [[hit('MEDIUM'), open, open], 11.75, null],
    [[hit('MEDIUM', true), open, open], 11.75, 'HIGH'],
    [[hit('HIGH')], 22.12, 'MEDIUM'],
    [[hit('LOW')], 4.88, 'LOW'],
    [[hit('HIGH'), hit('HIGH')], 39.35, 'MEDIUM'],
    [[hit('HIGH'), hit('HIGH'), hit('LOW')], 42.31, 'MEDIUM'],
    [
      [hit('HIGH'), hit('HIGH'), hit('HIGH'), hit('HIGH'), hit('MEDIUM'), hit('LOW')],
      69.12,
      'MEDIUM',
    ],
    [[hit('HIGH'), hit('HIGH'), hit('HIGH'), hit('HIGH'), hit('HIGH')], 71.35, 'HIGH'],
    [[hit('MEDIUM', true)], 11.75, 'HIGH'],
  ] as [RuleResult[], number, string | null][])(
    '%# sums to %d, level %s',
    (rules, score, level) => {
      const judged = rules.filter((rule) => rule !== open).length
      expect(riskScore(rules, RULE_PARAM.risk)).toEqual({
        score,
        level,
        judged,
        rules: rules.length,
      })
    },
  )
})
