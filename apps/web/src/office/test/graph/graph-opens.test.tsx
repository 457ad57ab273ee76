// @vitest-environment happy-dom
/** What figures and findings of the graph rest on: the invoices of relations of trade, the cards of all others. */
import { screen, within } from '@testing-library/react'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { address, leaveForGood, pressAt } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../graph/pages/IndustryChainGraph.tsx'
import { newDesk, open, paged, TAX_NO } from '../desk.tsx'
import { HELD, QUERY_NO } from './graph-sample.ts'

const KEPT = `/queryCenter/industryChainGraph?taxId=${TAX_NO}&no=${QUERY_NO}&show=list`
const card = () => document.querySelector<HTMLElement>('h2 > [tabindex="-1"]')

beforeEach(() => {
  newDesk()
  answer(graph.graphQuote, ok({ quote: null }))
  answer(graph.graphDetail, ok(HELD))
  answer(graph.graphInvoices, ok({ ...paged([]), topGoods: [] }))
})
afterEach(leaveForGood)

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
      screen.getByRole('list', { name: '发现' }).children[index] as HTMLElement,
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
