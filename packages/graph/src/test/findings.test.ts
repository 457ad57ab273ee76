import { describe, expect, it } from 'vitest'
import type { Paper } from '../carousel.ts'
import { findingsOf } from '../findings.ts'
import type { EdgeType, FindingKind, GraphEdge, SupplyTrade } from '../graph.ts'
import { sayFinding } from '../say-finding.ts'

const edge = (
  type: EdgeType,
  from: string,
  to: string,
  more: Partial<GraphEdge> = {},
): GraphEdge => ({
  id: `${type}:${from}:${to}`,
  type,
  from,
  to,
  ...more,
})
const supply = (from: string, to: string, trade: Partial<SupplyTrade> = {}): GraphEdge =>
  edge('SUPPLY', from, to, {
    trade: {
      total12: 100_000,
      invoices: 3,
      firstMonth: '2025-03',
      lastMonth: '2026-02',
      activeMonths: 5,
      lastActive: '2026-02',
      months: [0, 0, 20_000, 20_000, 30_000, 30_000],
      topGoods: [],
      shareOfSeller: null,
      shareOfBuyer: null,
      ...trade,
    },
  })
const found = (
  edges: readonly GraphEdge[],
  kind: FindingKind,
  more: Partial<Parameters<typeof findingsOf>[0]> = {},
) =>
  findingsOf({ nodes: [], edges, year: YEAR, ...more }).findings.filter(
    (finding) => finding.kind === kind,
  )
const YEAR = { from: '2025-03', to: '2026-02' }
const paper = (day: string, yuan: number): Paper => ({ day, total: yuan * 100 })

const RING = [
  supply('a', 'b', { total12: 900 }),
  supply('b', 'c', { total12: 700, firstMonth: '2025-01' }),
  supply('c', 'a', { total12: 800, lastMonth: '2026-04' }),
]

describe('a circle of supply', () => {
  it('is told with its legs in order, what can go round it, and the months that its sums are of', () => {
    expect(found([...RING, supply('a', 'd')], 'CIRCLE')).toEqual([
      {
        kind: 'CIRCLE',
        nodes: ['a', 'b', 'c'],
        edges: ['SUPPLY:a:b', 'SUPPLY:b:c', 'SUPPLY:c:a'],
        figures: { length: 3, least: 700, most: 900 },
        from: '2025-03',
        to: '2026-02',
      },
    ])
  })
  it('needs money on every leg: red invoices that took all off leave none', () => {
    expect(found([...RING.slice(0, 2), supply('c', 'a', { total12: 0 })], 'CIRCLE')).toEqual([])
  })
  it('of capital is none of supply', () => {
    const held = [edge('INVEST', 'a', 'b'), edge('INVEST', 'b', 'a')]
    expect(findingsOf({ nodes: [], edges: held }).findings).toEqual([])
  })
  it('stands beside a shorter one: a small invoice back does not hide it; most money first', () => {
    const nodes = found([...RING, supply('b', 'a', { total12: 5 })], 'CIRCLE').map((f) => f.nodes)
    expect(nodes).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b'],
    ])
  })
  it('is counted by length, however many are told', () => {
    const all = Array.from({ length: 7 }, (_, a) =>
      Array.from({ length: 7 }, (_, b) => (a === b ? [] : [supply(`f${a}`, `f${b}`)])).flat(),
    ).flat()
    const { findings, circles } = findingsOf({ nodes: [], edges: all })
    // 7! / ((7 − k)! k)
    expect(circles).toEqual({
      ...{ counts: [0, 0, 21, 70, 210, 504, 840], complete: true },
      ...{ ofCentre: null, told: 100 },
    })
    expect(findings.filter(({ kind }) => kind === 'CIRCLE').length).toBe(100)
  })
})

describe('trade that fell silent', () => {
  const silent = { activeMonths: 6, months: [9, 9, 9, 9, 9, 9, 0, 0, 0], lastActive: '2025-11' }
  it.each<[Partial<SupplyTrade>, number]>([
    [silent, 1],
    [{ ...silent, activeMonths: 5 }, 0],
    [{ ...silent, lastActive: '2026-02' }, 0],
    [{ ...silent, lastActive: '2025-12' }, 0],
    [{ ...silent, months: [9, 9, 9, 9, 9, 9, 0, -4, 0] }, 1],
    // Longer ago than the months that are shown.
    [{ ...silent, months: [0, 0], lastActive: '2022-11' }, 1],
    [{ ...silent, lastActive: null }, 0],
    [{ ...silent, months: [0, 0], lastActive: '2022-11', untold: 2 }, 0],
    [{ ...silent, untold: 1 }, 0],
    [{ ...silent, lastActive: '2025-09', untold: 2 }, 1],
  ])('%j: %i', (trade, count) => {
    expect(found([supply('a', 'b', trade)], 'BROKEN').length).toBe(count)
  })
  it('says for how long, after how many months, and how much a month', () => {
    // A red invoice of a later month is no trade: the months told end with the last one that there was.
    const later = { ...silent, firstMonth: '2025-06', lastMonth: '2026-01' }
    expect(found([supply('a', 'b', later)], 'BROKEN')).toMatchObject([
      {
        figures: { silentMonths: 3, activeMonths: 6, monthly: 9 },
        ...{ from: '2025-06', to: '2025-11' },
      },
    ])
    const long = { ...silent, months: [0, 0], lastActive: '2022-11' }
    expect(found([supply('a', 'b', long)], 'BROKEN')[0]?.figures.silentMonths).toBe(39)
  })
})

