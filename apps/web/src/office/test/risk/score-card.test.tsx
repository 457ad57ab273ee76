// @vitest-environment happy-dom
/** The page of a version of an own score card: on which loans of how many enterprises it rests, and what each check counted. */
import {
  type ScoreCardCheck,
  type ScoreCardResult,
  scoreCard,
} from '@xinjian/contract/nouns/rules/scoreCard'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, text } from '../../../test-support/page.tsx'
import { answer, ok } from '../../../test-support/server.ts'
import { Component as ScoreCard } from '../../riskControl/pages/ScoreCard.tsx'
import { newDesk, open } from '../desk.tsx'

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
  }
  await show([
    { month: '2026-12', status: 'QUEUED', alarm: null, result: null },
    { month: '2026-11', status: 'DONE', alarm: false, result },
  ])
  expect(text()).toContain('跨期检验只计 2026-03-31 之后放款的贷款')
  expect(text()).toContain('有 12 笔放款不晚于该日，或训练时已用过，没有计入')
  expect(text()).toContain('60 (22)31 家企业，其中新企业 4 家')
  expect(text()).toContain('0.7310.610 至 0.850')
  expect(text()).toContain('--7 笔（违约 1）')
})
