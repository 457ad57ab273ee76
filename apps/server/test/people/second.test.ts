/** The second factor over HTTP: set up, asked for at the login, never good twice, forced for operators by setting. */
import { createHash, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOf } from '../../src/features/session/second/webauthn.ts'
import { loginByPassword, startTestServer, type TestServer } from '../harness.ts'
import { memberOf } from '../support/companies.ts'
import { withSecond } from '../support/sensitive.ts'
import { codeAt, stepOf } from '../support/totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SECOND_FACTOR: 'operators' })
})
afterAll(() => server.stop())

const call = (path: string, body: object = {}, token?: string) =>
  server.call('POST', `/user/second/${path}`, body, token)
const codeNow = (secret: string, step = 0) => codeAt(secret, stepOf(Date.now()) + step)
const first = async (username: string) => (await loginByPassword(server.call, { username })).data

/** Sets up an authenticator for somebody who is logged in. */
async function setUp(token: string): Promise<string> {
  const { data } = await call('totp/start', {}, token)
  const done = await call(
    'totp/confirm',
    { ticket: data.ticket, code: codeNow(data.secret, -1) },
    token,
  )
  expect(done.status).toBe(200)
  return data.secret
}

describe('an authenticator', () => {
  it('once set up, is asked for at the login; a code opens once', async () => {
    const secret = await setUp(await server.login('staff'))
    const { token, second } = await first('staff')
    expect([token, second.ways]).toEqual(['', ['TOTP']])
    const code = codeNow(secret)
    const entered = await call('enter', { ticket: second.ticket, code })
    const { data } = await server.call('GET', '/user/info', {}, entered.data.token)
    expect(data.userName).toBe('staff')
    const again = (await first('staff')).second.ticket
    expect((await call('enter', { ticket: again, code })).status).toBe(1012)
    expect((await call('enter', { ticket: second.ticket, code: codeNow(secret, 1) })).status).toBe(
      1013,
    )
    const rest = JSON.stringify(await server.db.rows('select * from second_factor'))
    expect(rest).not.toContain(secret)
  })

  it('is guessed five times at most, whatever the password forgives', async () => {
    await setUp(await server.login('child'))
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const { ticket } = (await first('child')).second
      statuses.push((await call('enter', { ticket, code: '000000' })).status)
    }
    expect(statuses).toEqual([1012, 1012, 1012, 1012, 1012, 1004])
  })

  it('is shown to its holder and taken away; the code of nobody else opens it', async () => {
    const token = await server.login('owner')
    const other = await server.login('demo')
    const { data: offered } = await call('totp/start', {}, token)
    const foreign = { ticket: offered.ticket, code: codeNow(offered.secret) }
    expect((await call('totp/confirm', foreign, other)).status).toBe(1013)
    expect((await call('totp/confirm', { ...foreign, code: '12' }, token)).msg).toContain(
      '请输入6位动态验证码',
    )
    await setUp(token)
    const { data } = await call('list', {}, token)
    expect(data).toMatchObject({ rows: [{ kind: 'TOTP', name: '验证器应用' }], forced: false })
    expect((await call('drop', { id: data.rows[0].id }, token)).status).toBe(200)
    expect((await first('owner')).second).toBeUndefined()
  })
})

describe('a passkey', () => {
  const b64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')
  const publicKey = b64(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
      ...{ type: 'spki', format: 'der' },
    }),
  )
  async function add(token: string, id: string) {
    const { data } = await call('passkey/start', {}, token)
    const origin = placeOf(server.config.publicUrl).origins[0]
    const said = { type: 'webauthn.create', challenge: data.challenge, origin }
    const authenticatorData = Buffer.concat([
      createHash('sha256').update(data.rpId).digest(),
      Buffer.from([0x05, 0, 0, 0, 0]),
    ])
    return call(
      'passkey/add',
      {
        ...{ ticket: data.ticket, name: '办公电脑', id: b64(id), publicKey },
        ...{ clientData: b64(JSON.stringify(said)), authenticatorData: b64(authenticatorData) },
      },
      token,
    )
  }

  it('is registered once: of a credential that somebody has, nobody learns more than that', async () => {
    expect(await add(await server.login('owner'), 'one')).toMatchObject({ status: 200 })
    const again = await add(await server.login('demo'), 'one')
    expect([again.http, again.status, again.msg]).toEqual([
      200,
      1012,
      '该通行密钥已登记，请使用其他通行密钥',
    ])
    expect((await add(await server.login('demo'), 'two')).status).toBe(200)
    await server.db.run("delete from second_factor where kind = 'PASSKEY'")
  })
})

describe('an operator, where the platform forces it', () => {
  it('sets one up before he comes in, and cannot take the last away', async () => {
    const { token, second } = await first('admin')
    expect([token, second.ways]).toEqual(['', []])
    expect((await call('enter', { ticket: second.ticket, code: '123456' })).status).toBe(1012)
    const { data: offered } = await call('offer', { ticket: second.ticket })
    const entered = await call('enter', { ticket: second.ticket, code: codeNow(offered.secret) })
    expect(entered.status).toBe(200)
    const admin = entered.data.token
    const { data } = await call('list', {}, admin)
    expect(data.forced).toBe(true)
    expect((await call('drop', { id: data.rows[0].id }, admin)).http).toBe(403)
    // Whoever has one is offered no other by the login.
    const { ticket } = (await first('admin')).second
    expect((await call('offer', { ticket })).status).toBe(1013)
    const { data: log } = await server.call('POST', '/audit/list', { kind: 'LOGIN' }, admin)
    expect(log.rows[0]).toMatchObject({ action: 'secondEnter', detail: { way: 'TOTP' } })
  })

  it('who lost it is helped by an administrator, and nobody else is', async () => {
    const boss = await server.login('demo')
    const { data } = await server.call('POST', '/bss/bssUser/userPage', { keyword: 'staff' }, boss)
    expect(data.rows[0].seconds).toBe(1)
    const drop = { id: data.rows[0].id }
    const deputy = await memberOf(server, 1, 'deputy', 'ROLE_COMPANY_ADMIN')
    const done = await withSecond(server, ['factorDrop', drop], boss, deputy)
    expect(done.state).toBe('DONE')
    expect((await first('staff')).second).toBeUndefined()
  })
})
