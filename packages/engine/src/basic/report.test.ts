import { describe, expect, it } from 'vitest'
import { randomTax } from '../../test-support/random-tax.ts'
import { arrear } from '../../test-support/tax-facts.ts'
import { rating, recordFacts, steadyFacts, violation } from '../../test-support/tax-record-facts.ts'
import { taxReportFacts } from '../../test-support/tax-report-facts.ts'
import type { ReportDocument } from '../report/document.ts'
import type { TaxFacts } from '../tax/facts.ts'
import { taxReport } from '../tax/report.ts'
import { BASIC_ENGINE } from './engine.ts'
import { basicReport } from './report.ts'

const M0 = 24_313
const nothing = taxReportFacts()
const good = recordFacts({
  shareholders: [],
  ratings: [rating(2024, 'A')],
  arrears: [],
  violations: [],
})
const burdened = recordFacts({
  registration: { name: '示例有限公司', taxNo: null, taxpayerStatus: '非正常' },
  ratings: [rating(2023, 'B'), rating(2024, 'D')],
  arrears: [arrear(20_000)],
  violations: [violation('2025-01-01', { status: '未处理' })],
})
const shown = ({ sections }: ReportDocument) => sections.flatMap(({ blocks }) => blocks)
const said = (document: ReportDocument) => JSON.stringify(document.sections)

describe.each<readonly [string, TaxFacts]>([
  ['nothing collected', nothing],
  ['in good standing', good],
  ['burdened', burdened],
  ['everything collected', steadyFacts()],
  ...Array.from(
    { length: 20 },
    (_, seed) => [`random ${seed}`, randomTax(seed)] as [string, TaxFacts],
  ),
])('%s', (_, facts) => {
  const document = basicReport(facts, M0)
  it('scores nothing, decides nothing, suggests nothing', () => {
    expect(document.verdict).toEqual({})
  })
  it('says what the tax report says, word for word', () => {
    const tax = taxReport(facts, M0)
    expect(tax.indicators).toEqual(expect.arrayContaining(document.indicators))
    expect(tax.rules).toEqual(expect.arrayContaining(document.rules))
  })
  it('points into nothing, and names no block twice', () => {
    const ids = shown(document).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const keys = document.indicators.map(({ key }) => key)
    const rules = document.rules.map(({ id }) => id)
    for (const block of shown(document)) {
      if (block.kind === 'rules') expect(rules).toEqual(expect.arrayContaining(block.rules))
      if (block.kind === 'kpis' || block.kind === 'indicators')
        expect(keys).toEqual(expect.arrayContaining(block.indicators))
    }
  })
  it('shows nothing of returns, payments and invoices', () => {
    expect(said(document)).not.toMatch(/申报销售额|缴款信息|开票/)
    expect(document.coverage).toEqual({})
  })
  it('names what it does not cover, and which report does', () => {
    expect(said(document)).toContain(
      '本报告不含对外投资、分支机构、司法案件、资质许可，这些见工商司法报告',
    )
  })
  it('reads the same again from its bytes', () => {
    const again = BASIC_ENGINE.decode(BASIC_ENGINE.encode(facts))
    expect(BASIC_ENGINE.make(again, M0)).toEqual(document)
  })
})

describe('what was not collected', () => {
  it('is named, and is never good', () => {
    const { findings, rules, quality, sections } = basicReport(nothing, M0)
    expect(findings.strengths).toEqual([])
    expect(findings.risks).toEqual([
      '未取得税务机关的纳税信用评级：未采集纳税信用评级。',
      '欠税情况无法判断：未采集欠税信息。',
      '违法违章情况无法判断：未采集违法违章信息。',
    ])
    expect(rules.filter(({ result }) => result === 'MISS')).toEqual([])
    expect(JSON.stringify(sections)).toContain(
      '未取得：投资方、变更记录、纳税信用评级、欠税、违法违章。未取得不代表没有。',
    )
    expect(quality.map(({ result }) => result)).toEqual(new Array(5).fill('UNKNOWN'))
  })
  it('and what was collected empty is none', () => {
    const { findings } = basicReport(good, M0)
    expect(findings.strengths).toEqual([
      '最近一次纳税信用评价为A级（2024年度）。',
      '最近一次采集时，税务机关未显示欠税余额。',
    ])
    expect(findings.risks).toEqual([])
  })
})

describe('what stands against an enterprise', () => {
  it('stands on page one', () => {
    const { findings, rules } = basicReport(burdened, M0)
    const hits = rules.filter(({ result }) => result === 'HIT').map(({ id }) => id)
    expect(hits).toEqual(['R-001', 'R-002', 'R-003', 'R-004', 'R-067'])
    expect(findings.strengths).toEqual([])
    expect(findings.risks).toHaveLength(5)
  })
})

describe('old data', () => {
  const judged = (judgedOn: string) => basicReport({ ...good, judgedOn }, M0).findings
  it('are taken for current for seven days', () => {
    expect(judged('2026-03-27').risks).toEqual([])
    expect(judged('2026-03-27').strengths).toHaveLength(2)
  })
  it('praise nobody after that, and say so', () => {
    expect(judged('2026-03-28')).toMatchObject({
      strengths: [],
      risks: ['数据截至2026-03-20，距报告日8天，其后的变化不在本报告中，建议重新采集。'],
    })
  })
})
