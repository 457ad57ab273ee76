/** Collection, second half: the bureau, the run, what came of it. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { DATASETS } from './collect-states.ts'
import { collectTask } from './collect-task.ts'

const base = { service: 'tax-collection', origin: 'spec' as const }
const ofTask = { ...base, guard: 'task' as const }

export const collectBureau = {
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
  sendCollectZfPlat: post('/tax/taxweb/send/collectZfPlat', {
    ...ofTask,
    sealed: true,
    summary:
      '开始采集（加密），经政府融资服务平台而来：同 send/collect，另记平台订单号与回传标识，随结果通知带回',
    body: z.object({
      datasets: z.optional(z.array(z.enum(DATASETS))),
      platOrderNo: f.text(64, '缺少平台订单号'),
      callbackRef: f.optionalText(200),
    }),
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
