/** What the graph of invoices does to the risk report. Sums are those of `ringFacts`, added up by hand. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bookWith } from '../../../test-support/books.ts'
import {
  leg,
  monthlySums,
  paper,
  party,
  ringFacts,
  thinFacts,
  WHOLE,
} from '../../../test-support/chain/facts.ts'
import { jointFacts, noInvoices } from '../../../test-support/joint-facts.ts'
import { monthOf } from '../../../test-support/tax-record-facts.ts'
import type { ReportDocument } from '../../report/document.ts'
import { taxRiskReport } from '../../tax-risk/report.ts'
import { decodeFacts, encodeFacts } from '../snapshot.ts'
import type { ChainFacts } from './facts.ts'

const M0 = monthOf('2026-02')
const made = (chain?: ChainFacts, through = M0) =>
  taxRiskReport(jointFacts(chain ? { chain } : {}), through)
const rule = ({ rules }: ReportDocument, id: string) => rules.find((one) => one.id === id)
const figure = ({ indicators }: ReportDocument) =>
  indicators.filter(({ key }) => key === 'I-065.L12')
const tableOf = ({ sections }: ReportDocument, id: string) => {
  const found = sections.flatMap(({ blocks }) => blocks).find((block) => block.id === id)
  return found?.kind === 'table' ? found : undefined
}

describe('a ring of invoices', () => {
  const document = made(ringFacts())
  it('is hit by R-040 with its path and its smallest leg', () => {
    // Two rings: of three firms, 12 × 96,000 on its smallest leg; of four, by way of 丙, 12 × 5,000.
    expect(rule(document, 'R-040')).toMatchObject({
      result: 'HIT',
      level: 'HIGH',
      value: 2,
      text: '近12个月（2025-03至2026-02）检测到2条环形开票，金额最大的一条：稳健示例有限公司 → 甲示例贸易有限公司 → 乙示例材料有限公司 → 稳健示例有限公司，各段扣除红字发票后，金额最小的一段为115.20万元，建议核实货物与资金流向。',
    })
  })
  it('is counted by I-065 in the place of what invoices alone could not say', () => {
    expect(figure(document)).toHaveLength(1)
    expect(figure(document)[0]).toMatchObject({ value: 2, flag: 'YELLOW' })
    expect(figure(made())[0]).toMatchObject({ value: null, reason: 'NO_DATA' })
  })
  it('opens the two legs that the enterprise itself has invoices of', () => {
    const year = { from: '2025-03-01', to: '2026-02-28', rows: 'VALID', dataset: 'INVOICE' }
    expect(rule(document, 'R-040')!.evidence).toEqual([
      { ...year, direction: 'OUT', counterpartyIds: [0], name: '闭环中的销项', sum: 1_200_000 },
      { ...year, direction: 'IN', counterpartyIds: [4], name: '闭环中的进项', sum: 1_152_000 },
    ])
  })
  it('stands as a table with its legs; those of others open no rows', () => {
    expect(tableOf(document, 'chain-circles')!.rows).toEqual([
      {
        ...{ no: 1, length: 3, least: 1_152_000, most: 1_200_000, rounds: 2 },
        path: '稳健示例有限公司 → 甲示例贸易有限公司 → 乙示例材料有限公司 → 稳健示例有限公司',
      },
      {
        ...{ no: 2, length: 4, least: 60_000, most: 1_200_000, rounds: 0 },
        path: '稳健示例有限公司 → 甲示例贸易有限公司 → 深圳市**科技有限公司 → 乙示例材料有限公司 → 稳健示例有限公司',
      },
    ])
    const { rows, evidence } = tableOf(document, 'chain-legs')!
    expect(rows.map(({ seller, buyer, net }) => [seller, buyer, net])).toEqual([
      ['稳健示例有限公司', '甲示例贸易有限公司', 1_200_000],
      ['甲示例贸易有限公司', '乙示例材料有限公司', 1_176_000],
      ['乙示例材料有限公司', '稳健示例有限公司', 1_152_000],
      ['甲示例贸易有限公司', '深圳市**科技有限公司', 60_000],
      ['深圳市**科技有限公司', '乙示例材料有限公司', 60_000],
    ])
    expect(evidence!.map((legs) => legs.length)).toEqual([1, 0, 1, 0, 0])
  })
  it('says no more that rings were not looked at', () => {
    expect(JSON.stringify(document)).not.toContain('环形开票（需往来企业自身的发票）不在此表判断')
    expect(JSON.stringify(made())).toContain('环形开票（需往来企业自身的发票）不在此表判断')
  })
  it('of months outside the year is none', () => {
    const early = ringFacts()
    const before = early.legs.map((one) => ({
      ...one,
      sums: monthlySums(1, monthOf('2024-03'), monthOf('2025-02')),
    }))
    expect(rule(made({ ...early, legs: before }), 'R-040')!.result).toBe('MISS')
    expect(rule(made({ ...early, legs: before }, monthOf('2025-02')), 'R-040')!.result).toBe('HIT')
  })
})

describe('rounds of nearly one amount', () => {
  it('are told with their invoices', () => {
    const document = made(ringFacts())
    // 96,000 of 100,000 is within a tenth; two rounds come to 2 × 96,000 on their smallest invoice.
    expect(rule(document, 'R-GR01')).toMatchObject({
      result: 'HIT',
      level: 'MEDIUM',
      value: 2,
      text: '近12个月（2025-03至2026-02）稳健示例有限公司 → 甲示例贸易有限公司 → 乙示例材料有限公司 → 稳健示例有限公司之间有2轮开票首尾相接、金额相近，合计19.20万元，疑似循环开票，建议逐笔核实货物与资金的去向。',
    })
    expect(
      tableOf(document, 'chain-rounds')!.rows.map(({ round, day, total }) => [round, day, total]),
    ).toEqual([
      [1, '2025-03-03', 100_000],
      [1, '2025-03-08', 98_000],
      [1, '2025-03-12', 96_000],
      [2, '2025-04-02', 100_000],
      [2, '2025-04-07', 98_000],
      [2, '2025-04-12', 96_000],
    ])
  })
  it.each([
    ['three of them are high', 3, 90_000, 'HIT', 'HIGH'],
    ['more than a tenth apart', 3, 89_000, 'MISS', undefined],
  ])('%s', (_, n, last, result, level) => {
    const days = Array.from({ length: n }, (_, i) => `2025-0${3 + i}`)
    const of = (day: string, yuan: number) => days.map((month) => paper(`${month}-${day}`, yuan))
    const facts = ringFacts()
    const [, , , ...rest] = facts.legs
    const legs = [
      leg(0, 1, 100_000, of('03', 100_000)),
      leg(1, 2, 98_000, of('08', 98_000)),
      leg(2, 0, 96_000, of('12', last)),
      ...rest,
    ]
    expect(rule(made({ ...facts, legs }), 'R-GR01')).toMatchObject({
      result,
      ...(level ? { level } : {}),
    })
  })
  it('are not judged where invoices were not read', () => {
    const facts = ringFacts()
    const legs = facts.legs.map((one) => ({ ...one, papers: null }))
    expect(rule(made({ ...facts, legs }), 'R-GR01')).toMatchObject({ result: 'UNKNOWN' })
  })
})

describe('partners', () => {
  const document = made(ringFacts())
  it('that fell silent', () => {
    // 丁: nine months of trade to 2025-11, none in 2025-12, 2026-01 and 2026-02.
    const found = rule(document, 'R-GR02')!
    expect(found.result).toBe('HIT')
    expect(found.text).toContain('1家主要往来企业的交易已中断，其中丁示例商行此前占销售的')
    expect(found.text).toContain('最近一次在2025-11')
    expect(tableOf(document, 'chain-silent')!.rows).toMatchObject([
      { partner: '丁示例商行', side: '客户', last: '2025-11', silent: 3 },
    ])
  })
  it('that depend on the enterprise', () => {
    // 戊 sells 12,000 of 20,000 a month to it.
    expect(rule(document, 'R-GR04')).toMatchObject({
      result: 'HIT',
      level: 'LOW',
      text: '1家往来企业的交易主要与本企业发生，其中戊示例配件厂的销售有60.00%来自本企业，建议核实是否为关联方。',
    })
  })

  it('that depend on it by the words of the enterprise alone are not told: they say what they sell themselves', () => {
    const facts = ringFacts()
    // 戊 tells 8,000 of its 20,000 a month: 40 %, below the limit of 50.
    const legs = facts.legs.map((one) =>
      one.from === 5 ? { ...one, theirs: monthlySums(8_000) } : one,
    )
    expect(rule(made({ ...facts, legs }), 'R-GR04')).toMatchObject({ result: 'MISS' })
    const silent = facts.legs.map(({ theirs: _, ...one }) => one)
    expect(rule(made({ ...facts, legs: silent }), 'R-GR04')).toMatchObject({ result: 'MISS' })
  })
  it('are too few for a hub', () => {
    expect(rule(document, 'R-GR03')).toMatchObject({ result: 'MISS' })
  })
  it('of which one stands between most of the others', () => {
    // The firm sells 10,000 to each of eleven; 己 buys 50,000 from each of ten of them and sells 1,000 to the firm.
    const at = Array.from({ length: 11 }, (_, i) => i + 1)
    const of = monthlySums(60_000)
    const chain: ChainFacts = {
      ...WHOLE,
      parties: [
        party('本企业'),
        ...at.map((i) =>
          party(`示例${i}商行`, { counterparties: [i % 4], sales: of, purchases: of }),
        ),
      ],
      legs: [
        ...at.map((i) => leg(0, i, 10_000)),
        ...at.slice(0, 10).map((i) => leg(i, 11, 50_000)),
        leg(11, 0, 1_000),
      ],
    }
    // (10,000 + 500,000 + 1,000) of 110,000 + 500,000 + 1,000.
    expect(rule(made(chain), 'R-GR03')).toMatchObject({
      ...{ result: 'HIT', level: 'LOW', value: 0.836334 },
      text: '示例11商行既购又销，与11家企业往来，企业及其往来企业之间的交易额有83.63%经过该企业，建议核实其角色。',
    })
  })
})

describe('limits that an institution sets', () => {
  const under = (limits: Record<string, Record<string, number>>) => {
    const { invoice, ...others } = jointFacts({ chain: ringFacts() })
    return taxRiskReport({ ...others, invoice: { ...invoice, rulebook: bookWith({ limits }) } }, M0)
  }
  // Two rounds; 丁 silent for three months after nine; 12,000 of the 20,000 that 戊 sells a month, 60 %.
  it.each([
    ['R-GR01', { medium: 3, high: 4 }, { result: 'MISS', value: 2 }, '≥3轮中、≥4轮高'],
    ['R-GR01', { medium: 1, high: 2 }, { result: 'HIT', level: 'HIGH' }, '≥1轮中、≥2轮高'],
    ['R-GR02', { silent: 4 }, { result: 'MISS' }, '连续≥4个月没有开票'],
    ['R-GR02', { active: 10 }, { result: 'MISS' }, '往来≥10个月'],
    ['R-GR02', { active: 9 }, { result: 'HIT' }, '往来≥9个月'],
    ['R-GR04', { share: 0.6 }, { result: 'HIT' }, '≥60.00%来自本企业'],
    ['R-GR04', { share: 0.61 }, { result: 'MISS' }, '≥61.00%来自本企业'],
  ])('%s under %o', (id, limits, outcome, threshold) => {
    const found = rule(under({ [id]: limits }), id)!
    expect(found).toMatchObject(outcome)
    expect(found.threshold).toContain(threshold)
  })
  it('decide which partners the tables list', () => {
    expect(tableOf(under({ 'R-GR02': { silent: 4 } }), 'chain-silent')).toBeUndefined()
    expect(tableOf(under({ 'R-GR04': { share: 0.61 } }), 'chain-partners')).toBeUndefined()
  })
  it('let a hub be judged among fewer partners', () => {
    const [few, enough] = [3, 2].map((parties) => rule(under({ 'R-GR03': { parties } }), 'R-GR03')!)
    expect(few).toMatchObject({ result: 'MISS' })
    expect(enough!.reason ?? '').not.toContain('不足')
  })
  it('are told in the report', () => {
    expect(under({ 'R-GR02': { silent: 4 } }).rulebook).toEqual({
      version: '第1版',
      notes: ['按本机构设定的界限判断：R-GR02 供应关系中断。'],
    })
  })
})

describe('what is not held', () => {
  it('is not taken for none', () => {
    const document = made(thinFacts())
    const found = rule(document, 'R-040')!
    expect(found.result).toBe('UNKNOWN')
    expect(found.reason).toContain('不足75.00%')
    expect(figure(document)[0]).toMatchObject({ value: null, flag: 'GREY' })
  })
  it('leaves the report as it is where only the enterprise itself tells of its trade', () => {
    const { parties, legs } = ringFacts()
    const alone = parties.map(({ name, counterparties }) => party(name, { counterparties }))
    expect(made({ ...WHOLE, parties: alone, legs })).toEqual(made())
  })
  it('leaves a report without invoices as it is', () => {
    const of = (chain?: ChainFacts) =>
      taxRiskReport(jointFacts({ invoice: noInvoices(), ...(chain ? { chain } : {}) }), M0)
    expect(of(ringFacts())).toEqual(of())
  })
  it('has none of the rules beside the catalogue', () => {
    expect(made().rules.some(({ id }) => id.startsWith('R-GR'))).toBe(false)
  })
})

/** Rings through node 0 by another library: `rings.json` says which and how. */
const told = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'rings.json'), 'utf8')) as {
  graphs: { edges: [number, number][]; rings: number }[]
}

describe('rings of three to five, as networkx counts them', () => {
  it.each(told.graphs)('$rings', ({ edges, rings }) => {
    const known = monthlySums(1_000_000)
    const parties = Array.from({ length: 1 + Math.max(...edges.flat()) }, (_, i) =>
      party(`示例${i}`, { counterparties: [i % 8], sales: known, purchases: known }),
    )
    const legs = edges.map(([from, to]) => leg(from, to, 100))
    expect(figure(made({ ...WHOLE, parties, legs }))[0]!.value).toBe(rings)
  })
})

describe('the chain as bytes', () => {
  it('comes back as it went, with and without what lenders told', () => {
    const facts = jointFacts({ chain: ringFacts() })
    expect(decodeFacts(encodeFacts(facts))).toEqual(facts)
    expect(decodeFacts(encodeFacts(jointFacts()))).not.toHaveProperty('chain')
  })
})
