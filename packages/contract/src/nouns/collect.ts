/**
 * Tax collection from the phone: the calls of the main path in the order a person meets them. A task token (from
 * `getChannelToken`) carries all of them; each call names the states it may be made in (`features/collect`), so that no
 * step can be taken before the one it rests on.
 */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'

/** States of a collection task (domain §5.1). The page of a state is `COLLECT_PAGES[state]`. */
export const COLLECT_STATES = [
  'CREATED',
  'ENTERING',
  'LICENSE',
  'VALIDATE',
  'AGREEMENT',
  'AREA',
  'TAX_STATUS',
  'LOGIN',
  'LOGIN_SMS',
  'LOGIN_QR',
  'ROLE',
  'COLLECTING',
  'PARTIAL',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
] as const
export type CollectState = (typeof COLLECT_STATES)[number]

/** Where the phone shows a state. */
export const COLLECT_PAGES: Record<CollectState, string> = {
  CREATED: '/m/taxWeb/index',
  ENTERING: '/m/taxWeb/entering',
  LICENSE: '/m/taxWeb/license',
  VALIDATE: '/m/taxWeb/validate',
  AGREEMENT: '/m/taxWeb/create',
  AREA: '/m/taxWeb/selectArea',
  TAX_STATUS: '/m/taxWeb/taxStatus',
  LOGIN: '/m/taxWeb/loginEtax',
  LOGIN_SMS: '/m/taxWeb/msgCode',
  LOGIN_QR: '/m/taxWeb/loginEtax',
  ROLE: '/m/taxWeb/loginEtax',
  COLLECTING: '/m/taxWeb/collecting',
  PARTIAL: '/m/taxWeb/over',
  SUCCESS: '/m/taxWeb/taskSuccess',
  FAILED: '/m/taxWeb/taskFailed',
  CANCELLED: '/m/taxWeb/fail',
  EXPIRED: '/m/taxWeb/fail',
}

export const DATASETS = [
  'REGISTRATION',
  'SHAREHOLDER',
  'CREDIT_RATING',
  'VAT_RETURN',
  'CIT_RETURN',
  'FIN_STATEMENT',
  'TAX_PAYMENT',
  'TAX_ARREARS',
  'TAX_VIOLATION',
  'INVOICE_OUT',
  'INVOICE_IN',
  'SOCIAL_INSURANCE',
  'BANK_TAX_AUTH',
] as const
export type Dataset = (typeof DATASETS)[number]

/** A named failure (domain §5.5): our words, the bureau's own beside them, and what to do next. */
const failure = z.object({
  code: z.string().check(z.regex(/^TE-\d\d$/)),
  message: z.string(),
  bureauMessage: z.nullable(z.string()),
  next: z.enum([
    'EDIT',
    'WAIT',
    'RESEND',
    'SCAN',
    'REFRESH',
    'ROLE',
    'AREA',
    'TAX_STATUS',
    'LOGIN',
    'AGREEMENT',
    'OPEN_PASSWORD',
    'RETRY',
    'LEAVE',
    'END',
  ]),
  attemptsLeft: z.nullable(z.number()),
  retryAt: z.nullable(z.string()),
})
export type CollectFailure = z.infer<typeof failure>

/** The task as the phone sees it: the answer of every call that may move it. */
export const collectTask = z.object({
  finTaskId: z.string(),
  taskId: z.string(),
  state: z.enum(COLLECT_STATES),
  /** Page of the state, with nothing secret in it. */
  path: z.string(),
  enterprise: z.nullable(z.object({ name: z.string(), taxNo: z.string() })),
  signer: z.nullable(z.object({ name: z.string(), mobile: z.string(), role: z.string() })),
  area: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** Masked number the bureau sent its code to. */
  smsTo: z.nullable(z.string()),
  /** Firms or roles to choose from in state ROLE. */
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
  /** 0…100, never backwards. */
  progress: z.number(),
  current: z.nullable(z.string()),
  datasets: z.array(
    z.object({
      dataset: z.enum(DATASETS),
      name: z.string(),
      mandatory: z.boolean(),
      state: z.enum(['PENDING', 'RUNNING', 'DONE', 'EMPTY', 'FAILED', 'SKIPPED']),
      rows: z.number(),
    }),
  ),
  failure: z.nullable(failure),
  /** Result of the spec: 1 success, 2 failure, null while open. */
  result: z.nullable(z.union([z.literal(1), z.literal(2)])),
  version: z.number(),
})
export type CollectTask = z.infer<typeof collectTask>

