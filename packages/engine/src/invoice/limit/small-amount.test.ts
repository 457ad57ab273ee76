/** 小额简化测算: what an institution may choose where the working capital leg leaves less (docs/decisions/0124). */
import { describe, expect, it } from 'vitest'
import { monthly, smallFacts } from '../../../test-support/small-facts.ts'
import type { IndicatorValue } from '../../report/document.ts'
import { invoiceContext } from '../context/context.ts'
import type { YearStatement } from '../facts/lending.ts'
import { type LimitParams, suggestLimit } from './limit.ts'

/** Yuan: sales 1,200 万 at cost 900 万, profit 60 万; 50 days of turnover need 158.33 万, own funds are 50 万. */
const year = (shortLoansYuan: number): YearStatement => ({
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
  shortLoans: shortLoansYuan * 100,
})
const COVERED = 2_000_000

interface Case {
  sales?: number | null
  grade?: string
  loans?: number | null
  params?: LimitParams
}
function limitOf({ sales = 10_000_000, grade = 'AAA', loans = COVERED, params = {} }: Case) {
  const facts = {
    ...smallFacts(monthly('2026-02', [1]), { registration: { industrySection: 'F' } }),
    lending: {
      taxPaid: null,
      arrears: null,
      statement: loans === null ? null : year(loans),
      statementsCollected: false,
      unused: [],
    },
  }
  const values: Record<string, number | null> = { 'I-001.L12': sales, 'I-020.L12': 0 }
  const indicator = (key: string) => ({ value: values[key] ?? null }) as IndicatorValue
  return suggestLimit({ context: invoiceContext(facts), indicator }, { grade }, params)
}
const chosen = (smallAmountYuan: number, more: LimitParams = {}) => ({ smallAmountYuan, ...more })
const small = (limit: ReturnType<typeof limitOf>) =>
  limit.legs.find(({ name }) => name === '小额简化测算')

describe('a need that own funds and present loans cover', () => {
  it('leaves nothing where the institution chose nothing, and says no leg of it', () => {
    const limit = limitOf({})
    expect(limit.suggest).toBe(0)
    expect(small(limit)).toBeUndefined()
    expect(limit.note).not.toContain('小额')
  })
  // 8 % of ten million sales are 80 万, of two million 16 万.
  it.each<[string, Case, number]>([
    ['the cap binds', { params: chosen(500_000) }, 500_000],
    ['a lower cap of the institution binds', { params: chosen(300_000) }, 300_000],
    ['no institution chooses more than the platform lets it', { params: chosen(9e6) }, 500_000],
    ['the share of sales binds', { sales: 2_000_000, params: chosen(500_000) }, 160_000],
    ['the grade takes its part', { grade: 'BBB', params: chosen(500_000) }, 300_000],
    ['as of the share of sales', { sales: 2e6, grade: 'BBB', params: chosen(5e5) }, 90_000],
    ['a grade that gets nothing', { grade: 'CC', params: chosen(500_000) }, 0],
    ['what is lent already', { params: chosen(5e5, { existingDebtYuan: 200_000 }) }, 300_000],
    ['the product ceiling', { params: chosen(5e5, { productMaxYuan: 200_000 }) }, 200_000],
  ])('%s', (_, of, suggest) => {
    expect(limitOf(of).suggest).toBe(suggest)
  })
  it('says what it rests on', () => {
    const limit = limitOf({ params: chosen(500_000) })
    expect(small(limit)).toMatchObject({ value: 500_000 })
    expect(small(limit)!.formula).toContain('流动资金贷款管理办法')
    expect(small(limit)!.formula).toContain('小微企业')
    expect(limit.note).toMatch(/^营运资金测算的缺口为0万元，机构选用小额简化测算，额度据此给出。/)
  })
  it('a note that an amount was given needs an amount', () => {
    const nothing = limitOf({ grade: 'CC', params: chosen(500_000) })
    expect(nothing.note).not.toContain('据此给出')
  })
  it('cannot be said without the sales of twelve months', () => {
    const limit = limitOf({ sales: null, params: chosen(500_000) })
    expect([limit.suggest, small(limit)!.value]).toEqual([null, null])
    expect(small(limit)!.formula).toContain('销售比例不能测算')
  })
  it('without a grade there is none', () => {
    expect(limitOf({ grade: 'NR', params: chosen(500_000) }).suggest).toBeNull()
  })
})

describe('a need that is not covered', () => {
  // 158.33 万 − 50 万 − loans: 8.33 万 with 100 万 of loans, 108.33 万 with none.
  it('that is smaller than the small amount never gets less than a need that is covered', () => {
    const limit = limitOf({ loans: 1_000_000, params: chosen(500_000) })
    expect(limit.suggest).toBe(500_000)
    expect(limit.note).toContain('营运资金测算的缺口为8.33万元')
    expect(limitOf({ loans: 1_000_000 }).suggest).toBe(80_000)
  })
  it('that is larger stays as it was', () => {
    const [without, withIt] = [{}, chosen(500_000)].map((params) => limitOf({ loans: 0, params }))
    expect([without!.suggest, withIt!.suggest]).toEqual([800_000, 800_000])
    expect(withIt!.note).not.toContain('据此给出')
  })
  it('that nobody could compute stays as it was', () => {
    const limit = limitOf({ loans: null, params: chosen(500_000) })
    expect(limit.suggest).toBe(800_000)
    expect(limit.note).not.toContain('据此给出')
  })
})
