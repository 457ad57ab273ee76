/** Tables and charts of the returns: what a row says, and which lines stand behind it. */
import { describe, expect, it } from 'vitest'
import { smallFirm, troubledFacts } from '../../../../test-support/tax-golden.ts'
import { steadyFacts, taxReportFacts } from '../../../../test-support/tax-report-facts.ts'
import { band, months, n, of } from '../../../../test-support/tax-returns-given.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const block = (facts: TaxFacts, id: string) =>
  taxReport(facts)
    .sections.flatMap(({ blocks }) => blocks)
    .find((b) => b.id === id)!
function rows(facts: TaxFacts, id: string) {
  const found = block(facts, id)
  return found.kind === 'table' ? found.rows : []
}
function series(facts: TaxFacts) {
  const found = block(facts, 'vat-burden')
  return found.kind === 'chart' ? found : null
}

describe('the table of filings', () => {
  it('names late, missing and nil periods, and what was paid for them', () => {
    const filing = rows(troubledFacts(), 'filing')
    const state = (to: string, tax = '增值税') =>
      filing.find((r) => r.to === to && r.tax === tax)?.state
    expect(state('2024-09')).toBe('未申报')
    expect(state('2025-06')).toBe('按期·零申报')
    expect(state('2025-10')).toBe('逾期')
    expect(state('2026-01')).toBe('按期')
    expect(state('2025-12', '企业所得税(预缴)')).toBe('按期')
    expect(state('2024-12', '企业所得税(年度)')).toBe('按期')
    const paid = Object.fromEntries(
      filing.filter((r) => r.tax === '增值税').map((r) => [r.to, r.paid]),
    )
    expect([paid['2026-01'], paid['2025-12'], paid['2025-11'], paid['2024-09']]).toEqual([
      5_300,
      5_400,
      0,
      null,
    ])
  })
  it('tells the day of each filing, and none of what was not filed', () => {
    const days = Object.fromEntries(
      rows(troubledFacts(), 'filing')
        .filter((r) => r.tax === '增值税')
        .map((r) => [r.to, r.declaredOn]),
    )
    expect(days['2024-09']).toBeNull()
    expect(days['2026-01']).toMatch(/^2026-02-\d{2}$/)
  })
  it('leaves paid amounts open where payments are not known', () => {
    expect(rows(steadyFacts(), 'filing').every(({ paid }) => paid === null)).toBe(true)
  })
  it('says what is not collected instead of an empty table', () => {
    expect(block(taxReportFacts(), 'filing-missing')).toMatchObject({
      paragraphs: ['未采集纳税申报信息。'],
    })
    expect(block(taxReportFacts(), 'vat-missing')).toMatchObject({
      paragraphs: ['未采集增值税申报。'],
    })
    expect(block(taxReportFacts(), 'cit-missing')).toMatchObject({
      paragraphs: ['未采集企业所得税申报。'],
    })
  })
})

describe('the chart of VAT', () => {
  it('divides a quarter by three and says so; a gap is a gap', () => {
    const chart = series(smallFirm())
    expect(chart?.series[0]?.name).toBe('申报销售额(季均)')
    expect(chart?.note).toContain('季度数÷3')
    const at = chart?.categories.indexOf('2025-11') ?? -1
    expect(chart?.series[0]?.values[at]).toBe(150_000)
    expect(chart?.series[0]?.values[0]).toBeNull()
  })
  it('has the band of the peers where there is one', () => {
    const facts = of(months(n(36, 1_000)), { peers: { 'T-005': band(0.03) } })
    expect(series(facts)?.series.map(({ name }) => name)).toEqual([
      '申报销售额',
      '税负率',
      '行业P25',
      '行业中位数',
      '行业P75',
    ])
    expect(series(steadyFacts())?.series).toHaveLength(2)
    expect(series(steadyFacts())?.note).toBe('暂无行业基准')
  })
})

describe('income tax by years', () => {
  it('puts both layouts into one row by the name of the item', () => {
    const profit = rows(steadyFacts(), 'cit-years').find(({ item }) => item === '利润总额')
    expect(profit).toEqual({ item: '利润总额', y2024: 1_200_000, y2023: 1_200_000 })
    const research = rows(steadyFacts(), 'cit-years').find(({ item }) => item === '研发费用')
    expect(research).toEqual({ item: '研发费用', y2024: 100_000, y2023: null })
    const found = block(steadyFacts(), 'cit-years')
    const at = found.kind === 'table' ? found.rows.findIndex(({ item }) => item === '利润总额') : -1
    const lines = found.kind === 'table' ? JSON.stringify(found.cells?.[at]) : ''
    expect(lines).toContain('"in":["18"]')
    expect(lines).toContain('"in":["13"]')
  })
})
