/** What a partner's own system needs to lead a person into the collection and to have him back. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { channelCode, channelRow, version } from './provider.ts'

const write = { service: 'channel', origin: 'own' as const, guard: 'channel.write' as const }

export const channelHandover = {
  channelTicketKey: post('/channelProvider/ticketKey', {
    ...write,
    summary:
      '生成、更换或停用渠道的票据密钥：合作方用它加密跳转票据；密钥只显示一次，更换后以前的票据立即失效',
    body: z.object({ code: channelCode, version, on: z.boolean() }),
    data: z.object({
      row: channelRow,
      /** base64url of 32 bytes, told once; null = the channel takes no tickets any more. */
      key: z.nullable(z.string()),
    }),
  }),
  channelReturns: post('/channelProvider/returns', {
    ...write,
    summary:
      '办理之后可以返回的合作方地址（https，含路径，不含查询参数）；留空为办理之后停留在结果页',
    body: z.object({
      code: channelCode,
      version,
      addresses: z.array(f.text(300)).check(z.maxLength(20, CHANNEL_FIELD_SAYS.mostReturns)),
    }),
    data: channelRow,
  }),
}
