/** Who is asked, in which order, and when the next one is: only where the platform never looked at the invoice. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { createVerifier } from './verifier.ts'

const ASKED = {
  kind: 'UNKNOWN',
  invoiceCode: '',
  invoiceNumber: '26442000000012345678',
  issueDate: '2026-05-06',
  amount: '113.00',
  checkCode: '',
} as const

const NO_DB = { rows: async () => [], run: async () => undefined } as unknown as Database

type Said = 'HANG' | { status?: number; body: object | string }
const tencent = (Code: string): Said => ({ body: { Response: { Error: { Code } } } })
const aliyun = (code: string): Said => ({ body: { Data: JSON.stringify({ code }) } })
const leshui = (invoicefalseCode: string): Said => ({
  body: { resultCode: '2001', invoicefalseCode },
})

/** What each service says next; the last one stays. */
let says: Record<string, Said[]> = {}
let asked: string[] = []
let server: Server
let base = ''
beforeEach(async () => {
  asked = []
  server = createServer((req, res) => {
    const vendor = (req.url ?? '').split('/')[1]!
    req.resume()
    if (req.url?.includes('/getToken')) return res.end('{"token": "t"}')
    asked.push(vendor)
    const said = says[vendor]!.length > 1 ? says[vendor]!.shift()! : says[vendor]![0]!
    if (said === 'HANG') return
    res.writeHead(said.status ?? 200)
    res.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function check(said: Record<string, Said[]>, order?: string) {
  says = said
  const of = (name: string, vendor: string) => ({
    [`${name}_URL`]: `${base}/${vendor}`,
    [`${name}_KEY`]: 'idOfTheTests:secretOfTheTests',
  })
  const config = readConfig({
    ...(said.tencent && of('VERIFY', 'tencent')),
    ...(said.leshui && of('VERIFY_LESHUI', 'leshui')),
    ...(said.aliyun && of('VERIFY_ALIYUN', 'aliyun')),
    ...(order && { VERIFY_ORDER: order }),
  })
  const verifier = createVerifier(config, NO_DB, { deadline: 300, retry: 1 })
  try {
    return await verifier.check(ASKED)
  } finally {
    verifier.stop()
  }
}

describe('several services', () => {
  it('the first that judges is the last that is asked', async () => {
    expect(
      await check({ tencent: [tencent('ResourceNotFound.NoInvoice')], aliyun: [aliyun('006')] }),
    ).toMatchObject({ result: 'NOT_FOUND', vendor: 'tencent' })
    expect(asked).toEqual(['tencent'])
  })

  it.each([
    ['throttled', tencent('RequestLimitExceeded.UinLimitExceeded')],
    ['in arrears', tencent('FailedOperation.ArrearsError')],
    ['turned away by its gateway', { status: 503, body: '<html>' }],
  ])('%s: the next is asked, and it is told who judged', async (_, said) => {
    expect(await check({ tencent: [said], leshui: [leshui('220')] })).toMatchObject({
      result: 'INCONSISTENT',
      eaten: 'TAKEN',
      vendor: 'leshui',
    })
    expect(asked).toEqual(['tencent', 'leshui'])
  })

  it.each([
    ['never answered', 'HANG', 'BUSY'],
    ['answered no JSON', { status: 502, body: '<html>' }, 'BUSY'],
    ['said a code nobody knows', tencent('FailedOperation.Something'), 'VENDOR_ERROR'],
    ['said the day is used up', tencent('FailedOperation.CountLimitError'), 'LIMIT_EXCEEDED'],
    ['said it is of today', tencent('ResourceNotFound.NotSupportCurrentInvoiceQuery'), 'TOO_EARLY'],
  ] as const)('%s: nobody else is asked, and nobody twice', async (_, said, result) => {
    expect(await check({ tencent: [said], aliyun: [aliyun('006')] })).toMatchObject({
      result,
      vendor: 'tencent',
    })
    expect(asked).toEqual(['tencent'])
  })

  it('are asked once more, one after the other, where all were too busy to look', async () => {
    const busy = tencent('ResourceUnavailable.TaxNetworkError')
    expect(await check({ tencent: [busy], aliyun: [aliyun('1021'), aliyun('009')] })).toMatchObject(
      { result: 'NOT_FOUND', vendor: 'aliyun' },
    )
    expect(asked).toEqual(['tencent', 'aliyun', 'tencent', 'aliyun'])
  })

  it('are asked in the order that is set; whoever is not named comes last', async () => {
    const busy = { tencent: [tencent('RequestLimitExceeded')], leshui: [leshui('240')] }
    await check({ ...busy, aliyun: [aliyun('10020')] }, 'aliyun,leshui')
    expect(asked.slice(0, 3)).toEqual(['aliyun', 'leshui', 'tencent'])
  })
})
