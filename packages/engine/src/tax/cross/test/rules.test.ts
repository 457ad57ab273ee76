/** Invoiced against declared, by the periods in which VAT is declared: the least that hits, what just misses, what stays open. */
import { describe, expect, it } from 'vitest'
import {
  invoices,
  monthlyVat,
  quarterVat,
  recordFacts,
  vat,
} from '../../../../test-support/tax-record-facts.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const report = (more: Partial<Omit<TaxFacts, 'covered'>>) => taxReport(recordFacts(more))
const rule = (more: Partial<Omit<TaxFacts, 'covered'>>, id: string) =>
  report(more).rules.find((r) => r.id === id)!
const year = (yuan: number): number[] => Array.from({ length: 12 }, () => yuan)
/** Twelve equal months, the one before the last being different. */
const odd = (yuan: number, other: number): number[] => year(yuan).with(10, other)

const firm = (declared: readonly number[], invoiced: readonly number[]) => ({
  vatReturns: monthlyVat('2026-02', declared),
  invoiced: invoices('2026-02', invoiced),
})

describe('R-009 less declared than invoiced', () => {
  it.each<[number, number, string]>([
    // Over 5 % and over 10 000 yuan: both, and by more than the limit.
    [1_000_000, 1_050_000, 'MISS'],
    [1_000_000, 1_050_001, 'HIT'],
    [100_000, 110_000, 'MISS'],
    [100_000, 110_000.01, 'HIT'],
    [100_000, 60_000, 'MISS'],
    // What was declared as nought is R-008's.
    [0, 500_000, 'MISS'],
    // Reversals may make a month negative: the share is of its size.
    [-100_000, 0, 'HIT'],
    [-100_000, -100_000, 'MISS'],
  ])('%d declared, %d invoiced: %s', (declared, invoiced, result) =>
    expect(rule(firm(odd(100_000, declared), odd(100_000, invoiced)), 'R-009').result).toBe(result),
  )
  it('says one period, or how many and which the most', () => {
    expect(rule(firm(odd(1e5, 1e5), odd(1e5, 2e5)), 'R-009').text).toBe(
      '2026-01相差100,000.00元(100.00%)，开票金额大于申报销售额，疑似少申报收入，建议核实开票与申报的时间差。',
    )
    expect(rule(firm(year(1e5), odd(120_000, 3e6)), 'R-009').text).toBe(
      '近12个月有12期开票金额大于申报销售额，合计相差3,120,000.00元，其中2026-01相差2,900,000.00元(29.00倍)最多，疑似少申报收入，建议核实开票与申报的时间差。',
    )
  })
  it('opens both sides of every period that differs, and no other', () => {
    const { evidence } = rule(firm(year(1e5), odd(1e5, 2e5)), 'R-009')
    expect(evidence.map(({ dataset }) => dataset)).toEqual(['VAT_RETURN', 'INVOICE'])
    expect(evidence[1]).toMatchObject({ direction: 'OUT', from: '2026-01-01', to: '2026-01-31' })
  })
})

describe('quarterly filers', () => {
  const quarters = ['2025-01', '2025-04', '2025-07', '2025-10']
  const small = (declared: readonly number[], invoiced: readonly number[]) => ({
    registration: { name: '示例', taxNo: null, taxpayerType: 'SMALL' as const },
    vatReturns: quarters.map((from, i) => quarterVat(from, declared[i]!)),
    invoiced: invoices('2026-02', [...invoiced, 7, 7]),
  })
  it('are compared by the quarter: months that lean one way and the other come to nothing', () => {
    const uneven = [0, 0, 3e5, 3e5, 0, 0, 1e5, 1e5, 1e5, 0, 3e5, 0]
    const { rules, indicators } = report(small([3e5, 3e5, 3e5, 3e5], uneven))
    expect(rules.find((r) => r.id === 'R-009')).toMatchObject({ result: 'MISS' })
    expect(indicators.find((i) => i.key === 'T-027.L12')).toMatchObject({
      value: 0,
      inputs: [{ value: 1_200_000 }, { value: 1_200_000 }, { value: 4 }],
    })
  })
  it('name the quarter', () =>
    expect(rule(small([3e5, 3e5, 3e5, 3e5], [...year(1e5).with(4, 3e5)]), 'R-009').text).toContain(
      '2025年第2季度相差200,000.00元(66.67%)',
    ))
  it('below the exempt sales may declare nought: R-008 asks no more', () => {
    const nought = (quarter: number) =>
      rule(small([3e5, 0, 3e5, 3e5], year(1e5).with(3, quarter - 2e5)), 'R-008')
    expect(nought(3e5).result).toBe('MISS')
    expect(nought(300_000.01)).toMatchObject({
      result: 'HIT',
      text: '2025年第2季度申报收入为零，但开具发票300,000.01元，建议核实。',
    })
  })
})

