// @vitest-environment happy-dom
/** What figures and findings of the graph rest on: the invoices of relations of trade, the cards of all others. */
import { fireEvent, screen, within } from '@testing-library/react'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { address, leaveForGood, pressAt, settle, text } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../graph/pages/IndustryChainGraph.tsx'
import { dialogs, newDesk, open, paged, TAX_NO } from '../desk.tsx'
import { ANSWER, HELD, QUERY_NO } from './graph-sample.ts'

const KEPT = `/queryCenter/industryChainGraph?taxId=${TAX_NO}&no=${QUERY_NO}&show=list`
const card = () => document.querySelector<HTMLElement>('h2 > [tabindex="-1"]')
/** What stands under a heading of the card. */
const fact = (heading: string) => screen.getByText(heading, { selector: 'dt' }).nextElementSibling!
const openers = (heading: string) => [...fact(heading).querySelectorAll('button')]
const asked = () => sent(graph.graphInvoices).map(({ edge }) => edge)

beforeEach(() => {
  newDesk()
  answer(graph.graphQuote, ok({ quote: null }))
  answer(graph.graphDetail, ok(ANSWER))
  answer(graph.graphInvoices, ok({ ...paged([]), sum: 0, topGoods: [] }))
})
afterEach(leaveForGood)

it('the trade of a party opens the invoices of each of its relations, the largest first', async () => {
  await open(`${KEPT}&node=n:b`, Component)
  await pressAt(openers('图中近12个月交易额')[0]!)
  expect(dialogs()).toEqual(['测试贸易有限公司 → 乙商贸有限公司的发票'])
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: '关系' })
  expect([...choice.options].map(({ text: name }) => name)).toEqual([
    '测试贸易有限公司 → 乙商贸有限公司',
    '乙商贸有限公司 → 深圳市**科技有限公司',
    '丁供应有限公司 → 乙商贸有限公司',
  ])
  fireEvent.change(choice, { target: { value: 'SUPPLY:n:d:n:b' } })
  await settle()
  expect(dialogs()).toEqual(['丁供应有限公司 → 乙商贸有限公司的发票'])
  expect(asked()).toEqual([`SUPPLY:${TAX_NO}:n:b`, 'SUPPLY:n:d:n:b'])
})

/** The twelve months of the sample, to the last day of October. */
const COUNTED = { from: '2025-11-01', to: '2026-10-31', valid: true }

it('an amount of twelve months opens the valid invoices of those months, with what they come to', async () => {
  answer(graph.graphInvoices, ok({ ...paged([]), sum: 119_500_000, topGoods: [] }))
  await open(`${KEPT}&finding=0`, Component)
  const finding = within(screen.getByRole('list', { name: '发现' }))
  await pressAt(finding.getByRole('button', { name: /^乙商贸有限公司 → 深圳市/ }))
  expect(sent(graph.graphInvoices).at(-1)).toEqual({
    ...{ queryNo: QUERY_NO, edge: 'SUPPLY:n:b:n:c', page: 1, size: 20, ...COUNTED },
  })
  expect(text()).toContain(
    '只列出2025-11-01至2026-10-31开具、计入金额的有效发票（含红字），合计1,195,000.00元。',
  )
  expect(text()).not.toContain('查询之后发票有增减')
  await pressAt(screen.getByRole('button', { name: '列出这条关系的全部发票' }))
  expect(sent(graph.graphInvoices).at(-1)).not.toHaveProperty('from')
  expect(text()).not.toContain('计入金额的有效发票')
})

it('says where the invoices of today come to another sum than the query had', async () => {
  answer(graph.graphInvoices, ok({ ...paged([]), sum: 119_000_000, topGoods: [] }))
  await open(`${KEPT}&edge=SUPPLY:n:b:n:c`, Component)
  await pressAt(openers('近12个月金额')[0]!)
  expect(sent(graph.graphInvoices).at(-1)).toMatchObject(COUNTED)
  expect(text()).toContain('查询之后发票有增减，与查询时的1,195,000.00元不同。')
})

it('invoices of the relation before are not shown under the name of the next', async () => {
  const invoice = {
    ...{ code: null, number: '26442000000000000001', issued: '2026-10-08', status: '正常' },
    ...{ amount: 1_000_000, tax: 130_000, total: 1_130_000, goods: null },
  }
  answer(graph.graphInvoices, ok({ ...paged([invoice]), sum: 1_130_000, topGoods: [] }))
  await open(`${KEPT}&node=n:b`, Component)
  await pressAt(openers('图中近12个月交易额')[0]!)
  expect(text()).toContain('11,300.00')
  answer(graph.graphInvoices, new Promise<object>(() => undefined))
  const choice = screen.getByRole('combobox', { name: '关系' })
  fireEvent.change(choice, { target: { value: 'SUPPLY:n:d:n:b' } })
  await settle()
  expect(text()).not.toContain('11,300.00')
})

