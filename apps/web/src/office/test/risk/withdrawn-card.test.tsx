// @vitest-environment happy-dom
/** An own card that was withdrawn: what its page, orders that name it and their enterprises say. */
import { screen } from '@testing-library/react'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { scoreCard } from '@xinjian/contract/nouns/rules/scoreCard'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, text } from '../../../test-support/page.tsx'
import { answer, ok } from '../../../test-support/server.ts'
import { Component as RiskOrderDetail } from '../../riskControl/pages/RiskOrderDetail.tsx'
import { Component as ScoreCard } from '../../riskControl/pages/ScoreCard.tsx'
import { newDesk, open } from '../desk.tsx'
import { detail, NO, order, subject, TABLE } from './fixtures.ts'

beforeEach(() => newDesk())
afterEach(leaveForGood)

const AT = '2026-11-30T02:00:00Z'
const CARD = {
  ...{ version: 2, note: '首版', defaultDays: 90, kind: 'CARD', state: 'RETIRED', own: false },
  ...{ status: 'FAILED', progress: 100, message: '', author: 'staff', decidedBy: 'demo' },
  ...{ decision: '已核对', createdAt: AT, finishedAt: AT, forcedAt: AT },
}
const UNSCORED = {
  condition: { about: 'OWN_SCORE', report: 'INVOICE', is: 'LT', value: 500 },
  ...{ holds: null, name: '', value: null, why: 'CARD_WITHDRAWN' },
  ...{ detail: '自有评分卡已停用，停用后不再按它判断', reportNo: 'INV202611270000000267' },
}

it('an order says when its card was withdrawn, and how many were judged before and after', async () => {
  const row = order({ scoreCard: 2, cardWithdrawnAt: AT, withoutCard: 2 })
  answer(riskOrder.riskOrderDetail, detail(row, [subject()]))
  await open(`/riskControl/orderDetail?no=${NO}`, RiskOrderDetail)
  expect(text()).toContain('自有评分卡第 2 版（已停用）')
  expect(screen.getByText(/^自有评分卡第 2 版已于/).textContent).toBe(
    '自有评分卡第 2 版已于 2026-11-30 10:00 停用：停用前判断 1 家，停用后判断 2 家；停用后的不再按它判断，策略中的自有评分无法判断。',
  )
})

it('an order whose card stands, or that names none, says nothing of it', async () => {
  answer(riskOrder.riskOrderDetail, detail(order({ scoreCard: 2 }), [subject()]))
  await open(`/riskControl/orderDetail?no=${NO}`, RiskOrderDetail)
  expect(text()).toContain('自有评分卡第 2 版')
  expect(text()).not.toContain('停用')
})

it('a line that it would have judged says why it cannot be', async () => {
  const line = { nth: 1, verdict: 'REJECT', holds: null, conditions: [UNSCORED] }
  const judgement = { outcome: 'REVIEW', lines: [line], cleared: [], missing: [], score: null }
  const of = {
    ...{ order: order({ scoreCard: 2, cardWithdrawnAt: AT, withoutCard: 2 }), overrides: [] },
    ...{ row: subject({ outcome: 'REVIEW', judged: 'REVIEW', first: line }), reports: [] },
    ...{ judgement: { ...judgement, grade: null }, against: null, table: TABLE },
  }
  answer(riskOrder.riskSubject, ok(of))
  await open(`/riskControl/orderDetail?no=${NO}&line=1`, RiskOrderDetail)
  expect(text()).toContain('自有评分低于500')
  expect(text()).toContain('自有评分卡已停用，停用后不再按它判断')
})

it.each([
  [{ withdrawnAt: AT, withdrawnBy: 'demo' }, '已停用', 'demo 于 2026-11-30 10:00 停用', false],
  [{ withdrawnAt: null, withdrawnBy: null }, '已被新版替换', '', true],
])('a version that went as %j is called %s', async (went, state, said, withdrawable) => {
  answer(scoreCard.scoreCardDetail, ok({ row: { ...CARD, ...went }, result: null, checks: [] }))
  await open('/riskControl/scoreCard?version=2', ScoreCard)
  expect(screen.getByText(state)).toBeTruthy()
  expect(text()).toContain(said)
  expect(screen.queryByRole('button', { name: '停用' }) !== null).toBe(withdrawable)
})
