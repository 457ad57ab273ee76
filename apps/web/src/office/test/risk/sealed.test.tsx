// @vitest-environment happy-dom
/** Pages once a consent was taken back, and of trials that were held against nothing. */
import { screen } from '@testing-library/react'
import { backtest } from '@xinjian/contract/nouns/rules/backtest'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, press, text, type } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component as RiskOrderDetail } from '../../riskControl/pages/RiskOrderDetail.tsx'
import { Component as Backtest } from '../../rulebook/pages/Backtest.tsx'
import { newDesk, open, paged, pressIn } from '../desk.tsx'
import { detail, NO, order, subject, TABLE } from './fixtures.ts'

beforeEach(() => newDesk())
afterEach(leaveForGood)

const HIDDEN = { outcome: null, judged: null, first: null, score: null, grade: null, limit: null }
const sealed = subject({ ...HIDDEN, sealed: true, override: 'ASKED' })
const one = (more: object = {}) =>
  ok({
    ...{ order: order(), row: sealed, reports: [], judgement: null, against: null },
    ...{ overrides: [], table: TABLE, ...more },
  })

it('a proposal about a sealed enterprise says nothing of what it was, and can be refused alone', async () => {
  const asked = {
    ...{ id: 7, state: 'ASKED', askedBy: 'staff', askedAt: '2026-11-20T02:00:00Z', own: false },
    ...{ from: null, to: null, reason: null, decidedBy: null, decidedAt: null, answer: null },
  }
  answer(riskOrder.riskSubject, one({ overrides: [asked] }))
  answer(riskOrder.riskOverrideDecide, ok({ ...asked, state: 'REFUSED' }))
  await open(`/riskControl/orderDetail?no=${NO}&line=1`, RiskOrderDetail)
  expect(text()).toContain('授权已撤销，提议的结论和理由不再显示')
  expect(text()).not.toContain('→')
  expect(screen.queryByRole('button', { name: '同意改判' })).toBeNull()
  await press('不同意')
  await type(/意见/, '授权已撤销，结束')
  await pressIn('决定改判', '不同意')
  expect(sent(riskOrder.riskOverrideDecide)).toEqual([
    { id: 7, approve: false, answer: '授权已撤销，结束' },
  ])
})

it('of a trial without a version to be held against, nothing is the same and nothing differs', async () => {
  const trial = order({ purpose: 'TRIAL', fileName: null, againstVersion: null, flipped: null })
  answer(riskOrder.riskOrderDetail, detail(trial, [subject({ against: null })]))
  await open(`/riskControl/orderDetail?no=${NO}`, RiskOrderDetail)
  expect(screen.getByRole('cell', { name: '没有对照版本' })).toBeTruthy()
  expect(text()).not.toContain('两版对照')
})

it('a back-test tells how many are sealed, among none of its sums, and of such a row nothing', async () => {
  const run = {
    ...{ no: 'BT20261130000001', reportType: 'INVOICE', version: 1, against: 0, through: null },
    ...{ status: 'DONE', progress: 100, message: '已完成', createdBy: 'demo' },
    ...{ total: 2, judged: 1, flipped: 0, sealed: 1, createdAt: '2026-11-30T02:00:00Z' },
  }
  const sums = { total: 2, judged: 1, flipped: 0, noData: 0, noConsent: 0, failed: 0, sealed: 1 }
  answer(backtest.backtestDetail, ok({ row: run, ...sums, decisions: [], rules: [] }))
  const hidden = { outcome: null, sealed: true, before: null, after: null, flips: [] }
  const row = { enterpriseName: '示例甲有限公司', taxNo: '91120099MAQE892672', ...hidden }
  answer(backtest.backtestRows, ok(paged([row])))
  await open('/riskControl/backtest?no=BT20261130000001', Backtest)
  expect(text()).toContain('已撤销授权的企业，结论已封存，不计入以上各项和逐条规则。')
  expect(screen.getByRole('row', { name: /示例甲有限公司.* 已封存 -- -- --$/ })).toBeTruthy()
})
