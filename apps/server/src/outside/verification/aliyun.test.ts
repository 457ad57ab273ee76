/** Against a service that checks every signature by a reckoning of its own and answers as Alibaba Cloud's VerifyVATInvoice does. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAliyunConnector } from './aliyun-connector.ts'
import type { AskedInvoice } from './connector.ts'
import { ALIYUN, type AliyunMap } from './vendor-map.ts'

const SECRET = 'not-a-secret-of-anybody'
const hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** As the specification has it, read off the request as it came. */
function signatureOf({ method, url = '', headers }: IncomingMessage): string {
  const [path = '', query = ''] = url.split('?')
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = `${method}\n${path}\n${query.split('&').sort().join('&')}\n${lines.join('')}\n${signed}\n${hex('')}`
  return createHmac('sha256', SECRET)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex')
}

const ASKED: AskedInvoice = {
  kind: 'UNKNOWN',
  invoiceCode: '',
  invoiceNumber: '26442000000012345678',
  issueDate: '2026-05-06',
  amount: '113.00',
  checkCode: '',
}
const INVOICE = {
  invoiceType: '32',
  invoiceNumber: '26442000000012345678',
  invoiceDate: '20260506',
  invalidMark: '7',
  invoiceMoney: '100.00',
  allTax: '13.00',
  allValoremTax: '113.00',
  purchaserName: '示例购买有限公司',
  salerName: '示例销售有限公司',
  salerTaxpayerNumber: '91440399MA5EXAMPL1',
  detailList: [
    { goodsName: '*示例*商品', num: '2', netValue: '50', detailAmount: '100.00', allTax: '13.00' },
  ],
}
const judged = (code: string, data: unknown = null) => ({
  RequestId: 'A',
  Data: JSON.stringify({ code, msg: '', data }),
})

