// @vitest-environment happy-dom
/** The page of a version of an own score card: on which loans of how many enterprises it rests, and what each check counted. */

import { screen } from '@testing-library/react'
import { loanOutcome } from '@xinjian/contract/nouns/rules/loanOutcome'
import {
  type ScoreCardCheck,
  type ScoreCardResult,
  scoreCard,
} from '@xinjian/contract/nouns/rules/scoreCard'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, text } from '../../../test-support/page.tsx'
import { answer, ok } from '../../../test-support/server.ts'
import { Component as LoanOutcomes } from '../../riskControl/pages/LoanOutcomes.tsx'
import { Component as ScoreCard } from '../../riskControl/pages/ScoreCard.tsx'
import { newDesk, open, paged } from '../desk.tsx'

beforeEach(() => newDesk())
afterEach(leaveForGood)

const card = { scale: { evenOddsScore: 450, pointsToDoubleOdds: 50, base: 360 }, variables: [] }
const spread = { edges: [], shares: [1], missing: 0, n: 120 }
const RESULT: ScoreCardResult = {
  ...{ kind: 'CALIBRATION', card, platform: card, ridge: null, validation: null },
  ...{ cases: 120, bad: 33, firms: 17, badFirms: 6, goodFirms: 15 },
  ...{ leftOut: [], moved: [], score: spread, figures: {}, attacked: 0, attacks: [] },
}
const ROW = {
  ...{ version: 2, note: '首版', defaultDays: 90, kind: 'CALIBRATION', state: 'IN_FORCE' },
  ...{ status: 'DONE', progress: 100, message: '', author: 'staff', own: false },
  ...{ decidedBy: 'demo', decision: '已核对', createdAt: '2026-11-20T02:00:00Z' },
  ...{ finishedAt: '2026-11-20T02:01:00Z', forcedAt: '2026-11-20T03:00:00Z' },
  ...{ withdrawnAt: null, withdrawnBy: null },
}
const show = async (checks: ScoreCardCheck[]) => {
  answer(scoreCard.scoreCardDetail, ok({ row: ROW, result: RESULT, checks }))
  await open('/riskControl/scoreCard?version=2', ScoreCard)
}

it('a calibration says which enterprises and loans are missing, and why it is not validated', async () => {
  await show([])
  expect(text()).toContain(
    '本版有 120 笔贷款、33 笔违约，来自 17 家企业，其中有违约贷款的 6 家、有正常贷款的 15 家，因此只对平台评分做校准',
  )
  expect(text()).toContain('其中有违约贷款6')
  expect(text()).toContain('合计不足 10 家，不足以验证')
})

it('a check says what it counted, of known and of new enterprises, and what it did not', async () => {
  const all = { cases: 60, bad: 22, firms: 31, badFirms: 12, goodFirms: 29 }
  const few = { cases: 7, bad: 1, firms: 4, badFirms: 1, goodFirms: 4 }
  const result: NonNullable<ScoreCardCheck['result']> = {
    outOfTime: {
      granted: '2026-03-31',
      all: { ...all, auc: 0.7312, aucRange: [0.6104, 0.8496] },
      fresh: { ...few, auc: null, aucRange: null },
      notCounted: 12,
    },
    ...{ firms: 80, score: 0.0421, figures: {} },
    judged: { later: false, fresh: null, stability: false },
  }
  await show([
    { month: '2026-12', status: 'QUEUED', alarm: null, result: null },
    { month: '2026-11', status: 'DONE', alarm: null, result },
  ])
  // What could only be judged in part says which, and is no "no alarm".
  expect(text()).toContain('部分未判断跨期：未见报警新企业：数据不足，未作判断PSI：未见报警')
  expect(text()).toContain('跨期检验只计 2026-03-31 之后放款的贷款')
  expect(text()).toContain('有 12 笔放款不晚于该日，或训练时已用过，没有计入')
  expect(text()).toContain('60 (22)31 家企业，其中新企业 4 家')
  expect(text()).toContain('0.7310.610 至 0.850')
  expect(text()).toContain('--7 笔（违约 1）')
})

it.each([
  [{ later: false, fresh: false, stability: false }, false, '未见报警跨期：未见报警'],
  [{ later: null, fresh: null, stability: true }, true, '需要复查跨期：数据不足，未作判断'],
  [{ later: null, fresh: null, stability: null }, null, '数据不足，未作判断'],
] as const)('parts %j of a check come to %s', async (judged, alarm, said) => {
  const result = { outOfTime: null, firms: 3, score: null, figures: {}, judged }
  await show([{ month: '2026-11', status: 'DONE', alarm, result }])
  expect(screen.getByRole('row', { name: /^2026-11/ }).textContent).toContain(said)
})

it('a loan tells who brought it first, who corrected it and what it said before', async () => {
  const before = (overdueDays: number, enteredBy: string, enteredAt: string) => ({
    ...{ matured: '2025-12-01', overdueDays, enteredBy, enteredAt },
  })
  const row = {
    ...{ id: 1, taxNo: '91120099MAQE892672', name: '天津示例金源商贸有限公司', loanNo: 'H1' },
    ...{ granted: '2025-02-01', ...before(10, 'demo', '2026-11-20T02:00:00Z') },
    ...{ firstBy: 'staff', firstAt: '2026-11-18T02:00:00Z', earlier: 2 },
    history: [before(95, 'other', '2026-11-19T02:00:00Z')],
  }
  const alone = { ...row, id: 2, loanNo: 'H2', history: [], earlier: 0 }
  const totals = { all: 2, late30: 0, late60: 0, late90: 0 }
  answer(loanOutcome.loanList, ok({ ...paged([row, alone]), totals }))
  answer(loanOutcome.loanBatches, ok(paged([])))
  await open('/riskControl/loanOutcomes', LoanOutcomes)
  expect(text()).toContain('staff2026-11-18 10:00')
  expect(text()).toContain('demo 更正 2026-11-20 10:00')
  const list = screen.getByRole('list', { name: '更正', hidden: true })
  expect([...list.children].map((one) => one.textContent)).toEqual([
    '更正前：到期 2025-12-01，逾期 95 天（other 于 2026-11-19 10:00 录入）',
    '另有更早的更正 2 次',
  ])
})
