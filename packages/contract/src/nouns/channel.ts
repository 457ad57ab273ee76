/** Where phones come from, and where results go: the company's channel, links into it, and the address that is told. */
import * as z from 'zod/mini'
import { channelHandover } from '../channel/handover.ts'
import { institution } from '../channel/institution.ts'
import { keys, overlapHours } from '../channel/keys.ts'
import { autoPrices, channelCode, provider } from '../channel/provider.ts'
import { COLLECT_KINDS } from '../collect/states.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'

export type { ApiKeyRow } from '../channel/keys.ts'
export type { ChannelAgreement, ChannelRow } from '../channel/provider.ts'

const own = { service: 'consent', origin: 'own' as const }

/** Of the company's first channel where it is left out. */
const ofChannel = { channel: z.optional(channelCode) }

export const channel = {
  ...provider,
  ...keys,
  ...channelHandover,
  ...institution,
  publicFinance: post('/erp/public/finance', {
    service: 'bss',
    origin: 'spec',
    guard: 'public',
    summary:
      '合作方链接去向：凭渠道或采集链接的编码，返回发起机构与采集入口（无需登录，不含企业信息）',
    body: z.object({
      channel: f.text(64, COLLECT_FIELD_SAYS.linkNotWholeAsk),
      source: f.optionalText(40),
    }),
    data: z.object({
      /** The company that asks, and what its channel is called. */
      institution: z.string(),
      title: z.string(),
      /** What the collection is opened with. */
      channel: z.string(),
      source: z.nullable(z.string()),
    }),
    perMinute: 30,
  }),
  collectLink: post('/collect/link', {
    ...own,
    guard: 'collect.link',
    summary: '生成发给企业的采集链接与二维码，并告知采集完成后是否自动生成报告及单价（毫）',
    body: z.object({
      taxNo: z.optional(f.taxNo),
      source: f.optionalText(40),
      /** Where the person is led back to, of the addresses that the channel lists; absent = the first of them. */
      returnTo: f.optionalText(500),
      /** What the enterprise is asked for; absent = TAX. */
      kind: z.optional(z.enum(COLLECT_KINDS)),
      ...ofChannel,
    }),
    data: z.object({
      url: z.string(),
      qr: z.string(),
      expiresAt: z.string(),
      /** What the report that follows by itself costs, 毫 each; null = none follows. */
      autoReport: z.nullable(autoPrices),
    }),
  }),
  collectChannel: post('/collect/channel', {
    ...own,
    guard: 'channel.read',
    summary: '本公司的采集渠道与结果通知地址',
    body: z.object(ofChannel),
    data: z.object({
      code: z.string(),
      title: z.string(),
      callbackUrl: z.nullable(z.string()),
      callbackSince: z.nullable(z.string()),
      /** Until when messages are signed by the secret of before as well; null = it holds no more. */
      formerSecretUntil: z.nullable(z.string()),
      /** The last messages, newest first; their attempts stand in the timeline of the task. */
      deliveries: z.array(
        z.object({
          callbackNo: z.string(),
          /** null = it tells of no collection. */
          taskId: z.nullable(z.string()),
          enterpriseName: z.nullable(z.string()),
          /** What it tells, as the messages are documented. */
          event: z.string(),
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
    guard: 'channel.write',
    summary:
      '登记采集结果的通知地址（https 域名），返回签名密钥，仅显示一次；并行期（小时）内以新、原两个密钥签名；地址留空为不再通知',
    body: z.object({
      url: f.optionalText(500),
      overlapHours: z.optional(overlapHours),
      ...ofChannel,
    }),
    data: z.object({ callbackUrl: z.nullable(z.string()), secret: z.nullable(z.string()) }),
  }),
}
