/** Requests that a system signs with its company's key: demanded by a channel or not, judged alike, taken once. */

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { SIGNING_EXAMPLE } from '@xinjian/contract/channel/signing-example'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let boss: string
let apiKey: string
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const pair = rsa()
const PATH = '/api/enterprise/list'

const call = (route: string, body: object = {}) => server.call('POST', route, body, boss)
const register = (key: KeyObject, overlapDays = 0) =>
  call('/company/key/add', {
    publicKey: key.export({ type: 'spki', format: 'pem' }).toString(),
    overlapDays,
  })
const demand = async (required: boolean) => {
  const { data } = await call('/channelProvider/detail', { code: 'demo' })
  return call('/channelProvider/signing', { code: 'demo', version: data.row.version, required })
}

interface Over {
  /** Path that is signed. */
  path?: string
  /** API key that is signed. */
  apiKey?: string
  /** Channel that is signed. */
  channel?: string
  /** Body that is signed. */
  body?: string
  key?: KeyObject
  at?: number
  nonce?: string
}
/** Headers of a request as a system signs it. */
function signed(over: Over = {}): Record<string, string> {
  const timestamp = String(over.at ?? Math.floor(Date.now() / 1000))
  const nonce = over.nonce ?? randomBytes(16).toString('hex')
  const sha256 = (said: string) => createHash('sha256').update(said).digest('hex')
  const text = [
    'POST',
    over.path ?? PATH,
    timestamp,
    nonce,
    sha256(over.body ?? '{}'),
    sha256(over.apiKey ?? apiKey),
    over.channel ?? 'demo',
  ].join('\n')
  return {
    'X-Xinjian-Timestamp': timestamp,
    'X-Xinjian-Nonce': nonce,
    'X-Xinjian-Signature': sign('sha256', Buffer.from(text), over.key ?? pair.privateKey).toString(
      'base64',
    ),
  }
}
const send = async (headers: Record<string, string> = {}, body = '{}', token = apiKey) => {
  const response = await fetch(server.base.replace(/\/api$/, '') + PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body,
  })
  const { status, msg } = await response.json()
  return { http: response.status, status, msg }
}
const REFUSED = { http: 401, status: 5003 }

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  const made = {
    code: 'demo',
    name: '信贷系统',
    scopes: ['enterprise.read', 'invoice.import'],
    days: 30,
    perMinute: 1000,
  }
  apiKey = (await call('/channelProvider/keys/add', made)).data.key
})
afterAll(() => server.stop())

describe('a channel that demands signatures', () => {
  it('can only where the company has a key to sign by, and says so in the log', async () => {
    expect((await demand(true)).msg).toContain('请先在“公司信息”登记')
    expect((await send(signed())).msg).toContain('尚未登记公钥')
    expect((await register(pair.publicKey)).status).toBe(200)
    expect((await send()).status).toBe(200)
    expect((await demand(true)).data.signRequired).toBe(true)
    const { data } = await call('/audit/list', { keyword: 'channelSigning' })
    expect(JSON.stringify(data.rows[0].detail)).toContain('signRequired')
  })

  it('takes what is signed, and nothing else of its keys; people are asked for none', async () => {
    expect((await send(signed())).status).toBe(200)
    expect(await send()).toMatchObject({
      ...REFUSED,
      msg: expect.stringContaining('要求对请求签名'),
    })
    expect((await send({}, '{}', boss)).status).toBe(200)
  })

  it('is called as the docs show', async () => {
    const page = await (await fetch(`${server.base}/docs`)).text()
    expect(page).toContain('X-Xinjian-Signature')
    expect(page).toContain(SIGNING_EXAMPLE.split('\n')[2]!.trim().slice(0, 30))
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-sign-'))
    const file = path.join(dir, 'example.mjs')
    fs.writeFileSync(file, SIGNING_EXAMPLE)
    const { signedCall } = await import(pathToFileURL(file).href)
    const base = server.base.replace(/\/api$/, '')
    const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
    const answer = await signedCall(base, apiKey, 'demo', key, PATH, {
      keyword: '示例',
      page: 1,
      size: 10,
    })
    fs.rmSync(dir, { recursive: true })
    expect(answer.status).toBe(200)
  })
})