describe('R-008 nought declared', () => {
  it.each<[number, number, string]>([
    [0, 0.01, 'HIT'],
    [0, 0, 'MISS'],
    [0, -5, 'MISS'],
    [0.01, 500_000, 'MISS'],
  ])('%d declared, %d invoiced: %s', (declared, invoiced, result) =>
    expect(rule(firm(odd(1e5, declared), odd(1e5, invoiced)), 'R-008').result).toBe(result),
  )
  it('counts the periods it does not name', () =>
    expect(rule(firm(year(0), year(1e5)), 'R-008').text).toBe(
      '2025-12、2026-01、2026-02等12期申报收入为零，但开具发票1,200,000.00元，建议核实。',
    ))
})

describe('a firm founded of late', () => {
  const young = (establishedOn: string) => ({
    registration: { name: '示例', taxNo: null, establishedOn },
    vatReturns: monthlyVat('2026-02', [1e5, 1e5, 1e5]),
    invoiced: invoices('2026-02', [1e5, 1e5, 3e5]),
  })
  it('is not judged by what it invoiced in its first six months', () => {
    expect(rule(young('2025-10-05'), 'R-009')).toMatchObject({
      result: 'MISS',
      reason: 'SUPPRESSED:NEW_REGISTERED',
    })
    expect(rule(young('2025-09-05'), 'R-009').result).not.toBe('MISS')
  })
})

describe('periods that differ', () => {
  const tableOf = (more: Partial<Omit<TaxFacts, 'covered'>>) => {
    const block = report(more)
      .sections.find((s) => s.id === 's12-cross')!
      .blocks.find((b) => b.id === 'cross-checks')
    return block?.kind === 'table' ? block : null
  }
  it('are listed from their share on, the worst by its amount', () => {
    const declared = year(1e5)
    const invoiced = year(1e5).with(2, 104_000).with(5, 106_000).with(7, 80_000)
    const row = tableOf(firm(declared, invoiced))!.rows[0]
    expect(row).toMatchObject({
      compared: 12,
      differing: 2,
      gap: 20_000,
      periods: '2025-08、2025-10',
      silent: null,
    })
  })
  it('are none of which nothing could be compared: no number stands there', () => {
    const { quality } = report({ vatReturns: monthlyVat('2026-02', year(1e5)) })
    const table = tableOf({ vatReturns: monthlyVat('2026-02', year(1e5)) })
    expect(table!.rows[0]).toMatchObject({ compared: 0, differing: null, gap: null, periods: null })
    expect(quality.find((q) => q.check === 'CROSS_INVOICE_VAT')).toMatchObject({
      result: 'UNKNOWN',
      detail: '2025-03、2025-04、2025-05等12期：未采集销项发票',
    })
  })
})

describe('what one side does not cover', () => {
  it('is never compared as nought, and leaves the rules open', () => {
    const facts = {
      vatReturns: monthlyVat('2026-02', year(1e5)),
      invoiced: invoices('2026-02', year(1e5).slice(3)),
    }
    for (const id of ['R-008', 'R-009'])
      expect(rule(facts, id)).toMatchObject({
        result: 'UNKNOWN',
        reason: expect.stringMatching(/^PARTIAL\(9\/12\)：/),
      })
    const { indicators, quality, sections } = report(facts)
    expect(indicators.find((i) => i.key === 'T-027.L12')).toMatchObject({
      value: 0,
      detail: expect.stringContaining('只比较双方均有数据的9/12期'),
      inputs: [{ value: 900_000 }, { value: 900_000 }, { value: 9 }],
    })
    expect(quality.find((q) => q.check === 'CROSS_INVOICE_VAT')?.detail).toContain('未比较3期')
    const table = sections
      .find((s) => s.id === 's12-cross')!
      .blocks.find((b) => b.id === 'cross-filing')
    expect(table?.kind === 'table' && table.rows.at(-1)).toMatchObject({
      period: '2025-03',
      invoiced: null,
      gap: null,
      share: null,
      note: '未比较：2025-03未采集销项发票',
    })
  })
  it('does not hide what the other periods show', () => {
    const facts = {
      vatReturns: monthlyVat('2026-02', year(1e5)),
      invoiced: invoices('2026-02', odd(1e5, 2e5).slice(3)),
    }
    expect(rule(facts, 'R-009')).toMatchObject({ result: 'HIT', value: 1 })
  })
  it('a return that is not there is no return of nought', () => {
    const vatReturns = monthlyVat('2026-02', year(1e5)).filter(
      (r) => r.key !== 'GENERAL/24306-24306',
    )
    const facts = { vatReturns, invoiced: invoices('2026-02', year(1e5)) }
    expect(rule(facts, 'R-008')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'PARTIAL(11/12)：2025-07：缺少增值税申报表',
    })
  })
  it('on either side wholly is said of both', () => {
    expect(rule({ vatReturns: monthlyVat('2026-02', year(1e5)) }, 'R-009')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'NO_DATA：2025-03、2025-04、2025-05等12期：未采集销项发票',
    })
    expect(rule({ invoiced: invoices('2026-02', year(1e5)) }, 'R-009').result).toBe('UNKNOWN')
  })
  it('a return that tells none of its lines of sales is not nought', () => {
    const mute = vat('2026-02', 0, { lines: { '34': { amount: 0, ytd: null } } })
    const facts = { vatReturns: [mute], invoiced: invoices('2026-02', year(1e5)) }
    expect(rule(facts, 'R-008').result).toBe('UNKNOWN')
  })
})
