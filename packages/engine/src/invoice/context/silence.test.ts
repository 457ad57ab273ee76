/** Uncollected is never silence, real silence inside a collected period always is (domain §3.1); the first and the current month disable nothing. */
import { describe, expect, it } from 'vitest'
import { monthly, row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import type { InvoiceRow } from '../facts.ts'
import { invoiceReport } from '../report.ts'

const CUTOFF = '2026-06-15T12:00:00+08:00'
function report(rows: readonly InvoiceRow[], plan: SmallPlan = {}) {
  const document = invoiceReport(smallFacts(rows, { cutoff: CUTOFF, ...plan }))
  return {
    i: (key: string) => document.indicators.find((indicator) => indicator.key === key)!,
    r: (id: string) => document.rules.find((rule) => rule.id === id)!,
  }
}

describe('days since the last invoice', () => {
  const until = (date: string) => monthly('2026-01', new Array(20).fill(9)).concat(row(date, 9))
  it('real silence counts to the cut-off', () => {
    const { i, r } = report(until('2026-02-08'))
    expect(i('I-017.asOf')).toMatchObject({ value: 127, flag: 'RED' })
    expect(i('I-018.asOf')).toMatchObject({ value: false, flag: 'RED' })
    expect(r('R-028')).toMatchObject({ result: 'HIT', text: '距最近一次开票已127天。' })
  })
  it('months not collected since then do not count', () => {
    const plan = { missing: { OUT: ['2026-04'] } }
    const { i, r } = report(until('2026-03-31'), plan)
    // May and half of June were looked at: 46 days.
    expect(i('I-017.asOf')).toMatchObject({ value: 46, detail: '2026-04未采集，至少46天' })
    expect(r('R-028')).toMatchObject({
      result: 'HIT',
      level: 'MEDIUM',
      text: '距最近一次开票至少46天。',
    })
  })
  it('too few days looked at say neither yes nor no', () => {
    const plan = { missing: { OUT: ['2026-04', '2026-05'] } }
    const { i, r } = report(until('2026-03-31'), plan)
    for (const key of ['I-017.asOf', 'I-018.asOf'])
      expect(i(key), key).toMatchObject({ value: null, reason: 'PARTIAL', flag: 'GREY' })
    expect(r('R-028').result).toBe('UNKNOWN')
    expect(r('R-028').reason).toContain('未采集')
  })
  it('end with what was collected when nothing later was', () => {
    const { i } = report(until('2026-03-31'), { covered: { OUT: ['2024-01', '2026-03'] } })
    expect(i('I-017.asOf').value).toBe(0)
  })
})

describe('runs of months', () => {
  it('a month that nobody looked at neither is a gap nor joins two', () => {
    const rows = monthly('2026-05', [9, 9, 9, 9, 9, 9, 9, 9, 0, 9, 0, 9])
    const { i, r } = report(rows, { missing: { OUT: ['2026-02'] } })
    expect(i('I-014.L12')).toMatchObject({ value: null, reason: 'PARTIAL' })
    expect(r('R-027').result).toBe('UNKNOWN')
  })
})

describe('the founding month and the current month', () => {
  const born = (covered: [string, string]): SmallPlan => ({
    registration: { establishedOn: '2024-06-20' },
    covered: { OUT: covered, IN: covered },
  })
  const rows = [
    ...monthly('2026-05', new Array(23).fill(900)),
    ...monthly('2026-05', new Array(23).fill(500), { direction: 'IN' }),
  ]
  const N = [
    'I-007.L12',
    'I-010.L12',
    'I-014.L12',
    'I-015.L24',
    'I-016.L24',
    'I-020.L24',
    'I-072.L12',
    'I-054.L12',
  ]
  it.each(N)('a founding month without a table disables nothing: %s', (key) => {
    // The first invoice came in the month after the registration, so a table begins there: 2024-06 is in P12.
    const { i } = report(rows, born(['2024-07', '2026-06']))
    expect(i(key).value, JSON.stringify(i(key))).not.toBeNull()
  })
  it.each(N)('a current month not collected disables nothing: %s', (key) => {
    const { i } = report(rows, born(['2024-06', '2026-05']))
    expect(i(key).value).not.toBeNull()
  })
  it('a gap after the founding month is still a gap', () => {
    const { i } = report(rows, born(['2024-08', '2026-06']))
    expect(i('I-007.L12')).toMatchObject({ value: 0.090909, detail: '比较期不含成立当月' })
    const late = report(monthly('2026-05', new Array(22).fill(900)), born(['2024-08', '2026-06']))
    expect(late.i('I-007.L12')).toMatchObject({ value: null, reason: 'PARTIAL' })
  })
})

describe('a firm that never issued', () => {
  it('is silent for as long as was looked, not 未采集', () => {
    const { i, r } = report([], { covered: { OUT: ['2025-01', '2026-06'] } })
    expect(i('I-017.asOf')).toMatchObject({
      value: 531,
      flag: 'RED',
      detail: '已采集的期间没有开票，至少531天',
    })
    expect(i('I-018.asOf')).toMatchObject({ value: false, flag: 'RED' })
    expect(r('R-028')).toMatchObject({ level: 'HIGH', text: '已采集的期间没有开票，至少531天。' })
    for (const key of ['I-019.DATE.asOf', 'I-019.MONTHS.asOf'])
      expect(i(key)).toMatchObject({ value: null, reason: 'NOT_APPLICABLE' })
  })
  it('cannot be silent before it was founded', () => {
    const plan = { registration: { establishedOn: '2026-04-20' } }
    expect(report([], plan).i('I-017.asOf').value).toBe(56)
  })
  it('says nothing of forty days', () => {
    const { i, r } = report([], { covered: { OUT: ['2026-06', '2026-06'] } })
    expect(i('I-018.asOf')).toMatchObject({ value: null, reason: 'PARTIAL' })
    expect(r('R-028').result).toBe('UNKNOWN')
  })
})
