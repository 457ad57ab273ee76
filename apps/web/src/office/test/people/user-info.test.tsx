// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { people } from '@xinjian/contract/nouns/people'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userAs } from '../../../shell/test/tab.tsx'
import { leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../people/pages/UserInfo.tsx'
import { inside, newDesk, notes, open, pressIn } from '../desk.tsx'

beforeEach(() => newDesk())
afterEach(leaveForGood)

it('says who is logged in, as the server knows it now', async () => {
  const user = { ...userAs('ROLE_COMPANY_STAFF'), createdTime: '2026-01-05T01:00:00Z' }
  answer(session.userInfo, no(500, '稍后再试'), ok({ ...user, mobile: '199****0002' }))
  answer(session.secondList, ok({ rows: [], forced: false }))
  answer(people.ownSessions, ok([]))
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

it('lists one’s sessions and ends another', async () => {
  const at = { createdTime: '2026-11-21T01:00:00Z', lastSeen: '2026-11-21T03:59:00Z' }
  const here = {
    id: 1,
    ip: '127.0.0.1',
    agent: 'Chrome/130 Windows',
    kind: 'MAIN',
    own: true,
    ...at,
  }
  answer(session.userInfo, ok(userAs('ROLE_COMPANY_STAFF')))
  answer(session.secondList, ok({ rows: [], forced: false }))
  answer(people.ownSessions, ok([here, { ...here, id: 2, ip: '10.0.0.8', own: false }]), ok([here]))
  answer(people.ownSessionEnd, ok({ ended: 1 }))
  await open('/user/info', Component)
  expect(text()).toContain('来自 10.0.0.8')
  await press('结束')
  await settle()
  expect(sent(people.ownSessionEnd)).toEqual([{ id: 2 }])
  expect(notes()).toEqual(['已结束 1 个会话'])
  expect(text()).not.toContain('10.0.0.8')
})

it('changes one’s name, by the rules that the server has', async () => {
  answer(session.userInfo, ok(userAs('ROLE_COMPANY_STAFF')))
  answer(session.secondList, ok({ rows: [], forced: false }))
  answer(people.ownSessions, ok([]))
  answer(people.editInfo, ok(null))
  await open('/user/info', Component)
  await press('修改')
  fireEvent.change(inside('修改个人信息').getByLabelText(/电子邮箱/), { target: { value: 'x@y' } })
  await pressIn('修改个人信息', '保存')
  expect(text()).toContain('请输入正确的电子邮箱')
  fireEvent.change(inside('修改个人信息').getByLabelText(/电子邮箱/), {
    target: { value: 'a@example.com' },
  })
  await pressIn('修改个人信息', '保存')
  expect(sent(people.editInfo)).toEqual([{ name: '示例用户', email: 'a@example.com' }])
})
