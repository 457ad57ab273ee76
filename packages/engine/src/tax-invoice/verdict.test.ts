import { describe, expect, it } from 'vitest'
import {
  jointFacts,
  jointInvoices,
  jointTaxes,
  noInvoices,
  noTaxes,
  shortFacts,
  staleFacts,
} from '../../test-support/joint-facts.ts'
import { monthly, smallFacts } from '../../test-support/small-facts.ts'
import { arrear } from '../../test-support/tax-facts.ts'
import { rating, violation } from '../../test-support/tax-record-facts.ts'
import type { JointFacts } from '../joint/facts.ts'
import { DECISION_WORDS } from '../kit/verdict/words.ts'
import type { DecisionLevel } from '../report/document.ts'
import type { TaxFacts } from '../tax/facts.ts'
import { taxInvoiceReport } from './report.ts'

const M0 = 24_313
const verdictOf = (facts: JointFacts, m0 = M0) => taxInvoiceReport(facts, m0).verdict
const ids = (facts: JointFacts) => verdictOf(facts).decision!.reasons.map(({ id }) => id)
const both = verdictOf(jointFacts())

describe('of a firm whose sources agree', () => {
  it('is admitted, with one grade, one limit and the rules judged by both', () => {
    expect(both.decision).toMatchObject({ level: 'ADMIT', reasons: [] })
    expect(both.score).toMatchObject({ grade: 'BBB', held: { before: 'BBB' } })
    expect(both.limit!.suggest).toBeGreaterThan(0)
    expect(both.limit!.held).toBeUndefined()
    expect(both.risk!.judged).toBeGreaterThan(both.risk!.rules! / 2)
  })
  it('tells the months and the age of both sources', () => {
    expect(both.decision!.coverage.map(({ name, known, months }) => [name, known, months])).toEqual(
      [
        ['销项发票', 12, 12],
        ['进项发票', 12, 12],
        ['增值税申报', 12, 12],
        ['缴款信息', 12, 12],
      ],
    )
    expect(both.decision!.freshness.text).toMatch(/^发票：.+；税务：.+$/)
  })
  it('rests the limit on tax, sales and working capital', () => {
    const legs = Object.fromEntries(both.limit!.legs.map(({ name, value }) => [name, value]))
    expect(legs).toMatchObject({ 纳税倍数: expect.any(Number), 营运资金: expect.any(Number) })
  })
})

const SITUATIONS: [string, JointFacts, DecisionLevel, string][] = [
  ['invoices only', jointFacts({ tax: noTaxes() }), 'UNRATABLE', '增值税申报未采集'],
  ['taxes only', jointFacts({ invoice: noInvoices() }), 'UNRATABLE', '销项发票未采集'],
  ['stale', staleFacts(), 'UNRATABLE', '距判断日2026-11-30已255天'],
  ['three months', shortFacts(), 'UNRATABLE', '增值税申报缺9个月'],
  ['both', jointFacts(), 'ADMIT', '评级BBB'],
]

describe('situations', () => {
  it.each(SITUATIONS)('%s', (_, facts, level, words) => {
    const { decision, score, risk, limit } = verdictOf(facts)
    expect(decision!.level).toBe(level)
    expect(decision!.text.startsWith(DECISION_WORDS[level])).toBe(true)
    expect(decision!.text).toContain(words)
    const rated = level !== 'UNRATABLE'
    expect([score, risk, limit].map((block) => block !== undefined)).toEqual([rated, rated, rated])
  })
  it.each(SITUATIONS)('%s: reasons have ids of their own', (_, facts) => {
    const said = ids(facts)
    expect(new Set(said).size).toBe(said.length)
  })
  it('of taxes that end long before the invoices: they are old on the day of the invoices', () => {
    const old = { ...jointTaxes(), dataCutoff: '2025-08-05T12:00:00+08:00' }
    expect(ids(jointFacts({ tax: old }))).toContain('G-FRESH-TAX')
  })
})

const MORE = {
  arrears: null,
  violations: null,
  ratings: null,
  statements: null,
  payments: null,
} as const
const without = (...names: (keyof typeof MORE)[]): JointFacts =>
  jointFacts({ tax: jointTaxes(Object.fromEntries(names.map((name) => [name, null]))) })

