/** Rules and indicators that hang on the section: what they say when it is stated, inferred, another's or nobody's. */
import { describe, expect, it } from 'vitest'
import { row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import type { Direction } from '../facts.ts'
import { invoiceReport } from '../report.ts'

type Flow = [Direction, category: string, yuan: number]

function report(flows: readonly Flow[], registration: SmallPlan['registration'] = {}) {
  const rows = flows.map(([direction, category, yuan]) => {
    const amount = yuan * 100
    const item = { category, goods: '货', rateBp: 1300, quantity: 1, amount, tax: 0 }
    return { ...row('2025-06-10', yuan * 1.13, { direction, amount }), items: [item] }
  })
  const document = invoiceReport(smallFacts(rows, { registration }))
  return {
    rule: (id: string) => document.rules.find((r) => r.id === id)!,
    value: (key: string) => document.indicators.find((i) => i.key === key)!,
    profile: () => {
      const [block] = document.sections.find((s) => s.id === 's01-profile')!.blocks
      if (block?.kind !== 'facts') throw new Error('no profile')
      return Object.fromEntries(block.items.map((item) => [item.label, item.value]))
    },
    table: (id: string) => {
      const block = document.sections.flatMap((s) => s.blocks).find((b) => b.id === id)
      if (block?.kind !== 'table') throw new Error(`no ${id}`)
      return block.rows
    },
  }
}

const STEEL_TO_GARMENTS: Flow[] = [
  ['OUT', '1040201', 1_000_000],
  ['IN', '1080207', 900_000],
]
const RESOLD: Flow[] = [
  ['OUT', '1080207', 1_000_000],
  ['IN', '1080207', 990_000],
]

describe('a wholesaler that buys steel and sells garments', () => {
  const of = report(STEEL_TO_GARMENTS, { industryCode: '5199', industryName: '其他未列明批发业' })
  it('is judged by its code alone', () => {
    expect(of.rule('R-030')).toMatchObject({
      result: 'HIT',
      text: '品类服装(1040201)有销售无采购，涉及1,000,000.00元，建议核实货源。',
    })
    expect(of.rule('R-031').result).toBe('HIT')
    expect(of.rule('R-032').result).toBe('MISS')
    expect(of.rule('R-050').result).toBe('MISS')
    expect(of.value('I-074.L12').value).toBe(0)
    expect(of.value('I-075.L12').value).toBe(1)
    expect(of.value('I-076.L12').value).toBe(1)
  })
  it('reads of categories by their official names', () => {
    expect(of.table('categories').map((r) => [r.name, r.category])).toEqual([
      ['服装', '1040201'],
      ['钢材', '1080207'],
    ])
    expect(of.value('I-075.L12').inputs.map((i) => i.name)).toEqual(['服装(1040201)'])
  })
  it('shows industry and section', () => {
    expect(of.profile()).toMatchObject({ 行业: '其他未列明批发业', 行业门类: '批发和零售业（F）' })
  })
})

describe('an enterprise whose industry nobody stated', () => {
  it('is judged on what its goods say, and the sentence says so', () => {
    const of = report(RESOLD)
    expect(of.rule('R-032')).toMatchObject({
      result: 'HIT',
      text: '进项与销项金额接近，票面毛利率仅1.00%，建议了解定价（按开票商品推断为批发和零售业）。',
    })
    expect(of.rule('R-030').result).toBe('MISS')
    expect(of.profile()).toMatchObject({
      行业: null,
      行业门类: '批发和零售业（F，按开票商品推断）',
    })
  })
  it('is not held against goods that have said its industry', () => {
    expect(report(RESOLD).rule('R-050')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'NO_DATA：按开票商品推断为批发和零售业，没有登记行业可供核对',
    })
  })
  it('made of other goods, is compared as a maker', () => {
    expect(report(STEEL_TO_GARMENTS).rule('R-030').text).toBe(
      '品类纺织、服装、皮革类产品(104)有销售无采购，涉及1,000,000.00元，建议核实货源（按开票商品推断为制造业）。',
    )
  })
})

describe('a design office', () => {
  const of = report(
    [
      ['OUT', '3040301', 900_000],
      ['OUT', '3040603', 100_000],
      ['IN', '1060401', 40_000],
      ['IN', '3040201', 60_000],
    ],
    { industryCode: '7492' },
  )
  it.each(['R-030', 'R-031', 'R-032', 'R-050'])('%s is not left undecided', (id) => {
    expect(of.rule(id).result).toBe('MISS')
  })
  it.each(['I-074.L12', 'I-075.L12', 'I-076.L12', 'I-080.L12'])('%s does not apply', (key) => {
    expect(of.value(key)).toMatchObject({
      value: null,
      reason: 'NOT_APPLICABLE',
      detail: expect.stringMatching(/^按行业代码7492归入科学研究和技术服务业，本项只适用于/),
    })
  })
  it.each(['I-077.L12', 'I-078.L12', 'I-083.L12'])('%s is judged', (key) => {
    expect(of.value(key).value).toEqual(expect.any(Number))
  })
})

describe('running costs (I-077)', () => {
  it('paper is what a maker of cartons buys, and no office supply', () => {
    const of = report(
      [
        ['OUT', '1060105', 1000],
        ['IN', '1060102', 600],
        ['IN', '1060105', 300],
        ['IN', '纸制品', 50],
        ['IN', '1060401', 50],
      ],
      { industryCode: '2231' },
    )
    expect(of.value('I-077.L12').value).toBe(0.05)
  })
  it('what the enterprise deals in is no running cost of its own', () => {
    const of = report(
      [
        ['OUT', '1060401', 1000],
        ['IN', '1060401', 900],
        ['IN', '1100101', 100],
      ],
      { industryCode: '5141' },
    )
    expect(of.value('I-077.L12').value).toBe(0.1)
  })
  it('freight carries goods, not passengers', () => {
    const of = report([
      ['OUT', '1080207', 1000],
      ['IN', '3010101', 50],
      ['IN', '3010102', 30],
      ['IN', '1080207', 920],
    ])
    expect(of.value('I-079.L12').value).toBe(0.03)
  })
})

it('a short name of services is a service: it is never sold without being bought', () => {
  const of = report(
    [
      ['OUT', '经营租赁', 800_000],
      ['OUT', '纸制品', 800_000],
      ['IN', '纸制品', 700_000],
    ],
    { industryCode: '5199' },
  )
  expect(of.value('I-075.L12').value).toBe(0)
})
