/** Keys by which a company's systems call in the name of a channel. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { API_SCOPES } from './api-scopes.ts'
import { channelCode } from './provider.ts'

const whole = (message: string, most: number, least = 1) =>
  z
    .number(message)
    .check(
      z.int(CHANNEL_FIELD_SAYS.enterNumber),
      z.gte(least, CHANNEL_FIELD_SAYS.atLeast({ n: least })),
      z.lte(most, CHANNEL_FIELD_SAYS.atMost({ n: most })),
    )

/** For so long a key or secret that another took the place of holds on. */
export const overlapHours = whole(CHANNEL_FIELD_SAYS.enterHowManyHours, 720, 0)

const apiKey = z.object({
  id: z.number(),
  channel: z.string(),
  name: z.string(),
  /** The first characters. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  perMinute: z.number(),
  madeBy: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
  /** SLEEPING: its maker was frozen or deleted, or holds none of its scopes any more. */
  state: z.enum(['LIVE', 'SLEEPING', 'REPLACED', 'EXPIRED', 'REVOKED']),
  /** Scopes that rest because its maker does not hold them now; all of them while it is SLEEPING. */
  asleep: z.array(z.enum(API_SCOPES)),
  lastUsedAt: z.nullable(z.string()),
  lastIp: z.nullable(z.string()),
  /** Refused last for the address it came from. */
  refusedAt: z.nullable(z.string()),
  refusedIp: z.nullable(z.string()),
})
export type ApiKeyRow = z.infer<typeof apiKey>

/** The whole key is told this once. */
const made = z.object({ key: z.string(), row: apiKey })

const own = { service: 'channel', origin: 'own' as const }
const write = { ...own, guard: 'channel.write' as const }

export const keys = {
  apiKeyList: post('/channelProvider/keys', {
    ...own,
    guard: 'channel.read',
    summary:
      '一个渠道的接口密钥（只显示前几位）：范围、有效期、最近使用；创建人已停用或不再有权限的为休眠',
    body: z.object({ code: channelCode }),
    data: z.array(apiKey),
  }),
  apiKeyAdd: post('/channelProvider/keys/add', {
    ...write,
    summary: '新建接口密钥：只返回这一次，平台仅保存其哈希',
    body: z.object({
      code: channelCode,
      name: f.text(40, CHANNEL_FIELD_SAYS.enterWhatKey),
      scopes: z
        .array(z.enum(API_SCOPES))
        .check(z.minLength(1, CHANNEL_FIELD_SAYS.chooseScope), z.maxLength(20)),
      days: whole(CHANNEL_FIELD_SAYS.enterHowManyDays, 365),
      perMinute: whole(CHANNEL_FIELD_SAYS.enterCallsPerMinute, 1200),
    }),
    data: made,
    perMinute: 20,
  }),
  apiKeyRotate: post('/channelProvider/keys/rotate', {
    ...write,
    summary: '更换接口密钥：新密钥范围与有效天数相同，原密钥在并行期（小时）内仍有效',
    body: z.object({
      code: channelCode,
      id: f.id,
      overlapHours,
    }),
    data: made,
    perMinute: 20,
  }),
  apiKeyRevoke: post('/channelProvider/keys/revoke', {
    ...write,
    summary: '立即停用接口密钥',
    body: z.object({ code: channelCode, id: f.id }),
    data: apiKey,
  }),
}
