// @vitest-environment happy-dom
/** How many circles a graph tells, and where it may say that there are none. */
import { graph } from '@xinjian/contract/nouns/query/graph'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, text } from '../../../test-support/page.tsx'
import { answer, ok } from '../../../test-support/server.ts'
import { Component } from '../../graph/pages/IndustryChainGraph.tsx'
import { newDesk, open, TAX_NO } from '../desk.tsx'
import { ANSWER, QUERY_NO } from './graph-sample.ts'

const KEPT = `/queryCenter/industryChainGraph?taxId=${TAX_NO}&no=${QUERY_NO}&show=list`

beforeEach(() => {
  newDesk()
  answer(graph.graphQuote, ok({ quote: null }))
  answer(graph.graphDetail, ok(ANSWER))
})
afterEach(leaveForGood)

const lengths = (counts: Record<number, number>) =>
  Object.entries(counts).map(([length, count]) => ({ length: Number(length), count }))

it('tells how many circles there are', async () => {
  await open(KEPT, Component)
  expect(text()).toContain('已采集数据中，2025-11至2026-10、2层之内有供应闭环1个（3家的1个）。')
  expect(text()).not.toContain('至少')
})

it('says "at least" where the search for circles was cut short', async () => {
  const circles = { byLength: lengths({ 2: 40, 6: 1200 }), complete: false }
  answer(graph.graphDetail, ok({ ...ANSWER, circles }))
  await open(KEPT, Component)
  expect(text()).toContain('至少1240个（2家的40个、6家的1200个）')
  expect(text()).toContain('未能全部查找')
})

it('says how many run through the centre, and how many are not listed', async () => {
  const circles = { byLength: lengths({ 2: 400, 3: 108 }), complete: true, ofCentre: 20, told: 120 }
  answer(graph.graphDetail, ok({ ...ANSWER, circles }))
  await open(KEPT, Component)
  expect(text()).toContain('508个（2家的400个、3家的108个）。其中20个经过中心企业。')
  expect(text()).toContain('列出120个，其余388个未列出')
})

it.each([
  [true, { byLength: lengths({ 2: 0 }), complete: true }],
  [false, undefined],
  [false, { byLength: lengths({ 2: 0 }), complete: false }],
  [false, { byLength: lengths({ 2: 3 }), complete: true }],
])('without findings it is called clear: %s, where circles are %j', async (clear, circles) => {
  const { circles: _, ...rest } = ANSWER
  answer(graph.graphDetail, ok({ ...rest, findings: [], ...(circles && { circles }) }))
  await open(KEPT, Component)
  expect(text().includes('没有发现闭环')).toBe(clear)
  // Of how many levels and of which months it is said.
  expect(text().includes('闭环查找的范围是2025-11至2026-10、2层之内的2至6家企业。')).toBe(clear)
})

it.each([
  ['GUARANTEE', '没有发现担保圈'],
  ['EQUITY', '没有发现同一控制下的多家借款企业'],
  ['RELATION', '没有发现同一控制下的多家借款企业'],
  ['CONTROL', '没有发现同一控制下的多家借款企业'],
] as const)('%s says of nothing but what it looked for that there is none', async (view, said) => {
  const { circles: _, ...rest } = ANSWER
  answer(graph.graphDetail, ok({ ...rest, view, findings: [] }))
  await open(KEPT, Component)
  expect(text()).toContain(said)
  expect(text()).not.toContain('没有发现闭环')
})

it('what was found outside of the conditions is counted, and nothing is called clear', async () => {
  answer(graph.graphDetail, ok({ ...ANSWER, findings: [], hiddenFindings: 2 }))
  await open(KEPT, Component)
  expect(text()).toContain('另有2条发现涉及所选条件之外的企业')
  expect(text()).not.toContain('没有发现闭环')
})

it.each([
  ['SUPPLY', 'PARTNERS', '每家企业只查看了交易额最大的部分'],
  ['CONTROL', 'RECORDS', '每一步只读取了前500家企业的登记、年报等记录'],
] as const)(
  '%s of which not all was read says so, and that nothing is not none',
  async (view, part, said) => {
    const { year, circles, ...rest } = ANSWER
    const trade = view === 'SUPPLY' ? { year, circles: { byLength: [], complete: true } } : {}
    answer(graph.graphDetail, ok({ ...rest, ...trade, view, cut: [part], findings: [] }))
    await open(KEPT, Component)
    expect(text()).toContain(said)
    expect(text()).toContain('未读取的部分不判断')
    expect(text()).not.toContain('没有发现')
  },
)
