import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { erpFacts, wholeFacts } from '../../test-support/erp/facts.ts'
import {
  jointFacts,
  jointInvoices,
  jointTaxes,
  noInvoices,
  noTaxes,
  shortFacts,
  staleFacts,
} from '../../test-support/joint-facts.ts'
import { monthly } from '../../test-support/small-facts.ts'
import { arrear } from '../../test-support/tax-facts.ts'
import type { ErpFacts } from '../erp/facts.ts'
import { erpReport } from '../erp/report.ts'
import { CATEGORIES } from '../joint/catalogue/shape.ts'
import type { JointFacts } from '../joint/facts.ts'
import type { ChartBlock, ReportDocument, RuleResult, TableBlock } from '../report/document.ts'
import { TAX_REPORT_PARAM } from '../tax/part.ts'
import { taxRiskReport } from './report.ts'
import { categoryRisks, countWords } from './summary.ts'

const M0 = 24_313
const of = (facts: JointFacts) => taxRiskReport(facts, M0)
const blockOf = <T>({ sections }: ReportDocument, id: string): T =>
  sections.flatMap(({ blocks }) => blocks).find((block) => block.id === id) as T
const said = (document: ReportDocument) =>
  blockOf<{ paragraphs: string[] }>(document, 'risk-summary').paragraphs.join('')
const hidden = monthly('2026-02', [0, 100_000, 100_000, 100_000], { kind: 'DIGITAL_SPECIAL' })
const SITUATIONS: [string, JointFacts][] = [
  ['both', jointFacts()],
  ['invoices only', jointFacts({ tax: noTaxes() })],
  ['taxes only', jointFacts({ invoice: noInvoices() })],
  ['stale', staleFacts()],
  ['three months', shortFacts()],
  [
    'sales not declared, taxes owed',
    jointFacts({
      invoice: jointInvoices({}, hidden),
      tax: jointTaxes({ arrears: [arrear(500)] }),
    }),
  ],
]

describe.each(SITUATIONS)('%s', (_, facts) => {
  const document = of(facts)
  const { rules, verdict, indicators, sections } = document
  it('lists all 72 rules, each with what to do', () => {
    expect(rules).toHaveLength(72)
    for (const { id, category, advice } of rules)
      expect([id, category, advice]).not.toContain(undefined)
  })
  it('gives every open rule its reason', () => {
    for (const rule of rules.filter(({ result }) => result === 'UNKNOWN'))
      expect(rule.reason, rule.id).toMatch(/\S/)
  })
  it('counts what it lists', () => {
    const hits = rules.filter(({ result }) => result === 'HIT')
    const count = (level: string) => hits.filter((rule) => rule.level === level).length
    const open = rules.filter(({ result }) => result === 'UNKNOWN').length
    expect(said(document)).toContain(
      `共检测72项风险：命中${hits.length}项（高${count('HIGH')}、中${count('MEDIUM')}、低${count('LOW')}），未命中${72 - hits.length - open}项，无法判断${open}项`,
    )
    expect(verdict.risk).toMatchObject({ judged: 72 - open, rules: 72 })
    expect(blockOf<TableBlock>(document, 'risk-list').rows).toHaveLength(72)
  })
  it('judges neither score nor limit nor admission', () => {
    expect(Object.keys(verdict)).toEqual(['risk'])
  })
  it('has blocks and indicators with keys of their own, and points into nothing', () => {
    const blocks = sections.flatMap((section) => section.blocks.map(({ id }) => id))
    expect(new Set(blocks).size).toBe(blocks.length)
    const keys = indicators.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const ids = rules.map(({ id }) => id)
    for (const block of sections.flatMap((section) => section.blocks)) {
      if (block.kind === 'rules') expect(ids).toEqual(expect.arrayContaining(block.rules))
      if (block.kind === 'kpis' || block.kind === 'indicators')
        expect(keys).toEqual(expect.arrayContaining(block.indicators))
    }
  })
})