const base = { service: 'tax-collection', origin: 'spec' as const }
const ofTask = { ...base, guard: 'task' as const }

const contractText = z.object({
  code: z.string(),
  title: z.string(),
  version: z.string(),
  /** SHA-256 of the text as shown. */
  hash: z.string(),
  paragraphs: z.array(z.string()),
  /** Must be ticked separately. */
  consents: z.array(z.object({ key: z.string(), text: z.string() })),
})

const signer = z.object({
  name: f.text(30, '请输入姓名'),
  idNo: z.string().check(z.regex(/^\d{17}[\dXx]$/, '请输入18位身份证号码')),
  mobile: f.mobile,
  role: z.enum(['LEGAL_REP', 'FINANCE', 'TAX_AGENT']),
})

export const collect = {
  getChannelToken: post('/tax/taxweb/getChannelToken', {
    ...base,
    guard: 'public',
    summary: '打开采集链接：建立采集任务，返回任务令牌，并协商本次采集的加密密钥（P-256）',
    body: z.object({
      channelCode: f.optionalText(40),
      source: f.optionalText(40),
      clientPublicKey: z.string().check(z.regex(/^[\w-]{87}$/, '密钥格式有误，请刷新页面重试')),
      /** Token of an earlier visit on this phone: the same task goes on. */
      resume: f.optionalText(256),
    }),
    data: z.object({
      token: z.string(),
      serverPublicKey: z.string(),
      expiresAt: z.string(),
      channel: z.object({
        code: z.string(),
        name: z.string(),
        title: z.string(),
        color: z.string(),
      }),
      task: collectTask,
    }),
    perMinute: 60,
  }),
  getRoute: post('/tax/taxweb/getRoute', {
    ...ofTask,
    summary: '任务现在应在哪一步（离开后回来从这里继续）',
    body: f.nothing,
    data: collectTask,
  }),
  enterpriseConfiguration: post('/tax/taxweb/enterpriseConfiguration', {
    ...ofTask,
    summary: '渠道配置：是否需要营业执照、采集哪些数据、被授权机构',
    body: f.nothing,
    data: z.object({
      licenseRequired: z.boolean(),
      datasets: z.array(
        z.object({
          dataset: z.enum(DATASETS),
          name: z.string(),
          mandatory: z.boolean(),
          months: z.number(),
        }),
      ),
      grantees: z.array(z.object({ name: z.string(), contact: z.string(), purpose: z.string() })),
    }),
  }),
  dictionaryList: post('/tax/taxweb/dictionary/list', {
    ...base,
    guard: 'public',
    summary:
      '字典：page_theme_color（COLOR_MAPPER 为逗号分隔的 键@颜色）、identity、loginType、dataset',
    body: z.object({ type: f.text(40), token: z.optional(z.string()) }),
    data: z.record(z.string(), z.string()),
  }),
  searchEnterprise: post('/tax/taxweb/searchEnterprise', {
    ...ofTask,
    summary: '按名称查找企业，至少两个字，最多十条',
    body: z.object({
      keyword: z.string().check(z.trim(), z.minLength(2, '请至少输入两个字'), z.maxLength(60)),
    }),
    data: z.array(z.object({ name: z.string(), taxNo: z.string() })),
    perMinute: 120,
  }),
  getEnterpriseName: post('/tax/taxweb/getEnterpriseName', {
    ...ofTask,
    summary: '按税号取企业名称',
    body: z.object({ taxNo: f.taxNo }),
    data: z.object({ name: z.nullable(z.string()), taxNo: z.string() }),
  }),
  licenseOcr: post('/tax/taxweb/license/ocr', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    kind: 'upload',
    summary: '识别营业执照照片（JPG/PNG，5 MB 以内）',
    body: f.nothing,
    data: z.object({
      name: z.nullable(z.string()),
      taxNo: z.nullable(z.string()),
      legalRepresentative: z.nullable(z.string()),
      establishedOn: z.nullable(z.string()),
      address: z.nullable(z.string()),
      /** Fields a person should look at again. */
      doubtful: z.array(z.string()),
    }),
    perMinute: 10,
  }),
  authEnterprise: post('/tax/taxweb/authEnterprise', {
    ...ofTask,
    sealed: true,
    summary: '确认企业与签署人（加密）',
    body: z.object({ name: f.text(100, '请输入企业名称'), taxNo: f.taxNo, signer }),
    data: collectTask,
    perMinute: 20,
  }),
  sendMsg: post('/tax/taxweb/send/msg', {
    ...ofTask,
    sealed: true,
    summary: '发送验证码（加密）：SIGNER 发给签署人，BUREAU 由税局发给登记手机号',
    body: z.object({ purpose: z.enum(['SIGNER', 'BUREAU']) }),
    data: z.object({ to: z.string(), resendAfterSeconds: z.number() }),
    perMinute: 10,
  }),
  authorize: post('/tax/taxweb/authorize', {
    ...ofTask,
    summary: '核验签署人的验证码，返回待签署的授权书',
    body: z.object({ smsCode: z.string().check(z.regex(/^\d{6}$/, '请输入6位验证码')) }),
    data: z.object({
      task: collectTask,
      contracts: z.array(contractText),
      minimumReadSeconds: z.number(),
    }),
    perMinute: 20,
  }),
  agreementShow: post('/tax/taxweb/agreement/show', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary: '待签署的授权书（签署人已核验；离开后回来时用）',
    body: f.nothing,
    data: z.object({ contracts: z.array(contractText), minimumReadSeconds: z.number() }),
  }),
  agreementSign: post('/tax/taxweb/agreement/sign', {
    ...ofTask,
    summary: '签署授权书：逐份确认版本与指纹，逐项勾选',
    body: z.object({
      contracts: z.array(
        z.object({
          code: f.text(40),
          version: f.text(20),
          hash: f.text(64),
          consents: z.array(f.text(40)),
        }),
      ),
      readSeconds: z.number().check(z.gte(0), z.lte(86_400)),
      device: f.optionalText(200),
    }),
    data: collectTask,
    perMinute: 20,
  }),
  getAuthInfoWithToken: post('/tax/taxweb/getAuthInfoWithToken', {
    ...ofTask,
    summary: '本任务的授权信息',
    body: f.nothing,
    data: z.nullable(
      z.object({
        contractNo: z.string(),
        status: z.string(),
        signedAt: z.string(),
        validTo: z.string(),
        grantees: z.array(z.string()),
        scopes: z.array(z.string()),
      }),
    ),
  }),
  getAllTaxAreas: post('/tax/taxweb/getAllTaxAreas', {
    ...base,
    guard: 'public',
    summary: '36 个税局：代码、名称、状态',
    body: f.nothing,
    data: z.array(z.object({ code: z.string(), name: z.string(), pinyin: z.string() })),
  }),
  getAllTaxAreaStatus: post('/tax/taxweb/getAllTaxAreaStatus', {
    ...base,
    guard: 'public',
    summary: '各税局当前状态：正常、拥挤、维护，附原因与时间',
    body: f.nothing,
    data: z.array(
      z.object({
        code: z.string(),
        status: z.enum(['OPEN', 'BUSY', 'UNSTABLE', 'MAINTENANCE', 'CLOSED']),
        reason: z.nullable(z.string()),
        until: z.nullable(z.string()),
        successRate: z.nullable(z.number()),
      }),
    ),
  }),
  listCity: post('/tax/taxweb/listCity', {
    ...base,
    guard: 'public',
    summary: '按税局列出城市（供用户确认所在地）',
    body: z.object({ areaCode: f.text(6) }),
    data: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  chooseArea: post('/tax/taxweb/chooseArea', {
    ...ofTask,
    summary: '选择主管税务机关所在地',
    body: z.object({ areaCode: z.string().check(z.regex(/^\d{4}$/, '请选择税务机关所在地')) }),
    data: collectTask,
  }),
  loginLocation: post('/tax/taxweb/login/location', {
    ...ofTask,
    summary: '所选税局的登录方式与表单',
    body: f.nothing,
    data: z.object({
      bureau: z.string(),
      ways: z.array(z.enum(['PASSWORD', 'SMS', 'QR'])),
      identities: z.array(z.object({ code: z.string(), name: z.string() })),
      captcha: z.boolean(),
      accountLabel: z.string(),
      appName: z.string(),
      canOpenPassword: z.boolean(),
    }),
  }),
  getChineseVerifyCode: post('/tax/taxweb/getChinesVerifyCode', {
    ...ofTask,
    summary: '税局的图形验证码',
    body: f.nothing,
    data: z.object({ image: z.string(), expiresAt: z.string() }),
    perMinute: 40,
  }),
  loginEtax: post('/tax/taxweb/loginEtax', {
    ...ofTask,
    sealed: true,
    summary: '登录电子税务局（加密）：密码、短信验证码、或在多个身份中选择',
    body: z.object({
      way: z.enum(['PASSWORD', 'SMS', 'CHOICE']),
      account: f.optionalText(64),
      password: z.optional(z.string().check(z.maxLength(128))),
      captcha: f.optionalText(12),
      identity: f.optionalText(20),
      smsCode: z.optional(z.string().check(z.regex(/^\d{4,8}$/, '请输入短信验证码'))),
      choice: f.optionalText(64),
    }),
    data: collectTask,
    perMinute: 20,
  }),
  getQRCode: post('/tax/taxweb/getQRCode', {
    ...ofTask,
    summary: '税务 APP 扫码登录的二维码；扫码结果由 getCollectStatus 给出',
    body: f.nothing,
    data: z.object({ image: z.string(), expiresAt: z.string(), task: collectTask }),
    perMinute: 20,
  }),
  sendCollect: post('/tax/taxweb/send/collect', {
    ...ofTask,
    sealed: true,
    summary: '开始采集（加密）：重复提交返回同一任务',
    body: z.object({ datasets: z.optional(z.array(z.enum(DATASETS))) }),
    data: collectTask,
    perMinute: 20,
  }),
  getCollectStatus: post('/tax/taxweb/getCollectStatus', {
    ...ofTask,
    summary: '采集状态与进度',
    body: f.nothing,
    data: collectTask,
    perMinute: 120,
  }),
  getSummary: post('/tax/taxweb/getSummary', {
    ...ofTask,
    summary: '采集到的数据：各类条数、期间与来源时间',
    body: f.nothing,
    data: z.object({
      enterprise: z.object({ name: z.string(), taxNo: z.string() }),
      dataCutoff: z.nullable(z.string()),
      contractNo: z.nullable(z.string()),
      datasets: z.array(
        z.object({
          dataset: z.enum(DATASETS),
          name: z.string(),
          rows: z.number(),
          from: z.nullable(z.string()),
          to: z.nullable(z.string()),
          /** A few facts worth showing: `最近评级 A`. */
          highlights: z.array(z.string()),
        }),
      ),
    }),
  }),
  restart: post('/tax/taxweb/restart', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary: '失败后重来：回到登录或选择地区（授权不必重签），或放弃任务',
    body: z.object({ to: z.enum(['LOGIN', 'AREA', 'RETRY', 'CANCEL']) }),
    data: collectTask,
  }),
  openPasswordAccount: post('/tax/taxweb/sendBj/openPwdAccount', {
    ...ofTask,
    summary: '开通密码登录的指引（有此步骤的地区）',
    body: f.nothing,
    data: z.object({ title: z.string(), steps: z.array(z.string()), url: z.nullable(z.string()) }),
  }),
  retrievePassword: post('/tax/taxweb/sendBj/retrievePwd', {
    ...ofTask,
    summary: '找回密码的指引',
    body: f.nothing,
    data: z.object({ title: z.string(), steps: z.array(z.string()), url: z.nullable(z.string()) }),
  }),
  addApplyErrorRecord: post('/tax/taxweb/addApplyErrorRecord', {
    ...ofTask,
    summary: '手机页面上报的异常',
    body: z.object({ page: f.text(100), message: f.text(500) }),
    data: z.null(),
    perMinute: 30,
  }),
  pointUpload: post('/tax/taxweb/point', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary: '埋点：页面、动作、用时（finTaskId 与 taskId 必须是本任务）',
    body: z.object({
      finTaskId: f.text(40),
      taskId: f.text(40),
      events: z
        .array(
          z.object({
            name: f.text(40),
            page: f.text(100),
            at: f.text(40),
            ms: z.optional(z.number()),
          }),
        )
        .check(z.maxLength(50)),
    }),
    data: z.null(),
    perMinute: 120,
  }),
}