describe('dependence', () => {
  it.each<[Partial<SupplyTrade>, [string[], string][]]>([
    [{ shareOfSeller: 0.5, shareOfBuyer: 0.49 }, [[['a', 'b'], 'ofSales']]],
    [{ shareOfSeller: null, shareOfBuyer: 0.8 }, [[['b', 'a'], 'ofPurchases']]],
    [{ shareOfSeller: null, shareOfBuyer: null }, []],
  ])('%j', (trade, wanted) => {
    const told = found([supply('a', 'b', trade)], 'DEPENDENCE')
    expect(
      told.map(({ nodes, figures }) => [nodes, Object.keys(figures).find((k) => k !== 'total12')]),
    ).toEqual(wanted)
  })
})

describe('a hub', () => {
  const buyers = Array.from({ length: 9 }, (_, i) => `c${i}`)
  const star = [supply('a', 'hub'), ...buyers.slice(1).map((id) => supply('hub', id))]
  it('touches half of the money of a group of ten, buying as well as selling', () => {
    expect(found(star, 'HUB')).toMatchObject([
      {
        nodes: ['hub'],
        figures: { share: 1, partners: 9, group: 10, bought: 100_000, sold: 800_000 },
      },
    ])
  })
  it('is not told of a smaller group, of who only sells, or of the centre', () => {
    expect(found(star, 'HUB').map((one) => sayFinding(one, (id) => id, 'zh'))).toEqual([
      expect.stringMatching(/^2025-03至2026-02，hub既购又销，与\d+家企业往来，/),
    ])
    expect(found(star.slice(0, -1), 'HUB')).toEqual([])
    expect(
      found(
        buyers.map((id) => supply('hub', id)),
        'HUB',
      ),
    ).toEqual([])
    expect(found(star, 'HUB', { nodes: [{ id: 'hub', centre: true }] })).toEqual([])
  })
  it('is not told where the half is missed', () => {
    const beside = [...star, supply('c1', 'c2', { total12: 900_001 })]
    expect(found(beside, 'HUB').map(({ nodes }) => nodes)).not.toContainEqual(['hub'])
  })
})

describe('guarantees', () => {
  it('that come back are told, shortest first', () => {
    const pairs = ['ab', 'ba', 'bc', 'cd', 'da', 'de']
    const edges = pairs.map(([from, to]) => edge('GUARANTEE', from!, to!))
    expect(found(edges, 'GUARANTEE_CIRCLE').map(({ nodes, figures }) => [nodes, figures])).toEqual([
      [['a', 'b'], { length: 2 }],
      [['a', 'b', 'c', 'd'], { length: 4 }],
    ])
  })
})

describe('one behind several borrowers', () => {
  const control = (edges: GraphEdge[], ...borrowers: string[]) =>
    found(edges, 'COMMON_CONTROL', { borrowers: new Set(borrowers) }).map(({ nodes, figures }) => [
      nodes.join(),
      figures.borrowers,
    ])
  const holds = (from: string, to: string, ratio?: number) =>
    edge('SHAREHOLDER', from, to, ratio === undefined ? {} : { ratio })
  it('by the law or by more than half of the capital, also through others', () => {
    const edges = [edge('LEGAL_REP', 'p', 'x'), holds('p', 'h', 51), holds('h', 'y', 100)]
    expect(control(edges, 'x', 'y')).toEqual([['p,x,y', 2]])
  })
  it.each<[string, GraphEdge[]]>([
    ['half is not control', [holds('p', 'x', 50), holds('p', 'y', 80)]],
    ['a share that is not told controls nobody', [holds('p', 'x'), holds('p', 'y', 80)]],
    ['an executive does not', [edge('EXECUTIVE', 'p', 'x'), edge('EXECUTIVE', 'p', 'y')]],
  ])('%s', (_, edges) => {
    expect(control(edges, 'x', 'y')).toEqual([])
  })
  it('is the last of the chain, not a station on it', () => {
    const edges = [holds('p', 'h', 60), holds('h', 'x', 60), holds('h', 'y', 60)]
    expect(control(edges, 'x', 'y')).toEqual([['p,x,y', 2]])
    expect(control([...edges, edge('LEGAL_REP', 'p', 'z')], 'x', 'y', 'z')).toEqual([
      ['p,x,y,z', 3],
    ])
  })
  it('may be a borrower itself', () => {
    expect(control([holds('x', 'y', 60)], 'x', 'y')).toEqual([['x,y', 2]])
  })
  it('of firms that hold each other is told of both, and ends', () => {
    const edges = [holds('a', 'b', 60), holds('b', 'a', 60), holds('b', 'x', 60)]
    expect(control(edges, 'x', 'a')).toEqual([
      ['a,x', 2],
      ['b,a,x', 2],
    ])
  })
  it('is not judged where nobody says who borrows', () => {
    const edges = [edge('LEGAL_REP', 'p', 'x'), edge('LEGAL_REP', 'p', 'y')]
    expect(found(edges, 'COMMON_CONTROL')).toEqual([])
  })
})

