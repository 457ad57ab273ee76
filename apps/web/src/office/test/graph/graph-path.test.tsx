// @vitest-environment happy-dom
/** The way between two firms of a graph. */

import { screen } from '@testing-library/react'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, pressAt, text } from '../../../test-support/page.tsx'
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

it('counts the steps of a way by its firms, however many relations two of them have', async () => {
  answer(
    graph.graphPath,
    ok({
      paths: [{ nodes: [TAX_NO, 'n:b', 'n:c'], edges: ['a', 'b', 'c'] }],
      ...{ commonSuppliers: [], commonCustomers: [] },
    }),
  )
  await open(KEPT, Component)
  await pressAt(screen.getByRole('button', { name: /^终点企业/ }))
  await pressAt(screen.getByRole('option', { name: '乙商贸有限公司' }))
  await pressAt(screen.getByRole('button', { name: '查找路径' }))
  expect(text()).toContain('最短路径（2步）')
})
