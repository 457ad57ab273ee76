/** The consent ledger and the office's view of collection. */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { COLLECT_STATES } from './collect.ts'

const consentRow = z.object({
  contractNo: z.string(),
  enterpriseName: z.string(),
  taxNo: z.string(),
  title: z.string(),
  version: z.string(),
  hash: z.string(),
  purposes: z.array(z.string()),
  scopes: z.array(z.string()),
  grantees: z.array(z.string()),
  signer: z.string(),
  signedAt: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  status: z.enum(['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED']),
  revokedAt: z.nullable(z.string()),
  views: z.number(),
})
export type ConsentRow = z.infer<typeof consentRow>

const bureauBoard = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    status: z.enum(['OPEN', 'BUSY', 'UNSTABLE', 'MAINTENANCE', 'CLOSED', 'UNKNOWN']),
    calls: z.number(),
    successRate: z.nullable(z.number()),
    p95Ms: z.nullable(z.number()),
    lastError: z.nullable(z.string()),
    until: z.nullable(z.string()),
  }),
)

const own = { service: 'consent', origin: 'own' as const }

export const consent = {
  hadValidContract: post('/tax/machine/auth/contract/record/hadValidContract', {
    service: 'tax-collection',
    origin: 'spec',
    guard: 'enterprise.read',
    summary: '企业是否有覆盖所需范围的有效授权',
    body: z.object({ taxNo: f.taxNo, scopes: z.optional(z.array(f.text(40))) }),
    data: z.object({
      valid: z.boolean(),
      contractNo: z.nullable(z.string()),
      validTo: z.nullable(z.string()),
    }),
  }),
  consentList: post('/consent/list', {
    ...own,
    guard: 'enterprise.read',
    summary: '本公司名下的授权书：按企业、状态、关键词筛选，分页',
    body: z.object({
      taxNo: z.optional(z.string().check(z.maxLength(20))),
      /** Part of a contract number, an enterprise's name or tax number. */
      keyword: f.optionalText(64),
      status: z.optional(z.enum(['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED'])),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(consentRow),
  }),
  consentDetail: post('/consent/detail', {
    ...own,
    guard: 'enterprise.read',
    summary: '一份授权书：正文、签署证据、谁查看过数据',
    body: z.object({ contractNo: f.text(40) }),
    data: z.object({
      row: consentRow,
      paragraphs: z.array(z.string()),
      consents: z.array(z.string()),
      evidence: z.array(z.object({ label: z.string(), value: z.string() })),
      viewers: z.array(
        z.object({
          at: z.string(),
          who: z.string(),
          action: z.string(),
          object: z.string(),
          purpose: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  consentPdf: post('/consent/pdf', {
    ...own,
    guard: 'enterprise.read',
    kind: 'download',
    summary: '下载已签署的授权书（PDF）；同一份授权书再次下载字节相同，可在验真页核对',
    body: z.object({ contractNo: f.text(40) }),
    data: z.null(),
    perMinute: 20,
  }),
  consentPaper: post('/consent/paper', {
    ...own,
    guard: 'public',
    summary: '授权书打印页的内容，凭平台打印程序的两分钟凭据',
    body: z.object({ ticket: f.text(256, '链接不完整') }),
    data: z.object({
      contractNo: z.string(),
      title: z.string(),
      version: z.string(),
      hash: z.string(),
      /** HMAC of the platform over number, text and evidence. */
      seal: z.string(),
      enterprise: z.object({ name: z.string(), taxNo: z.string() }),
      grantees: z.array(z.string()),
      signedAt: z.string(),
      validTo: z.string(),
      paragraphs: z.array(z.string()),
      consents: z.array(z.string()),
      evidence: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  }),
  consentRevoke: post('/consent/revoke', {
    ...own,
    guard: 'report.share',
    summary: '撤回授权：停止查询，封存数据，立即生效',
    body: z.object({ contractNo: f.text(40), reason: f.text(200, '请填写撤回原因') }),
    data: consentRow,
  }),
  collectLink: post('/collect/link', {
    ...own,
    guard: 'invoice.import',
    summary: '生成发给企业的采集链接与二维码',
    body: z.object({ taxNo: z.optional(f.taxNo), source: f.optionalText(40) }),
    data: z.object({ url: z.string(), qr: z.string(), expiresAt: z.string() }),
  }),
  collectChannel: post('/collect/channel', {
    ...own,
    guard: 'enterprise.read',
    summary: '本公司的采集渠道与结果通知地址',
    body: f.nothing,
    data: z.object({
      code: z.string(),
      title: z.string(),
      callbackUrl: z.nullable(z.string()),
      callbackSince: z.nullable(z.string()),
      /** The last messages, newest first; their attempts stand in the timeline of the task. */
      deliveries: z.array(
        z.object({
          callbackNo: z.string(),
          taskId: z.string(),
          enterpriseName: z.nullable(z.string()),
          status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
          /** Attempts that were not taken. */
          failures: z.number(),
          createdAt: z.string(),
          /** Of the next attempt while it waits for one. */
          dueAt: z.nullable(z.string()),
          finishedAt: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  collectCallback: post('/collect/channel/callback', {
    ...own,
    guard: 'enterprise.write',
    summary: '登记采集结果的通知地址（https 域名），返回签名密钥，仅显示一次；地址留空为不再通知',
    body: z.object({ url: f.optionalText(500) }),
    data: z.object({ callbackUrl: z.nullable(z.string()), secret: z.nullable(z.string()) }),
  }),
  collectTasks: post('/collect/tasks', {
    ...own,
    guard: 'enterprise.read',
    summary: '采集任务：按企业、任务号、状态、税局、关键词、日期筛选，分页',
    body: z.object({
      taxNo: z.optional(z.string().check(z.maxLength(20))),
      taskId: f.optionalText(40),
      state: z.optional(z.enum(COLLECT_STATES)),
      areaCode: z.optional(z.string().check(z.maxLength(4))),
      /** Part of an enterprise's name, tax number, task number or contract number. */
      keyword: f.optionalText(64),
      /** Days of the start in China, both included. */
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(
      z.object({
        taskId: z.string(),
        finTaskId: z.string(),
        enterpriseName: z.nullable(z.string()),
        taxNo: z.nullable(z.string()),
        areaName: z.nullable(z.string()),
        state: z.enum(COLLECT_STATES),
        progress: z.number(),
        failureCode: z.nullable(z.string()),
        failureMessage: z.nullable(z.string()),
        contractNo: z.nullable(z.string()),
        createdAt: z.string(),
        finishedAt: z.nullable(z.string()),
      }),
    ),
  }),
  collectTimeline: post('/collect/timeline', {
    ...own,
    guard: 'enterprise.read',
    summary: '一个采集任务的黑匣子：每一步、税局原话、重试与原因',
    body: z.object({ taskId: f.text(40) }),
    data: z.array(
      z.object({
        at: z.string(),
        step: z.string(),
        actor: z.enum(['USER', 'SYSTEM', 'BUREAU']),
        text: z.string(),
        bureauMessage: z.nullable(z.string()),
        ms: z.nullable(z.number()),
        ok: z.boolean(),
      }),
    ),
  }),
  collectFunnel: post('/collect/funnel', {
    ...own,
    guard: 'enterprise.read',
    summary: '采集漏斗：按步骤与税局',
    body: z.object({
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      areaCode: z.optional(z.string().check(z.maxLength(4))),
    }),
    data: z.object({
      steps: z.array(
        z.object({
          state: z.string(),
          name: z.string(),
          reached: z.number(),
          left: z.number(),
          medianSeconds: z.nullable(z.number()),
        }),
      ),
      bureaus: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          started: z.number(),
          succeeded: z.number(),
          failed: z.number(),
          topFailure: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  bureauBoard: get('/collect/bureaus', {
    ...own,
    guard: 'enterprise.read',
    summary: '税局状态板：由实测成功率与时延得出；税局列表读不到时为 UNKNOWN',
    body: f.nothing,
    data: bureauBoard,
  }),
  operateBureaus: get('/operate/bureaus', {
    ...own,
    guard: 'system.operate',
    summary: '运营：全平台税局状态板；每次查询均留审计记录',
    body: f.nothing,
    data: bureauBoard,
  }),
}