it('sales open what the party sold, and say that others than those of the graph are in them', async () => {
  const nodes = ANSWER.nodes.map((node) => ({ ...node, sales12: 130_000_000 }))
  answer(graph.graphDetail, ok({ ...ANSWER, nodes }))
  await open(`${KEPT}&node=${TAX_NO}`, Component)
  await pressAt(openers('近12个月净销售额')[0]!)
  expect(asked()).toEqual([`SUPPLY:${TAX_NO}:n:b`])
  expect(screen.queryByRole('combobox', { name: '关系' })).toBeNull()
  expect(text()).toContain('净销售额还包括图外的客户')
})

it('sales of which the graph tells everything say nothing of others', async () => {
  const nodes = ANSWER.nodes.map((node) => ({ ...node, sales12: 120_000_000 }))
  answer(graph.graphDetail, ok({ ...ANSWER, nodes }))
  await open(`${KEPT}&node=${TAX_NO}`, Component)
  await pressAt(openers('近12个月净销售额')[0]!)
  expect(dialogs()).toHaveLength(1)
  expect(text()).not.toContain('净销售额还包括')
})

it('the first and the last month open the relations that traded in them', async () => {
  const [sold, , bought, ...rest] = ANSWER.edges
  const from = (edge: typeof sold, firstMonth: string, lastMonth: string) => ({
    ...edge!,
    trade: { ...edge!.trade!, firstMonth, lastMonth },
  })
  const edges = [from(sold, '2025-05', '2026-10'), from(bought, '2025-02', '2026-03'), ...rest]
  answer(graph.graphDetail, ok({ ...ANSWER, edges, findings: [] }))
  await open(`${KEPT}&node=${TAX_NO}`, Component)
  expect(fact('首末交易').textContent).toBe('2025-02 – 2026-10')
  const [first, last] = openers('首末交易')
  await pressAt(first!)
  expect(asked()).toEqual([`SUPPLY:n:c:${TAX_NO}`])
  await pressAt(last!)
  expect(asked()).toEqual([`SUPPLY:n:c:${TAX_NO}`, `SUPPLY:${TAX_NO}:n:b`])
})

it('sales that are not known stay text, though others bought from the party', async () => {
  await open(`${KEPT}&node=n:b`, Component)
  expect(fact('近12个月净销售额').textContent).toBe('--')
  expect(openers('近12个月净销售额')).toEqual([])
})

it('figures without relations of trade stay text', async () => {
  const nodes = HELD.nodes.map((node) => ({ ...node, sales12: 130_000_000 }))
  answer(graph.graphDetail, ok({ ...HELD, nodes }))
  await open(`${KEPT}&node=${TAX_NO}`, Component)
  const headings = ['近12个月净销售额', '图中近12个月交易额', '首末交易']
  expect(headings.map((heading) => fact(heading).textContent)).toEqual(['130.00 万元', '--', '--'])
  expect(headings.flatMap(openers)).toEqual([])
})

it.each([
  [
    0,
    [
      '担保 · 测试贸易有限公司 → 乙商贸有限公司连带责任保证',
      '担保 · 乙商贸有限公司 → 测试贸易有限公司',
    ],
    '担保：测试贸易有限公司 → 乙商贸有限公司',
  ],
  [
    1,
    ['法定代表人 · 张* → 测试贸易有限公司', '持股 · 张* → 乙商贸有限公司62.5%'],
    '法定代表人：张* → 测试贸易有限公司',
  ],
])(
  'finding %i, which rests on no invoices, lists its relations, each of which opens its card',
  async (index, rows, title) => {
    answer(graph.graphDetail, ok(HELD))
    await open(`${KEPT}&finding=${index}`, Component)
    const finding = within(
      screen
        .getByRole('list', { name: '发现' })
        .children[index]!.querySelector<HTMLElement>('ol > li')!,
    )
    expect(finding.getAllByRole('listitem').map((row) => row.textContent)).toEqual(rows)
    const opener = finding.getAllByRole('button')[1]!
    opener.focus()
    await pressAt(opener)
    expect(card()?.textContent).toBe(title)
    expect(address()).toContain(`finding=${index}`)
    expect(sent(graph.graphInvoices)).toEqual([])
  },
)

