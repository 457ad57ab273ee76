/** What a frozen company, or account, has handed out rests with it: links, keys, phones, messages to channels. */
import { createECDH } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBox } from '../../src/security/box.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { freeze, frozenAt, type Whose } from './freeze.ts'

let sandbox: Sandbox
let server: TestServer
let staff: string
let boss: string
const BOTH: Whose[] = ['company', 'account']

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  boss = await officeToken(server, 'demo')
  staff = await officeToken(server, 'staff')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
afterEach(async () => {
  for (const whose of BOTH) await freeze(server.db, whose, false)
})

const call = (path: string, body: object, token = staff) => server.call('POST', path, body, token)

describe('a key of a channel', () => {
  it('opens nothing while its company is frozen', async () => {
    const made = {
      code: 'demo',
      name: '信贷系统',
      scopes: ['enterprise.read'],
      days: 30,
      perMinute: 1000,
    }
    await call('/collect/channel', {}, boss)
    const { data } = await call('/channelProvider/keys/add', made, boss)
    const list = () => call('/enterprise/list', {}, data.key)
    expect((await list()).status).toBe(200)
    await freeze(server.db, 'company')
    expect(await list()).toMatchObject({ http: 401, status: 6220, data: null })
    await freeze(server.db, 'company', false)
    await freeze(server.db, 'account')
    expect((await list()).status).toBe(200)
  })
})

describe('a link to a report', () => {
  let token = ''
  beforeAll(async () => {
    // Whoever shares needs the right to.
    await server.db.run(
      "insert into user_role (user_id, role_code) select id, 'ROLE_COMPANY_ADMIN' from app_user where user_name = 'staff'",
    )
    await call('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
    const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], staff)
    await until(
      async () =>
        (await call('/invoice/import/detail', { id: data[0].id })).data.row.status === 'DONE',
    )
    const { data: made } = await call('/frontTax/front/report/tax/query', { taxId: TAX_NO })
    await until(
      async () =>
        (await call('/frontTax/front/report/tax/result', { keyword: made.reportNo })).data.rows[0]
          ?.status === 'READY',
    )
    const what = { reportNo: made.reportNo, days: 7, purpose: '给示例银行核对' }
    token = new URL((await call('/report/share/create', what)).data.url).pathname.split('/').at(-1)!
  })

  it.each([
    ['company', '分享该报告的机构的服务已暂停'],
    ['account', '分享该报告的账号已停用'],
  ] as const)(
    'of a frozen %s does not open, says why, and is not counted; released it opens',
    async (whose, said) => {
      const open = () => server.call('POST', '/share/report', { token })
      const views = () => server.db.one('select views from share order by id desc limit 1')
      expect((await open()).status).toBe(200)
      const before = await views()
      await freeze(server.db, whose)
      expect(await open()).toMatchObject({ data: null, msg: expect.stringContaining(said) })
      expect(await views()).toEqual(before)
      await freeze(server.db, whose, false)
      expect((await open()).status).toBe(200)
    },
  )
})

describe('a phone', () => {
  const key = createECDH('prime256v1')
  key.generateKeys()
  const clientPublicKey = key.getPublicKey('base64url')

  it('on the link of a frozen account is told; on a link of a colleague it goes on', async () => {
    const visit = async (office: string) => {
      const { data } = await call('/collect/link', {}, office)
      const channelCode = new URL(data.url).searchParams.get('channel')
      return (await call('/tax/taxweb/getChannelToken', { clientPublicKey, channelCode })).data
        .token
    }
    const [his, hers] = [await visit(staff), await visit(boss)]
    await freeze(server.db, 'account')
    const status = (token: string) => call('/tax/taxweb/getCollectStatus', {}, token)
    expect(await status(his)).toMatchObject({
      http: 401,
      msg: '向您发送链接的账号已停用，请联系该机构重新获取链接',
    })
    expect((await status(hers)).status).toBe(200)
  })

  it('has its collection ended, and nothing more is kept of it', async () => {
    const phone = new Phone(server, sandbox)
    await phone.login(await sandbox.firm('maker'))
    const begun = { table: 'collect_item', when: "new.state = 'RUNNING'" }
    await frozenAt(server.db, 'company', begun, async () => {
      await phone.collect().catch(() => undefined)
      const ended = await until(() =>
        server.db.one<{ state: string; failure: { message: string } }>(
          "select state, failure from collect_task where task_id = $1 and state not in ('COLLECTING', 'LOGIN')",
          [phone.taskId],
        ),
      )
      expect(ended).toMatchObject({
        state: 'FAILED',
        failure: { message: '该机构的服务已暂停，采集已停止', next: 'RETRY' },
      })
      const kept = await server.db.one(
        "select coalesce(sum(rows), 0)::int as rows, count(*) filter (where state = 'DONE')::int as done from collect_item where task_id = $1",
        [phone.taskId],
      )
      expect(kept).toEqual({ rows: 0, done: 0 })
      const secrets = await server.db.rows('select 1 from collect_secret where task_id = $1', [
        phone.taskId,
      ])
      expect(secrets).toEqual([])
    })
    expect((await phone.state()).state).toBe('FAILED')
  })
})

describe('a message to a channel', () => {
  it('is not sent while its company is frozen', async () => {
    const { company_id: company } = (await server.db.one<{ company_id: number }>(
      "select company_id from app_user where user_name = 'staff'",
    ))!
    const sealed = createBox(loadSecret(server.config), 'channel-callback').seal(
      `${company}/told`,
      'key',
    )
    await server.db.run(
      `insert into collect_channel (company_id, code, title, grantees, callback_url, callback_sealed)
       values ($1, 'told', '', '[]', 'http://127.0.0.1:9/', $2)`,
      [company, sealed],
    )
    await server.db.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, state)
       values ($1, 'T-told', 'T-told', 'told', 'T-told', '', '', 'SUCCESS')`,
      [company],
    )
    await freeze(server.db, 'company')
    await server.db.run(
      `insert into collect_callback (company_id, callback_no, task_id, channel, body)
       values ($1, 'T-told', 'T-told', 'told', '{"event":"collect.result","state":"SUCCESS"}')`,
      [company],
    )
    await server.db.run("select pg_notify('job_wake', 'collect_callback')")
    const told = await until(() =>
      server.db.one<{ text: string }>(
        "select text from collect_event where task_id = 'T-told' and step = 'CALLBACK'",
      ),
    )
    expect(told.text).toBe('机构的服务已停用，采集结果不再通知渠道')
  })
})
