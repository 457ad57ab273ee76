/** SMS and mail gateway, and the inbox where a person or a test reads what was sent. */
import type { Server } from 'node:net'
import type { Config } from '../config.ts'
import { HttpError, requireKey, sendJson, sendPage } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import type { CallLog } from '../log/store.ts'
import { inboxPage } from './inbox-page.ts'
import type { MessageStore } from './store.ts'

const MOBILE = /^1[3-9]\d{9}$/
const ADDRESS = /^[^\s@]+@[^\s@]+$/
const TEXT_LIMIT = 20_000

export interface MessageParts {
  config: Config
  messages: MessageStore
  log: CallLog
  wall: () => string
  smtp: Server
}

export function messageRoutes(
  router: Router,
  { config, messages, log, wall, smtp }: MessageParts,
): void {
  const record = (action: string, detail: string): void =>
    log.add({
      at: wall(),
      area: '',
      action,
      taxNo: '',
      detail,
      consentNo: '',
      taskNo: '',
      session: '',
      code: '0000',
      ms: 0,
    })

  router.on('POST', '/gateway/sms', async (c) => {
    requireKey(c.req, config.key)
    const body = await readJson(c)
    const to = textField(body, 'to')
    const text = textField(body, 'text')
    if (!MOBILE.test(to)) throw new HttpError(400, '手机号格式有误')
    if (!text || text.length > TEXT_LIMIT) throw new HttpError(400, '短信内容为空或过长')
    const params = typeof body.params === 'object' && body.params !== null ? body.params : {}
    const template = textField(body, 'template')
    const sent = messages.add(
      { channel: 'SMS', to, template, subject: '', text },
      params as Record<string, unknown>,
    )
    record('sms', template)
    sendJson(c.res, 202, { id: sent.id })
  })

  router.on('POST', '/gateway/mail', async (c) => {
    requireKey(c.req, config.key)
    const body = await readJson(c)
    const to = textField(body, 'to')
    const text = textField(body, 'text')
    if (!ADDRESS.test(to)) throw new HttpError(400, '邮箱格式有误')
    if (!text || text.length > TEXT_LIMIT) throw new HttpError(400, '邮件内容为空或过长')
    const sent = messages.add({
      channel: 'MAIL',
      to,
      template: '',
      subject: textField(body, 'subject'),
      text,
    })
    record('mail', sent.subject)
    sendJson(c.res, 202, { id: sent.id })
  })

  router.on('GET', '/gateway/smtp', (c) => {
    const address = smtp.address()
    if (address === null || typeof address === 'string') throw new HttpError(503, '邮件服务未就绪')
    sendJson(c.res, 200, { port: address.port })
  })

  router.on('GET', '/inbox.json', (c) => {
    sendJson(c.res, 200, messages.list(c.query.get('to') ?? '', c.query.get('after') ?? ''))
  })

  router.on('GET', '/inbox', (c) =>
    sendPage(c.res, inboxPage(messages.list(c.query.get('to') ?? '', ''), c.query.get('to') ?? '')),
  )
}
