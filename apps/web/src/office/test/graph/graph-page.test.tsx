// @vitest-environment happy-dom
/** The industry-chain graph: what is asked and what it costs, the lists of the same graph, cards, findings, invoices, and the record. */
import { fireEvent, screen, within } from '@testing-library/react'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import {
  address,
  button,
  leaveForGood,
  press,
  pressAt,
  settle,
  text,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as Records } from '../../graph/pages/GraphQueryRecord.tsx'
import { Component } from '../../graph/pages/IndustryChainGraph.tsx'
import { cells, choose, dialogs, newDesk, notes, open, paged, TAX_NO } from '../desk.tsx'
import { ANSWER, QUERY_NO } from './graph-sample.ts'

const AT = '/queryCenter/industryChainGraph'
const KEPT = `${AT}?taxId=${TAX_NO}&no=${QUERY_NO}&show=list`
const QUOTE = {
  ...{ open: true, unit: '次', chargeRule: 'FOUND', price: 50_000, validDays: 0, freeUntil: null },
}
const INVOICE = {
  ...{ code: null, number: '26442000000000000001', issued: '2026-10-08', status: '正常' },
  ...{ amount: 1_000_000, tax: 130_000, total: 1_130_000, goods: '钢材' },
}
const rowOf = (table: string, name: string) =>
  [...screen.getByRole('table', { name: table }).querySelectorAll('tbody tr')].find((row) =>
    row.textContent.includes(name),
  ) as HTMLElement
const key = async (on: Element, name: string) => {
  fireEvent.keyDown(on, { key: name })
  await settle()
}
const card = () => document.querySelector<HTMLElement>('h2 > [tabindex="-1"]')

beforeEach(() => {
  newDesk()
  answer(graph.graphQuote, ok({ quote: QUOTE }))
  answer(graph.graphQuery, ok(ANSWER))
  answer(graph.graphDetail, ok(ANSWER))
  answer(graph.graphInvoices, ok({ ...paged([INVOICE]), topGoods: ['钢材', '铝材'] }))
})
afterEach(leaveForGood)

it('tells the price before it asks, and asks for what is set and nothing else', async () => {
  await open(
    `${AT}?taxId=${TAX_NO}&view=EQUITY&levels=3&leastWan=10&leastMonths=6&industry=C&region=4403&risky=1&show=list`,
    Component,
  )
  expect(sent(graph.graphQuote)).toEqual([{ taxId: TAX_NO }])
  expect(text()).toContain('¥5')
  expect(sent(graph.graphQuery)).toEqual([])
  await press('查询图谱')
  expect(sent(graph.graphQuery)).toEqual([
    {
      ...{ taxId: TAX_NO, view: 'EQUITY', levels: 3, least: 10_000_000, leastMonths: 6 },
      ...{ industry: 'C', region: '4403', riskyOnly: true },
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    },
  ])
  expect(address()).toContain(`no=${QUERY_NO}`)
  // The answer is shown as it came: it is not asked for again.
  expect(sent(graph.graphDetail)).toEqual([])
  expect(text()).toContain('5个节点，5条关系')
})

it('without a price, or for whoever may only read, nothing can be asked', async () => {
  answer(graph.graphQuote, ok({ quote: null }))
  await open(`${AT}?taxId=${TAX_NO}`, Component)
  expect(text()).toContain('尚未定价')
  expect(button('查询图谱').disabled).toBe(true)
})

it('a refused query says why and leaves the page as it was', async () => {
  answer(graph.graphQuery, no(3001, '余额不足'))
  await open(`${AT}?taxId=${TAX_NO}`, Component)
  await press('查询图谱')
  expect(notes()).toEqual(['余额不足'])
  expect(address()).not.toContain('no=')
  // The same query again is the same to the service: it is charged once, whichever of the two arrived.
  await press('查询图谱')
  const [first, second] = sent(graph.graphQuery)
  expect(second).toEqual(first)
})

