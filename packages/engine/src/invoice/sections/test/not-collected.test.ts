/** 未采集 is said of what was not collected: not of a year without invoices, nor of too few lines to judge. */
import { describe, expect, it } from 'vitest'
import { row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import type { InvoiceRow } from '../../facts.ts'
import { invoiceReport } from '../../report.ts'

function report(rows: readonly InvoiceRow[], plan: SmallPlan = {}) {
  const document = invoiceReport(smallFacts(rows, plan))
  const blocks = document.sections.flatMap((section) => section.blocks)
  return {
    text: (id: string) => {
      const block = blocks.find((candidate) => candidate.id === id)
      return block?.kind === 'text' ? block.paragraphs.join('') : undefined
    },
    i: (key: string) => document.indicators.find((indicator) => indicator.key === key)!,
    r: (id: string) => document.rules.find((rule) => rule.id === id)!,
    check: (id: string) => document.quality.find((check) => check.check === id)!.detail,
  }
}

const TEXTS = ['categories-missing', 'goods-out-missing', 'goods-in-missing', 'rate-missing']
describe('a year without invoices', () => {
  const of = report([row('2023-06-10', 5)])
  it.each([...TEXTS, 'mix-out-missing', 'mix-in-missing'])('%s', (id) => {
    expect(of.text(id)).toContain('近12个月没有')
    expect(of.text(id)).not.toContain('明细，不能')
  })
  it('leaves no rate without a reason of its own', () => {
    expect(of.i('I-037.R13.L12')).toMatchObject({ value: null, reason: 'ZERO_ZERO' })
    expect(of.check('NON_SALES_LINES')).toBe('近12个月没有有效发票')
  })
})

describe('invoices without lines', () => {
  const of = report([row('2025-06-10', 5), row('2025-06-10', 5, { direction: 'IN' })])
  it.each(TEXTS)('%s', (id) => expect(of.text(id)).toMatch(/未采集.*明细/))
})

describe('a direction that was not collected', () => {
  const of = report([row('2025-06-10', 5)], { covered: { IN: null } })
  it('is said as such', () => expect(of.text('goods-in-missing')).toBe('未采集进项发票。'))
})

describe('unit prices', () => {
  const line = (quantity: number | null) => ({
    ...row('2025-06-10', 113),
    items: [
      { category: '1070101', goods: '货', rateBp: 1300, quantity, amount: 10_000, tax: 1300 },
    ],
  })
  it('of a few lines are too few, not uncollected', () => {
    const of = report([line(2), line(3)])
    expect(of.i('I-084.L12')).toMatchObject({ value: null, reason: 'NOT_APPLICABLE' })
    expect(of.r('R-052').result).toBe('MISS')
  })
  it('are not known where no line states a quantity', () => {
    const of = report([line(null)])
    expect(of.i('I-084.L12')).toMatchObject({ reason: 'NO_DATA', detail: '明细没有写明数量' })
  })
})
