// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { intake } from '@xinjian/contract/nouns/intake'
import { listBatch } from '@xinjian/contract/nouns/lists/listBatch'
import { people } from '@xinjian/contract/nouns/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  buttons,
  leaveForGood,
  pass,
  press,
  pressAt,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../people/pages/UserList.tsx'
import { be, cells, choose, dialogs, inside, newDesk, open, paged, pressIn } from '../desk.tsx'

const user = (id: number) => ({
  id,
  userName: `user${id}`,
  name: '',
  mobile: '138****0001',
  email: null,
  status: 'ACTIVE',
  frozenWhy: null,
  waiting: false,
  roleList: [],
  companyId: 1,
  companyName: '示例银行',
  createdTime: '2026-11-01T00:00:00Z',
  lastSeen: null,
  sessions: 0,
  seconds: 0,
  fixed: false,
})
const users = Array.from({ length: 20 }, (_, i) => user(i + 1))
const BATCH = {
  no: 'PL2026112100000001',
  action: 'user.freeze',
  status: 'RUNNING',
  progress: 50,
  message: '已处理 1 / 2 条',
  total: 2,
  done: 1,
  refused: 0,
  unsure: 0,
  createdAt: '2026-11-21T03:00:00Z',
}
const detail = (row: object, rows: object[] = []) => ok({ row, ...paged(rows) })
const box = (name: RegExp) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  newDesk()
  answer(people.userPage, ok(paged(users, 45)))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('something done with many', () => {
  it('is for the rows that were picked, asks for its reason, and tells what was refused and why', async () => {
    answer(listBatch.batchStart, ok(BATCH))
    answer(
      listBatch.batchDetail,
      detail(BATCH),
      detail({ ...BATCH, status: 'DONE', refused: 1, message: '已完成' }, [
        { key: '2', name: 'user2', result: 'REFUSED', why: '该用户已是冻结状态' },
        { key: '1', name: 'user1', result: 'DONE', why: null },
      ]),
    )
    await open('/system/userList', Component)
    await pressAt(box(/user1$/))
    await pressAt(box(/user2$/))
    await press('批量冻结')
    expect(text()).toContain('将冻结所选的 2 个用户')
    await pressIn('批量冻结', '开始执行')
    expect(alerts()).toContain('请填写原因')
    expect(sent(listBatch.batchStart)).toEqual([])
    await type(/原因/, '离职')
    await pressIn('批量冻结', '开始执行')
    expect(sent(listBatch.batchStart)).toEqual([
      { action: 'user.freeze', filter: {}, only: ['1', '2'], reason: '离职', seen: 2 },
    ])
    expect(text()).toContain('已处理 1 / 2 条')
    const asked = sent(people.userPage).length
    await pass(1_600)
    expect(text()).toContain('成功 1 条，未执行 1 条')
    expect(cells('原因')).toEqual([['user2', '该用户已是冻结状态']])
    // The list is read anew, once.
    expect(sent(people.userPage)).toHaveLength(asked + 1)
    await pressIn('批量冻结', '关闭')
    expect(dialogs()).toEqual([])
    expect(text()).not.toContain('已选')
  })

  it('is for the whole filter where all of it is chosen, and never for another filter', async () => {
    answer(listBatch.batchStart, ok(BATCH))
    answer(listBatch.batchDetail, detail(BATCH))
    await open('/system/userList?status=ACTIVE', Component)
    expect(text()).not.toContain('选择全部')
    await pressAt(box(/全选|选择全部|本页/))
    await press('选择全部 45 项')
    expect(text()).toContain('已选当前筛选条件下的全部 45 项')
    expect(buttons()).not.toContain('导出所选')
    await press('批量解冻')
    await type(/原因/, '复核')
    await pressIn('批量解冻', '开始执行')
    expect(sent(listBatch.batchStart)).toEqual([
      { action: 'user.release', filter: { status: 'ACTIVE' }, reason: '复核', seen: 45 },
    ])
    await pressIn('批量解冻', '关闭')
    await pressAt(box(/全选|选择全部|本页/))
    await press('选择全部 45 项')
    await choose('状态', 'FROZEN')
    expect(text()).toContain('已选 20 项')
  })

  it('can be stopped; what was done stays', async () => {
    answer(listBatch.batchStart, ok(BATCH))
    answer(listBatch.batchDetail, detail(BATCH), detail({ ...BATCH, status: 'CANCELLED' }))
    answer(listBatch.batchCancel, ok({ ...BATCH, status: 'CANCELLED' }))
    await open('/system/userList', Component)
    await pressAt(box(/user1$/))
    await press('批量冻结')
    await type(/原因/, '离职')
    await pressIn('批量冻结', '开始执行')
    await pressIn('批量冻结', '停止')
    expect(sent(listBatch.batchCancel)).toEqual([{ no: BATCH.no }])
    expect(inside('批量冻结').queryByRole('button', { name: '停止' })).toBeNull()
  })

  it('is not offered to who may only look', async () => {
    be('ROLE_COMPANY_STAFF')
    await open('/system/userList', Component)
    expect(screen.queryByRole('checkbox', { name: /user1$/ })).toBeNull()
  })
})
