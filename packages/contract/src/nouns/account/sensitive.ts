/**
 * Sensitive changes of accounts (敏感变更): asked for with a reason, agreed to by a second person of standing, told to everybody whom
 * they concern, and done once a time to object has passed. Nobody does them alone.
 */
import * as z from 'zod/mini'
import { SENSITIVE_ACTS, SENSITIVE_FIELDS, SENSITIVE_STATES } from '../../account/sensitive.ts'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { PEOPLE_FIELD_SAYS } from '../../words/people.ts'
import { newUser, userChange } from '../people.ts'
import { savedRole } from '../role.ts'

const row = z.object({
  id: z.number(),
  act: z.enum(SENSITIVE_ACTS),
  state: z.enum(SENSITIVE_STATES),
  companyId: z.number(),
  companyName: z.string(),
  /** The account's name, or the role's. */
  object: z.string(),
  reason: z.string(),
  /** Mail and mobile masked; permissions by their codes, those that come new; what was checked of a person likewise. */
  facts: z.array(
    z.object({
      field: z.enum(SENSITIVE_FIELDS),
      before: z.array(z.string()),
      after: z.array(z.string()),
    }),
  ),
  askedBy: z.string(),
  askedAt: z.string(),
  /** Who agreed so far. */
  words: z.array(z.object({ by: z.string(), note: z.string(), at: z.string() })),
  /** How many must agree; 0 = there is nobody, so it waits the longer. */
  needs: z.number(),
  /** Operators stand in, because the company has no second person of standing. */
  standIn: z.boolean(),
  /** When it is done, unless somebody objects; null = it waits for a word, or has ended. */
  dueAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
  endedNote: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Whoever asks may agree or refuse. */
  mayDecide: z.boolean(),
  /** Whoever asks may end it: his own, or by objecting. */
  mayStop: z.nullable(z.enum(['WITHDRAW', 'OBJECT'])),
})
export type SensitiveRow = z.infer<typeof row>

const own = { service: 'bss', origin: 'own' as const }
const ofUsers = { ...own, guard: 'user.write' as const, perHour: 200 }
const reason = f.reason(200)

export const sensitive = {
  sensitiveUserNew: post('/account/sensitive/userNew', {
    ...ofUsers,
    summary:
      '申请新增用户（敏感变更）：平台用户、企业管理员、有复核或用户管理权限的角色，以及为其他机构新增的用户，须由另一人同意，冷静期过后开通',
    body: z.object({ ...newUser, reason }),
    data: row,
  }),
  sensitiveUserEdit: post('/account/sensitive/userEdit', {
    ...ofUsers,
    summary: '申请修改用户（敏感变更）：他人的手机、邮箱，或授予有复核、用户管理权限的角色',
    body: z.object({ ...userChange, reason }),
    data: row,
  }),
  sensitivePasswordLink: post('/account/sensitive/passwordLink', {
    ...ofUsers,
    summary: '申请重置他人密码（敏感变更）：生效时原密码作废，链接只发给本人',
    body: z.object({ id: f.id, reason }),
    data: row,
  }),
  sensitiveFactorDrop: post('/account/sensitive/factorDrop', {
    ...ofUsers,
    summary: '申请解除他人二次验证（敏感变更）：生效时移除其全部二次验证方式并结束其会话',
    body: z.object({ id: f.id, reason }),
    data: row,
  }),
  sensitiveRoleRaise: post('/account/sensitive/roleRaise', {
    ...own,
    guard: 'role.write',
    summary: '申请提升角色权限（敏感变更）：已有用户的角色增加复核或用户管理权限',
    body: z.object({ ...savedRole, id: f.id, reason }),
    data: row,
  }),
  sensitiveList: post('/account/sensitive/list', {
    ...own,
    guard: 'self',
    summary: '敏感变更：与本人有关的，以及本人可以同意或提出异议的，待处理的在前',
    body: z.object({ open: z.optional(z.enum(['true', 'false'])), page: f.page, size: f.size }),
    data: f.paged(row),
  }),
  sensitiveDecide: post('/account/sensitive/decide', {
    ...own,
    guard: 'account.agree',
    summary: '同意或拒绝一项敏感变更：须任职满30天，且不是申请人，也不是申请人30天内开通或授权的人',
    body: z.object({
      id: f.id,
      approve: z.boolean(),
      note: f.reason(200, PEOPLE_FIELD_SAYS.enterYourComment),
    }),
    data: row,
  }),
  sensitiveStop: post('/account/sensitive/stop', {
    ...own,
    guard: 'self',
    summary: '撤回本人的敏感变更申请；被告知的人在生效前提出异议',
    body: z.object({ id: f.id, note: f.reason(200) }),
    data: row,
  }),
}