it('a ring that invoices went round is read paper by paper, each of which opens as that one', async () => {
  const legs = [`SUPPLY:${TAX_NO}:n:b`, 'SUPPLY:n:b:n:c', `SUPPLY:n:c:${TAX_NO}`]
  const round = (month: number) => ({
    papers: legs.map((edge, i) => ({
      ...{ edge, day: `2026-0${month}-0${i + 1}`, total: 30_000_000 - i * 100_000 },
    })),
  })
  const ring = {
    ...{ kind: 'CAROUSEL' as const, nodes: [TAX_NO, 'n:b', 'n:c'], edges: legs },
    figures: { length: 3, least: 1, most: 1, rounds: 9, roundTotal: 1 },
    ...{ from: '2025-11', to: '2026-10', rounds: [1, 2, 3, 4, 5, 6].map(round) },
  }
  answer(graph.graphDetail, ok({ ...ANSWER, findings: [ring] }))
  await open(`${KEPT}&finding=0`, Component)
  const list = screen.getByRole('list', { name: '各轮发票' })
  const rounds = () => within(list).getAllByText(/^第\d轮$/)
  expect(text()).toContain('期间2025-11至2026-10')
  expect(rounds()).toHaveLength(5)
  expect(text()).toContain('共9轮，这里逐张列出最早的6轮，其余未列出。')
  // The sum of the sentence is that of the smallest invoice of each round.
  expect(list.textContent).toContain('第1轮 其中最小一张298,000.00元，计入合计')
  await pressAt(screen.getByRole('button', { name: '列出全部6轮' }))
  expect(rounds()).toHaveLength(6)
  expect(list.textContent).toContain('2026-06-03 · 298,000.00 元')
  const papers = within(list).getAllByRole('button')
  expect(papers).toHaveLength(18)
  await pressAt(papers[1]!)
  expect(sent(graph.graphInvoices).at(-1)).toMatchObject({
    ...{ edge: 'SUPPLY:n:b:n:c', issued: '2026-01-02', total: 29_900_000 },
  })
  expect(text()).toContain('只列出2026-01-02开具、价税合计299,000.00元的发票。')
  await pressAt(screen.getByRole('button', { name: '列出这条关系的全部发票' }))
  expect(sent(graph.graphInvoices).at(-1)).toEqual({
    ...{ queryNo: QUERY_NO, edge: 'SUPPLY:n:b:n:c', page: 1, size: 20 },
  })
})

it('lists the rounds of a long ring a hundred more each time, to the last', async () => {
  const legs = [`SUPPLY:${TAX_NO}:n:b`, `SUPPLY:n:b:${TAX_NO}`]
  const papers = legs.map((edge) => ({ edge, day: '2026-01-02', total: 100 }))
  const ring = {
    ...{ kind: 'CAROUSEL' as const, nodes: [TAX_NO, 'n:b'], edges: legs },
    figures: { length: 2, least: 1, most: 1, rounds: 130, roundTotal: 13_000 },
    ...{ from: '2025-11', to: '2026-10', rounds: Array(130).fill({ papers }) },
  }
  answer(graph.graphDetail, ok({ ...ANSWER, findings: [ring] }))
  await open(`${KEPT}&finding=0`, Component)
  const rounds = () => screen.getByRole('list', { name: '各轮发票' }).children.length
  await pressAt(screen.getByRole('button', { name: '再列出100轮' }))
  expect(rounds()).toBe(105)
  await pressAt(screen.getByRole('button', { name: '列出全部130轮' }))
  expect(rounds()).toBe(130)
  expect(text()).not.toContain('其余未列出')
})

it.each([
  ['SAME_PHONE', '同一电话', '相同的电话', '138****0001'],
  ['SAME_ADDRESS', '同一地址', '相同的地址', '深圳市示例区商路8号'],
  ['SAME_TAX_AGENT', '同一办税人', '相同的办税人', '李**'],
] as const)(
  'the card of %s says what is the same, and points nowhere',
  async (type, said, heading, label) => {
    const id = `${type}:${TAX_NO}:n:b`
    const edges = [{ id, type, from: TAX_NO, to: 'n:b', label }]
    answer(graph.graphDetail, ok({ ...ANSWER, view: 'RELATION', edges, findings: [] }))
    await open(`${KEPT}&edge=${id}`, Component)
    expect(card()?.textContent).toBe(`${said}：测试贸易有限公司 — 乙商贸有限公司`)
    expect(fact(heading).textContent).toBe(label)
    expect(fact('企业一').textContent).toBe('测试贸易有限公司')
    expect(fact('企业二').textContent).toBe('乙商贸有限公司')
  },
)

const headings = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

it('the lists of a view without trade have no columns of trade', async () => {
  answer(graph.graphDetail, ok(HELD))
  await open(KEPT, Component)
  expect(headings('关系')).toEqual(['关系', '从', '到', '说明'])
  expect(headings('节点')).toEqual(['名称', '类型', '层级', '行业', '地区', '登记状态', '风险标签'])
})

it('and those of trade alone have none of other relations', async () => {
  const edges = ANSWER.edges.filter(({ type }) => type === 'SUPPLY')
  answer(graph.graphDetail, ok({ ...ANSWER, edges }))
  await open(KEPT, Component)
  expect(headings('关系')).toEqual([
    ...['关系', '从', '到', '近12个月金额', '发票', '首末交易', '有交易的月份'],
    ...['占卖方销售', '占买方采购'],
  ])
  expect(headings('节点')).toContain('核心度')
})