describe('level of risk', () => {
  it('is low only where most rules are judged and the data are fresh', () => {
    expect(SITUATIONS.map(([name, facts]) => [name, of(facts).verdict.risk!.level])).toEqual([
      ['both', 'LOW'],
      ['invoices only', null],
      ['taxes only', null],
      ['stale', null],
      ['three months', null],
      ['sales not declared, taxes owed', 'MEDIUM'],
    ])
  })
  it('says why it is not told', () => {
    expect(said(of(jointFacts({ tax: noTaxes() })))).toContain(
      '可判断的规则不足半数，不给出风险等级',
    )
    expect(said(of(staleFacts()))).toContain('数据过旧，不能说明企业现状，不给出风险等级')
  })
  it('praises nothing of old data and says first that they are old', () => {
    const { strengths, risks } = of(staleFacts()).findings
    expect(strengths).toEqual([])
    expect(risks[0]).toMatch(/^数据过旧：发票：.+255天前/)
  })
  it('is high on a red line, however old the data', () => {
    const { invoice, tax } = staleFacts()
    const owing = { invoice, tax: { ...tax, arrears: [arrear(20_000)] } }
    expect(of(owing).verdict.risk!.level).toBe('HIGH')
  })
  it('of one old source is not told, though the other was never collected', () => {
    const { tax } = staleFacts()
    const text = said(of({ invoice: noInvoices(), tax }))
    expect(text).toContain('数据过旧')
  })
})

describe('radar', () => {
  it('leaves out a category of which nothing could be said', () => {
    const { categories, series } = blockOf<ChartBlock>(
      of(jointFacts({ tax: noTaxes() })),
      'risk-radar',
    )
    expect(categories).toEqual([...CATEGORIES])
    expect(Object.fromEntries(categories.map((name, i) => [name, series[0]!.values[i]]))).toEqual({
      发票: 0,
      增值税: null,
      所得税: null,
      财务: null,
      申报缴纳: null,
      经营主体: null,
      上下游: null,
    })
  })

  const anyRule = fc.record({
    category: fc.constantFrom(...CATEGORIES),
    result: fc.constantFrom('HIT' as const, 'MISS' as const, 'UNKNOWN' as const),
    level: fc.constantFrom('HIGH' as const, 'MEDIUM' as const, 'LOW' as const),
  })
  const POINTS = { HIGH: 10, MEDIUM: 5, LOW: 2 }
  it('agrees with a slow count', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 40 }), (given) => {
        const rules = given.map((rule) => ({ redLine: false, ...rule }) as RuleResult)
        for (const risk of categoryRisks(rules, TAX_REPORT_PARAM.risk)) {
          let [points, hits, judged, all] = [0, 0, 0, 0]
          for (const rule of given) {
            if (rule.category !== risk.category) continue
            all++
            if (rule.result !== 'UNKNOWN') judged++
            if (rule.result !== 'HIT') continue
            hits++
            points += POINTS[rule.level]
          }
          expect([risk.hits, risk.judged, risk.rules]).toEqual([hits, judged, all])
          if (hits > 0) expect(risk.score).toBeCloseTo(100 - 100 / Math.E ** (points / 40), 2)
          else expect(risk.score).toBe(judged > 0 && judged * 2 >= all ? 0 : null)
        }
      }),
    )
  })
  it('counts nothing where nothing is listed', () => {
    expect(countWords([])).toBe('共检测0项风险：命中0项（高0、中0、低0），未命中0项，无法判断0项。')
  })
})

describe('what only files of the enterprise tell', () => {
  it('carries no level of risk but a high one, and is said first', () => {
    const tax = jointTaxes({ fromFiles: { VAT_RETURN: [[M0 - 11, M0]] } })
    const words = '近24个月增值税申报（12个月）来自企业上传的文件，未经税务机关核验'
    expect(of(jointFacts()).verdict.risk?.level).not.toBeNull()
    const document = of(jointFacts({ tax }))
    expect(document.verdict.risk?.level).toBeNull()
    expect(document.findings.risks[0]).toBe(`${words}。`)
    expect(said(document)).toContain(`${words}，不给出风险等级`)
  })
})

describe('the books of the enterprise beside', () => {
  const whole = wholeFacts()
  const torn = {
    ...whole,
    outside: whole.outside.map((month) => ({ ...month, invoicedOut: 100 })),
  }
  const ruleOf = (books?: ErpFacts) =>
    of(jointFacts(books ? { books } : {})).rules.find(({ id }) => id === 'R-070')!
  it.each<[string, ErpFacts | undefined, RuleResult['result']]>([
    ['none', undefined, 'UNKNOWN'],
    ['that agree', whole, 'MISS'],
    ['that contradict the invoices', torn, 'HIT'],
    ['of last summer alone', { ...erpFacts(), balances: whole.balances.slice(0, 1) }, 'UNKNOWN'],
  ])('%s', (_, books, result) => expect(ruleOf(books).result).toBe(result))
  it('judge what is held against others as the report on the books does, and nothing else', () => {
    const own = erpReport(torn, M0).rules.find(({ id }) => id === 'R-070')!
    const { rules } = of(jointFacts({ books: torn }))
    expect(ruleOf(torn)).toMatchObject({ text: own.text, value: own.value, result: own.result })
    expect(rules).toHaveLength(72)
  })
})
