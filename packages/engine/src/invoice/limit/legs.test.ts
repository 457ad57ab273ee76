import { describe, expect, it } from 'vitest'
import { monthly, smallFacts } from '../../../test-support/small-facts.ts'
import { parseMonth } from '../../kit/calendar/window.ts'
import type { IndicatorValue } from '../../report/document.ts'
import { invoiceContext } from '../context/context.ts'
import type { LendingFacts, YearStatement } from '../facts/lending.ts'
import type { Registration } from '../facts.ts'
import { heldLimit, suggestLimit } from './limit.ts'

const M0 = parseMonth('2026-02')!
const none: LendingFacts = {
  taxPaid: null,
  arrears: null,
  statement: null,
  statementsCollected: false,
  unused: [],
}
const taxes = (months: number, vat: number, cit = 0) => ({
  covered: [[M0 - months + 1, M0] as const],
  months: [{ month: M0 - 3, vat: vat * 100, cit: cit * 100 }],
})
/** Yuan, sales 1,200 万 at cost 900 万 and profit 60 万; 30 days of stock, 60 of receivables, 40 of payables. */
const year: YearStatement = {
  periodEnd: '2025-12-31',
  revenue: 1_200_000_000,
  cost: 900_000_000,
  profit: 60_000_000,
  inventories: { begin: 75_000_000, end: 75_000_000 },
  receivables: { begin: 200_000_000, end: 200_000_000 },
  payables: { begin: 100_000_000, end: 100_000_000 },
  prepayments: { begin: null, end: null },
  advances: { begin: 0, end: 0 },
  currentAssets: 300_000_000,
  currentLiabilities: 250_000_000,
  shortLoans: 20_000_000,
}

function limitOf(
  lending: Partial<LendingFacts> | undefined,
  more: { sales?: number; registration?: Partial<Registration>; yoy?: number } = {},
) {
  const facts = {
    ...smallFacts(monthly('2026-02', [1]), {
      registration: { industrySection: 'F', ...more.registration },
    }),
    ...(lending ? { lending: { ...none, ...lending } } : {}),
  }
  const values: Record<string, number> = {
    'I-001.L12': more.sales ?? 10_000_000,
    'I-020.L12': 0,
    ...(more.yoy === undefined ? {} : { 'I-007.L12': more.yoy }),
  }
  const indicator = (key: string) => ({ value: values[key] ?? null }) as IndicatorValue
  return suggestLimit({ context: invoiceContext(facts), indicator }, { grade: 'AAA' })
}
const leg = (limit: ReturnType<typeof limitOf>, name: string) =>
  limit.legs.find((l) => l.name === name)!

describe('tax multiple', () => {
  it.each([
    ['A', 1],
    ['B', 0.8],
    ['M', 0.5],
    ['C', 0],
    [null, 0.5],
  ] as const)('grade %s lets %d of ten times the tax through', (taxCreditGrade, cap) => {
    const limit = limitOf(
      { taxPaid: taxes(12, 90_000, 30_000) },
      { registration: { taxCreditGrade } },
    )
    expect(leg(limit, '纳税倍数').value).toBe(1_200_000 * cap)
  })
  it('the larger of tax and sales counts', () => {
    const registration = { taxCreditGrade: 'A' as const }
    expect(limitOf({ taxPaid: taxes(12, 100_000) }, { registration }).suggest).toBe(1_000_000)
    expect(limitOf({ taxPaid: taxes(12, 50_000) }, { registration }).suggest).toBe(800_000)
  })
  it('says what was not collected, and only that', () => {
    expect(leg(limitOf(undefined), '纳税倍数')).toMatchObject({ value: null })
    expect(leg(limitOf(undefined), '纳税倍数').formula).toContain('未采集缴款信息')
    expect(leg(limitOf({ taxPaid: taxes(11, 1) }), '纳税倍数').formula).toContain('未覆盖近12个月')
  })
})

describe('working capital', () => {
  // (1,200 − 60) 万 × (30 + 60 − 40) ÷ 360 = 158.33 万; own 300 − 250 = 50 万; loans 20 万, told once.
  it('is what is needed less own funds and present loans', () => {
    const limit = limitOf({ statement: year })
    expect(leg(limit, '营运资金').value).toBeCloseTo(883_333.33, 1)
    expect(limit.suggest).toBe(800_000)
  })
  it.each([
    [0.1, 11_400_000 * 1.1 * (50 / 360) - 700_000],
    [9, 11_400_000 * 1.2 * (50 / 360) - 700_000],
    [-0.9, 11_400_000 * 0.5 * (50 / 360) - 700_000],
  ])('expects growth of %d within bounds', (yoy, expected) => {
    expect(leg(limitOf({ statement: year }, { yoy }), '营运资金').value).toBeCloseTo(expected, 1)
  })
  it('is the same whether a loan is drawn or its money was there before: it counts once', () => {
    const lent = { ...year, shortLoans: 40_000_000, currentLiabilities: 270_000_000 }
    expect(leg(limitOf({ statement: lent }), '营运资金').value).toBeCloseTo(883_333.33, 1)
  })
  it.each<[string, Partial<YearStatement>]>([
    ['过旧', { periodEnd: '2024-06-30' }],
    ['没有完整年度', { periodEnd: '2026-12-31' }],
    ['缺少测算所需项目', { revenue: 0 }],
    ['缺少测算所需项目', { inventories: { begin: null, end: null } }],
    ['没有流动资产', { currentAssets: null }],
  ])('cannot be said: %s', (words, more) => {
    const found = leg(
      limitOf({ statement: { ...year, ...more }, statementsCollected: true }),
      '营运资金',
    )
    expect(found.value).toBeNull()
    expect(found.formula).toContain(words)
    expect(found.formula).not.toContain('未采集')
  })
  it('statements without a whole year are not 未采集', () => {
    expect(leg(limitOf({ statementsCollected: true }), '营运资金').formula).toContain(
      '没有完整年度',
    )
    expect(leg(limitOf({}), '营运资金').formula).toContain('未采集财务报表')
  })
})

it('what was collected and is not used is named', () => {
  expect(limitOf({ unused: ['增值税申报', '社保缴费'] }).note).toContain(
    '已采集而本报告未使用：增值税申报、社保缴费',
  )
  expect(limitOf({}).note).not.toContain('未使用')
})

describe('held by the verdict', () => {
  const limit = limitOf(undefined)
  it.each([
    [1, 800_000, undefined],
    [0.5, 400_000, '按50%给出：某项'],
    [null, null, '不予给出：某项'],
  ])('factor %s leaves %s', (factor, suggest, words) => {
    const held = heldLimit(limit, factor, ['某项'])
    expect(held.suggest).toBe(suggest)
    if (words) expect(held.held?.text).toContain(words)
    else expect(held.held).toBeUndefined()
  })
  it.each([null, 0])('of %s there is nothing to hold a share of', (suggest) => {
    const held = heldLimit({ ...limit, suggest }, 0.5, ['某项'])
    expect([held.suggest, held.held]).toEqual([suggest, undefined])
  })
  it('a share below 1万 is none, and says so', () => {
    expect(heldLimit({ ...limit, suggest: 10_000 }, 0.5, ['某项'])).toMatchObject({
      suggest: 0,
      held: {
        before: 10_000,
        factor: 0.5,
        text: '测算额度1万元，因下列原因按50%计不足1万元，不予给出：某项。',
      },
    })
  })
})
