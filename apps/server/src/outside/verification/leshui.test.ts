/** Against a service that speaks the protocol of 乐税: tokens, codes, and an invoice as JSON inside a text. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AskedInvoice } from './connector.ts'
import { createLeshuiConnector } from './leshui-connector.ts'
import { LESHUI, type LeshuiMap } from './vendor-map.ts'

const ASKED: AskedInvoice = {
  kind: 'VAT_NORMAL_ROLL',
  invoiceCode: '044032500107',
  invoiceNumber: '12345678',
  issueDate: '2026-05-06',
  amount: '',
  checkCode: '654321',
}
const INVOICE = {
  invoiceTypeCode: '11',
  invoiceDataCode: '044032500107',
  invoiceNumber: '12345678',
  machineNumber: '12345678',
  taxDiskCode: '661000000001',
  purchaserName: '示例购买有限公司',
  taxpayerNumber: '91440399MA5EXAMPL0',
  salesName: '示例加油站',
  salesTaxpayerAddress: ' ',
  totalAmount: '100.00',
  totalTaxNum: '13.00',
  totalTaxSum: '113.00',
  invoiceRemarks: ' ',
  voidMark: '0',
  invoiceDetailData: [{ goodserviceName: '*汽油*示例', number: '10', sum: '113.00', taxRate: ' ' }],
}
const found = (more: object = {}) => ({
  RtnCode: '00',
  resultCode: '1000',
  isFree: 'N',
  invoiceResult: JSON.stringify({ ...INVOICE, ...more }),
})
const failed = (invoicefalseCode: string) => ({
  RtnCode: '00',
  resultCode: '2001',
  invoicefalseCode,
})

let answer: unknown = found()
let status = 200
let token = 'first'
let seen: { path: string; body: Record<string, string> }[] = []
let server: Server
let base = ''
beforeAll(async () => {
  server = createServer(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += chunk
    const url = new URL(req.url ?? '', 'http://x')
    const body = text ? JSON.parse(text) : {}
    seen.push({ path: url.pathname, body })
    const say = (value: unknown) =>
      res.writeHead(status).end(typeof value === 'string' ? value : JSON.stringify(value))
    if (url.pathname === '/getToken') {
      const { appKey, appSecret } = Object.fromEntries(url.searchParams)
      return appKey === 'keyOfTests' && appSecret === 'secretOfTests'
        ? say({ token })
        : say({ error: 'appKey error' })
    }
    if (body.token !== token) return say({ error: 'token error' })
    if (answer !== 'HANG') say(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = found()
  status = 200
  token = 'first'
  seen = []
})

const connector = (key = 'keyOfTests:secretOfTests', map: LeshuiMap = LESHUI) =>
  createLeshuiConnector(base, key, map)
const ask = (asked = ASKED, ms = 2_000) => connector().check(asked, AbortSignal.timeout(ms))

describe('invoiceInfoForCom', () => {
  it('is asked by its own names, with a token of key and secret', async () => {
    await ask({ ...ASKED, amount: '100.10', checkCode: '' })
    expect(seen).toEqual([
      { path: '/getToken', body: {} },
      {
        path: '/api/invoiceInfoForCom',
        body: {
          invoiceCode: '044032500107',
          invoiceNumber: '12345678',
          billTime: '2026-05-06',
          invoiceAmount: '100.1',
          token: 'first',
        },
      },
    ])
  })

  it('shows the invoice that stands inside a text', async () => {
    expect(await ask()).toMatchObject({
      result: 'CONSISTENT',
      kind: 'VAT_NORMAL_ROLL',
      invalidMark: 'N',
      code: '1000',
      face: {
        machineNo: '661000000001',
        sellerName: '示例加油站',
        sellerContact: '',
        remark: '',
        amountExclTax: '100.00',
        totalAmount: '113.00',
        items: [{ name: '*汽油*示例', quantity: '10', amount: '113.00', taxRate: '' }],
      },
    })
  })

  it('whose mark is none we know says nothing of void or red', async () => {
    answer = found({ voidMark: '9' })
    expect(await ask()).toMatchObject({ result: 'CONSISTENT', invalidMark: null })
  })

  it('keeps its token, and fetches another where it has run out: asked once more, judged once', async () => {
    const one = connector()
    await one.check(ASKED, AbortSignal.timeout(2_000))
    await one.check(ASKED, AbortSignal.timeout(2_000))
    token = 'second'
    expect(await one.check(ASKED, AbortSignal.timeout(2_000))).toMatchObject({
      result: 'CONSISTENT',
    })
    expect(seen.map(({ path }) => path)).toEqual([
      '/getToken',
      ...Array(3).fill('/api/invoiceInfoForCom'),
      '/getToken',
      '/api/invoiceInfoForCom',
    ])
  })

  it.each([
    ['201', 'NOT_FOUND', 'TAKEN'],
    ['220', 'INCONSISTENT', 'TAKEN'],
    ['202', 'LIMIT_EXCEEDED', 'ALL'],
    ['210', 'PARAM_ERROR', 'NONE'],
    ['213', 'BUSY', 'NONE'],
    ['216', 'TOO_EARLY', 'NONE'],
    ['217', 'TOO_OLD', 'NONE'],
    ['219', 'UNSUPPORTED', 'NONE'],
    ['240', 'VENDOR_ERROR', 'NONE'],
  ])('%s: %s, budget %s', async (code, result, eaten) => {
    answer = failed(code)
    const verdict = await ask()
    expect(verdict).toMatchObject({ result, eaten, code, face: null })
    expect(verdict.unknown).toBeUndefined()
  })

  it.each(['241', 'constructor'])(
    '%s is nobody’s: its fault, and no reason to ask elsewhere',
    async (code) => {
      answer = failed(code)
      expect(await ask()).toMatchObject({ result: 'VENDOR_ERROR', code, unknown: true })
    },
  )

  it.each([['{"invoiceNumber": "123'], ['[]'], [''], [null]])(
    'judged and broken (%j): one of the day is taken',
    async (invoiceResult) => {
      answer = { ...found(), invoiceResult }
      await expect(ask()).rejects.toMatchObject({ reason: 'UNREADABLE', before: false })
    },
  )

  it('that is silent or answers no JSON may have judged it', async () => {
    answer = 'HANG'
    await expect(ask(ASKED, 150)).rejects.toMatchObject({ reason: 'TIMEOUT', before: false })
    answer = '<html>'
    await expect(ask()).rejects.toMatchObject({ reason: 'HTTP_200', before: false })
  })

  it('without a token has named no invoice to anybody', async () => {
    status = 500
    token = ''
    await expect(ask()).rejects.toMatchObject({ reason: 'NO_TOKEN', before: true })
    await expect(
      connector('keyOfTests:wrong').check(ASKED, AbortSignal.timeout(2_000)),
    ).rejects.toMatchObject({ before: true })
    expect(seen.every(({ path }) => path === '/getToken')).toBe(true)
  })

  it('follows a map of names and codes', async () => {
    answer = failed('777')
    const map = { ...LESHUI, fields: { billTime: 'kprq' }, codes: { '777': '002' } }
    const verdict = await connector(undefined, map).check(ASKED, AbortSignal.timeout(2_000))
    expect(verdict).toMatchObject({ result: 'LIMIT_EXCEEDED', eaten: 'ALL' })
    expect(seen.at(-1)?.body).toMatchObject({ kprq: '2026-05-06' })
  })
})