it('lists the same nodes and relations: what is not known is no zero, what is not drawn is told', async () => {
  await open(KEPT, Component)
  expect(cells('节点').map(([name, , level, turnover]) => [name, level, turnover])).toEqual([
    ['测试贸易有限公司 ', '0', '239.00 万元'],
    ['乙商贸有限公司 ', '1', '244.50 万元'],
    ['深圳市**科技有限公司 已脱敏', '1', '238.50 万元'],
    ['丁供应有限公司 ', '2', '5.00 万元'],
    ['张* ', '1', '--'],
  ])
  expect(cells('关系').at(-1)?.slice(0, 4)).toEqual(['法定代表人', '张*', '测试贸易有限公司', '--'])
  expect(text()).toContain('乙商贸有限公司：其他37家未画出，近12个月合计900.00 万元')
  expect(text()).toContain('担保：未采集')
  expect(text()).toContain('不等于没有')
})

it('shows twenty-five rows at a time, ordered over all pages, and turns them by keyboard', async () => {
  const [centre] = ANSWER.nodes
  const many = Array.from({ length: 59 }, (_, i) => ({
    ...{ ...centre!, id: `n:${i}`, name: `第${i + 1}家有限公司`, centre: false },
    ...{ level: i === 40 ? 3 : 1 },
  }))
  answer(graph.graphDetail, ok({ ...ANSWER, nodes: [centre!, ...many], findings: [] }))
  await open(KEPT, Component)
  const names = () => cells('节点').map(([name]) => name?.trim())
  expect(names()).toHaveLength(25)
  const pager = within(screen.getByRole('navigation', { name: /节点/ }))
  expect(screen.queryByRole('navigation', { name: /关系/ })).toBeNull()
  rowOf('节点', '测试贸易').focus()
  await key(document.activeElement!, 'PageDown')
  expect(document.activeElement).toBe(rowOf('节点', '第25家'))
  // The last page: its button leads no further and cannot keep the focus.
  const next = pager.getByRole('button', { name: '下一页' })
  next.focus()
  await pressAt(next)
  expect(names()).toHaveLength(10)
  expect(document.activeElement).toBe(rowOf('节点', '第50家'))
  await key(document.activeElement!, 'PageDown')
  await key(document.activeElement!, 'PageUp')
  expect(names()[0]).toBe('第25家有限公司')
  await pressAt(
    within(screen.getByRole('table', { name: '节点' })).getByRole('button', { name: /层级/ }),
  )
  expect(names()[0]).toBe('第41家有限公司')
  expect(names()).toHaveLength(25)
})

it('Enter on a row opens its card with the focus, Escape closes it and gives the focus back', async () => {
  await open(KEPT, Component)
  const row = rowOf('节点', '乙商贸')
  row.focus()
  await key(row, 'Enter')
  expect(card()?.textContent).toBe('乙商贸有限公司')
  expect(document.activeElement).toBe(card())
  expect(text()).toContain('失信被执行人')
  await key(card()!, 'Escape')
  expect(card()).toBeNull()
  expect(document.activeElement).toBe(rowOf('节点', '乙商贸'))
})

it('a figure of a relation opens its invoices', async () => {
  await open(`${KEPT}&edge=SUPPLY:n:d:n:b`, Component)
  expect(card()?.textContent).toBe('供应：丁供应有限公司 → 乙商贸有限公司')
  expect(text()).toContain('25.00%')
  // The view does not tell them: they come from the invoices, which the dialog then does not ask for again.
  expect(text()).toContain('钢材、铝材')
  await pressAt(screen.getByRole('button', { name: /12张/ }))
  expect(dialogs()).toEqual(['丁供应有限公司 → 乙商贸有限公司的发票'])
  expect(sent(graph.graphInvoices)).toEqual([
    { queryNo: QUERY_NO, edge: 'SUPPLY:n:d:n:b', page: 1, size: 20 },
  ])
  expect(text()).toContain('11,300.00')
  expect(text()).toContain('主要货物：钢材、铝材')
})