describe('a finding is said', () => {
  const names: Record<string, string> = { a: '甲公司', b: '乙公司', c: '丙公司' }
  const said = (language: 'zh' | 'en', edges: readonly GraphEdge[], more = {}) =>
    findingsOf({ nodes: [], edges, year: YEAR, ...more }).findings.map((finding) =>
      sayFinding(finding, (id) => names[id] ?? id, language),
    )
  const all = [
    supply('a', 'b', { total12: 12_000_000, shareOfSeller: 0.8, shareOfBuyer: 0.6 }),
    supply('b', 'a', {
      ...{ total12: 9_000_000, activeMonths: 7, months: [9, 0, 0, 0, 0], lastActive: '2025-10' },
    }),
    edge('GUARANTEE', 'a', 'c'),
    edge('GUARANTEE', 'c', 'a'),
    edge('LEGAL_REP', 'p', 'a'),
    edge('LEGAL_REP', 'p', 'b'),
  ]
  it('in Chinese', () => {
    expect(said('zh', all, { borrowers: new Set(['a', 'b']) })).toEqual([
      '2025-03至2026-02，甲公司 → 乙公司 → 甲公司：2家企业依次开票并回到起点，各段扣除红字发票后，金额最小的一段为9万元，建议核实交易是否真实。',
      '甲公司 → 丙公司 → 甲公司：2家依次担保并回到起点，一家违约可能牵连全部，担保不宜按全额计。',
      'p控制或代表本机构的2家借款企业：甲公司、乙公司，建议合并计算授信。',
      '2025-03至2025-10，乙公司向甲公司供货7个月，此后连续4个月没有开票，供应关系可能已中断。',
      '2025-03至2026-02，甲公司的销售有80.00%来自乙公司，对其依赖较高。',
      '2025-03至2026-02，乙公司的采购有60.00%来自甲公司，对其依赖较高。',
    ])
  })
  it('in English, its names as they are', () => {
    const papersOf = () => [paper('2025-05-01', 90_000)]
    expect(said('en', all, { borrowers: new Set(['a', 'b']), papersOf })).toEqual([
      'From 2025-03 to 2026-02, “甲公司 → 乙公司 → 甲公司”: 1 round of invoices went round 2 enterprises with nearly one amount (within 10%, at most 30 days apart), 90,000 yuan in all; this may be circular invoicing. Where goods and money went should be checked.',
      '“甲公司 → 丙公司 → 甲公司”: guarantees of 2 parties come back to the first. A default of one may reach all of them; such guarantees should not count in full.',
      '“p” controls or represents 2 borrowers of this institution: 甲公司、乙公司. Their credit should be counted together.',
      'From 2025-03 to 2025-10, “乙公司” supplied “甲公司” in 7 months, and invoiced nothing in the 4 months after; the supply may have ended.',
      'From 2025-03 to 2026-02, 80.00% of the sales of “甲公司” are to “乙公司”; it depends on that customer.',
      'From 2025-03 to 2026-02, 60.00% of the purchases of “乙公司” are from “甲公司”; it depends on that supplier.',
    ])
  })
  it('with a leg of which the invoices were not all read', () => {
    const papersOf = ({ from }: GraphEdge) => (from === 'a' ? null : [paper('2025-05-01', 90_000)])
    const [zh] = said('zh', all, { papersOf })
    expect(zh).toBe(
      '2025-03至2026-02，甲公司 → 乙公司 → 甲公司：2家企业依次开票并回到起点，各段扣除红字发票后，金额最小的一段为9万元；其中1段发票过多，没有逐张比对是否循环开票，建议核实交易是否真实。',
    )
    const [en] = said('en', all, { papersOf })
    expect(en).toContain('1 leg has too many invoices to look one by one')
  })
})
