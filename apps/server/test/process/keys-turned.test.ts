/** Keys are turned in three steps under two processes while people work; after the last one what rested on the old key alone says so. */
import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { sealSecret } from '@xinjian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { loadKeys } from '../../src/keys/load.ts'
import { createBox } from '../../src/security/box.ts'
import { createLogSigner } from '../../src/security/log-signer.ts'
import { LASTING_PURPOSES } from '../../src/security/purposes.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { type Process, startProcess, stopProcess, xinjian } from './processes.ts'

const OLD = '0102030405060708090a0b0c0d0e0f10'.repeat(2)
const NEW = 'f1e2d3c4b5a69788796a5b4c3d2e1f00'.repeat(2)
/** Reckoned beside the product: the first four bytes of HKDF-SHA-256, in hex. */
const idOf = (hex: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(hex, 'hex'), '', 'xinjian:key-id', 4)).toString('hex')
const STEPS = [
  { SECRET_KEY: OLD },
  { SECRET_KEY: OLD, SECRET_KEYS_READ: NEW },
  { SECRET_KEY: NEW, SECRET_KEYS_READ: OLD },
  { SECRET_KEY: NEW },
] as const

let sandbox: Sandbox
let server: TestServer
let token: string
let reportNo: string
let contractNo: string
const links: string[] = []

const settings = (env: object) => ({
  ...process.env,
  PUBLIC_URL: 'http://localhost:3000',
  ...{ DATA_DIR: server.config.dataDir, DATABASE_URL: server.databaseUrl },
  ...{ SANDBOX_URL: sandbox.url, DEMO_DATA: 'off', LOG_LEVEL: 'silent' },
  ...{ RATE_LIMIT: '1000000', CAPTCHA_WORK: '0' },
  ...env,
})

const start = (env: object) => startProcess(settings(env))

