/** The three rules and the checks of the data, by tables; what is not known is neither good nor bad. */
import { describe, expect, it } from 'vitest'
import {
  arrear,
  livelyFacts,
  monthlyTax,
  payment,
  taxFacts,
} from '../../../test-support/tax-facts.ts'
import type { TaxPaymentFacts } from '../facts.ts'
import { taxPaymentReport } from '../report.ts'

const rule = (facts: TaxPaymentFacts, id: string) =>
  taxPaymentReport(facts).rules.find((r) => r.id === id)!
const check = (facts: TaxPaymentFacts, name: string) =>
  taxPaymentReport(facts).quality.find((q) => q.check === name)!
const year = (yuan: number) => Array.from({ length: 12 }, () => yuan)

describe('R-001 arrears', () => {
  it.each<[number, string, object]>([
    [0.01, '2026-02-20', { result: 'HIT', level: 'MEDIUM', redLine: false }],
    [10_000, '2025-12-15', { result: 'HIT', level: 'MEDIUM' }],
    [10_000.01, '2026-02-20', { result: 'HIT', level: 'HIGH', redLine: true }],
    [1, '2025-12-14', { result: 'HIT', level: 'HIGH', redLine: true }],
    [0, '2020-01-01', { result: 'MISS' }],
  ])('%d yuan since %s', (balance, occurredOn, expected) => {
    expect(
      rule(taxFacts([], { arrears: [arrear(balance, { occurredOn })] }), 'R-001'),
    ).toMatchObject(expected)
  })
  it('says what a bank can quote', () => {
    const owed = taxFacts([], {
      arrears: [arrear(1_234.5), arrear(2, { occurredOn: '2026-01-05' })],
    })
    expect(rule(owed, 'R-001').text).toBe(
      '企业当前欠缴税款1,236.50元，最早发生于2026-01-05，存在税务追缴与滞纳金风险。',
    )
  })
  it('never collected is not none: unknown, and page one says so', () => {
    const facts = taxFacts([], { arrears: null })
    expect(rule(facts, 'R-001')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'NO_DATA：未采集欠税信息',
    })
    const { strengths, risks } = taxPaymentReport(facts).findings
    expect(risks).toContain('欠税情况无法判断：未采集欠税信息。')
    expect(strengths.join()).not.toContain('欠税')
    expect(taxPaymentReport(taxFacts([])).findings.strengths).toContain(
      '最近一次采集时，税务机关未显示欠税余额。',
    )
  })
  it('a report that looks back cannot tell, whatever is owed today', () => {
    const facts = taxFacts([], { arrears: [arrear(5)] })
    const past = taxPaymentReport(facts, 2025 * 12 + 11)
    expect(past.rules.find((r) => r.id === 'R-001')?.result).toBe('UNKNOWN')
    expect(JSON.stringify(past)).not.toContain('TAX_ARREARS')
  })
  it('rows without a balance are not nothing', () => {
    expect(rule(taxFacts([], { arrears: [arrear(null)] }), 'R-001')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'NO_DATA：有1笔欠税未注明余额',
    })
  })
})

describe('R-064 city tax, R-068 late fees', () => {
  it.each<[number, string]>([
    [70, 'MISS'],
    [35, 'MISS'],
    [10, 'MISS'],
    [74.9, 'MISS'],
    [76, 'HIT'],
    [0, 'HIT'],
    [25, 'MISS'],
    [18, 'HIT'],
  ])('%d of city tax to 1000 of VAT: %s', (city, result) => {
    const facts = taxFacts([
      payment('2026-01-10', 1_000),
      payment('2026-01-10', city, { taxKind: '城市维护建设税' }),
    ])
    expect(rule(facts, 'R-064').result).toBe(result)
  })
  it('VAT without any city tax is told as what it is', () => {
    expect(rule(taxFacts([payment('2026-01-10', 1_000)]), 'R-064').text).toBe(
      '近12个月实缴增值税1,000.00元，缴款记录中没有城市维护建设税，建议核实。',
    )
  })
  it('a year without tax is not praised for having no late fees', () => {
    const praised = (facts: TaxPaymentFacts) =>
      taxPaymentReport(facts).findings.strengths.includes('近12个月缴款记录中没有滞纳金。')
    expect(praised(taxFacts([payment('2026-01-10', 1_000)]))).toBe(true)
    expect(praised(taxFacts([]))).toBe(false)
    expect(praised(taxFacts([payment('2026-01-10', -1_000, { status: '退库' })]))).toBe(false)
  })
  it('without VAT cannot be judged; without either there is nothing to judge', () => {
    const city = payment('2026-01-10', 7, { taxKind: '城市维护建设税' })
    expect(rule(taxFacts([city]), 'R-064').result).toBe('UNKNOWN')
    expect(rule(taxFacts([]), 'R-064')).toMatchObject({ result: 'MISS', reason: 'ZERO_ZERO' })
  })
  it('a year with a month missing leaves late fees open', () => {
    const gap = taxFacts([], { covered: [['2025-04', '2026-03']] })
    expect(rule(gap, 'R-068')).toMatchObject({ result: 'UNKNOWN', reason: 'PARTIAL(11/12)' })
  })
  it.each<[number, object]>([
    [0, { result: 'MISS' }],
    [1, { result: 'HIT', level: 'LOW', text: '近12个月产生滞纳金1次10.00元。' }],
    [3, { result: 'HIT', level: 'MEDIUM', text: '近12个月产生滞纳金3次30.00元。' }],
  ])('%d late fees', (n, expected) => {
    const fees = year(0).map((_, i) => (i < n ? 10 : 0))
    expect(
      rule(taxFacts(monthlyTax('2026-02', fees, { payType: '滞纳金' })), 'R-068'),
    ).toMatchObject(expected)
  })
})

describe('data quality', () => {
  it('the three sums are one', () => {
    const { result, detail } = check(livelyFacts(), 'RECONCILED')
    expect([result, detail]).toEqual(['PASS', expect.stringMatching(/^三者均为[\d,]+\.\d\d元$/)])
  })
  it('a line that came twice is told; lines of one voucher are not', () => {
    const line = { voucherNo: '3440', key: 'a' }
    const twice = taxFacts([
      payment('2026-01-10', 5, line),
      payment('2026-01-10', 5, { ...line, key: 'b' }),
    ])
    expect(check(twice, 'VOUCHERS')).toMatchObject({
      result: 'FAIL',
      detail: expect.stringMatching(/^1笔/),
    })
    const lines = taxFacts([
      payment('2026-01-10', 5, line),
      payment('2026-01-10', 5, { ...line, key: 'b', taxKind: '印花税' }),
    ])
    expect(check(lines, 'VOUCHERS').result).toBe('PASS')
  })
  it('what has no day, no entry or no type is told with its sum', () => {
    const facts = livelyFacts()
    expect(check(facts, 'UNDATED').detail).toMatch(/^1笔321\.00元/)
    expect(check(facts, 'PENDING').detail).toMatch(/^2笔865\.00元/)
    expect(check(facts, 'PAY_TYPE').detail).toMatch(/^1笔99\.00元/)
    expect(check(taxFacts([], { arrears: null }), 'ARREARS').result).toBe('UNKNOWN')
  })
})
