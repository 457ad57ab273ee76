/** Accounts: made, changed, frozen and deleted by administrators, with no more rights than their own; and one's own sessions. */
import * as z from 'zod/mini'
import { held, holdings } from '../account/owned-resources.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { LISTS_FIELD_SAYS } from '../words/lists.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

export const USER_STATUSES = ['ACTIVE', 'FROZEN'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

const namedRole = z.object({ roleCode: z.string(), roleName: z.string() })

const userRow = z.object({
  id: z.number(),
  userName: z.string(),
  name: z.string(),
  /** Masked. */
  mobile: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(USER_STATUSES),
  /** Said when it was frozen. */
  frozenWhy: z.nullable(z.string()),
  /** No password was set yet: the link that was sent is still to be followed. */
  waiting: z.boolean(),
  roleList: z.array(namedRole),
  companyId: z.number(),
  companyName: z.string(),
  createdTime: z.string(),
  /** Last use of a live session; null = none is live. */
  lastSeen: z.nullable(z.string()),
  /** Live sessions. */
  sessions: z.number(),
  /** Second factors that were set up. */
  seconds: z.number(),
  /** Oneself, or somebody who may do what the asker may not: to be looked at only. */
  fixed: z.boolean(),
})
export type UserRow = z.infer<typeof userRow>

const sessionRow = z.object({
  id: z.number(),
  ip: z.string(),
  agent: z.string(),
  createdTime: z.string(),
  lastSeen: z.string(),
  kind: z.enum(['MAIN', 'DEMO']),
  /** The one that asks. */
  own: z.boolean(),
})
export type SessionRow = z.infer<typeof sessionRow>

const roleCodes = z
  .array(z.string().check(z.maxLength(40)))
  .check(z.minLength(1, PEOPLE_FIELD_SAYS.chooseRole), z.maxLength(10, PEOPLE_FIELD_SAYS.mostRoles))
/** Of a new account. */
export const newUser = {
  userName: f.userName,
  name: f.text(40, COLLECT_FIELD_SAYS.enterName),
  mobile: f.mobile,
  email: z.optional(f.email),
  roleCodes,
  /** Of another company, by an operator. */
  companyId: z.optional(f.id),
}
/** Left out: as it was. */
export const userChange = {
  id: f.id,
  name: f.text(40, COLLECT_FIELD_SAYS.enterName),
  mobile: z.optional(f.mobile),
  email: z.optional(f.email),
  roleCodes,
}
const spec = { service: 'bss', origin: 'spec' as const }
const read = { ...spec, guard: 'user.read' as const }
const write = { ...spec, guard: 'user.write' as const }
const self = { service: 'bss', origin: 'own' as const, guard: 'self' as const }
const reason = f.reason(200, LISTS_FIELD_SAYS.sayWhy)

export const people = {
  ...holdings,
  userPage: post('/bss/bssUser/userPage', {
    ...read,
    summary: '用户列表：本机构；平台管理员填写查看事由后可查看其他机构（companyId），0 为全部机构',
    body: z.object({
      keyword: f.optionalText(60),
      status: z.optional(z.enum(USER_STATUSES)),
      roleCode: f.optionalText(40),
      companyId: z.optional(f.companyReached),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(userRow),
  }),
  userDetail: post('/bss/bssUser/info', {
    ...read,
    summary: '一个用户',
    body: z.object({ id: f.id }),
    data: userRow,
  }),
  userFind: post('/front/findUserById/{id}', {
    ...read,
    summary: '按编号查询用户，同 /bss/bssUser/info',
    body: z.object({ id: f.id }),
    data: userRow,
  }),
  userSave: post('/bss/bssUser/save', {
    ...write,
    summary: '新增用户：设置密码的链接发到其邮箱，未填邮箱的发到手机',
    body: z.object(newUser),
    data: userRow,
    perHour: 200,
  }),
  userUpdate: post('/bss/bssUser/update', {
    ...write,
    summary: '修改用户：角色变更自其下一次调用起生效',
    body: z.object(userChange),
    data: userRow,
    perHour: 200,
  }),
  userEdit: post('/front/user/edit/{id}', {
    ...write,
    summary: '修改用户，同 /bss/bssUser/update',
    body: z.object(userChange),
    data: userRow,
    perHour: 200,
  }),
  userDelete: post('/bss/bssUser/delete', {
    ...write,
    summary:
      '删除用户：会话立即结束，账号名不再使用，其所做的记录保留；名下仍有效的密钥、链接与任务由本人接管（held=TAKE）、一并停用（END），不填则保持原样',
    body: z.object({ id: f.id, reason, held }),
    data: z.null(),
  }),
  userResetPassword: post('/bss/bssUser/resetPassword', {
    ...write,
    summary:
      '重新发送激活链接：本人尚未设置密码的，链接发到其登记的邮箱或手机；已设置密码的须提交敏感变更申请',
    body: z.object({ id: f.id }),
    data: z.object({ sentTo: z.string() }),
    perHour: 200,
  }),
  userFreeze: post('/bss/bssUser/freeze', {
    ...write,
    summary: '冻结或解冻用户：冻结后其下一次调用即被拒绝；held 同删除用户，解冻时不适用',
    body: z.object({ id: f.id, freeze: z.boolean(), reason, held }),
    data: userRow,
  }),
  userStatus: post('/front/user/status/update', {
    ...write,
    summary: '冻结或解冻用户，同 /bss/bssUser/freeze',
    body: z.object({ id: f.id, status: z.enum(USER_STATUSES), reason, held }),
    data: userRow,
  }),
  userLogout: post('/bss/bssUser/logout', {
    ...write,
    origin: 'own',
    summary: '强制下线：结束用户的全部会话',
    body: z.object({ id: f.id }),
    data: z.object({ ended: z.number() }),
  }),
  editInfo: post('/bss/bssUser/editInfo', {
    ...self,
    origin: 'spec',
    summary: '修改本人的姓名与邮箱',
    body: z.object({ name: f.text(40, COLLECT_FIELD_SAYS.enterName), email: z.optional(f.email) }),
    data: z.null(),
  }),
  ownSessions: post('/user/sessions', {
    ...self,
    summary: '本人的登录会话',
    body: f.nothing,
    data: z.array(sessionRow),
  }),
  ownSessionEnd: post('/user/sessions/end', {
    ...self,
    summary: '结束本人的一个会话；不带编号为结束其他全部会话',
    body: z.object({ id: z.optional(f.id) }),
    data: z.object({ ended: z.number() }),
  }),
}
