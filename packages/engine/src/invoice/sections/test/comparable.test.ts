/** What the firm is not compared on, its parties are not compared on either; reds are drawn downwards; nothing is dropped in silence. */
import { describe, expect, it } from 'vitest'
import { monthly, row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import type { ChartBlock, TableBlock } from '../../../report/document.ts'
import type { InvoiceRow } from '../../facts.ts'
import { invoiceReport } from '../../report.ts'

function report(rows: readonly InvoiceRow[], plan: SmallPlan = {}) {
  const document = invoiceReport(smallFacts(rows, plan))
  const blocks = document.sections.flatMap((section) => section.blocks)
  const find = (id: string) => blocks.find((block) => block.id === id)
  return {
    table: (id: string) => find(id) as TableBlock,
    chart: (id: string) => find(id) as ChartBlock,
    find,
    check: (id: string) => document.quality.find((check) => check.check === id),
  }
}

describe('growth of parties', () => {
  const rows = [row('2025-02-10', 100), ...monthly('2026-02', new Array(12).fill(300))]
  it('is shown where the firm is compared', () => {
    expect(report(rows).table('top-out-l12').rows[0]!.yoy).toBe(35)
  })
  it.each<[string, SmallPlan]>([
    ['months are missing', { covered: { OUT: ['2025-02', '2026-03'] } }],
    ['one month is missing', { missing: { OUT: ['2024-08'] } }],
    ['the firm is younger', { registration: { establishedOn: '2024-09-01' } }],
  ])('is not where %s', (_, plan) => {
    const of = report(rows, plan)
    expect(of.table('top-out-l12').rows[0]!.yoy).toBeNull()
    expect(of.find('new-customers')).toBeUndefined()
    expect(of.find('moved-missing')).toMatchObject({ kind: 'text' })
  })
  it('has no base below zero, nor one of next to nothing', () => {
    const after = (total: number) => report([row('2025-02-10', total), row('2026-02-10', 9000)])
    for (const total of [-50, 5]) {
      const of = after(total)
      expect(of.table('top-out-l12').rows[0]!.yoy, String(total)).toBeNull()
      expect(of.table('monthly').rows[1]!.yoy, String(total)).toBeNull()
      expect(of.table('by-year').rows[1]!.yoy, String(total)).toBeNull()
    }
  })
  it('levels need the history that they speak of', () => {
    const of = report(rows, { covered: { OUT: ['2025-02', '2026-03'] } })
    expect(of.find('customer-levels')).toBeUndefined()
    expect(of.find('customer-levels-missing')).toMatchObject({ kind: 'text' })
    expect(of.table('top-out-l12').columns.map((column) => column.key)).not.toContain('level')
  })
})

describe('reds', () => {
  it('are drawn downwards and listed as amounts', () => {
    const of = report([row('2026-02-10', 500), row('2026-02-11', -200)])
    const [, , red] = of.chart('void-red-stacked').series
    expect(red).toMatchObject({ name: '红冲' })
    expect(red!.values.at(-1)).toBe(-200)
    expect(of.table('void-red-monthly').rows[0]!.red).toBe(200)
  })
})

describe('invoices dated after the cut-off', () => {
  it('are counted and said', () => {
    const late = [
      row('2026-02-10', 5),
      row('2026-04-10', 5),
      row('2026-03-16', 5),
      row('2026-12-10', 5, { direction: 'IN' }),
    ]
    expect(report(late).check('FUTURE_ROWS')).toMatchObject({
      result: 'FAIL',
      detail: '3张开票日期晚于数据截止日2026-03-15，未计入',
    })
    expect(report(late.slice(0, 1)).check('FUTURE_ROWS')).toMatchObject({
      result: 'PASS',
      detail: '未发现',
    })
  })
})

describe('sales outside the province', () => {
  const far = { counterparties: [{ taxNo: '91330100799655058B' }] }
  const of = (industryCode: string | null) => {
    const industrySection = industryCode?.[0] ?? null
    const registration = { taxNo: '914403001922038216', industryCode, industrySection }
    return invoiceReport(
      smallFacts([row('2026-02-10', 500)], { ...far, registration }),
    ).indicators.find((i) => i.key === 'I-067.L12')!
  }
  it.each([
    ['H6210', 'RED'],
    ['F5211', 'RED'],
    ['F5292', 'GREY'],
    ['F5191', 'GREY'],
    ['C1811', 'GREY'],
    [null, 'GREY'],
  ])('of %s are %s', (code, flag) => {
    expect(of(code)).toMatchObject({ value: 1, flag })
    expect(of(code).thresholds === undefined).toBe(flag === 'GREY')
  })
})
