/** Roles: those of the platform are read, a company's own are made within what their maker may do. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { PERMISSIONS } from '../roles.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

/** What a role sees of its company: everything, or what its user made and what came of it. */
export const DATA_SCOPES = ['COMPANY', 'OWN'] as const

const permission = z.enum(PERMISSIONS)

const roleRow = z.object({
  id: z.number(),
  roleCode: z.string(),
  roleName: z.string(),
  note: z.string(),
  /** Of the platform: to be looked at only. */
  builtIn: z.boolean(),
  companyId: z.nullable(z.number()),
  companyName: z.nullable(z.string()),
  permissions: z.array(permission),
  dataScope: z.enum(DATA_SCOPES),
  /** Users of the asker's reach who hold it. */
  users: z.number(),
  /** It may do what the asker may not, so the asker neither gives nor changes it. */
  beyond: z.boolean(),
})
export type RoleRow = z.infer<typeof roleRow>

const own = { service: 'bss', origin: 'own' as const }
const read = { ...own, guard: 'role.read' as const }
const write = { ...own, guard: 'role.write' as const }

export const savedRole = {
  id: z.optional(f.id),
  roleName: f.text(30, PEOPLE_FIELD_SAYS.enterNameRole),
  note: f.optionalText(200),
  permissions: z
    .array(permission)
    .check(
      z.minLength(1, PEOPLE_FIELD_SAYS.chooseRight),
      z.maxLength(PERMISSIONS.length, PEOPLE_FIELD_SAYS.tooManyRights),
    ),
  dataScope: z.enum(DATA_SCOPES),
  companyId: z.optional(f.id),
}

export const role = {
  companyRoleList: post('/front/companyRole/find/companyRoleList', {
    ...read,
    origin: 'spec',
    summary:
      '角色列表：平台内置的与本机构自建的；平台管理员填写查看事由后可查看其他机构（companyId），0 为全部机构',
    body: z.object({
      keyword: f.optionalText(60),
      companyId: z.optional(f.companyReached),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(roleRow),
  }),
  roleDetail: post('/front/companyRole/info', {
    ...read,
    summary: '一个角色',
    body: z.object({ id: f.id }),
    data: roleRow,
  }),
  roleGrantable: post('/front/companyRole/grantable', {
    ...read,
    summary: '当前用户可以授予的权限',
    body: z.object({ companyId: z.optional(f.id) }),
    data: z.object({ permissions: z.array(permission) }),
  }),
  roleSave: post('/front/companyRole/save', {
    ...write,
    summary: '保存自建角色：权限不超过保存者自己的；变更自其用户的下一次调用起生效',
    body: z.object(savedRole),
    data: roleRow,
  }),
  roleDelete: post('/front/companyRole/delete', {
    ...write,
    summary: '删除自建角色；仍有用户使用的不能删除',
    body: z.object({ id: f.id }),
    data: z.null(),
  }),
}
