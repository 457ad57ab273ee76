/** Against a service that checks every signature by a reckoning of its own and answers as Alibaba Cloud does; every answer is made up. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALIYUN_READER, createAliyunReader } from './aliyun.ts'

const SECRET = 'not-a-secret-of-anybody'
const PICTURE = { name: 'made-up.png', bytes: new Uint8Array([1, 2, 3, 250]) }
const hex = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** ACS3 as the specification has it, read off the request as it came. */
function acs3(req: IncomingMessage, body: Uint8Array): boolean {
  const [path = '', query = ''] = (req.url ?? '').split('?')
  const signed = /SignedHeaders=([^,]+)/.exec(req.headers.authorization ?? '')?.[1] ?? ''
  const lines = signed.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`)
  const canonical = `${req.method}\n${path}\n${query}\n${lines.join('')}\n${signed}\n${hex(body)}`
  const signature = createHmac('sha256', SECRET)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex')
  return (
    signed.includes('content-type') &&
    signed.includes('x-acs-content-sha256') &&
    (req.headers.authorization ?? '').endsWith(`Signature=${signature}`)
  )
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
    seen.push({ action: req.headers['x-acs-action'], body })
    const say = (value: unknown) =>
      res.end(typeof value === 'string' ? value : JSON.stringify(value))
    if (!acs3(req, body)) return say({ Code: 'SignatureDoesNotMatch' })
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

const aliyun = (secret = SECRET) => createAliyunReader(base, `IdOfTests:${secret}`, ALIYUN_READER)
const soon = (ms = 2_000) => AbortSignal.timeout(ms)

const sub = (op: string, data: object, sure: Record<string, number> = {}) => ({
  op,
  type: '示例',
  result: {
    data,
    prism_keyValueInfo: Object.entries(sure).map(([key, valueProb]) => ({ key, valueProb })),
  },
})
const mixed = (...subMsgs: object[]) => ({ Data: JSON.stringify({ count: 1, subMsgs }) })
const values = (fields: Record<string, { value: string }>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

describe('RecognizeMixedInvoices', () => {
  it('is sent the bytes, signed over them', async () => {
    answer = mixed()
    await aliyun().read(PICTURE, soon())
    expect([...seen[0]!.body]).toEqual([1, 2, 3, 250])
    await expect(aliyun('another').read(PICTURE, soon())).rejects.toMatchObject({
      code: 'SignatureDoesNotMatch',
    })
  })

  it('of an invoice: lists that are texts again, and how sure it is; an empty field is none, however sure', async () => {
    answer = mixed(
      sub(
        'invoice',
        {
          title: '电子发票（普通发票）',
          invoiceType: '数电普通发票',
          invoiceCode: '',
          invoiceNumber: '26442000000012345678',
          invoiceDate: '2026年05月06日',
          totalAmount: '113.00',
          purchaserName: '',
          invoiceDetails: '[{"itemName": "*示例*商品", "amount": "100.00", "taxRate": "13%"}]',
        },
        { invoiceNumber: 99, totalAmount: 87, purchaserName: 100, invoiceCode: 100 },
      ),
    )
    const { invoices } = await aliyun().read(PICTURE, soon())
    expect(invoices).toMatchObject([
      {
        invoiceKind: 'DIGITAL_NORMAL',
        buyerName: null,
        items: [{ name: '*示例*商品', amount: '100.00' }],
        fields: { invoiceNumber: { confidence: 0.99 }, totalAmount: { confidence: 0.87 } },
      },
    ])
    expect(Object.keys(invoices[0]!.fields)).not.toContain('buyerName')
    expect(Object.keys(invoices[0]!.fields)).not.toContain('invoiceCode')
  })

  it('of a taxi: signs of money and full-width colons; of a toll: what was not read is not nothing', async () => {
    answer = mixed(
      sub(
        'taxi',
        {
          fare: '¥57.00',
          dropOffTime: '01：40',
          pickUpTime: '01：19',
          licensePlateNumber: 'B-00T00',
        },
        { fare: 98 },
      ),
      sub(
        'toll_invoice',
        {
          invoiceCode: '132000000000',
          invoiceNumber: '50000000',
          totalAmount: '0.00',
          exitName: '',
        },
        { totalAmount: 100 },
      ),
    )
    const { tickets } = await aliyun().read(PICTURE, soon())
    expect(tickets.map(({ kind, fields }) => [kind, values(fields)])).toEqual([
      ['TAXI', { fare: '57.00', getOn: '01:19', getOff: '01:40', plate: 'B-00T00' }],
      ['TOLL', { invoiceCode: '132000000000', invoiceNumber: '50000000' }],
    ])
    expect(tickets[0]?.fields.fare?.confidence).toBe(0.98)
  })

  it('of a certificate of taxes: amounts glued to dates, a year without its sign, a name spelt short', async () => {
    answer = mixed(
      sub('tax_clearance_certificate', {
        issueDate: '20168月4日',
        taxNumbe: '91440399MA5EXAMPL1',
        totalAmount: '466.39',
        taxClearanceDetails: JSON.stringify([
          { itemName: '车辆购置税', date: '2016-08-04461.54', amount: '' },
          { itemName: '滞纳金', date: '2016-08-04', amount: '4.85' },
        ]),
      }),
    )
    const { tickets } = await aliyun().read(PICTURE, soon())
    expect(values(tickets[0]!.fields)).toEqual({
      date: '2016-08-04',
      taxNo: '91440399MA5EXAMPL1',
      total: '466.39',
      'tax1.item': '车辆购置税',
      'tax1.date': '2016-08-04',
      'tax1.amount': '461.54',
      'tax2.item': '滞纳金',
      'tax2.date': '2016-08-04',
      'tax2.amount': '4.85',
    })
  })

  it('names what it saw and we do not take over', async () => {
    answer = mixed({ ...sub('hotel_consume', {}), type: '酒店流水' })
    expect((await aliyun().read(PICTURE, soon())).unread).toEqual(['酒店流水'])
  })

  it.each([
    [{ Data: '{"subMsgs": [' }, 'UNREADABLE'],
    [{ Code: 'illegalImageSize' }, 'illegalImageSize'],
    ['<html>', 'HTTP_200'],
  ])('%j is no reading', async (said, code) => {
    answer = said
    await expect(aliyun().read(PICTURE, soon())).rejects.toMatchObject({ code })
  })
})
