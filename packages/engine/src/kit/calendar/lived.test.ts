import { describe, expect, it } from 'vitest'
import { firmReports } from '../../../test-support/firm-reports.ts'
import { jointFacts, jointTaxes } from '../../../test-support/joint-facts.ts'
import { FIRM_MONTH } from '../../../test-support/random-firms.ts'
import type { IndicatorValue } from '../../report/document.ts'
import { withoutStop } from '../../report/limit/without-stop.ts'
import { youngGate } from '../verdict/gates/coverage.ts'
import { redSentence } from '../verdict/red-sentence.ts'
import { asLived } from './lived.ts'

const red = (more: Partial<IndicatorValue>): IndicatorValue =>
  ({
    ...{ id: 'X', key: 'X', name: '纳税总额', value: 0, unit: 'yuan', window: 'L12', flag: 'RED' },
    ...{ formula: '', inputs: [], evidence: [], version: '1', thresholds: { red: '=0元' } },
    ...more,
  }) as IndicatorValue

describe('a sentence on a span', () => {
  it('names the months that the firm lived', () => {
    expect(asLived('近12个月缴款记录中没有滞纳金。', { detail: '该期间仅含成立后的7个月' })).toBe(
      '成立以来7个月缴款记录中没有滞纳金。',
    )
    expect(asLived('近12个月没有税款入库。', {})).toBe('近12个月没有税款入库。')
    expect(
      asLived('近24个月的申报均未逾期。', {
        detail: '该期间仅含成立后的6个月；所属期至2026-09',
      }),
    ).toBe('成立至2026-09的6个月的申报均未逾期。')
    expect(redSentence(red({ detail: '该期间仅含成立后的1个月' }))).toBe(
      '成立以来1个月纳税总额为0.00元，达到预警线(=0元)。',
    )
  })
  it('calls no part of a year the last year', () => {
    const unit = 'ratio' as const
    const short = { name: '差异率', value: -0.4, unit, thresholds: { red: '<-30%' } }
    const said = (window: string, months: number) =>
      redSentence(red({ ...short, window, detail: `该期间仅含成立后的${months}个月` }))
    expect(said('Y', 6)).toBe('成立当年差异率为-40.00%，达到预警线(<-30%)。')
    expect(said('Y-1', 6)).toBe('成立当年差异率为-40.00%，达到预警线(<-30%)。')
    expect(said('P12/L6', 4)).toBe('上一个12个月中的4个月差异率为-40.00%，达到预警线(<-30%)。')
    expect(redSentence(red({ ...short, window: 'Y' }))).toBe(
      '最近完整年度差异率为-40.00%，达到预警线(<-30%)。',
    )
    const part = {
      detail: '2025-12报表；本年累计自2025-07成立起',
      window: 'FY',
      unit: 'times',
    } as const
    expect(
      redSentence(red({ ...part, name: '收现比', value: 0.3, thresholds: { red: '<0.5倍' } })),
    ).toBe('最近年度报送报表（自2025-07成立起）收现比为0.3倍，达到预警线(<0.5倍)。')
    // What a ledger comes to is told as no filed statement.
    const ledger = { ...part, name: '账套推算的收现比', value: 0.3, thresholds: { red: '<0.5倍' } }
    expect(redSentence(red({ ...ledger, detail: '', window: 'LATEST' }))).toBe(
      '最近一期报表账套推算的收现比为0.3倍，达到预警线(<0.5倍)。',
    )
  })
  it('is of a rate where it grows by less than nothing', () => {
    expect(
      redSentence(
        red({ name: '开票同比增长', value: -0.9919, unit: 'ratio', thresholds: { red: '<-50%' } }),
      ),
    ).toBe('近12个月开票同比增长率为-99.19%，达到预警线(<-50%)。')
  })
  it('has no full stop within a longer one', () => {
    expect(withoutStop('甲。乙。')).toBe('甲；乙')
  })
})

/** The steady firm, but founded on a day of the span. */
const bornOn = (establishedOn: string, more: Parameters<typeof jointTaxes>[0] = {}) => {
  const tax = jointTaxes(more)
  return jointFacts({ tax: { ...tax, registration: { ...tax.registration, establishedOn } } })
}

describe('a firm of a few weeks', () => {
  it('is not warned of tax that was not due yet', () => {
    const reports = firmReports(bornOn('2026-02-10', { payments: [] }), FIRM_MONTH)
    const { verdict, indicators } = reports.TAX_PAYMENT!
    expect(indicators.find(({ key }) => key === 'T-008.L12')).toMatchObject({
      value: 0,
      flag: 'GREY',
      aside: '成立未满一个季度，首个申报期可能尚未到期',
    })
    expect(verdict.decision?.reasons.map(({ id }) => id)).not.toContain('G-TAX-PAID')
  })
  it('of a year, without tax, is', () => {
    const { verdict } = firmReports(bornOn('2025-01-10', { payments: [] }), FIRM_MONTH).TAX_PAYMENT!
    expect(verdict.decision?.reasons.map(({ id }) => id)).toContain('G-TAX-PAID')
  })
  it('is said to be too young in words that hold for every kind, whatever months it looks at', () => {
    const texts = [3, 6, 7].map(
      (existed) =>
        youngGate<null>(12, () => ({ known: existed, existed, missing: [] })).judge(null)?.text,
    )
    expect(new Set(texts)).toEqual(new Set(['企业成立不足12个完整月份，不评级。']))
  })
})

describe('a report of one source', () => {
  it('calls tax paid no strength where the sales are not known', () => {
    const { TAX_PAYMENT, TAX } = firmReports(jointFacts(), FIRM_MONTH)
    expect(TAX_PAYMENT!.findings.strengths.join('')).not.toContain('纳税总额')
    expect(TAX!.indicators.find(({ key }) => key === 'T-008.L12')?.value).toBeGreaterThan(0)
  })
})
