/** Companies that ask to be customers: registered with their licence, confirmed by mail, decided on by the platform. */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'

export const REGISTRATION_STATUSES = ['SENT', 'WAITING', 'APPROVED', 'REFUSED'] as const

/** What stands against an approval: 该企业已是客户、同一代码另有申请待审核、手机号码或账号已被使用. */
const REGISTRATION_CONFLICTS = ['taxNo', 'waiting', 'phone', 'userName'] as const

const licence = z.object({
  name: z.nullable(z.string()),
  taxNo: z.nullable(z.string()),
  legalRepresentative: z.nullable(z.string()),
  establishedOn: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Fields a person should look at again. */
  doubtful: z.array(z.string()),
})

const registrationRow = z.object({
  id: z.number(),
  status: z.enum(REGISTRATION_STATUSES),
  companyName: z.string(),
  taxNo: z.string(),
  linkman: z.string(),
  /** Masked. */
  mobile: z.string(),
  email: z.string(),
  userName: z.string(),
  licence,
  /** What was typed and the licence does not say: 名称, 统一社会信用代码. */
  differs: z.array(z.enum(['companyName', 'taxNo'])),
  /** An operator's word that it be opened, which waits for another's. */
  proposedBy: z.nullable(z.string()),
  proposal: z.nullable(z.string()),
  /** Whoever asks proposed it, so that another must agree. */
  own: z.boolean(),
  /** Of one that waits; told to operators alone. */
  conflicts: z.array(z.enum(REGISTRATION_CONFLICTS)),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
})
export type RegistrationRow = z.infer<typeof registrationRow>

const linkCode = z.string().check(z.regex(/^[\w-]{1,100}$/, ACCOUNT_FIELD_SAYS.linkNotRightOpen))
const own = { service: 'bss', origin: 'own' as const }
const open = { ...own, guard: 'public' as const }

export const register = {
  registerLicence: post('/company/register/licence', {
    ...open,
    kind: 'upload',
    summary: '注册：上传并识别营业执照照片（JPG/PNG，5 MB 以内）',
    body: f.nothing,
    data: z.object({
      /** Goes back with the registration; good for an hour. */
      licence: z.string(),
      read: licence,
    }),
    perMinute: 5,
    perHour: 20,
  }),
  registerCommit: post('/company/register/commit', {
    ...open,
    origin: 'spec',
    summary:
      '提交企业注册：向邮箱发送激活链接，激活并经平台审核通过后可以登录；企业、手机号码或账号是否已存在，答复相同',
    body: z.object({
      companyName: f.text(100, COLLECT_FIELD_SAYS.enterNameEnterprise),
      taxNo: f.taxNo,
      linkman: f.text(40, PEOPLE_FIELD_SAYS.enterContactPerson),
      phone: f.contact,
      email: f.email,
      userName: f.userName,
      licence: z
        .string()
        .check(z.minLength(1, PEOPLE_FIELD_SAYS.uploadBusinessLicence), z.maxLength(8192)),
      code: f.text(16, ACCOUNT_FIELD_SAYS.enterImageCode),
      randomStr: z.string().check(z.maxLength(64)),
      work: z.optional(z.string().check(z.maxLength(20))),
    }),
    data: z.object({ sentTo: z.string() }),
    perMinute: 10,
    perHour: 30,
  }),
  registerInfo: get('/company/register/active', {
    ...open,
    summary: '激活链接是否仍有效，以及用于哪家企业',
    body: z.object({ crypto_code: linkCode }),
    data: z.object({ userName: z.string(), companyName: z.string() }),
    perMinute: 30,
  }),
  registerActivate: post('/company/register/activate', {
    ...open,
    summary: '激活注册：设置首位管理员的密码（两个口令均须加密），链接一次有效，此后等待平台审核',
    body: z.object({
      crypto_code: linkCode,
      newPassword: f.text(1024, ACCOUNT_FIELD_SAYS.enterNewPassword),
      repassword: f.text(1024, ACCOUNT_FIELD_SAYS.repeatNewPassword),
    }),
    data: z.null(),
    perMinute: 10,
  }),
  registrationList: post('/company/register/list', {
    ...own,
    guard: 'registration.read',
    summary: '企业注册申请，新的在前',
    body: z.object({
      keyword: f.optionalText(60),
      status: z.optional(z.enum(REGISTRATION_STATUSES)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(registrationRow),
  }),
  registrationPicture: get('/company/register/picture/{id}', {
    ...own,
    guard: 'registration.read',
    kind: 'download',
    summary: '一份注册申请的营业执照照片',
    body: z.object({ id: f.id }),
    data: z.null(),
  }),
  registrationDecide: post('/company/register/decide', {
    ...own,
    guard: 'registration.decide',
    summary:
      '审核注册申请：两位运营先后通过才开通企业与首位管理员，任一位可不通过并写明原因；结果发到申请人邮箱',
    body: z.object({
      id: f.id,
      approve: z.boolean(),
      note: f.reason(200, PEOPLE_FIELD_SAYS.giveYourOpinionReview),
      /** Another account of the first administrator than was asked for. */
      userName: z.optional(f.userName),
    }),
    data: registrationRow,
  }),
}
