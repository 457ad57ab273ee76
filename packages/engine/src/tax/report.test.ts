/** The document as a whole: whole references, sentences that can be read, and what is absent told as absent. */
import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { randomTax } from '../../test-support/random-tax.ts'
import { smallFirm, steadyStatements, troubledFacts } from '../../test-support/tax-golden.ts'
import { steadyFacts, taxReportFacts } from '../../test-support/tax-report-facts.ts'
import type { TaxFacts } from './facts.ts'
import { taxReport } from './report.ts'
import { decodeFacts, encodeFacts } from './snapshot.ts'

const SAMPLES: readonly [string, TaxFacts][] = [
  ['steady', steadyFacts()],
  ['troubled', troubledFacts()],
  ['small', smallFirm()],
  ['nothing', taxReportFacts()],
  ...Array.from({ length: 60 }, (_, seed): [string, TaxFacts] => [
    `random ${seed}`,
    randomTax(seed),
  ]),
]

/** Every text of a part of a document. */
function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}

describe.each(SAMPLES)('the tax report of %s', (_, facts) => {
  const document = taxReport(facts)
  it('refers to indicators and rules that are there, each key once', () => {
    const { indicators, rules, sections } = document
    const keys = indicators.map((i) => i.key)
    expect(new Set(keys).size).toBe(keys.length)
    const ids = sections.flatMap((s) => s.blocks.map((b) => b.id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const block of sections.flatMap((s) => s.blocks)) {
      if (block.kind === 'kpis' || block.kind === 'indicators')
        for (const key of block.indicators) expect(keys).toContain(key)
      if (block.kind === 'rules')
        for (const id of block.rules) expect(rules.map((r) => r.id)).toContain(id)
      if (block.kind === 'table') expect(block.evidence).toHaveLength(block.rows.length)
      if (block.kind === 'chart')
        for (const { values } of block.series) expect(values).toHaveLength(block.categories.length)
    }
  })
  it('says nothing that is no sentence or no number', () => {
    const said = texts(document).filter((text) =>
      /\(\)|undefined|NaN|Infinity|null|-0\.00|。。|，，|、、|：。|^、|\[object/.test(text),
    )
    expect(said).toEqual([])
    for (const { value, key } of document.indicators)
      expect([key, typeof value === 'number' ? Number.isFinite(value) : true]).toEqual([key, true])
  })
  it('gives a reason for every value and judgement that is not there', () => {
    const silent = document.indicators.filter((i) => i.value === null && !i.reason)
    const mute = document.rules.filter((r) => r.result === 'UNKNOWN' && !r.reason)
    expect([...silent, ...mute]).toEqual([])
    const green = document.indicators.filter((i) => i.value === null && i.flag !== 'GREY')
    expect(green.map((i) => i.key)).toEqual([])
  })
  it('is the same after a round through the snapshot', () => {
    const again = decodeFacts(encodeFacts(facts))
    expect(canonicalJson(taxReport(again))).toBe(canonicalJson(document))
  })
})

describe('the snapshot', () => {
  it('refuses what is no facts', () => {
    expect(() => decodeFacts(new TextEncoder().encode('XJX1{'))).toThrow(RangeError)
    expect(() => decodeFacts(new TextEncoder().encode('XJT1{}'))).toThrow(RangeError)
  })
})

describe('statements', () => {
  it('are a chapter of the report: their figures, rules and checks stand beside those of the taxes', () => {
    const document = taxReport(steadyFacts({ statements: steadyStatements() }))
    const ids = document.sections.map(({ id }) => id)
    expect(ids.slice(0, 10)).toEqual(ids.slice(0, 10).toSorted())
    expect(ids).toEqual(
      expect.arrayContaining([expect.stringMatching(/^s07-/), expect.stringMatching(/^s08-/)]),
    )
    expect(document.indicators.find(({ key }) => key === 'F-08.FY')?.value).toBeGreaterThan(0)
    expect(document.rules.find(({ id }) => id === 'R-057')?.result).toBe('MISS')
    expect(taxReport(steadyFacts()).rules.find(({ id }) => id === 'R-057')?.result).toBe('UNKNOWN')
  })
})

describe('page one', () => {
  it('of a firm of which nothing was collected rates nothing and praises nothing', () => {
    const { verdict, findings } = taxReport(taxReportFacts())
    expect(verdict.decision).toMatchObject({
      level: 'UNRATABLE',
      text: '数据不足，不评级：近12个月增值税申报未采集，不能评级。',
    })
    expect(verdict.risk).toMatchObject({ level: null })
    expect(findings.strengths).toEqual([])
    expect(findings.risks).toEqual([
      '近12个月申报销售额无法计算：未采集增值税申报。',
      '近12个月是否逾期申报无法判断：未采集增值税申报。',
      '欠税情况无法判断：未采集欠税信息。',
      '违法违章情况无法判断：未采集违法违章信息。',
      '近12个月纳税总额无法计算：未采集缴款信息。',
      '申报与开票未能比较：未采集增值税申报。',
      '资产负债情况无法判断：未采集财务报表。',
      '最近年度盈利情况无法判断：未采集财务报表。',
    ])
  })
  it('of a firm with nothing against it says what it does not speak of', () => {
    const facts = steadyFacts({ statements: steadyStatements() })
    expect(taxReport(facts).verdict.decision?.text).toBe(
      '未见须复核事项：就纳税数据看，已判断的19条规则均未命中，另有14条无法判断；缴款信息、社保信息、纳税信用评级未取得，不在结论之内；收入与税务未一并评判，不作准入结论。',
    )
  })
  it('of a firm with findings names them, weightiest first', () => {
    const { verdict, findings } = taxReport(troubledFacts())
    expect(verdict.decision?.level).toBe('REVIEW')
    expect(findings.risks[0]).toMatch(/^2025年增值税申报销售额.*相差59\.30%/)
    expect(verdict.decision?.text).toMatch(/另有6条规则命中：/)
    expect(verdict.risk?.judged).toBeLessThanOrEqual(verdict.risk?.rules ?? 0)
  })
})
