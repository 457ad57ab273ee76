/**
 * The device of a second factor is lost (设备丢失): said at the login by whoever cannot come in, looked into by whoever looks after
 * accounts, and turned into a sensitive change with what was checked of him. It opens nothing by itself.
 */
import * as z from 'zod/mini'
import { IDENTITY_CHECKS, LOST_DEVICE_STATES } from '../../account/lost-device.ts'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../../words/account.ts'
import { PEOPLE_FIELD_SAYS } from '../../words/people.ts'

const row = z.object({
  id: z.number(),
  state: z.enum(LOST_DEVICE_STATES),
  companyName: z.string(),
  userName: z.string(),
  /** As it was typed by whoever said so; the number is not masked, because he is called back on it. */
  contactName: z.string(),
  phone: z.string(),
  note: z.string(),
  /** Others of his company who could help him. */
  colleagues: z.number(),
  at: z.string(),
  /** The sensitive change that came of it. */
  changeId: z.nullable(z.number()),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Whoever asks may look into it: nobody does of his own account. */
  mayDecide: z.boolean(),
})
export type LostDeviceRow = z.infer<typeof row>

const own = { service: 'bss', origin: 'own' as const }
const ofUsers = { ...own, guard: 'user.write' as const }

export const lostDevice = {
  lostDeviceReport: post('/account/lostDevice/report', {
    ...own,
    guard: 'public',
    summary:
      '设备丢失申报：二次验证设备与恢复码均已丢失、无法登录时，请求核实身份后解除二次验证；账号是否存在，答复相同',
    body: z.object({
      username: f.text(64, ACCOUNT_FIELD_SAYS.enterAccountOrMobile),
      contactName: f.text(32, PEOPLE_FIELD_SAYS.enterYourName),
      phone: f.mobile,
      note: f.reason(200, PEOPLE_FIELD_SAYS.sayWhatHappened),
      code: f.text(16, ACCOUNT_FIELD_SAYS.enterImageCode),
      randomStr: z.string().check(z.maxLength(64)),
      work: z.optional(z.string().check(z.maxLength(20))),
    }),
    data: z.null(),
    perMinute: 5,
    perHour: 20,
  }),
  lostDeviceList: post('/account/lostDevice/list', {
    ...ofUsers,
    summary: '设备丢失申报：平台运营可见全部，企业管理员可见本机构的；待核实的在前',
    body: z.object({
      state: z.optional(z.enum(LOST_DEVICE_STATES)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(row),
  }),
  lostDeviceAsk: post('/account/lostDevice/ask', {
    ...ofUsers,
    summary:
      '设备丢失申报转为敏感变更（解除二次验证）：须写明核验了什么、如何核验，由另一人同意，冷静期过后生效',
    body: z.object({
      id: f.id,
      checks: z
        .array(z.enum(IDENTITY_CHECKS))
        .check(
          z.minLength(1, PEOPLE_FIELD_SAYS.tickWhatChecked),
          z.maxLength(IDENTITY_CHECKS.length),
        ),
      reason: f.reason(200, PEOPLE_FIELD_SAYS.sayHowChecked),
    }),
    data: row,
    perHour: 200,
  }),
  lostDeviceDismiss: post('/account/lostDevice/dismiss', {
    ...ofUsers,
    summary: '驳回设备丢失申报：核实不是本人，或设备已找回',
    body: z.object({ id: f.id, note: f.reason(200) }),
    data: row,
    perHour: 200,
  }),
}
