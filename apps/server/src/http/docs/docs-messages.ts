/** Messages to the systems of channels, in the docs: as OpenAPI webhooks and as a section of the page. */
import { CHANNEL_MESSAGES } from '@xinjian/contract/channel/messages'
import * as z from 'zod/mini'

const HEADERS = [
  ['X-Xinjian-Timestamp', '发送时间，1970年以来的秒数；相差超过五分钟应拒绝'],
  ['X-Xinjian-Idempotency-Key', '消息编号，重发时不变；已收到过的应答 200 即可'],
  [
    'X-Xinjian-Signature',
    'v1= 与 HMAC-SHA-256（十六进制），密钥为登记通知地址时返回的签名密钥，内容为 时间.编号.请求体 以点连接；更换密钥的并行期内有新、原两个，以逗号分隔，任一相符即可',
  ],
] as const

const messages = Object.entries(CHANNEL_MESSAGES).map(([event, { summary, body, sample }]) => ({
  event,
  summary,
  sample,
  schema: z.toJSONSchema(body, { unrepresentable: 'any' }) as Record<string, unknown>,
}))

export const webhooks = (): object =>
  Object.fromEntries(
    messages.map(({ event, summary, sample, schema }) => [
      event,
      {
        post: {
          summary,
          parameters: HEADERS.map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: { content: { 'application/json': { schema, example: sample } } },
          responses: {
            '2XX': { description: '已收到；其他应答将在1、5、15、60分钟、6、24小时后重发' },
          },
        },
      },
    ]),
  )

export function messagesSection(): string {
  const headers = HEADERS.map(([name, text]) => `<li><code>${name}</code> ${text}</li>`).join('')
  const bodies = messages
    .map(
      ({ event, summary, sample, schema: { $schema: _, ...schema } }) =>
        `<h3><code>${event}</code></h3><p>${summary}</p><pre>${JSON.stringify(sample, null, 1)}</pre><details><summary>内容</summary><pre>${JSON.stringify(schema, null, 1)}</pre></details>`,
    )
    .join('')
  return `<section><h2 id="messages">结果通知</h2><p>向渠道登记的通知地址发送 POST，JSON（UTF-8），请求头：</p><ul>${headers}</ul><p>十秒内应答 2xx 为已收到，其他应答将在1、5、15、60分钟、6、24小时后重发。</p>${bodies}</section>`
}
