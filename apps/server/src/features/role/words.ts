import { words } from '@xinjian/format/say/words'

/** What is refused of roles. */
export const ROLE_SAYS = words({
  youCannotGrantManage: [
    '不能授予或管理超出您本人权限的角色与用户',
    'You cannot grant or manage roles and users with more rights than your own',
  ],
  noSuchInstitution: ['没有这家机构', 'There is no such institution'],
  roleHasUsers: [
    '该角色仍有{n:count}位用户，请先更换其角色',
    '{n|user still has|users still have} this role: give them another one first',
  ],
  noSuchRole: ['没有这个角色', 'There is no such role'],
  builtRolesCannotChanged: [
    '平台内置角色不能修改或删除',
    'Built-in roles cannot be changed or deleted',
  ],
  roleNameAlreadyChoose: [
    '已有同名角色，请换一个名称',
    'There is a role of this name already: choose another name',
  ],
})
