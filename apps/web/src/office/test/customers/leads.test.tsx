// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import type { LeadRow } from '@xinjian/contract/nouns/public/lead'
import { lead } from '@xinjian/contract/nouns/public/lead'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveForGood, press, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../lead/pages/Leads.tsx'
import { dialogs, inside, newDesk, notes, open, paged, pressIn } from '../desk.tsx'

const ROW: LeadRow = {
  ...{ id: 42, state: 'OPEN', topic: 'INTEGRATION', language: 'zh' },
  ...{ name: '赵示例', organisation: '示例农商行', message: '想了解接口的费用。' },
  ...{ phone: '137****2222', email: 'z***@bank.example.com' },
  ...{ at: '2026-11-20T01:00:00Z', keptUntil: '2027-11-20T01:00:00Z' },
  ...{ by: null, note: null, changedAt: null },
}
const ERASE = '删除留言：赵示例'
const WHY = /^留言人何时/

beforeEach(() => {
  newDesk('ROLE_OPERATOR')
  answer(lead.leadList, ok(paged([ROW])))
})
afterEach(leaveForGood)

const show = () => open('/operateManage/leads', Component)
const write = (title: string, label: RegExp, value: string) =>
  fireEvent.change(inside(title).getByLabelText(label), { target: { value } })

it('lists what was written under the number that its writer was told', async () => {
  await show()
  for (const words of [
    '赵示例',
    '137****2222',
    '系统对接 · 编号 42',
    '想了解接口的费用。',
    '待答复',
  ])
    expect(text()).toContain(words)
})

it('one is deleted only with a word on who asked for it, and the list is read anew', async () => {
  answer(lead.leadErase, no(404, '没有这条留言，可能已删除'), ok(null))
  await show()
  await press('删除')
  await pressIn(ERASE, '删除')
  expect(sent(lead.leadErase)).toEqual([])
  write(ERASE, WHY, '留言人当日来电要求删除')
  await pressIn(ERASE, '删除')
  expect(dialogs()).toEqual([ERASE])
  expect(text()).toContain('没有这条留言，可能已删除')
  await pressIn(ERASE, '删除')
  expect(sent(lead.leadErase)).toEqual(Array(2).fill({ id: 42, reason: '留言人当日来电要求删除' }))
  expect(dialogs()).toEqual([])
  expect(notes()).toEqual(['已删除'])
  expect(sent(lead.leadList)).toHaveLength(2)
})

it('one is marked with what was done', async () => {
  answer(lead.leadMark, ok({ ...ROW, state: 'ANSWERED', note: '已电话答复', by: 'operator' }))
  await show()
  await press('标记已答复')
  write('标记已答复：赵示例', /^处理情况/, '已电话答复')
  await pressIn('标记已答复：赵示例', '标记已答复')
  expect(sent(lead.leadMark)).toEqual([{ id: 42, state: 'ANSWERED', note: '已电话答复' }])
  expect(dialogs()).toEqual([])
})
