// @vitest-environment happy-dom
/** The erasure of a company: ordered with its name in full, withdrawn by another, decided on by operators. */

import { companyErasure } from '@xinjian/contract/nouns/account/companyErasure'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, press, text, type } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component as CompanyErasure } from '../../companyErasure/pages/CompanyErasure.tsx'
import { Component as Erasures } from '../../companyErasure/pages/Erasures.tsx'
import { newDesk, open, paged, pressIn } from '../desk.tsx'

const WAITING = {
  no: 'CE2026112900000001',
  status: 'WAITING',
  progress: 0,
  message: '等待期内',
  askedBy: 'boss',
  reason: '合作终止',
  waitsUntil: '2020-01-01T00:00:00Z',
  endedBy: null,
  endedNote: null,
  endedAt: null,
  firstBy: null,
  firstAt: null,
  decidedBy: null,
  decidedAt: null,
  createdAt: '2019-12-02T00:00:00Z',
  finishedAt: null,
}
const STATE = {
  companyName: '示例实业有限公司',
  days: 30,
  orders: [],
  obstacles: [],
  kept: [{ table: 'ledger_entry', why: '账务凭证与账簿', emptied: ['note'], inPart: false }],
}
const ROW = {
  ...WAITING,
  companyId: 41,
  companyName: '示例实业有限公司',
  firstNote: null,
  decidedNote: null,
}

beforeEach(() => {
  newDesk()
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

it('says what is kept, is ordered with the name in full, and withdrawn', async () => {
  answer(
    companyErasure.companyErasureState,
    ok(STATE),
    ok({ ...STATE, orders: [WAITING] }),
    ok({ ...STATE, orders: [{ ...WAITING, status: 'WITHDRAWN', endedBy: 'second' }] }),
  )
  answer(companyErasure.companyErasureAsk, ok(WAITING))
  answer(companyErasure.companyErasureWithdraw, ok(WAITING))
  await open('/system/companyErasure', CompanyErasure)
  expect(text()).toContain('没有清除申请')
  expect(text()).toContain('ledger_entry')
  await press('申请清除全部数据')
  await type(/企业名称/, '示例实业有限公司')
  await type(/清除事由/, '合作终止')
  await pressIn('申请清除全部数据', '申请清除全部数据')
  expect(sent(companyErasure.companyErasureAsk)).toEqual([
    { companyName: '示例实业有限公司', reason: '合作终止' },
  ])
  expect(text()).toContain('等待中')
  await press('撤回')
  await type(/撤回事由/, '继续合作')
  await pressIn(`撤回清除申请 ${WAITING.no}`, '撤回')
  expect(sent(companyErasure.companyErasureWithdraw)).toEqual([
    { no: WAITING.no, note: '继续合作' },
  ])
  expect(text()).toContain('已撤回')
})

it('cannot be ordered while something stands in the way, which is named', async () => {
  answer(
    companyErasure.companyErasureState,
    ok({ ...STATE, obstacles: ['账户中尚有 1234.50 元未退'] }),
  )
  await open('/system/companyErasure', CompanyErasure)
  expect(text()).toContain('账户中尚有 1234.50 元未退')
  expect(text()).not.toContain('申请清除全部数据')
})

it('is confirmed by an operator once the waiting time is over', async () => {
  answer(
    companyErasure.operateErasureList,
    ok(paged([ROW])),
    ok(paged([{ ...ROW, firstBy: 'admin' }])),
  )
  answer(companyErasure.operateErasureDecide, ok({ ...ROW, firstBy: 'admin' }))
  await open('/operateManage/erasures', Erasures)
  expect(text()).toContain('示例实业有限公司')
  await press('确认清除')
  await type(/意见/, '已电话核实')
  await pressIn('确认清除“示例实业有限公司”的全部数据', '确认清除')
  expect(sent(companyErasure.operateErasureDecide)).toEqual([
    { companyId: 41, no: ROW.no, approve: true, note: '已电话核实' },
  ])
  expect(text()).toContain('第一次确认：admin')
})

it('cannot be confirmed before', async () => {
  answer(
    companyErasure.operateErasureList,
    ok(paged([{ ...ROW, waitsUntil: '2999-01-01T00:00:00Z' }])),
  )
  await open('/operateManage/erasures', Erasures)
  expect(text()).not.toContain('确认清除')
  expect(text()).toContain('不同意')
})
