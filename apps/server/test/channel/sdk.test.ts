/** The SDK as a partner's system uses it: out of its ZIP, against a running server. */
import { createHmac, generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sdkZip } from '@xinjian/sdk/sdk'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'

interface Sdk {
  Xinjian: new (
    options: object,
  ) => {
    call(path: string, body?: object): Promise<Record<string, unknown>>
    download(path: string, body?: object): Promise<{ bytes: Uint8Array; type: string }>
  }
  XinjianError: new () => Error
  verifyCallback(of: object): { key: string; message: unknown }
}

let server: TestServer
let boss: string
let apiKey: string
let base: string
let folder: string
let sdk: Sdk
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const call = (route: string, body: object = {}) => server.call('POST', route, body, boss)

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-sdk-'))
  for (const [name, bytes] of Object.entries(unzipSync(sdkZip('1.0.0')))) {
    const to = path.join(folder, name)
    if (name.endsWith('/')) fs.mkdirSync(to, { recursive: true })
    else fs.writeFileSync(to, bytes)
  }
  sdk = await import(pathToFileURL(path.join(folder, 'xinjian-sdk/index.js')).href)
  server = await startTestServer()
  base = server.base.replace(/\/api$/, '')
  boss = await server.login('demo')
  const made = {
    ...{ code: 'demo', name: '信贷系统', days: 30, perMinute: 1000 },
    scopes: ['enterprise.read', 'invoice.import', 'money.read', 'report.read', 'report.create'],
  }
  apiKey = (await call('/channelProvider/keys/add', made)).data.key
})
afterAll(async () => {
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

describe('a call', () => {
  it('gives the data, by POST and by GET', async () => {
    const api = new sdk.Xinjian({ base: `${base}/`, apiKey })
    const row = await api.call('/enterprise/save', {
      taxNo: '914403001922038216',
      name: '对接测试有限公司',
    })
    expect(row).toMatchObject({ taxNo: '914403001922038216' })
    expect(await api.call('/front/companyBalance')).toHaveProperty('available')
  })
  it('that is refused says why, in the language that was asked for', async () => {
    const refused = (language: string) =>
      new sdk.Xinjian({ base, apiKey, language })
        .call('/bss/order/report/getDetailReport', { reportNo: 'INV2026112600000000' })
        .catch((error) => error)
    const [zh, en] = [await refused('zh'), await refused('en')]
    expect(zh).toBeInstanceOf(sdk.XinjianError)
    expect(zh.message).toMatch(/[\u4e00-\u9fff]/)
    expect(en.message).not.toMatch(/[\u4e00-\u9fff]/)
    expect(en.status).toBe(zh.status)
  })
  it('with a key that is none is refused by its number', async () => {
    const error = await new sdk.Xinjian({ base, apiKey: 'xk_none' })
      .call('/enterprise/list')
      .catch((refused) => refused)
    expect([error.http, error.status]).toEqual([401, 5001])
  })
  it('that is a download gives the bytes, or says why not', async () => {
    const api = new sdk.Xinjian({ base, apiKey })
    const error = await api
      .download('/frontTax/front/report/tax/download/{id}', { id: 'INV2026112600000000' })
      .catch((refused) => refused)
    expect(error).toBeInstanceOf(sdk.XinjianError)
    const { bytes, type } = await api.download('/risk/order/template')
    // A ZIP, as every XLSX is.
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK')
    expect(type).toContain('spreadsheetml')
  })
})

it('calls are signed where the channel demands it, POST and GET', async () => {
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await call('/company/key/add', { publicKey, overlapDays: 0 })
  const { data } = await call('/channelProvider/detail', { code: 'demo' })
  await call('/channelProvider/signing', {
    ...{ code: 'demo', version: data.row.version, required: true },
  })
  const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const unsigned = new sdk.Xinjian({ base, apiKey })
  const error = await unsigned.call('/enterprise/list').catch((refused) => refused)
  expect([error.http, error.status]).toEqual([401, 5003])
  const signed = new sdk.Xinjian({ base, apiKey, signing: { channel: 'demo', key } })
  expect(await signed.call('/enterprise/list')).toHaveProperty('rows')
  expect(await signed.call('/front/companyBalance')).toHaveProperty('available')
})

describe('a callback', () => {
  const body = '{"event":"channel.test","channel":"demo"}'
  const now = 1_795_239_000_000
  const of = (more: object = {}, signature?: string) => ({
    ...{ secret: 's', body, now },
    headers: {
      'x-xinjian-timestamp': '1795239000',
      'x-xinjian-idempotency-key': 'CB-1',
      'x-xinjian-signature': `v1=${
        signature ?? createHmac('sha256', 's').update(`1795239000.CB-1.${body}`).digest('hex')
      }`,
    },
    ...more,
  })
  it('of the platform is told with its key', () =>
    expect(sdk.verifyCallback(of())).toEqual({
      key: 'CB-1',
      message: { event: 'channel.test', channel: 'demo' },
    }))
  it.each([
    ['another body', of({ body: `${body} ` })],
    ['another secret', of({ secret: 't' })],
    ['no signature', of({}, '')],
    ['a recorded one', of({ now: now + 301_000 })],
  ])('%s is refused', (_, given) => expect(() => sdk.verifyCallback(given)).toThrow())
})