describe('what is refused, demanded or not', () => {
  const now = () => Math.floor(Date.now() / 1000)
  it.each<[string, () => Over, string]>([
    ['another path', () => ({ path: '/api/enterprise/save' }), '与登记的公钥不符'],
    ['another body', () => ({ body: '{"size":100}' }), '与登记的公钥不符'],
    ['another API key', () => ({ apiKey: `${apiKey}x` }), '与登记的公钥不符'],
    ['another channel', () => ({ channel: 'other' }), '与登记的公钥不符'],
    ['a stranger’s key', () => ({ key: rsa().privateKey }), '与登记的公钥不符'],
    ['a time long past', () => ({ at: now() - 400 }), '相差超过5分钟'],
    ['a time to come', () => ({ at: now() + 400 }), '相差超过5分钟'],
    ['a short number', () => ({ nonce: 'abc' }), '随机串须为16至64位'],
  ])('%s', async (_, over, msg) => {
    for (const required of [true, false]) {
      await demand(required)
      expect(await send(signed(over()))).toMatchObject({
        ...REFUSED,
        msg: expect.stringContaining(msg),
      })
    }
  })

  it('what was signed for one key, under another key of the same channel', async () => {
    const other = (
      await call('/channelProvider/keys/add', {
        code: 'demo',
        name: '另一系统',
        scopes: ['enterprise.read'],
        days: 30,
        perMinute: 1000,
      })
    ).data.key
    expect(await send(signed(), '{}', other)).toMatchObject(REFUSED)
    expect((await send(signed({ apiKey: other }), '{}', other)).status).toBe(200)
  })

  it('a number that was used, however many come at once', async () => {
    const headers = signed()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(headers)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({ ...REFUSED, msg: expect.stringContaining('已使用过') })
  })

  it('files: nothing is known of them when the caller is judged', async () => {
    const form = new FormData()
    form.set('taxNo', '914403001922038216')
    form.append('file', new Blob(['x']), 'x.csv')
    const response = await fetch(`${server.base}/invoice/import/upload`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        ...signed({ path: '/api/invoice/import/upload' }),
      },
      body: form,
    })
    expect(await response.json()).toMatchObject({
      status: 5003,
      msg: expect.stringContaining('上传'),
    })
  })
})

it('numbers are kept for the window alone, and only of who could sign', async () => {
  const kept = async () =>
    (await server.db.one<{ n: number }>('select count(*)::int as n from api_nonce'))!.n
  await send(signed({ key: rsa().privateKey }))
  const before = await kept()
  expect(before).toBeGreaterThan(1)
  const [{ longest }] = (await server.db.rows<{ longest: number }>(
    'select extract(epoch from max(expires_at) - now())::float8 as longest from api_nonce',
  )) as [{ longest: number }]
  expect(longest).toBeLessThan(302)
  await server.db.run("update api_nonce set expires_at = now() - interval '1 second'")
  expect((await send(signed())).status).toBe(200)
  expect(await kept()).toBe(1)
})

it('a key in the place of another: both hold through the days of overlap, then the new one alone', async () => {
  const next = rsa()
  expect((await register(next.publicKey, 7)).status).toBe(200)
  expect((await send(signed())).status).toBe(200)
  expect((await send(signed({ key: next.privateKey }))).status).toBe(200)
  await server.db.run(
    "update company_key set ends_at = now() - interval '1 second' where ends_at is not null",
  )
  expect((await send(signed())).status).toBe(5003)
  expect((await send(signed({ key: next.privateKey }))).status).toBe(200)
})
