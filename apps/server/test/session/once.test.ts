/** What may be sent once, and how often a link may be asked for. */
import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'
import { SEAL_INFO, sealSecret } from '@xinjian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { captchaAnswer, loginByPassword, startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SEAL_V1: 'on' })
})
afterAll(() => server.stop())

const offered = async () => (await server.call('POST', '/security/key')).data
const login = (password: string) => loginByPassword(server.call, { username: 'demo', password })

/** The first scheme, as its old clients seal. */
async function sealedByV1(secret: string): Promise<string> {
  const key = await offered()
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys('base64url')
  const shared = own.computeSecret(Buffer.from(key.publicKey, 'base64url'))
  const derived = Buffer.from(hkdfSync('sha256', shared, '', SEAL_INFO, 32))
  const cipher = createCipheriv('aes-128-ecb', derived.subarray(0, 16), null)
  const body = Buffer.concat([cipher.update(secret), cipher.final()]).toString('base64url')
  return `v1.${key.keyId}.${publicKey}.${body}`
}

it.each([
  ['v2', async () => sealSecret(await offered(), DEMO_PASSWORD)],
  ['v1', () => sealedByV1(DEMO_PASSWORD)],
])('a sealed password (%s) logs in once, however it is spelled', async (_, sealed) => {
  const password = await sealed()
  expect((await login(password)).status).toBe(200)
  const again = await login(password)
  expect([again.http, again.status]).toEqual([400, 1007])
  expect((await login(`${password}=`)).status).toBe(1007)
  expect((await login(`${password}.x`)).status).toBe(1007)
})

it('of many at once one is taken, and one that was refused is not taken later', async () => {
  const password = await sealSecret(await offered(), DEMO_PASSWORD)
  const all = await Promise.all(Array.from({ length: 6 }, () => login(password)))
  expect(all.filter(({ status }) => status === 200).length).toBe(1)
  const second = await sealSecret(await offered(), DEMO_PASSWORD)
  const refused = await loginByPassword(server.call, {
    username: 'demo',
    password: second,
    code: 'no',
  })
  expect(refused.status).toBe(1002)
  expect((await login(second)).status).toBe(1007)
})

it('an account is sent three links an hour, ten a day, from wherever they are asked for', async () => {
  const ask = async () => {
    const { data: captcha } = await server.call('GET', '/captcha')
    const code = await captchaAnswer(captcha.randomStr)
    const asked = { username: 'staff', code, randomStr: captcha.randomStr }
    return server.call('POST', '/front/crypto/getemailuserId', asked)
  }
  const sent = async () =>
    (await server.db.one<{ n: number }>('select count(*)::int as n from link_ask'))?.n
  const answers: number[] = []
  for (let i = 0; i < 5; i++) answers.push((await ask()).status)
  expect(answers).toEqual([200, 200, 200, 200, 200])
  // What is sent is sent beside the answer: the next ask waits for its row.
  await expect.poll(sent).toBe(3)
  for (const [hours, more] of [
    [1, 3],
    [2, 3],
    [3, 1],
    [4, 0],
  ] as const) {
    const before = (await sent()) ?? 0
    await server.db.run(`update link_ask set at = at - interval '61 minutes'`)
    for (let i = 0; i < 4; i++) await ask()
    await expect.poll(sent, { message: `hour ${hours}` }).toBe(before + more)
  }
})
