// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { type SensitiveRow, sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { people, type UserRow } from '@xinjian/contract/nouns/people'
import { type RoleRow, role } from '@xinjian/contract/nouns/role'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import {
  address,
  button,
  buttons,
  leaveForGood,
  press,
  pressAt,
  settle,
  text,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { boxes } from '../../../ui/feedback.ts'
import { Component as CreateUser } from '../../people/pages/CreateUser.tsx'
import { Component as UserList } from '../../people/pages/UserList.tsx'
import { Component as Sensitive } from '../../sensitive/pages/Sensitive.tsx'
import { be, newDesk, notes, open, paged, pressIn } from '../desk.tsx'

beforeEach(() => newDesk())
afterEach(leaveForGood)

const user = (over: Partial<UserRow> = {}): UserRow => ({
  id: 7,
  userName: 'clerk',
  name: '示例柜员',
  mobile: '138****0007',
  email: 'clerk@example.com',
  status: 'ACTIVE',
  frozenWhy: null,
  waiting: false,
  roleList: [{ roleCode: 'ROLE_COMPANY_STAFF', roleName: '企业员工' }],
  companyId: 1,
  companyName: '示例银行',
  createdTime: '2026-01-05T01:00:00Z',
  lastSeen: null,
  sessions: 0,
  seconds: 0,
  fixed: false,
  ...over,
})
const roleOf = (over: Partial<RoleRow>): RoleRow => ({
  id: 1,
  roleCode: 'ROLE_COMPANY_STAFF',
  roleName: '企业员工',
  note: '',
  builtIn: true,
  companyId: null,
  companyName: null,
  permissions: ['self'],
  dataScope: 'COMPANY',
  users: 1,
  beyond: false,
  ...over,
})

const waits = (over: Partial<SensitiveRow> = {}): SensitiveRow => ({
  id: 5,
  act: 'USER_NEW',
  state: 'ASKED',
  companyId: 1,
  companyName: '示例银行',
  object: 'second',
  reason: '新任贷后主管，已报批',
  facts: [{ field: 'mobile', before: [], after: ['138****0009'] }],
  askedBy: 'demo',
  askedAt: '2026-11-26T01:00:00Z',
  words: [],
  needs: 1,
  standIn: false,
  dueAt: null,
  endedBy: null,
  endedNote: null,
  endedAt: null,
  mayDecide: true,
  mayStop: 'OBJECT',
  ...over,
})

describe('the list of users', () => {
  it('in English calls the platform’s roles in English, and those of a company as it did', async () => {
    const own = { roleCode: 'C1_7', roleName: '贷后岗' }
    answer(people.userPage, ok(paged([user({ roleList: [...user().roleList, own] })])))
    prefer({ language: 'en' })
    await open('/system/userList', UserList)
    expect(text()).toContain('Company staff, 贷后岗')
  })

  it('freezes with a reason, and shows what is not one’s to manage without a way to', async () => {
    answer(people.userPage, ok(paged([user(), user({ id: 8, userName: 'boss', fixed: true })])))
    answer(people.userFreeze, ok(user({ status: 'FROZEN' })))
    answer(people.userHoldings, ok([]))
    await open('/system/userList', UserList)
    expect(text()).toContain('不可管理')
    expect(buttons().filter((name) => name === '冻结')).toHaveLength(1)
    await press('冻结')
    await pressIn('冻结 示例柜员', '冻结')
    expect(text()).toContain('请填写原因')
    fireEvent.change(screen.getByLabelText(/原因/), { target: { value: '已离开岗位' } })
    await pressIn('冻结 示例柜员', '冻结')
    expect(sent(people.userFreeze)).toEqual([{ id: 7, freeze: true, reason: '已离开岗位' }])
    expect(notes()).toEqual(['已保存'])
  })

  it('asks before a link is sent again, and tells where it went', async () => {
    answer(people.userPage, ok(paged([user({ waiting: true })])))
    answer(people.userResetPassword, ok({ sentTo: 'c***@example.com' }))
    await open('/system/userList', UserList)
    await press('示例柜员 的更多操作')
    await pressAt(screen.getByRole('menuitem', { name: '重发激活链接' }))
    await settle()
    boxes.get()[0]?.settle(true)
    await settle()
    expect(sent(people.userResetPassword)).toEqual([{ id: 7 }])
    expect(notes()).toEqual(['链接已发送到 c***@example.com'])
  })

  it('asks for a new password of somebody, with a reason, and leads to what waits', async () => {
    answer(people.userPage, ok(paged([user()])))
    answer(sensitive.sensitivePasswordLink, no(2040, '先拒绝一次'), ok(waits()))
    await open('/system/userList', UserList)
    await press('示例柜员 的更多操作')
    await pressAt(screen.getByRole('menuitem', { name: '申请重置密码' }))
    await settle()
    const why = (value: string) =>
      fireEvent.change(screen.getByLabelText(/原因/), { target: { value } })
    why('....')
    await pressIn('提交申请', '提交申请')
    expect(sent(sensitive.sensitivePasswordLink)).toEqual([])
    expect(text()).toContain('请用文字写明缘由')
    why('本人来电，手机遗失')
    await pressIn('提交申请', '提交申请')
    expect(text()).toContain('先拒绝一次')
    await pressIn('提交申请', '提交申请')
    const body = { id: 7, reason: '本人来电，手机遗失' }
    expect(sent(sensitive.sensitivePasswordLink)).toEqual([body, body])
    expect(address()).toBe('/system/sensitive')
    expect(sent(people.userResetPassword)).toEqual([])
  })

  it('offers nothing to change to who may only look', async () => {
    be('ROLE_COMPANY_STAFF')
    answer(people.userPage, ok(paged([user()])))
    await open('/system/userList', UserList)
    for (const name of ['冻结', '编辑', '示例柜员 的更多操作'])
      expect(buttons()).not.toContain(name)
  })
})

describe('the form of a user that needs a second person', () => {
  it('says so on its button, asks for a reason and sends the request', async () => {
    const boss = roleOf({ id: 2, roleCode: 'BOSS', roleName: '主管', permissions: ['user.write'] })
    answer(role.companyRoleList, ok(paged([roleOf({}), boss])))
    answer(sensitive.sensitiveUserNew, ok(waits()))
    await open('/system/createUser', CreateUser)
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type(/账号/, 'second')
    type(/姓名/, '示例主管')
    type(/手机/, '13800000009')
    expect(buttons()).toContain('保存')
    fireEvent.click(screen.getByLabelText(/主管/, { selector: 'input[type=checkbox]' }))
    expect(buttons()).toContain('提交申请')
    await press('提交申请')
    expect(sent(people.userSave)).toEqual([])
    type(/原因/, '新任贷后主管，已报批')
    await pressIn('提交申请', '提交申请')
    expect(sent(sensitive.sensitiveUserNew)).toEqual([
      {
        userName: 'second',
        name: '示例主管',
        mobile: '13800000009',
        roleCodes: ['BOSS'],
        reason: '新任贷后主管，已报批',
      },
    ])
  })
})

describe('what waits for a second person', () => {
  it('shows what changes and where it stands; agreed to with a word, or objected to', async () => {
    const agreed = waits({
      id: 6,
      state: 'AGREED',
      dueAt: '2026-11-27T01:00:00Z',
      mayDecide: false,
    })
    answer(sensitive.sensitiveList, ok(paged([waits(), agreed])))
    answer(sensitive.sensitiveDecide, ok(waits({ state: 'AGREED' })))
    await open('/system/sensitive', Sensitive)
    for (const said of [
      '新增用户 second',
      '手机号：138****0009',
      '待同意',
      '0 / 1 人已同意',
      '2026-11-27 09:00 生效',
    ])
      expect(text()).toContain(said)
    expect(buttons().filter((name) => name === '同意')).toHaveLength(1)
    expect(buttons().filter((name) => name === '提出异议')).toHaveLength(2)
    await press('同意')
    fireEvent.change(screen.getByLabelText(/意见/), { target: { value: '已当面核实本人' } })
    await pressIn('同意：新增用户（second）', '同意')
    expect(sent(sensitive.sensitiveDecide)).toEqual([
      { id: 5, approve: true, note: '已当面核实本人' },
    ])
  })

  it('says that there is nothing, and what failed', async () => {
    answer(sensitive.sensitiveList, no(503, '服务暂不可用'), ok(paged([])))
    await open('/system/sensitive', Sensitive)
    expect(text()).toContain('服务暂不可用')
    await press('重试')
    expect(text()).toContain('没有敏感变更')
  })
})

describe('the form of a user', () => {
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('sends what was typed with the roles that were ticked, and none beyond one’s own rights', async () => {
    const beyond = roleOf({ id: 2, roleCode: 'BIG', roleName: '大权', beyond: true })
    answer(role.companyRoleList, ok(paged([roleOf({}), beyond])))
    answer(people.userSave, no(409, '该账号已被使用，请换一个', 'userName'), ok(user()))
    await open('/system/createUser', CreateUser)
    expect(screen.getByLabelText<HTMLInputElement>(/大权/).disabled).toBe(true)
    await press('保存')
    expect(text()).toContain('手机号码不能为空')
    type(/账号/, 'clerk')
    type(/姓名/, '示例柜员')
    type(/手机号/, '138 0000 0007')
    await press('保存')
    expect(text()).toContain('请至少选择一个角色')
    fireEvent.click(screen.getByLabelText(/企业员工/))
    await press('保存')
    await settle()
    expect(text()).toContain('该账号已被使用，请换一个')
    await press('保存')
    await settle()
    expect(sent(people.userSave).at(-1)).toEqual({
      userName: 'clerk',
      name: '示例柜员',
      mobile: '13800000007',
      roleCodes: ['ROLE_COMPANY_STAFF'],
    })
    expect(address()).toBe('/system/userList')
  })

  it('of one that is there leaves out what was left empty', async () => {
    answer(people.userDetail, ok(user()))
    answer(role.companyRoleList, ok(paged([roleOf({})])))
    answer(people.userUpdate, ok(user()))
    await open('/system/createUser?id=7', CreateUser)
    expect(text()).toContain('留空为不变：138****0007')
    expect(button('保存')).toBeTruthy()
    await press('保存')
    await settle()
    expect(sent(people.userUpdate)).toEqual([
      { id: 7, name: '示例柜员', email: 'clerk@example.com', roleCodes: ['ROLE_COMPANY_STAFF'] },
    ])
  })
})
