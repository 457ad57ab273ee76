/** Hand-overs: a partner's ticket becomes a link, a task goes on at another device, a person goes back to the partner. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'

const base = { service: 'tax-collection', origin: 'spec' as const }
const ofTask = { ...base, guard: 'task' as const }

const ticket = {
  ticket: z.string().check(z.regex(/^[\w-]{40,2000}$/, COLLECT_FIELD_SAYS.linkNotWhole)),
  /** Made by the phone, once for a ticket: the same phone may ask again when the answer was lost on the way. */
  visit: z.string().check(z.regex(/^[\w-]{16,64}$/, COLLECT_FIELD_SAYS.linkNotWhole)),
}
const link = z.object({
  /** What the collection is opened with (`getChannelToken.channelCode`). */
  channel: z.string(),
  source: z.nullable(z.string()),
})
const counted = { perMinute: 30, perHour: 300 }

export const handover = {
  collectDecode: post('/tax/taxweb/collect/decode', {
    ...base,
    guard: 'public',
    summary:
      '打开合作方的加密票据：以该渠道的票据密钥解开，15分钟内有效、只能使用一次，换成当日有效的采集链接',
    body: z.object({ channel: f.text(40, COLLECT_FIELD_SAYS.linkNotWhole), ...ticket }),
    data: link,
    ...counted,
  }),
  zbBankDecode: post('/tax/taxweb/zb/bank/decode', {
    ...base,
    guard: 'public',
    summary:
      '打开众邦银行各入口的加密票据：票据与入口的来源标识绑定，换一个入口不能使用；其余同 collect/decode',
    body: z.object({ source: f.text(40, COLLECT_FIELD_SAYS.linkNotWhole), ...ticket }),
    data: link,
    ...counted,
  }),
  shareCodePreCreate: post('/tax/taxweb/shareCode/preCreate', {
    ...ofTask,
    summary:
      '换一台设备继续办理：生成短码、链接与二维码，10分钟内有效、只能使用一次；再次生成时前一个作废',
    body: f.nothing,
    data: z.object({ code: z.string(), url: z.string(), qr: z.string(), expiresAt: z.string() }),
    perMinute: 6,
    perHour: 30,
  }),
  shareCodeRevoke: post('/tax/taxweb/shareCode/revoke', {
    ...ofTask,
    origin: 'own',
    summary: '作废尚未使用的换设备短码',
    body: f.nothing,
    data: z.null(),
    perMinute: 20,
  }),
  customRouter: post('/tax/taxweb/customRouter', {
    ...ofTask,
    summary:
      '办理之后返回合作方的地址：只会是该渠道登记过的地址，附办理编号与结果（result：1 成功，2 未成功）；没有登记的为空',
    body: f.nothing,
    data: z.object({ url: z.nullable(z.string()), title: z.string() }),
    perMinute: 60,
  }),
}
