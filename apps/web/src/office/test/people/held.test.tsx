// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { people } from '@xinjian/contract/nouns/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import { leaveForGood, press, pressAt, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as UserList } from '../../people/pages/UserList.tsx'
import { newDesk, open, paged, pressIn } from '../desk.tsx'

const USER = {
  id: 7,
  userName: 'clerk',
  name: '示例柜员',
  mobile: '138****0007',
  email: null,
  status: 'ACTIVE',
  frozenWhy: null,
  waiting: false,
  roleList: [],
  companyId: 1,
  companyName: '示例银行',
  createdTime: '2026-01-05T01:00:00Z',
  lastSeen: null,
  sessions: 0,
  seconds: 0,
  fixed: false,
}
const KEYS = { kind: 'API_KEY', count: 7, takeable: 5, names: ['信贷系统 xk_AbC…', '柜面 xk_DeF…'] }
const LINKS = { kind: 'SHARE', count: 1, takeable: 1, names: ['FP-1 授信审查'] }
const WORK = { kind: 'LIST_BATCH', count: 1, takeable: 0, names: ['PL1'] }

beforeEach(() => {
  newDesk()
  answer(people.userPage, ok(paged([USER])))
  answer(people.userDelete, ok(null))
  answer(people.userFreeze, ok(USER))
})
afterEach(leaveForGood)

const TITLE = '删除 示例柜员'
async function toDelete() {
  await open('/system/userList', UserList)
  await press('示例柜员 的更多操作')
  await pressAt(screen.getByRole('menuitem', { name: '删除' }))
  await settle()
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const why = () =>
  fireEvent.change(screen.getByLabelText(/原因/), { target: { value: '离职已交接' } })

describe('the dialog that deletes a colleague', () => {
  it('lists what hangs on him, how many, by name, and what of it one may take over', async () => {
    answer(people.userHoldings, ok([KEYS, LINKS, WORK]))
    await toDelete()
    expect(sent(people.userHoldings)).toEqual([{ id: 7 }])
    const list = screen.getByRole('list', { name: '该用户名下仍有效的内容：' })
    const lines = [...list.children].map((line) => line.textContent)
    expect(lines).toEqual([
      '接口密钥 7 项：信贷系统 xk_AbC…、柜面 xk_DeF… 等 其中 5 项可由您接管',
      '报告分享链接 1 项：FP-1 授信审查 均可由您接管',
      '未完成的批量操作 1 项：PL1 其中 0 项可由您接管',
    ])
    expect(text()).toContain('密钥与分享链接随用户休眠')
  })

  it.each([
    ['暂不处理', {}, '密钥与分享链接随用户休眠'],
    ['由我接管', { held: 'TAKE' }, '该用户如仍持有可继续使用'],
    ['一并停用', { held: 'END' }, '不能恢复'],
  ])('does with it as is chosen: %s', async (name, body, note) => {
    answer(people.userHoldings, ok([KEYS]))
    await toDelete()
    fireEvent.click(radio('一并停用'))
    fireEvent.click(radio(name))
    expect(text()).toContain(note)
    why()
    await pressIn(TITLE, '删除')
    expect(sent(people.userDelete)).toEqual([{ id: 7, reason: '离职已交接', ...body }])
  })

  it('offers no handing over where there is nothing one may take', async () => {
    answer(people.userHoldings, ok([WORK]))
    await toDelete()
    expect(radio('由我接管').disabled).toBe(true)
    expect(radio('一并停用').disabled).toBe(false)
  })

  it('says where there is nothing, and asks nothing about it', async () => {
    answer(people.userHoldings, ok([]))
    await toDelete()
    expect(text()).toContain('没有仍有效的密钥、链接、关注或未完成的任务')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('says why the list cannot be had, and asks again', async () => {
    answer(people.userHoldings, no(500, '查询超时'), ok([LINKS]))
    await toDelete()
    expect(text()).toContain('查询超时')
    await press('重试')
    expect(text()).toContain('报告分享链接 1 项')
  })

  it('forgets the choice with the dialog', async () => {
    answer(people.userHoldings, ok([KEYS]))
    await toDelete()
    fireEvent.click(radio('一并停用'))
    await pressIn(TITLE, '取消')
    await press('冻结')
    expect(radio('暂不处理').checked).toBe(true)
    why()
    await pressIn('冻结 示例柜员', '冻结')
    expect(sent(people.userFreeze)).toEqual([{ id: 7, reason: '离职已交接', freeze: true }])
  })
})

it('in English says the same', async () => {
  answer(people.userHoldings, ok([KEYS]))
  prefer({ language: 'en' })
  await open('/system/userList', UserList)
  await press('Freeze')
  expect(text()).toContain('7 × API keys:')
  expect(radio('Hand over to me').checked).toBe(false)
})
