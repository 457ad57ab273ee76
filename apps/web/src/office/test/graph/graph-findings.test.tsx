// @vitest-environment happy-dom
/** Many findings of a graph stand by kind, ten of each at first; the way between two firms stands before them. */

import { screen, within } from '@testing-library/react'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, pressAt, text } from '../../../test-support/page.tsx'
import { answer, ok } from '../../../test-support/server.ts'
import { Component } from '../../graph/pages/IndustryChainGraph.tsx'
import { newDesk, open, TAX_NO } from '../desk.tsx'
import { ANSWER, HELD, QUERY_NO } from './graph-sample.ts'

const KEPT = `/queryCenter/industryChainGraph?taxId=${TAX_NO}&no=${QUERY_NO}&show=list`
const [CIRCLE] = ANSWER.findings
const BROKEN = {
  ...{ kind: 'BROKEN' as const, nodes: ['n:d', 'n:b'], edges: ['SUPPLY:n:d:n:b'] },
  ...{ figures: { silentMonths: 3, activeMonths: 6 }, from: '2025-03', to: '2026-07' },
}
const MANY = [...Array(12).fill(CIRCLE), ...Array(11).fill(BROKEN)]

beforeEach(() => {
  newDesk()
  answer(graph.graphQuote, ok({ quote: null }))
  answer(graph.graphDetail, ok({ ...ANSWER, findings: MANY }))
})
afterEach(leaveForGood)

const kind = (name: string) => screen.getByRole('list', { name })
const more = (name: string) =>
  within(kind(name).parentElement!).getByRole('button', { name: /^更多|^收起/ })

it('tells ten of each kind, with how many there are, and the others when asked for', async () => {
  await open(KEPT, Component)
  expect(kind('供应闭环（12条）').children).toHaveLength(10)
  expect(kind('断链（11条）').children).toHaveLength(10)
  expect(more('供应闭环（12条）').textContent).toBe('更多（还有2条）')
  await pressAt(more('供应闭环（12条）'))
  expect(kind('供应闭环（12条）').children).toHaveLength(12)
  expect(kind('断链（11条）').children).toHaveLength(10)
  await pressAt(more('供应闭环（12条）'))
  expect(kind('供应闭环（12条）').children).toHaveLength(10)
})

it('shows the one that is set apart also where it is beyond the ten', async () => {
  await open(`${KEPT}&finding=11`, Component)
  const { children } = kind('供应闭环（12条）')
  expect(children).toHaveLength(11)
  expect(children[10]!.querySelector('[aria-pressed="true"]')).toBeTruthy()
  expect(more('供应闭环（12条）').textContent).toBe('更多（还有1条）')
})

it('lets the way between two firms stand before the findings', async () => {
  await open(KEPT, Component)
  const said = text()
  expect(said.indexOf('两家企业之间')).toBeLessThan(said.indexOf('供应闭环（12条）'))
})

it.each([
  [ANSWER, '请结合发票核实'],
  [{ ...HELD, view: 'GUARANTEE' as const }, '请结合担保合同核实'],
  [HELD, '请结合登记与股权资料核实'],
])('says what findings are checked by in %#', async (told, said) => {
  answer(graph.graphDetail, ok(told))
  await open(KEPT, Component)
  expect(text().match(/请结合[^。]+核实/g)).toEqual([said])
})