let answer: { status: number; body: unknown } | 'HANG'
let seen: { query: Record<string, string>; headers: IncomingMessage['headers'] }[] = []
let server: Server
let base = ''
beforeAll(async () => {
  server = createServer((req, res) => {
    const query = Object.fromEntries(new URL(req.url ?? '', 'http://x').searchParams)
    seen.push({ query, headers: req.headers })
    const say = (status: number, body: unknown) =>
      res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    if (!req.headers.authorization?.endsWith(`Signature=${signatureOf(req)}`))
      return say(400, { Code: 'SignatureDoesNotMatch' })
    if (answer !== 'HANG') say(answer.status, answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = { status: 200, body: judged('001', INVOICE) }
  seen = []
})

const ask = (asked = ASKED, secret = SECRET, map: AliyunMap = ALIYUN, ms = 2_000) =>
  createAliyunConnector(base, `LTAI-of-tests:${secret}`, map).check(asked, AbortSignal.timeout(ms))

describe('VerifyVATInvoice', () => {
  it('is asked by its own names, signed, with what the invoice has', async () => {
    await ask()
    await ask({
      ...ASKED,
      invoiceCode: '044032500111',
      invoiceNumber: '12345678',
      amount: '',
      checkCode: '654321',
    })
    expect(seen.map(({ query }) => query)).toEqual([
      { InvoiceNo: '26442000000012345678', InvoiceDate: '20260506', InvoiceSum: '113' },
      {
        InvoiceCode: '044032500111',
        InvoiceNo: '12345678',
        InvoiceDate: '20260506',
        VerifyCode: '654321',
      },
    ])
    expect(seen[0]?.headers).toMatchObject({
      'x-acs-action': 'VerifyVATInvoice',
      'x-acs-version': '2021-07-07',
    })
    expect(JSON.stringify(seen)).not.toContain(SECRET)
  })

  it('shows the invoice that stands inside a text', async () => {
    expect(await ask()).toMatchObject({
      result: 'CONSISTENT',
      kind: 'DIGITAL_NORMAL',
      invalidMark: '7',
      face: {
        buyerName: '示例购买有限公司',
        sellerTaxNo: '91440399MA5EXAMPL1',
        totalAmount: '113.00',
        checkCode: '',
        items: [{ name: '*示例*商品', quantity: '2', price: '50', tax: '13.00' }],
      },
    })
  })

  it('of a used car by the names of its kind; 04 and 11, which it has the other way round, by no kind', async () => {
    answer = {
      status: 200,
      body: judged('000000', {
        invoiceType: '15',
        invoiceNumber: '00000001',
        carPrice: '5000.00',
        sellerUnitOrIndividual: '卖方示例',
      }),
    }
    expect(await ask()).toMatchObject({
      kind: 'USED_VEHICLE',
      face: { totalAmount: '5000.00', sellerName: '卖方示例' },
    })
    answer = { status: 200, body: judged('001', { ...INVOICE, invoiceType: '11' }) }
    expect(await ask()).toMatchObject({ result: 'CONSISTENT', kind: null })
  })

  it.each([
    ['006', 'INCONSISTENT', 'TAKEN'],
    ['009', 'NOT_FOUND', 'TAKEN'],
    ['1005', 'PARAM_ERROR', 'TAKEN'],
    ['002', 'LIMIT_EXCEEDED', 'ALL'],
    ['111', 'PARAM_ERROR', 'NONE'],
    ['1021', 'BUSY', 'NONE'],
    ['10014', 'TOO_EARLY', 'NONE'],
    ['10017', 'TOO_OLD', 'NONE'],
    ['131004', 'VENDOR_ERROR', 'NONE'],
  ])('%s: %s, budget %s', async (code, result, eaten) => {
    answer = { status: 200, body: judged(code) }
    const verdict = await ask()
    expect(verdict).toMatchObject({ result, eaten, code })
    expect(verdict.unknown).toBeUndefined()
  })

  it.each([
    [400, 'Throttling.User', 'BUSY', undefined],
    [503, 'ServiceUnavailable', 'BUSY', undefined],
    [403, 'ocrServiceNotOpen', 'VENDOR_ERROR', undefined],
    [500, 'InternalError', 'VENDOR_ERROR', true],
  ])('%i %s at the gateway: %s', async (status, Code, result, unknown) => {
    answer = { status, body: { Code, RequestId: 'A' } }
    const verdict = await ask()
    expect(verdict).toMatchObject({ result, eaten: 'NONE', code: Code })
    expect(verdict.unknown).toBe(unknown)
  })

  it('with a wrong secret is refused at the door', async () => {
    expect(await ask(ASKED, 'another')).toMatchObject({
      result: 'VENDOR_ERROR',
      eaten: 'NONE',
      code: 'SignatureDoesNotMatch',
    })
  })

  it.each([
    ['{"code": "001", "data"'],
    ['"001"'],
    [JSON.stringify({ code: '001', data: 'no invoice' })],
  ])('judged and broken (%s): one of the day is taken', async (Data) => {
    answer = { status: 200, body: { Data } }
    await expect(ask()).rejects.toMatchObject({ reason: 'UNREADABLE', before: false })
  })

  it('that is silent, or answers no JSON, may have judged it; turned away by its status it has not', async () => {
    answer = 'HANG'
    await expect(ask(ASKED, SECRET, ALIYUN, 150)).rejects.toMatchObject({ before: false })
    answer = { status: 502, body: '<html>' }
    await expect(ask()).rejects.toMatchObject({ before: false })
    answer = { status: 503, body: '<html>' }
    await expect(ask()).rejects.toMatchObject({ before: true })
  })

  it('follows a map of names and codes', async () => {
    answer = { status: 200, body: judged('777') }
    const map = {
      ...ALIYUN,
      action: 'VerifyInvoice',
      fields: { InvoiceNo: 'No' },
      codes: { '777': '009' },
    }
    expect(await ask(ASKED, SECRET, map)).toMatchObject({ result: 'NOT_FOUND' })
    expect(seen[0]?.query.No).toBe(ASKED.invoiceNumber)
    expect(seen[0]?.headers['x-acs-action']).toBe('VerifyInvoice')
  })
})
