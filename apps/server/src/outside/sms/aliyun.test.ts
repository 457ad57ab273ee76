/** Against a server that checks every signature by a reckoning of its own, and answers as told. */
import { createHash, createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createSmsGateway, SmsFault } from '../sms.ts'
import { outcomeOf } from './aliyun.ts'
import type { Sms } from './message.ts'

const SECRET = 'not-a-secret-of-anybody'
const hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** As the specification has it, read off the request as it came. */
function signatureOf({ method, url = '', headers }: http.IncomingMessage, body: string): string {
  const [path = '', query = ''] = url.split('?')
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const ordered = query.split('&').sort().join('&')
  const canonical = `${method}\n${path}\n${ordered}\n${lines.join('')}\n${signed}\n${hex(body)}`
  return createHmac('sha256', SECRET)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex')
}

let answer: { status: number; body: object | string } | 'HANG' = { status: 200, body: {} }
let got: { query: URLSearchParams; headers: http.IncomingHttpHeaders }[] = []
const nonces = new Set<string>()
const server = http.createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const { authorization = '' } = request.headers
    const nonce = String(request.headers['x-acs-signature-nonce'])
    const query = new URL(request.url ?? '', 'http://x').searchParams
    got.push({ query, headers: request.headers })
    const say = (status: number, said: object | string) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(typeof said === 'string' ? said : JSON.stringify(said))
    }
    if (!authorization.endsWith(`Signature=${signatureOf(request, body)}`))
      return say(400, { Code: 'SignatureDoesNotMatch', Message: 'x' })
    if (nonces.has(nonce)) return say(400, { Code: 'SignatureNonceUsed' })
    nonces.add(nonce)
    if (answer !== 'HANG') say(answer.status, answer.body)
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  got = []
  answer = { status: 200, body: { Code: 'OK', Message: 'OK', BizId: '1^0', RequestId: 'A' } }
})

const gatewayWith = (over: { url?: string; keySecret?: string } = {}) =>
  createSmsGateway({
    sandbox: false,
    sandboxUrl: '',
    sandboxKey: '',
    smsUrl: null,
    smsKey: null,
    smsAliyun: {
      url,
      keyId: 'LTAI-example',
      keySecret: SECRET,
      sign: '信鉴',
      templates: { LOGIN_CODE: 'SMS_100000001', NOTICE: 'SMS_100000002' },
      ...over,
    },
  })
const code: Sms = {
  id: 'notice-1-2',
  to: '13800138000',
  template: 'LOGIN_CODE',
  params: { code: '123456' },
  text: '【信鉴】验证码为123456',
}
const faultOf = async (sms: Sms = code, gateway = gatewayWith()): Promise<SmsFault> => {
  try {
    await gateway.send(sms)
  } catch (error) {
    if (error instanceof SmsFault) return error
    throw error
  }
  throw new Error('sent')
}

it('sends one call, signed, with the approved wording and what fills it in', async () => {
  await gatewayWith().send(code)
  await gatewayWith().send({
    ...code,
    template: 'NOTICE_BALANCE_LOW',
    params: { title: '额度 & 线' },
  })
  expect(got.map(({ query }) => Object.fromEntries(query))).toEqual([
    {
      PhoneNumbers: '13800138000',
      SignName: '信鉴',
      TemplateCode: 'SMS_100000001',
      TemplateParam: '{"code":"123456"}',
      OutId: 'notice-1-2',
    },
    expect.objectContaining({
      TemplateCode: 'SMS_100000002',
      TemplateParam: '{"title":"额度 & 线"}',
    }),
  ])
  expect(got[0]?.headers).toMatchObject({
    'x-acs-action': 'SendSms',
    'x-acs-version': '2017-05-25',
    'x-acs-date': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  })
})

it('a key that is wrong is wrong the next time, too; nobody is told it', async () => {
  const fault = await faultOf(code, gatewayWith({ keySecret: 'another-secret-altogether' }))
  expect([fault.again, fault.reason]).toEqual([false, '阿里云短信 SignatureDoesNotMatch'])
  expect(`${fault.stack}${JSON.stringify(fault)}`).not.toMatch(/another-secret|13800138000/)
  expect(fault.message).toBe('短信暂时无法发送，请稍后重试或改用密码登录')
})

it.each([
  [200, 'isv.BUSINESS_LIMIT_CONTROL', true],
  [400, 'Throttling.User', true],
  [503, 'ServiceUnavailable', true],
  [200, 'isp.SYSTEM_ERROR', true],
  [200, 'isv.DAY_LIMIT_CONTROL', false],
  [200, 'isv.AMOUNT_NOT_ENOUGH', false],
  [200, 'isv.SMS_TEMPLATE_ILLEGAL', false],
  [200, 'isv.MOBILE_NUMBER_ILLEGAL', false],
  [200, 'isp.RAM_PERMISSION_DENY', false],
  [400, 'InvalidAccessKeyId.NotFound', false],
  [500, 'Whatever.New', false],
])('%d %s goes again: %s', async (status, Code, again) => {
  answer = { status, body: { Code, Message: '13800138000' } }
  const fault = await faultOf()
  expect([fault.again, fault.reason]).toEqual([again, `阿里云短信 ${Code}`])
})

it('an answer that is none of the protocol: a fault of theirs goes again, anything else does not', async () => {
  answer = { status: 500, body: '<html>oops</html>' }
  expect(await faultOf()).toMatchObject({ again: true, reason: '阿里云短信应答 500' })
  answer = { status: 200, body: '<html>login</html>' }
  expect(await faultOf()).toMatchObject({ again: false })
  expect(outcomeOf(429, '')).toMatchObject({ again: true })
})

it('a gateway that hangs may have taken it: it is not sent again; one that is not there goes again', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  answer = 'HANG'
  expect(await faultOf()).toMatchObject({ again: false })
  vi.restoreAllMocks()
  const nowhere = await faultOf(code, gatewayWith({ url: 'http://127.0.0.1:1' }))
  expect(nowhere).toMatchObject({ again: true, reason: '短信网关无法连接' })
})

it('a message without an approved wording is not sent at all', async () => {
  const fault = await faultOf({ ...code, template: 'SIGN_CODE' })
  expect([fault.again, fault.reason, got]).toEqual([false, '未配置短信模板 SIGN_CODE', []])
})
