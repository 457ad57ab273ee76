/** Sealed bodies: what is refused, and in which order the door judges. */
import { createECDH } from 'node:crypto'
import { endpoints } from '@xinjian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Phone, Sandbox, sealBody } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('sealed bodies', () => {
  let phone: Phone
  const path = 'send/msg'
  const payload = { purpose: 'BUREAU' }
  beforeEach(async () => {
    phone = new Phone(server, sandbox)
    await phone.open()
  })
  const seal = (over: object = {}, key = phone.key, at = path) =>
    sealBody(key, `/tax/taxweb/${at}`, { ...payload, ...over })

  it('the right one is read (and refused for its step only)', async () => {
    const { data, header } = seal()
    expect((await phone.raw(path, { data }, header)).status).toBe(3002)
  })

  it.each([
    ['a plain body', () => ({ body: payload, header: undefined }), 3004],
    ['data without the header', () => ({ body: { data: seal().data }, header: undefined }), 3004],
    ['another scheme', () => ({ body: { data: seal().data }, header: 'sm4.x' }), 3004],
    ['a wrong key', () => withHeader(seal({}, Buffer.alloc(48, 7))), 3005],
    ['the seal of another call', () => withHeader(seal({}, phone.key, 'send/collect')), 3005],
    ['a changed body', () => tampered(seal()), 3005],
    ['one of ten minutes ago', () => withHeader(seal({ ts: Date.now() - 600_000 })), 3006],
    ['one from the future', () => withHeader(seal({ ts: Date.now() + 600_000 })), 3006],
    ['one without a nonce', () => withHeader(seal({ nonce: 'short' })), 3006],
  ])('refuses %s', async (_, make, status) => {
    const { body, header } = make()
    const answer = await phone.raw(path, body, header)
    expect(answer).toMatchObject({ http: 400, status })
    expect(answer.msg).toMatch(/[\u4e00-\u9fff]/)
  })

  it('takes a body once', async () => {
    const { data, header } = seal()
    expect((await phone.raw(path, { data }, header)).status).toBe(3002)
    expect(await phone.raw(path, { data }, header)).toMatchObject({ http: 400, status: 3006 })
  })

  it('judges the token before the seal, and the seal before the content', async () => {
    const { data, header } = seal({ purpose: 'NONSENSE' })
    phone.token = 'x'.repeat(43)
    expect(await phone.raw(path, { data }, header)).toMatchObject({ http: 401, status: 3001 })
    const fresh = new Phone(server, sandbox)
    await fresh.open()
    const { data: bad, header: mac } = sealBody(fresh.key, `/tax/taxweb/${path}`, { purpose: 'X' })
    expect(await fresh.raw(path, { data: bad }, mac)).toMatchObject({ http: 400, status: 400 })
  })

  it('every call that the contract seals refuses a plain body', async () => {
    const sealed = endpoints.filter((e) => e.endpoint.sealed)
    expect(sealed.map((e) => e.name).sort()).toEqual([
      'authEnterprise',
      'erpValidateLogin',
      'hubeiCheckLogin',
      'loginEtax',
      'machineFirm',
      'resetByMobile',
      'resetMobiles',
      'sendCollect',
      'sendCollectZfPlat',
      'sendMsg',
      'verifyBankcard4',
    ])
    for (const { endpoint } of sealed)
      expect(
        (await phone.raw(endpoint.path.replace('/tax/taxweb/', ''), { data: 'x' })).status,
      ).toBe(3004)
  })

  it('a key that is no point of the curve is told so', async () => {
    const answer = await new Phone(server, sandbox).open({ clientPublicKey: 'A'.repeat(87) })
    expect(answer).toMatchObject({ http: 400 })
  })

  it('nothing of a key rests in the database', async () => {
    const own = createECDH('prime256v1')
    own.generateKeys()
    const all = JSON.stringify(await server.db.rows('select * from collect_task'))
    expect(all).not.toContain(phone.token)
    expect(all).not.toContain(phone.key.toString('base64'))
  })
})

const withHeader = ({ data, header }: { data: string; header: string }) => ({
  body: { data },
  header,
})
const tampered = ({ data, header }: { data: string; header: string }) => {
  const bytes = Buffer.from(data, 'base64')
  bytes[3]! ^= 1
  return { body: { data: bytes.toString('base64') }, header }
}
