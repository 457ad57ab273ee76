/** Messages from the public site (留言): written by anybody, answered by the platform's own people. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { LEAD_LANGUAGES, LEAD_STATES, LEAD_TOPICS } from '../../lead/lead.ts'
import { ACCOUNT_FIELD_SAYS } from '../../words/account.ts'
import { PEOPLE_FIELD_SAYS } from '../../words/people.ts'

const leadRow = z.object({
  id: z.number(),
  state: z.enum(LEAD_STATES),
  topic: z.enum(LEAD_TOPICS),
  name: z.string(),
  organisation: z.nullable(z.string()),
  /** Masked, as is the address; in whole by `leadReach`. */
  phone: z.string(),
  email: z.nullable(z.string()),
  message: z.string(),
  language: z.enum(LEAD_LANGUAGES),
  at: z.string(),
  /** Who said last how far it is, when, and what. */
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** It is deleted then. */
  keptUntil: z.string(),
})
export type LeadRow = z.infer<typeof leadRow>

const own = { service: 'bss', origin: 'own' as const }
const ofPlatform = { ...own, guard: 'lead.manage' as const }

export const lead = {
  leadSend: post('/lead/send', {
    ...own,
    guard: 'public',
    summary: '官网留言：须同意所示的联系授权；平台运营人员收到通知并答复',
    body: z.object({
      name: f.text(40, PEOPLE_FIELD_SAYS.enterYourName),
      organisation: f.optionalText(100),
      phone: f.mobile,
      email: z.optional(f.email),
      topic: z.enum(LEAD_TOPICS, PEOPLE_FIELD_SAYS.chooseTopic),
      message: f.text(1000, PEOPLE_FIELD_SAYS.writeMessage),
      language: z.enum(LEAD_LANGUAGES),
      consent: z.literal(true, PEOPLE_FIELD_SAYS.agreeToContact),
      code: f.text(16, ACCOUNT_FIELD_SAYS.enterImageCode),
      randomStr: z.string().check(z.maxLength(64)),
      work: z.optional(z.string().check(z.maxLength(20))),
    }),
    data: z.object({ id: z.number() }),
    perMinute: 5,
    perHour: 20,
  }),
  leadList: post('/lead/list', {
    ...ofPlatform,
    summary: '官网留言：待答复的在前，新的在前；手机号码与邮箱已掩码',
    body: z.object({
      keyword: f.optionalText(60),
      state: z.optional(z.enum(LEAD_STATES)),
      topic: z.optional(z.enum(LEAD_TOPICS)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(leadRow),
  }),
  leadReach: post('/lead/reach', {
    ...ofPlatform,
    summary: '一条留言的完整手机号码与邮箱，以及留言人同意的原文；查看记入审计日志',
    body: z.object({ id: f.id, reason: f.reason(200, PEOPLE_FIELD_SAYS.sayReasonForAccess) }),
    data: z.object({
      phone: z.string(),
      email: z.nullable(z.string()),
      consent: z.string(),
      consentAt: z.string(),
    }),
    perHour: 200,
  }),
  leadMark: post('/lead/mark', {
    ...ofPlatform,
    summary: '标记留言：待答复、已答复或已关闭，并写明处理情况',
    body: z.object({
      id: f.id,
      state: z.enum(LEAD_STATES),
      note: f.reason(500, PEOPLE_FIELD_SAYS.sayWhatWasDone),
    }),
    data: leadRow,
  }),
  leadErase: post('/lead/erase', {
    ...ofPlatform,
    summary: '应留言人要求删除一条留言，不可恢复；事由记入审计日志，并告知其他有权处理的人员',
    body: z.object({ id: f.id, reason: f.reason(200, PEOPLE_FIELD_SAYS.sayWhoAskedToErase) }),
    data: z.null(),
    perHour: 50,
  }),
}
