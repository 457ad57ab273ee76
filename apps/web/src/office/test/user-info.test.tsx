// @vitest-environment happy-dom
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userAs } from '../../shell/test/tab.tsx'
import { leaveForGood, press, settle, text } from '../../test-support/page.tsx'
import { answer, no, ok } from '../../test-support/server.ts'
import { Component } from '../pages/UserInfo.tsx'
import { newDesk, open } from './desk.tsx'

beforeEach(() => newDesk())
afterEach(leaveForGood)

it('says who is logged in, as the server knows it now', async () => {
  const user = { ...userAs('ROLE_COMPANY_STAFF'), createdTime: '2026-01-05T01:00:00Z' }
  answer(session.userInfo, no(500, '稍后再试'), ok({ ...user, mobile: '199****0002' }))
  await open('/user/info', Component)
  await settle()
  expect(text()).toContain('稍后再试')
  await press('重试')
  await settle()
  for (const words of [
    '账号demo',
    '手机号199****0002',
    '所属机构示例银行',
    '开通时间2026-01-05 09:00',
    '状态正常',
  ])
    expect(text()).toContain(words)
})
