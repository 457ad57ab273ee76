// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { type AuditRow, audit } from '@xinjian/contract/nouns/audit'
import { type RegistrationRow, register } from '@xinjian/contract/nouns/register'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { boxes } from '../../../ui/feedback.ts'
import { Component as AuditLog } from '../../audit/pages/AuditLog.tsx'
import { Component as Registrations } from '../../register/pages/Registrations.tsx'
import { be, choose, newDesk, notes, open, paged, pressIn } from '../desk.tsx'

beforeEach(() => newDesk())
afterEach(leaveForGood)

describe('the audit log', () => {
  const row: AuditRow = {
    seq: 12,
    companyId: 1,
    at: '2026-11-20T01:00:00Z',
    kind: 'CHANGE',
    action: 'userFreeze',
    actionName: '冻结或解冻用户',
    userName: 'demo',
    operator: false,
    ip: '127.0.0.1',
    agent: 'Chrome',
    object: 'clerk',
    detail: { before: { status: 'ACTIVE' }, after: { status: 'FROZEN' }, reason: '离岗' },
    hash: 'ab'.repeat(32),
  }

  it('opens an entry with what was before and after, and its hash', async () => {
    answer(audit.auditList, ok(paged([row])))
    await open('/system/auditLog', AuditLog)
    fireEvent.click(screen.getByText('冻结或解冻用户'))
    await settle()
    expect(text()).toContain('"reason": "离岗"')
    expect(text()).toContain('ab'.repeat(32))
  })

  it('is narrowed by kind in the address, and checked by a press', async () => {
    answer(audit.auditList, ok(paged([row])))
    const checkpoint = { seq: 12, hash: 'cd'.repeat(32), at: '2026-11-20T01:00:00Z' }
    const signedBy = 'ef'.repeat(32)
    answer(
      audit.auditVerify,
      ok({ entries: 12, brokenAt: 3, head: '', checkpoint, strange: 0, signedBy }),
    )
    await open('/system/auditLog', AuditLog)
    await choose('类别', 'LOGIN')
    expect(sent(audit.auditList).at(-1)).toMatchObject({ kind: 'LOGIN' })
    await press('核对哈希链')
    await settle()
    expect(boxes.get()[0]).toMatchObject({ tone: 'error' })
    expect(boxes.get()[0]?.message).toContain('第 3 条')
  })

  it('that fits is no success where a checkpoint is not the platform’s; the key is told', async () => {
    answer(audit.auditList, ok(paged([row])))
    const verdict = { entries: 12, brokenAt: null, head: 'ab', checkpoint: null, signedBy: 'ef01' }
    answer(audit.auditVerify, ok({ ...verdict, strange: 2 }))
    await open('/system/auditLog', AuditLog)
    await press('核对哈希链')
    await settle()
    expect(boxes.get()[0]).toMatchObject({ tone: 'error' })
    for (const said of ['有 2 份存证', '尚未签名存证', 'ef01'])
      expect(boxes.get()[0]?.message).toContain(said)
  })
})

describe('the audit log of a company that was erased', () => {
  it('that fits is told with how many of its entries are left without their content', async () => {
    answer(audit.auditList, ok(paged([])))
    const verdict = { entries: 12, brokenAt: null, head: 'ab', checkpoint: null, signedBy: 'ef01' }
    answer(audit.auditVerify, ok({ ...verdict, strange: 0, erased: 7 }))
    await open('/system/auditLog', AuditLog)
    await press('核对哈希链')
    await settle()
    expect(boxes.get()[0]).toMatchObject({ tone: 'success' })
    expect(boxes.get()[0]?.message).toContain(
      '其中 7 条的内容已随企业的数据一并删除，只留编号与哈希',
    )
  })
  it('says nothing of the kind where nothing was erased', async () => {
    answer(audit.auditList, ok(paged([])))
    const verdict = { entries: 12, brokenAt: null, head: 'ab', checkpoint: null, signedBy: 'ef01' }
    answer(audit.auditVerify, ok({ ...verdict, strange: 0, erased: 0 }))
    await open('/system/auditLog', AuditLog)
    await press('核对哈希链')
    await settle()
    expect(boxes.get()[0]?.message).not.toContain('删除')
  })
})

describe('registrations', () => {
  const row: RegistrationRow = {
    id: 4,
    status: 'WAITING',
    companyName: '示例注册有限公司',
    taxNo: '91440399MAQ8Q5RN7G',
    linkman: '赵示例',
    mobile: '137****6666',
    email: 'a@example.com',
    userName: 'first',
    licence: {
      name: '示例他人有限公司',
      taxNo: null,
      legalRepresentative: null,
      establishedOn: null,
      address: null,
      doubtful: [],
    },
    differs: ['companyName'],
    proposedBy: null,
    proposal: null,
    own: false,
    conflicts: [],
    decidedBy: null,
    decision: null,
    createdAt: '2026-11-20T01:00:00Z',
    decidedAt: null,
  }

  it('say what differs from the licence, and are refused with a reason', async () => {
    be('ROLE_OPERATOR')
    answer(register.registrationList, ok(paged([row, { ...row, id: 5, status: 'SENT' }])))
    answer(register.registrationDecide, ok({ ...row, status: 'REFUSED' }))
    await open('/system/registrations', Registrations)
    expect(text()).toContain('名称与执照不一致')
    // One that nobody has confirmed is not decided on.
    expect(buttons().filter((name) => name === '退回')).toHaveLength(1)
    await press('退回')
    await pressIn(/^退回：/, '退回')
    expect(text()).toContain('请填写审核意见')
    fireEvent.change(screen.getByLabelText(/审核意见/), { target: { value: '名称不一致' } })
    await pressIn(/^退回：/, '退回')
    expect(sent(register.registrationDecide)).toEqual([
      { id: 4, approve: false, note: '名称不一致' },
    ])
    expect(notes()).toEqual(['已处理，结果已发到申请人邮箱'])
  })

  it('say what stands against them, and are approved with another account name', async () => {
    be('ROLE_OPERATOR')
    answer(register.registrationList, ok(paged([{ ...row, conflicts: ['waiting', 'userName'] }])))
    answer(
      register.registrationDecide,
      no(409, '申请的管理员账号已被使用，请另填账号后再通过', 'userName'),
      ok({ ...row, status: 'APPROVED' }),
    )
    await open('/system/registrations', Registrations)
    expect(text()).toContain('同一代码另有申请待审核')
    expect(text()).toContain('管理员账号已被使用')
    await press('通过')
    fireEvent.change(screen.getByLabelText(/审核意见/), { target: { value: '资料齐全' } })
    await pressIn(/^通过：/, '通过')
    await settle()
    expect(text()).toContain('请另填账号后再通过')
    fireEvent.change(screen.getByLabelText(/管理员账号/), { target: { value: 'other' } })
    await pressIn(/^通过：/, '通过')
    const asked = { id: 4, approve: true, note: '资料齐全' }
    expect(sent(register.registrationDecide)).toEqual([asked, { ...asked, userName: 'other' }])
  })
})
