// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { type NoticeChoices as Choices, notice } from '@xinjian/contract/nouns/notice'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { address, alerts, leaveForGood, press, pressAt, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as NoticeChoices } from '../../notice/pages/NoticeChoices.tsx'
import { Component as Notices } from '../../notice/pages/Notices.tsx'
import { choose, newDesk, open, paged } from '../desk.tsx'

const row = {
  id: 5,
  kind: 'BALANCE_LOW' as const,
  params: {},
  link: '/finance/monthlyBill',
  at: '2026-11-20T01:00:00Z',
  readAt: null,
}
const ways = (on: string[], fixed: string[] = []) =>
  (['PAGE', 'MAIL', 'SMS'] as const).map((way) => ({
    way,
    on: on.includes(way),
    fixed: fixed.includes(way),
  }))
const choices = (mail: string | null, on: string[]): Choices => ({
  language: 'zh',
  mail,
  mobile: '199****0001',
  rows: [
    { kind: 'BALANCE_LOW', group: 'MONEY', ways: ways(on) },
    { kind: 'LOGIN_NEW', group: 'SECURITY', ways: ways(['PAGE', 'MAIL'], ['PAGE', 'MAIL']) },
  ],
})
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

beforeEach(() => {
  newDesk()
  answer(notice.noticeRead, ok({ unread: 0 }))
  answer(notice.noticeReadAll, ok({ unread: 0 }))
})
afterEach(leaveForGood)

it('the list is narrowed in the address; a row is read and leads to its page', async () => {
  answer(notice.noticeList, ok(paged([row])))
  await open('/user/notices', Notices)
  await choose('类别', 'MONEY')
  expect(sent(notice.noticeList).at(-1)).toMatchObject({ group: 'MONEY' })
  await pressAt(screen.getByText('可用额度低于预警线'))
  expect(sent(notice.noticeRead)).toEqual([{ ids: [5] }])
  expect(address()).toBe('/finance/monthlyBill')
})

it('all are marked at once; an empty list and one that failed say so', async () => {
  answer(notice.noticeList, ok(paged([])))
  await open('/user/notices', Notices)
  expect(text()).toContain('还没有消息')
  await press('全部标为已读')
  expect(sent(notice.noticeReadAll)).toEqual([{}])
  answer(notice.noticeList, no(503, '服务正在维护或启动中，请稍后重试'))
  await open('/user/notices?group=WORK', Notices)
  expect(alerts().join()).toContain('服务正在维护')
})

it('a tick is kept at once; one for the safety of the account cannot be taken away', async () => {
  answer(notice.noticeChoices, ok(choices('d***@example.com', ['PAGE', 'MAIL', 'SMS'])))
  answer(notice.noticeChoose, ok(choices('d***@example.com', ['PAGE', 'MAIL'])))
  await open('/user/noticeChoices', NoticeChoices)
  expect(text()).toContain('邮件发送至 d***@example.com，短信发送至 199****0001')
  expect(tick('新设备登录：邮件')).toMatchObject({ checked: true, disabled: true })
  await pressAt(tick('可用额度低于预警线：短信'))
  expect(sent(notice.noticeChoose)).toEqual([{ kind: 'BALANCE_LOW', way: 'SMS', on: false }])
  expect(tick('可用额度低于预警线：短信').checked).toBe(false)
})

it('whoever has no address is told; the language of mail is chosen', async () => {
  answer(notice.noticeChoices, ok(choices(null, ['PAGE'])))
  answer(notice.noticeLanguage, ok({ ...choices(null, ['PAGE']), language: 'en' }))
  await open('/user/noticeChoices', NoticeChoices)
  expect(text()).toContain('您尚未登记电子邮箱')
  await pressAt(screen.getByRole('tab', { name: 'English' }))
  expect(sent(notice.noticeLanguage)).toEqual([{ language: 'en' }])
})
