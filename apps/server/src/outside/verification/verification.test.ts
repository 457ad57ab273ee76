import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readMap } from '../vendors/map.ts'
import { authorization, canonicalRequest } from '../vendors/tc3.ts'
import { bareAmount } from './amount.ts'
import type { AskedInvoice } from './connector.ts'
import { createTencentConnector } from './tencent-connector.ts'
import { TENCENT } from './vendor-map.ts'

const ASKED: AskedInvoice = {
  kind: 'VAT_SPECIAL_PAPER',
  invoiceCode: '4403251130',
  invoiceNumber: '12345678',
  issueDate: '2026-05-06',
  amount: '100.10',
  checkCode: '',
}

let server: Server | null = null
afterEach(() => server?.close())

/** A service that answers by `answer`; resolves with its address. */
async function serving(
  answer: (req: IncomingMessage, body: string, res: ServerResponse) => unknown,
): Promise<string> {
  server = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    const value = answer(req, body, res)
    if (value !== undefined) res.end(JSON.stringify(value))
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ask = (base: string, map = TENCENT, asked = ASKED, ms = 2_000) =>
  createTencentConnector(base, 'IdOfTests123:KeyOfTests456', map).check(
    asked,
    AbortSignal.timeout(ms),
  )

describe('the signature of Tencent Cloud', () => {
  it('makes the canonical request of its document', () => {
    const payload =
      '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'
    const request = canonicalRequest({
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      timestamp: 1551113065,
      payload,
    })
    expect(createHash('sha256').update(request).digest('hex')).toBe(
      '7019a55be8395899b900fb5564e4200d984910f34794a27cb3fb7d10ff6a1e84',
    )
  })

  it('names the day, the service and the signed headers, and turns with every byte', () => {
    const of = (payload: string) =>
      authorization(
        { host: 'h', service: 'ocr', action: 'A', timestamp: 1551113065, payload },
        'ID',
        'KEY',
      )
    expect(of('{}')).toMatch(
      /^TC3-HMAC-SHA256 Credential=ID\/2019-02-25\/ocr\/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=[0-9a-f]{64}$/,
    )
    expect(of('{}')).not.toBe(of('{ }'))
  })
})

describe('VatInvoiceVerifyNew', () => {
  it('is asked by its own names, signed', async () => {
    const seen: { headers: IncomingMessage['headers']; body: unknown }[] = []
    const base = await serving((req, body) => {
      seen.push({ headers: req.headers, body: JSON.parse(body) })
      return { Response: { Error: { Code: 'ResourceNotFound.NoInvoice', Message: '' } } }
    })
    expect(await ask(base)).toMatchObject({ result: 'NOT_FOUND', eaten: 'TAKEN', face: null })
    expect(seen[0]?.body).toEqual({
      InvoiceCode: '4403251130',
      InvoiceNo: '12345678',
      InvoiceDate: '2026-05-06',
      InvoiceKind: '01',
      Amount: '100.1',
    })
    expect(seen[0]?.headers).toMatchObject({
      'x-tc-action': 'VatInvoiceVerifyNew',
      'x-tc-version': '2018-11-19',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(seen[0]?.headers.authorization).toContain('Credential=IdOfTests123/')
    expect(JSON.stringify(seen)).not.toContain('KeyOfTests456')
  })

  it('shows the invoice as it stands', async () => {
    const base = await serving(() => ({
      Response: {
        Invoice: {
          Code: '4403251130',
          Number: '12345678',
          IsAbandoned: '7',
          SellerName: '示例销售有限公司',
          BuyerName: '示例购买有限公司',
          AmountWithoutTax: '100.10',
          TaxAmount: '13.01',
          AmountWithTax: '113.11',
          Items: [{ Name: '*示例*商品', Quantity: '1', UnitPrice: '100.1', TaxRate: '13%' }],
        },
      },
    }))
    expect(await ask(base)).toMatchObject({
      result: 'CONSISTENT',
      invalidMark: '7',
      face: {
        sellerName: '示例销售有限公司',
        totalAmount: '113.11',
        drawer: '',
        items: [{ name: '*示例*商品', quantity: '1', spec: '' }],
      },
    })
  })

  it.each([
    ['FailedOperation.InvoiceMismatch', 'INCONSISTENT', 'TAKEN'],
    ['FailedOperation.CountLimitError', 'LIMIT_EXCEEDED', 'ALL'],
    ['ResourceNotFound.NotSupportCurrentInvoiceQuery', 'TOO_EARLY', 'NONE'],
    ['ResourceUnavailable.TaxNetworkError', 'BUSY', 'NONE'],
    ['RequestLimitExceeded.UinLimitExceeded', 'BUSY', 'NONE'],
    ['InvalidParameterValue.InvalidParameterValueLimit', 'PARAM_ERROR', 'NONE'],
    ['FailedOperation.ArrearsError', 'VENDOR_ERROR', 'NONE'],
    ['constructor', 'VENDOR_ERROR', 'NONE'],
  ])('%s: %s, budget %s', async (Code, result, eaten) => {
    const base = await serving(() => ({ Response: { Error: { Code, Message: '' } } }))
    expect(await ask(base)).toMatchObject({ result, eaten, code: Code })
  })

  it('follows a map of names and codes', async () => {
    const file = path.join(tmpdir(), `vendor-map-${process.pid}.json`)
    writeFileSync(
      file,
      '{"action": "Other", "fields": {"InvoiceNo": "no", "Number": "no"}, "codes": {"Full": "002"}}',
    )
    const bodies: string[] = []
    const base = await serving((req, body) => {
      bodies.push(body)
      return req.headers['x-tc-action'] === 'Other' && { Response: { Error: { Code: 'Full' } } }
    })
    expect(await ask(base, readMap(file, '发票查验', TENCENT))).toMatchObject({
      result: 'LIMIT_EXCEEDED',
    })
    expect(JSON.parse(bodies[0]!)).toMatchObject({ no: '12345678' })
    writeFileSync(file, '{"feilds": {}}')
    expect(() => readMap(file, '发票查验', TENCENT)).toThrow(/没有 feilds 这一项/)
  })

  it('that never answers may have seen the invoice; one that cannot be connected to has not', async () => {
    const silent = await serving(() => undefined)
    await expect(ask(silent, TENCENT, ASKED, 100)).rejects.toMatchObject({
      reason: 'TIMEOUT',
      before: false,
    })
    server?.closeAllConnections()
    await new Promise((done) => server?.close(done))
    await expect(ask(silent)).rejects.toMatchObject({ reason: 'ECONNREFUSED', before: true })
  })

  it('that answers no JSON was turned away only where its status says so', async () => {
    const status = (code: number) =>
      serving((_req, _body, res) => void res.writeHead(code).end('<html>'))
    await expect(ask(await status(502))).rejects.toMatchObject({ before: false })
    server?.close()
    await expect(ask(await status(503))).rejects.toMatchObject({ before: true })
  })

  it('is sent amounts without trailing zeros', () => {
    expect(['100.00', '100.10', '100', '-0.50', '1000'].map(bareAmount)).toEqual([
      '100',
      '100.1',
      '100',
      '-0.5',
      '1000',
    ])
  })
})
