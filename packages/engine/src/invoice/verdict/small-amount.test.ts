/** A good enterprise whose statements show no need: what the institution's choice makes of its verdict. */
import { describe, expect, it } from 'vitest'
import { archetype } from '../../../test-support/archetypes.ts'
import type { LendingFacts } from '../facts/lending.ts'
import type { InvoiceFacts } from '../facts.ts'
import { invoiceReport } from '../report.ts'

/** Yuan: sales 1,200 万; 30 days of stock need some 95 万, own funds are 800 万. */
const COVERED: LendingFacts = {
  taxPaid: null,
  arrears: null,
  statement: {
    periodEnd: '2025-12-31',
    revenue: 1_200_000_000,
    cost: 900_000_000,
    profit: 60_000_000,
    inventories: { begin: 75_000_000, end: 75_000_000 },
    receivables: { begin: 0, end: 0 },
    payables: { begin: 0, end: 0 },
    prepayments: { begin: 0, end: 0 },
    advances: { begin: 0, end: 0 },
    currentAssets: 900_000_000,
    currentLiabilities: 100_000_000,
    shortLoans: 0,
  },
  statementsCollected: true,
  unused: [],
}
/** As a bureau told them: what an enterprise uploaded admits nobody alone. */
const collected = ({ covered: { OUT, IN } }: InvoiceFacts): Pick<InvoiceFacts, 'collected'> => ({
  collected: { OUT: OUT ? [OUT] : [], IN: IN ? [IN] : [] },
})
const verdictOf = (name: '健康贸易' | '进销倒挂', institution?: InvoiceFacts['institution']) =>
  invoiceReport({
    ...archetype(name).facts,
    ...collected(archetype(name).facts),
    lending: COVERED,
    ...(institution ? { institution } : {}),
  }).verdict

describe('a good enterprise without a need of working capital', () => {
  it('is for a person, without an amount, and hears of the choice', () => {
    const { decision, limit } = verdictOf('健康贸易')
    expect([decision!.level, limit!.suggest, limit!.held]).toEqual(['REVIEW', 0, undefined])
    expect(decision!.reasons.map(({ id }) => id)).toEqual(['G-LIMIT'])
    expect(decision!.changes.join('')).toContain('小额简化测算')
  })
  // 50 万 × 0.6, the factor of BBB.
  it('is admitted to the small amount that was chosen', () => {
    const { decision, limit } = verdictOf('健康贸易', { smallAmountYuan: 500_000 })
    expect([decision!.level, decision!.reasons, limit!.suggest]).toEqual(['ADMIT', [], 300_000])
    expect(decision!.text).toContain('参考额度30万元')
  })
})

describe('one with a rule of the highest level', () => {
  it('hears of no share of nothing, and of no amount that clearing the rule gives back', () => {
    const { decision, limit } = verdictOf('进销倒挂')
    expect(decision!.reasons.map(({ id, limitFactor }) => [id, limitFactor])).toEqual([
      ['G-HIGH-RULE', undefined],
      ['G-LIMIT', undefined],
    ])
    expect(limit!.held).toBeUndefined()
    expect(JSON.stringify({ decision, limit })).not.toMatch(/额度0万元|不再折减/)
  })
  // 50 万 × 0.6 × 0.5.
  it('has its small amount held like any other', () => {
    const { decision, limit } = verdictOf('进销倒挂', { smallAmountYuan: 500_000 })
    expect([decision!.level, limit!.suggest, limit!.held?.before]).toEqual([
      'REVIEW',
      150_000,
      300_000,
    ])
  })
})
