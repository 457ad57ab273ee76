// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { type RoleRow, role } from '@xinjian/contract/nouns/role'
import { PERMISSIONS } from '@xinjian/contract/roles'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { address, buttons, leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { boxes } from '../../../ui/feedback.ts'
import { Component as CreateRole } from '../../role/pages/CreateRole.tsx'
import { Component as RoleList } from '../../role/pages/RoleList.tsx'
import { permissionWords } from '../../role/permission-words.ts'
import { rightsTree } from '../../role/tree.ts'
import { newDesk, open, paged } from '../desk.tsx'

beforeEach(() => newDesk())
afterEach(leaveForGood)

const row = (over: Partial<RoleRow> = {}): RoleRow => ({
  id: 5,
  roleCode: 'R1',
  roleName: '风控专员',
  note: '',
  builtIn: false,
  companyId: 1,
  companyName: '示例银行',
  permissions: ['self', 'rules.read'],
  dataScope: 'OWN',
  users: 0,
  beyond: false,
  ...over,
})

describe('rights', () => {
  it('each have a name for whoever gives them', () => {
    expect(PERMISSIONS.filter((one) => !(one in permissionWords.zh))).toEqual([])
  })

  it('are told with the pages they open; what is not offered is not there', () => {
    const [area] = rightsTree(new Set(['self', 'rules.read', 'rules.approve', 'report.readAll']))
    expect(area?.name).toBe('rules')
    expect(area?.rights.map((right) => [right.permission, right.pages.length > 0])).toEqual([
      ['rules.read', true],
      ['rules.approve', false],
    ])
  })
})

describe('the parts of the menu', () => {
  it('hold every right but those of the lists themselves', () => {
    const other = rightsTree(new Set(PERMISSIONS)).find((area) => area.name === 'other')
    expect(other?.rights.map((right) => right.permission)).toEqual(['view.share'])
  })
})

describe('the pages of roles', () => {
  it('send what was ticked and the data scope', async () => {
    answer(
      role.roleGrantable,
      ok({ permissions: ['self', 'rules.read', 'report.read', 'report.readAll'] }),
    )
    answer(role.roleSave, ok(row()))
    await open('/system/createRole', CreateRole)
    await press('保存')
    expect(text()).toContain('请输入角色名称')
    fireEvent.change(screen.getByLabelText(/角色名称/), { target: { value: '风控专员' } })
    await press('保存')
    expect(text()).toContain('请至少选择一项权限')
    fireEvent.click(screen.getByRole('treeitem', { name: /^查看规则与回测/ }))
    fireEvent.click(screen.getByLabelText(/仅本人经办/))
    await press('保存')
    await settle()
    expect(sent(role.roleSave)).toEqual([
      { roleName: '风控专员', permissions: ['rules.read'], dataScope: 'OWN' },
    ])
    expect(address()).toBe('/system/roleList')
  })

  it('ask nobody for a data scope that he may not give', async () => {
    answer(role.roleGrantable, ok({ permissions: ['self', 'system.operate'] }))
    answer(role.roleSave, ok(row()))
    await open('/system/createRole', CreateRole)
    expect(screen.queryByLabelText(/仅本人经办/)).toBeNull()
    fireEvent.change(screen.getByLabelText(/角色名称/), { target: { value: '对账员' } })
    fireEvent.click(screen.getAllByRole('treeitem').at(-1)!)
    await press('保存')
    await settle()
    expect(sent(role.roleSave)).toEqual([
      { roleName: '对账员', permissions: ['system.operate'], dataScope: 'OWN' },
    ])
  })

  it('show a built-in one without a way to change it', async () => {
    answer(role.roleDetail, ok(row({ builtIn: true, companyId: null })))
    answer(role.roleGrantable, ok({ permissions: ['self'] }))
    await open('/system/createRole?id=5', CreateRole)
    expect(
      screen.getByRole('treeitem', { name: /^查看规则与回测/ }).getAttribute('aria-disabled'),
    ).toBe('true')
    expect(buttons()).not.toContain('保存')
  })

  it('delete one’s own after asking, and offer it for no other', async () => {
    answer(role.companyRoleList, ok(paged([row(), row({ id: 6, builtIn: true })])))
    answer(role.roleDelete, ok(null))
    await open('/system/roleList', RoleList)
    expect(buttons().filter((name) => name === '删除')).toHaveLength(1)
    await press('删除')
    boxes.get()[0]?.settle(true)
    await settle()
    expect(sent(role.roleDelete)).toEqual([{ id: 5 }])
  })
})
