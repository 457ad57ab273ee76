import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { said } from '../said.ts'
import { SECOND_KINDS, second } from '../session/second.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'

export { SECOND_KINDS, type SecondRow } from '../session/second.ts'

const menuItem: z.ZodMiniType<{
  name: string
  path: string
  icon: string
  hidden: boolean
  children: unknown[]
}> = z.object({
  name: z.string(),
  path: z.string(),
  icon: z.string(),
  hidden: z.boolean(),
  children: z.array(z.unknown()),
})

const linkCode = z.string().check(z.regex(/^[\w-]{1,100}$/, ACCOUNT_FIELD_SAYS.linkNotRightOpenSms))
const byLink = {
  service: 'bss',
  origin: 'spec' as const,
  guard: 'public' as const,
  body: z.object({
    crypto_code: linkCode,
    newPassword: f.text(1024, ACCOUNT_FIELD_SAYS.enterNewPassword),
    repassword: f.text(1024, ACCOUNT_FIELD_SAYS.repeatNewPassword),
  }),
  data: z.null(),
  perMinute: 10,
}

export const session = {
  ...second,
  captcha: get('/captcha', {
    service: 'bss',
    origin: 'own',
    guard: 'public',
    summary:
      '图形验证码：返回 PNG 图片与 randomStr，五分钟内一次有效；带 work 时须一并提交工作量证明（见“图形验证码”）',
    body: f.nothing,
    data: z.object({
      randomStr: z.string(),
      /** Data URL of a PNG. */
      image: z.string(),
      /** Leading zero bits that SHA-256 of `randomStr:work` must have; absent = no work is asked. */
      work: z.optional(z.number()),
    }),
    perMinute: 60,
  }),
  securityKey: post('/security/key', {
    service: 'bss',
    origin: 'own',
    guard: 'public',
    summary: '协商加密密钥：返回服务器的一次性 P-256 公钥，用于加密口令（见“口令加密”）',
    body: f.nothing,
    data: z.object({ keyId: z.string(), publicKey: z.string(), expiresAt: z.string() }),
    perMinute: 120,
  }),
  login: post('/bsstoken', {
    service: 'bss',
    origin: 'spec',
    guard: 'public',
    summary: '登录：密码（须加密）加图形验证码，或短信验证码；show 为 show 时登录演示系统',
    body: z.object({
      username: f.text(64, ACCOUNT_FIELD_SAYS.enterAccountOrMobile),
      password: z.optional(z.string().check(z.maxLength(1024))),
      code: z.optional(z.string().check(z.maxLength(16))),
      randomStr: z.optional(z.union([z.string().check(z.maxLength(64)), z.number()])),
      work: z.optional(z.string().check(z.maxLength(20))),
      show: z.optional(z.string().check(z.maxLength(16))),
      smsCode: z.optional(z.string().check(z.maxLength(16))),
      loginType: z.optional(z.enum(['password', 'sms'])),
      token: z.optional(z.string().check(z.maxLength(256))),
    }),
    data: z.object({
      /** Empty where a second factor is asked for. */
      token: z.string(),
      expiresAt: z.string(),
      show: z.boolean(),
      /** The ticket for the second step; no ways = one must be set up first. */
      second: z.optional(z.object({ ticket: z.string(), ways: z.array(z.enum(SECOND_KINDS)) })),
    }),
    perMinute: 30,
  }),
  smsCode: post('/bssSmsCode', {
    service: 'bss',
    origin: 'spec',
    guard: 'public',
    summary: '发送登录短信验证码；号码是否注册，答复相同。同一号码一小时内第三次起须带图形验证码',
    body: z.object({
      mobile: f.mobile,
      code: z.optional(z.string().check(z.maxLength(16))),
      randomStr: z.optional(z.string().check(z.maxLength(64))),
      work: z.optional(z.string().check(z.maxLength(20))),
    }),
    data: z.object({ resendAfterSeconds: z.number() }),
    perMinute: 10,
    perHour: 60,
  }),
  logout: post('/bsslogout', {
    service: 'bss',
    origin: 'spec',
    guard: 'public',
    summary: '退出登录：令牌立即失效；重复退出同样成功',
    body: z.object({ token: z.optional(z.string().check(z.maxLength(256))) }),
    data: z.null(),
  }),
  userInfo: get('/user/info', {
    service: 'bss',
    origin: 'spec',
    guard: 'self',
    summary: '当前用户',
    body: z.object({
      token: z.optional(z.string()),
      id: z.optional(z.string()),
      system: z.optional(z.string()),
    }),
    data: z.object({
      id: z.number(),
      createdTime: z.string(),
      userName: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      mobile: z.string(),
      companyId: z.number(),
      companyName: z.string(),
      status: z.string(),
      roleList: z.array(z.object({ roleCode: z.string(), roleName: z.string() })),
      /** What the roles may do now, for the pages' doors; the server decides again with every call. */
      permissions: z.array(z.string()),
    }),
  }),
  userMenu: post('/bss/menu/userMenu', {
    service: 'bss',
    origin: 'spec',
    guard: 'self',
    summary: '当前用户的菜单',
    body: f.nothing,
    data: z.array(menuItem),
  }),
  updatePassword: post('/bss/bssUser/updatePassword', {
    service: 'bss',
    origin: 'spec',
    guard: 'self',
    summary: '修改登录密码：三个口令均须加密；成功后所有会话失效',
    body: z.object({
      oldPassword: f.text(1024, ACCOUNT_FIELD_SAYS.enterOldPassword),
      newPassword: f.text(1024, ACCOUNT_FIELD_SAYS.enterNewPassword),
      repassword: f.text(1024, ACCOUNT_FIELD_SAYS.repeatNewPassword),
    }),
    data: z.null(),
    perMinute: 10,
  }),
  cryptoActive: get('/bss/crypto/activepassword', {
    service: 'bss',
    origin: 'spec',
    guard: 'public',
    summary: '设置密码的链接是否仍有效，以及用于哪个账号',
    body: z.object({ crypto_code: linkCode }),
    data: z.object({
      purpose: z.enum(['ACTIVATE', 'RESET']),
      userName: z.string(),
      companyName: z.string(),
      expiresAt: z.string(),
    }),
    perMinute: 30,
  }),
  cryptoSave: post('/bss/crypto/save', {
    ...byLink,
    summary: '凭链接设置密码：两个口令均须加密；链接一次有效，成功后所有会话失效',
  }),
  frontCryptoSave: post('/front/crypto/save', {
    ...byLink,
    summary: '凭链接设置密码，同 /bss/crypto/save',
  }),
  frontCryptoUpdate: post('/front/crypto/update', {
    ...byLink,
    summary: '凭链接修改密码，同 /bss/crypto/save',
  }),
  cryptoAsk: post('/front/crypto/getemailuserId', {
    service: 'bss',
    origin: 'spec',
    guard: 'public',
    summary: '找回密码：向账号的邮箱或手机发送设置密码的链接；账号是否存在，答复相同',
    body: z.object({
      username: f.text(64, ACCOUNT_FIELD_SAYS.enterAccountOrMobile),
      code: f.text(16, ACCOUNT_FIELD_SAYS.enterImageCode),
      randomStr: z.string().check(z.maxLength(64)),
      work: z.optional(z.string().check(z.maxLength(20))),
    }),
    data: z.null(),
    perMinute: 10,
    perHour: 30,
  }),
  companyBasic: get('/capital/front/company/basic', {
    service: 'bss',
    origin: 'spec',
    guard: 'self',
    summary: '公司基本信息；余额只告知有权查看账户且数据范围为全公司的用户，其他用户为 null',
    body: f.nothing,
    data: z.object({
      id: z.number(),
      companyName: z.string(),
      balance: said(z.nullable(z.number()), '单位：元；无权查看本机构账目时为 null'),
      clientAccount: z.nullable(z.string()),
      clientId: z.nullable(z.string()),
      email: z.nullable(z.string()),
      linkman: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      kdPublicKey: z.nullable(z.string()),
      thPublicKey: z.nullable(z.string()),
    }),
  }),
}
