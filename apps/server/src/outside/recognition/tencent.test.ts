/** Against a service that checks every signature and answers as Tencent Cloud does; every answer is made up. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authorization } from '../vendors/tc3.ts'
import { createTencentReader, TENCENT_READER } from './tencent.ts'

const SECRET = 'not-a-secret-of-anybody'
const PICTURE = { name: 'made-up.png', bytes: new Uint8Array([1, 2, 3, 250]) }

function tc3(req: IncomingMessage, payload: string): boolean {
  const action = String(req.headers['x-tc-action'])
  const timestamp = Number(req.headers['x-tc-timestamp'])
  const signed = { host: String(req.headers.host), service: 'ocr', action, timestamp, payload }
  return req.headers.authorization === authorization(signed, 'IdOfTests', SECRET)
}

let answer: unknown
let seen: { action: unknown; body: Uint8Array }[] = []
let server: Server
let base = ''
beforeAll(async () => {
  server = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    const body = Buffer.concat(parts)
    seen.push({ action: req.headers['x-tc-action'], body })
    const say = (value: unknown) =>
      res.end(typeof value === 'string' ? value : JSON.stringify(value))
    if (!tc3(req, body.toString()))
      return say({ Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } })
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
  seen = []
})

const tencent = (map = TENCENT_READER, secret = SECRET) =>
  createTencentReader('tencent', base, `IdOfTests:${secret}`, map)
const soon = (ms = 2_000) => AbortSignal.timeout(ms)

const item = (SubType: string, shown: object, more: object = {}) => ({
  Code: 'OK',
  SubType,
  SubTypeDescription: `${SubType} 示例`,
  SingleInvoiceInfos: { TrainTicket: null, [SubType]: shown },
  ...more,
})
const told = (...MixedInvoiceItems: object[]) => ({ Response: { MixedInvoiceItems } })
const values = (fields: Record<string, { value: string }>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

describe('RecognizeGeneralInvoice', () => {
  it('is sent the picture, signed, and nothing else of us', async () => {
    answer = told()
    expect(await tencent().read(PICTURE, soon())).toEqual({ invoices: [], tickets: [], unread: [] })
    expect(seen[0]?.action).toBe('RecognizeGeneralInvoice')
    expect(JSON.parse(Buffer.from(seen[0]!.body).toString())).toEqual({
      ImageBase64: 'AQID+g==',
      EnableMultiplePage: true,
    })
  })

  it('of an invoice says what its header says, without a word on how sure it is', async () => {
    answer = told(
      item('VatElectronicInvoiceFull', {
        Number: '26442000000012345678',
        Code: '',
        Date: '2026年05月06日',
        PretaxAmount: '¥100.00',
        Tax: '13.00',
        Total: '113.00',
        Seller: '示例销售有限公司',
        SellerTaxID: '91440399MA5EXAMPL1',
        Buyer: '',
        VatElectronicItems: [{ Name: '*示例*商品', Total: '100.00', TaxRate: '13%' }],
      }),
    )
    const { invoices } = await tencent().read(PICTURE, soon())
    expect(invoices).toMatchObject([
      {
        invoiceKind: 'DIGITAL_NORMAL',
        invoiceCode: null,
        invoiceNumber: '26442000000012345678',
        issueDate: '2026-05-06',
        amountExclTax: '100.00',
        buyerName: null,
        items: [{ name: '*示例*商品', amount: '100.00', quantity: null }],
      },
    ])
    expect(invoices[0]?.fields.buyerName).toBeUndefined()
    expect(tencent().statesConfidence).toBe(false)
  })

  it('of a taxi swaps code and number: twelve digits are the code', async () => {
    answer = told(
      item('TaxiTicket', {
        Code: '12345678',
        Number: '144031900000',
        Date: '2018年05月17日',
        Total: '19.00',
        TimeGetOn: '16:09',
      }),
    )
    const { tickets } = await tencent().read(PICTURE, soon())
    expect(values(tickets[0]!.fields)).toEqual({
      invoiceCode: '144031900000',
      invoiceNumber: '12345678',
      date: '2018-05-17',
      total: '19.00',
      getOn: '16:09',
    })
  })

  it('of several on one page says each, those it does not read by their name', async () => {
    answer = told(
      item('TrainTicket', {
        Number: 'Z96X000001',
        DateGetOn: '2018年03月06日18:51',
        TrainNumber: 'Z196',
        Total: '46.50',
      }),
      item('AirTransport', {
        Number: '7841234567890',
        FlightItems: [{ StationGetOn: '示例一', FlightNumber: 'CA1' }],
      }),
      item('OnlineTaxiItinerary', {}),
      item('TollInvoice', {}, { Code: 'FailedOperation.OcrFailed' }),
    )
    const { tickets, unread } = await tencent().read(PICTURE, soon())
    expect(tickets.map(({ kind, fields }) => [kind, values(fields)])).toEqual([
      [
        'TRAIN',
        {
          ticketNo: 'Z96X000001',
          trainNo: 'Z196',
          date: '2018-03-06',
          departTime: '18:51',
          price: '46.50',
        },
      ],
      ['AIR', { ticketNo: '7841234567890', from: '示例一', flightNo: 'CA1' }],
    ])
    expect(unread).toEqual(['OnlineTaxiItinerary 示例', 'TollInvoice 示例'])
  })

  it('follows a map of names', async () => {
    answer = told(item('QuotaInvoice', { Fph: '12345678', Total: '5.00' }))
    const { tickets } = await tencent({ ...TENCENT_READER, fields: { Number: 'Fph' } }).read(
      PICTURE,
      soon(),
    )
    expect(values(tickets[0]!.fields)).toEqual({ invoiceNumber: '12345678', total: '5.00' })
  })

  it.each([
    [
      { Response: { Error: { Code: 'FailedOperation.ImageDecodeFailed' } } },
      'FailedOperation.ImageDecodeFailed',
    ],
    [{ Response: {} }, 'UNREADABLE'],
    ['<html>', 'HTTP_200'],
  ])('%j is no reading', async (said, code) => {
    answer = said
    await expect(tencent().read(PICTURE, soon())).rejects.toMatchObject({ code })
  })

  it('with a wrong secret, and one that is silent, are no readings', async () => {
    await expect(tencent(TENCENT_READER, 'another').read(PICTURE, soon())).rejects.toMatchObject({
      code: 'AuthFailure.SignatureFailure',
    })
    answer = 'HANG'
    await expect(tencent().read(PICTURE, soon(150))).rejects.toMatchObject({ code: 'TIMEOUT' })
  })
})