let running: Process[] = []
let turn = 0
/** The process that a proxy would take: the next that is up. */
const port = (): number => {
  const up = running.filter((one) => one.up)
  turn += 1
  return up[turn % up.length]!.port
}
const call = async (path: string, body: object = {}, method: 'GET' | 'POST' = 'POST') => {
  const answer = await fetch(`http://127.0.0.1:${port()}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  return answer.json()
}
const keys = (word: string, env: object) => xinjian(['keys', word], settings(env))

const makeLink = async () => {
  const { data } = await must(
    call('/report/share/create', { reportNo, days: 7, purpose: '给示例银行核对' }),
  )
  links.push(new URL(data.url).pathname.split('/').at(-1)!)
}
/** Offered by one process, opened by the other. */
async function login() {
  const { data: captcha } = await call('/captcha', {}, 'GET')
  const { data: key } = await call('/security/key')
  const code = await until(async () => {
    const list = await sandbox.get('/inbox.json?to=captcha@sandbox')
    return (list.messages ?? list).find(
      (one: { subject?: string }) => one.subject === captcha.randomStr,
    )?.text
  })
  const password = await sealSecret(key, DEMO_PASSWORD)
  return call('/bsstoken', { username: 'demo', password, code, randomStr: captcha.randomStr })
}

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url, ...STEPS[0] })
  token = await officeToken(server, 'demo')
  const office = (path: string, body: object = {}) => must(server.call('POST', path, body, token))
  await office('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], token)
  await until(
    async () =>
      (await office('/invoice/import/detail', { id: data[0].id })).data.row.status === 'DONE',
  )
  reportNo = (await office('/frontTax/front/report/tax/query', { taxId: TAX_NO })).data.reportNo
  await until(
    async () =>
      (await office('/bss/order/report/getDetailReport', { reportNo })).data.row.status === 'READY',
  )
  ;({ contractNo } = await signFor(server, TAX_NO))
  await office('/collect/channel')
  const { data: told } = await office('/collect/channel/callback', {
    url: `${sandbox.url}/callbacks`,
  })
  await sandbox.knob('callbacks', { secret: told.secret })
  // Never gone on with: its row stays for ever.
  await new Phone(server, sandbox).open()
  await office('/company/key/rotate', { algorithm: 'RSA', overlapDays: 1 })
  const { data: channel } = await office('/channelProvider/detail', { code: 'demo' })
  const { version } = channel.row
  await office('/channelProvider/ticketKey', { code: 'demo', version, on: true })
  await server.app.stop()
  running = [await start(STEPS[0]), await start(STEPS[0])]
})
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await server?.stop()
  sandbox?.stop()
})

const LOOKS: Record<string, () => Promise<{ status: number }>> = {
  session: () => call('/user/info', {}, 'GET'),
  'every link that is out': async () => {
    const answers = await Promise.all(links.map((one) => call('/share/report', { token: one })))
    return answers.find(({ status }) => status !== 200) ?? { status: 200 }
  },
  'public proof': async () => {
    const { data } = await call('/verify/proof', { reportNo })
    return { status: data?.result === 'GENUINE' ? 200 : 0 }
  },
  report: () => call('/bss/order/report/getDetailReport', { reportNo }),
  contract: async () => {
    const { data } = await call('/consent/detail', { contractNo })
    const held = JSON.stringify(data?.evidence ?? '').includes('校验通过，签署后未被改动')
    return { status: held ? 200 : 0 }
  },
  webhook: async () => {
    const { data } = await call('/channelProvider/callback/test', { code: 'demo' })
    return { status: data?.answer ?? 0 }
  },
  login,
}

it('makes, as long as there was never another key, what the release before reads', async () => {
  const keyOf = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(OLD, 'hex'), '', `xinjian:${purpose}`, 32))
  const row = await server.db.one<{ company_id: number; sealed: Buffer; seal: string }>(
    `select c.company_id, c.callback_sealed as sealed, r.seal from collect_channel c
       join report r on r.company_id = c.company_id and r.report_no = $1 where c.code = 'demo'`,
    [reportNo],
  )
  const { company_id, sealed, seal } = row!
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf('box:channel-callback'),
    sealed.subarray(0, 12),
  )
    .setAAD(Buffer.from(`${company_id}/demo`))
    .setAuthTag(sealed.subarray(-16))
  decipher.update(sealed.subarray(12, -16))
  decipher.final()
  expect(seal).toMatch(/^v2:[0-9a-f]{64}$/)
  await makeLink()
  const [random, expires, signature] = links.pop()!.split('.')
  expect(signature).toBe(
    createHmac('sha256', keyOf('share'))
      .update(`${random}.${expires}`)
      .digest('base64url')
      .slice(0, 32),
  )
})

it('fails not one call of two processes, and all that was made before stands', async () => {
  const asked: Record<string, number> = {}
  const failed: string[] = []
  let over = false
  const working = Object.entries(LOOKS).map(async ([name, look]) => {
    while (!over) {
      const answer = await look().catch((error) => ({ status: String(error) }))
      asked[name] = (asked[name] ?? 0) + 1
      if (answer.status !== 200) failed.push(`${name}: ${JSON.stringify(answer).slice(0, 300)}`)
      // A handful of people, not a flood.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  /** Every look was asked so often again. */
  const more = (times: number) => {
    const before = { ...asked }
    return until(async () =>
      Object.keys(LOOKS).every((name) => (asked[name] ?? 0) >= (before[name] ?? 0) + times),
    )
  }
  try {
    await makeLink()
    for (const step of STEPS.slice(1)) {
      if (step === STEPS[3]) {
        const { code, out } = await keys('turn', STEPS[2])
        expect([code, JSON.parse(out)]).toMatchObject([0, { makes: idOf(NEW), unopened: 0 }])
        // The secret of the webhook, the key of the tickets, our half for the company, the key by which its acts of weight rest, and what is kept.
        expect(JSON.parse(out).rewrapped).toBe(4 + LASTING_PURPOSES.length)
        const again = JSON.parse((await keys('turn', STEPS[2])).out)
        expect(again).toMatchObject({ rewrapped: 0, unopened: 0 })
        const looked = async () => JSON.parse((await keys('status', STEPS[2])).out)
        expect(await looked()).toMatchObject({
          removable: [],
          resting: expect.arrayContaining([
            { kind: 'visits', key: idOf(OLD), fate: 'ENDS', count: 1 },
          ]),
        })
        await server.db.run("update collect_task set created_at = created_at - interval '1 day'")
        const status = await looked()
        expect(status).toMatchObject({ makes: idOf(NEW), removable: [idOf(OLD)] })
        const of = (kind: string) =>
          status.resting
            .filter((one: { kind: string }) => one.kind === kind)
            .map(({ key, count }: { key: string; count: number }) => [key, count])
        expect(of('reports')).toEqual([[idOf(OLD), 1]])
        expect(of('callbackSecrets')).toEqual([[idOf(NEW), 1]])
        expect(of('links')).toEqual(
          [
            [idOf(OLD), 3],
            [idOf(NEW), 1],
          ].sort(),
        )
      }
      for (const old of [...running]) {
        old.up = false
        const fresh = await start(step)
        running.push(fresh)
        // Of two that are known by turns, one each of before and after are up for a while.
        await more(2)
        await stopProcess(old)
        running = running.filter((one) => one !== old)
      }
      await makeLink()
    }
    await more(2)
  } finally {
    over = true
    await Promise.all(working)
  }
  expect(failed).toEqual([])
  for (const name of Object.keys(LOOKS)) expect([name, asked[name]! > 5]).toEqual([name, true])
  expect(links).toHaveLength(4)
  const { data } = await call('/verify/proof', { reportNo })
  expect(data).toMatchObject({ result: 'GENUINE', sealKey: idOf(OLD) })
})

it('finds by hashes what it found before, and knows what the old key signed', async () => {
  const { dataDir } = server.config
  const secret = await loadKeys({ secretKey: NEW, secretKeysRead: [], dataDir }, server.db)
  expect(secret.lasting('scf-claim')).toEqual(
    Buffer.from(hkdfSync('sha256', Buffer.from(OLD, 'hex'), '', 'xinjian:scf-claim', 32)),
  )
  const signed = (hex: string) =>
    createLogSigner(loadSecret({ secretKey: hex, dataDir })).sign('checkpoint')
  const { isOurs } = createLogSigner(secret)
  expect(isOurs('checkpoint', signed(OLD))).toBe(true)
  expect(isOurs('another', signed(OLD))).toBe(false)
  expect(isOurs('checkpoint', signed('0011223344556677'.repeat(4)))).toBe(false)
})

it('of what rested on the old key alone it says by which key it was sealed', async () => {
  const { company_id: company } = (await server.db.one<{ company_id: number }>(
    'select company_id from report',
  ))!
  // Written by a process that was forgotten: the old key still made there.
  const late = createBox(
    loadSecret({ secretKey: OLD, dataDir: server.config.dataDir }),
    'channel-callback',
  ).seal(`${company}/demo`, 'secret')
  await server.db.run("update collect_channel set callback_sealed = $1 where code = 'demo'", [late])
  const said = await call('/channelProvider/callback/test', { code: 'demo' })
  expect(said.msg).toContain(`由密钥${idOf(OLD)}加密，而平台已不再持有此密钥`)
  await server.db.run("delete from derived_key where role = 'FORMER'")
  running.push(await start(STEPS[3]))
  for (const one of running.slice(0, -1)) one.up = false
  const { data } = await call('/verify/proof', { reportNo })
  expect(data).toMatchObject({ result: 'UNJUDGED', sealKey: idOf(OLD), enterpriseName: null })
  expect((await call('/bss/order/report/getDetailReport', { reportNo })).msg).toContain(
    `由密钥${idOf(OLD)}封印，而平台已不再保存此密钥`,
  )
  const { data: consent } = await call('/consent/detail', { contractNo })
  expect(JSON.stringify(consent.evidence)).toContain('无法校验')
  expect((await call('/share/report', { token: links[0] })).status).toBe(2008)
  expect((await call('/share/report', { token: links.at(-1) })).msg).toContain('无法校验')
})

it('refuses to start where the old key was taken away before it was turned', async () => {
  const { dataDir } = server.config
  await server.db.run('delete from derived_key')
  await loadKeys({ secretKey: OLD, secretKeysRead: [], dataDir }, server.db)
  await expect(
    loadKeys({ secretKey: NEW, secretKeysRead: [], dataDir }, server.db),
  ).rejects.toThrow(`仍由密钥 ${idOf(OLD)} 保护`)
})