it('a finding sets its ring apart in the lists and opens the invoices of each of its relations', async () => {
  await open(KEPT, Component)
  const found = within(screen.getByRole('list', { name: '发现' }))
  const sentence = found.getAllByRole('button')[0]!
  expect(sentence.textContent).toContain(
    '测试贸易有限公司 → 乙商贸有限公司 → 深圳市**科技有限公司 → 测试贸易有限公司',
  )
  await pressAt(sentence)
  expect(cells('节点').map(([name]) => name?.trim())).toEqual([
    ...['测试贸易有限公司', '乙商贸有限公司', '深圳市**科技有限公司 已脱敏'],
  ])
  expect(cells('关系')).toHaveLength(3)
  await pressAt(found.getByRole('button', { name: /^乙商贸有限公司 → 深圳市/ }))
  expect(sent(graph.graphInvoices)).toMatchObject([{ edge: 'SUPPLY:n:b:n:c' }])
  await press('取消突出显示')
  expect(cells('关系')).toHaveLength(5)
})

it('a search within shows whom it found', async () => {
  await open(KEPT, Component)
  const box = screen.getByRole('searchbox', { name: '在图中查找企业名称或税号' })
  fireEvent.change(box, { target: { value: '丁供应' } })
  await key(box, 'Enter')
  expect(cells('节点')).toHaveLength(1)
  expect(text()).toContain('找到1个')
})

it('without relations it names what is missing and shows no empty graph', async () => {
  answer(
    graph.graphDetail,
    ok({
      ...ANSWER,
      nodes: ANSWER.nodes.slice(0, 1),
      edges: [],
      folded: [],
      findings: [],
      charged: false,
    }),
  )
  await open(KEPT, Component)
  expect(text()).toContain('没有查得关系')
  expect(text()).toContain('担保：未采集')
  expect(screen.queryByRole('table')).toBeNull()
})

it('a browser that gives nothing to draw on is sent to the lists', async () => {
  await open(KEPT.replace('list', 'canvas'), Component)
  expect(text()).toContain('这个浏览器不能绘制图谱')
  await press('查看列表')
  expect(cells('节点')).toHaveLength(5)
})

it('a withdrawn consent seals the kept graph, and one that cannot be read can be tried again', async () => {
  answer(graph.graphDetail, no(3003, '企业已撤回授权'))
  await open(KEPT, Component)
  expect(text()).toContain('企业已撤回授权')
  expect(text()).toContain('查看授权书')
})

it('the record lists queries and opens one again without asking for it anew', async () => {
  const row = {
    ...{ queryNo: QUERY_NO, at: ANSWER.at, user: '张经理', enterpriseName: '测试贸易有限公司' },
    ...{ taxNo: TAX_NO, view: 'SUPPLY', levels: 2, nodes: 5, edges: 5, findings: 1, charged: true },
  }
  answer(graph.graphRecords, ok(paged([row])))
  await open('/queryCenter/graphQueryRecord', Records)
  expect(cells('图谱查询记录')[0]?.slice(3)).toEqual(['供应链', '2', '5', '5', '1', '是'])
  await choose('视图', 'GUARANTEE')
  expect(sent(graph.graphRecords).at(-1)).toMatchObject({ view: 'GUARANTEE' })
  await choose('视图', '')
  await key(rowOf('图谱查询记录', '张经理'), 'Enter')
  expect(address()).toBe(
    `/queryCenter/industryChainGraph?taxId=${TAX_NO}&view=SUPPLY&levels=2&no=${QUERY_NO}`,
  )
})

it('in English', async () => {
  prefer({ language: 'en' })
  await open(KEPT, Component)
  await settle()
  expect(text()).toContain('Guarantee: not collected')
  expect(text()).toContain('manufacturing')
  expect(text()).toContain('Shenzhen')
})