describe('what is missing lowers what is concluded', () => {
  it.each(Object.keys(MORE) as (keyof typeof MORE)[])('%s not collected never admits', (name) => {
    const { decision, limit } = verdictOf(without(name))
    expect(decision!.level).not.toBe('ADMIT')
    expect(limit!.suggest ?? 0).toBeLessThanOrEqual(both.limit!.suggest!)
  })
  it.each([
    ['vatReturns', { vatReturns: null }],
    ['citReturns and insurance', { citReturns: null, insurance: null, bankAuths: null }],
  ] as [string, Partial<TaxFacts>][])('%s not collected is no better', (_, more) => {
    const { covered, ...rest } = jointTaxes()
    const less = verdictOf(jointFacts({ tax: { ...rest, covered, ...more } }))
    expect(less.limit?.suggest ?? 0).toBeLessThanOrEqual(both.limit!.suggest!)
  })
  it('a source left out is never rated, however bad or good the other', () => {
    const poor = smallFacts(monthly('2026-02', [9, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]))
    for (const facts of [
      jointFacts({ tax: noTaxes() }),
      jointFacts({ invoice: noInvoices() }),
      jointFacts({ invoice: poor, tax: noTaxes() }),
      jointFacts({ invoice: noInvoices(), tax: jointTaxes({ ratings: [rating(2024, 'D')] }) }),
    ]) {
      const verdict = verdictOf(facts)
      expect(['UNRATABLE', 'REJECT']).toContain(verdict.decision!.level)
      expect([verdict.score, verdict.limit]).toEqual([undefined, undefined])
    }
  })
  it('gives no limit without a whole year of statements, and says why', () => {
    const why = (statements: TaxFacts['statements']) => {
      const { limit, decision } = verdictOf(jointFacts({ tax: jointTaxes({ statements }) }))
      expect([limit!.suggest, limit!.held!.factor]).toEqual([null, null])
      return decision!.reasons.find(({ id }) => id === 'G-STATEMENT')!.text
    }
    expect(why(null)).toBe('未采集财务报表，营运资金需要无从测算，参考额度不予给出。')
    expect(why([])).toBe('已采集的财务报表没有完整年度，营运资金需要无从测算，参考额度不予给出。')
    const income = jointTaxes().statements!.filter(({ kind }) => kind === 'INCOME')
    expect(why(income)).toBe(
      '财务报表(2025-12-31)缺少测算所需项目，营运资金需要无从测算，参考额度不予给出。',
    )
  })
  it('says which months of payments were not looked at', () => {
    const { covered, ...rest } = jointTaxes()
    const some = { ...covered, TAX_PAYMENT: [[24_304, 24_314]] as const }
    const late = rest.payments!.filter(({ paidOn }) => paidOn! >= '2025-05-01')
    const { decision } = verdictOf(jointFacts({ tax: { ...rest, payments: late, covered: some } }))
    expect(decision!.level).toBe('REVIEW')
    expect(decision!.text).toContain('缴款信息缺2个月（2025-03至2025-04）')
  })
})

describe('what stands against the firm in one source refuses in both', () => {
  it.each([
    ['arrears', { arrears: [arrear(20_000)] }, 'REJECT', '欠'],
    ['grade D', { ratings: [rating(2024, 'D')] }, 'REJECT', '信用D级'],
    [
      'evasion',
      { violations: [violation('2026-01-05', { fact: '偷税', status: '未处理' })] },
      'REJECT',
      '处罚',
    ],
  ] as [string, Parameters<typeof jointTaxes>[0], DecisionLevel, string][])(
    '%s',
    (_, more, level, words) => {
      const { decision } = verdictOf(jointFacts({ tax: jointTaxes(more) }))
      expect(decision!.level).toBe(level)
      expect(decision!.text).toContain(words)
    },
  )
  it('is no order to mend a late filing, whose weight is middling', () => {
    const order = violation('2026-01-05', { status: '责令限期改正' })
    const report = taxInvoiceReport(jointFacts({ tax: jointTaxes({ violations: [order] }) }), M0)
    expect(report.rules.find(({ id }) => id === 'R-067')).toMatchObject({
      result: 'HIT',
      level: 'MEDIUM',
      redLine: false,
    })
    expect(report.verdict.decision!.level).not.toBe('REJECT')
  })
  it('says both where the sources disagree on a rule', () => {
    const invoice = jointInvoices({ registration: { taxpayerStatus: '非正常户' } })
    const rule = taxInvoiceReport(jointFacts({ invoice }), M0).rules.find(
      ({ id }) => id === 'R-002',
    )!
    expect(rule).toMatchObject({ result: 'HIT', redLine: true })
    expect(rule.text).toContain('依据税务数据未命中，两者不一致')
  })
  it('sales that were invoiced and not declared are told by both sources together', () => {
    const more = monthly('2026-02', [0, 100_000, 100_000, 100_000], { kind: 'DIGITAL_SPECIAL' })
    const { rules, verdict } = taxInvoiceReport(
      jointFacts({ invoice: jointInvoices({}, more) }),
      M0,
    )
    expect(rules.find(({ id }) => id === 'R-009')).toMatchObject({ result: 'HIT', level: 'HIGH' })
    expect(verdict.decision!.level).toBe('REVIEW')
    expect(verdict.decision!.text).toContain('少申报')
    expect(verdict.limit!.held).toMatchObject({ factor: 0.5 })
  })
})
