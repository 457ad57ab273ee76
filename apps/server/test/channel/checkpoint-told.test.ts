/** A channel that asks for it hears the signed ends of its company's audit log, at the receiver of the sandbox. */
import { createPublicKey, verify as isSigned } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCheckpointFiles, makeCheckpoints } from '../../src/features/audit/index.ts'
import { createLogSigner } from '../../src/security/log-signer.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { expectDocumented } from '../support/documented.ts'

interface Told {
  event: string
  idempotencyKey: string
  companyId: number
  seq: number
  hash: string
  at: string
  key: string
  signature: string
}
interface Received {
  key: string
  times: number
  body: Told
}

let sandbox: Sandbox
let server: TestServer
let bank: string

const office = (path: string, body: object = {}) => must(server.call('POST', path, body, bank))
/** As the sweep of every hour does. */
const sign = () =>
  makeCheckpoints(
    {
      db: server.db.as('system'),
      signer: createLogSigner(loadSecret(server.config)),
      files: createCheckpointFiles(server.config.dataDir),
    },
    { error: () => undefined },
  )
const heard = async (): Promise<Received[]> =>
  ((await sandbox.get('/callbacks.json')).received as Received[]).filter(
    ({ body }) => body.event === 'audit.checkpoint',
  )
const waiting = () =>
  server.db.one("select 1 from collect_callback where status in ('QUEUED', 'RUNNING')")
const turn = async (on: boolean) => {
  const { data } = await office('/channelProvider/detail', { code: 'demo' })
  return office('/channelProvider/checkpoints', { code: 'demo', version: data.row.version, on })
}

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  await office('/collect/channel')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

it('is not turned on where there is no address', async () => {
  const { data } = await office('/channelProvider/detail', { code: 'demo' })
  expect(data.row.auditCheckpoints).toBe(false)
  const body = { code: 'demo', version: data.row.version, on: true }
  const refused = await server.call('POST', '/channelProvider/checkpoints', body, bank)
  expect(refused.msg).toBe('该渠道尚未登记通知地址，请先登记')
})

it('hears the end of the log as it stands, signed by the platform, each once; nothing before it asks', async () => {
  const { data } = await office('/collect/channel/callback', { url: `${sandbox.url}/callbacks` })
  await sandbox.knob('callbacks', { secret: data.secret })
  await sign()
  expect(await server.db.one('select 1 from collect_callback')).toBeNull()
  expect((await turn(true)).data.auditCheckpoints).toBe(true)
  await sign()
  await sign()
  const [first] = (await until(async () => ((await heard()).length > 0 ? heard() : null)))!
  await until(async () => !(await waiting()))
  expect(await heard()).toHaveLength(1)
  expect(first).toMatchObject({ times: 1, key: first!.body.idempotencyKey })
  expectDocumented(first!.body)
  const { companyId, seq, hash, at, key, signature } = first!.body
  const entry = await server.db.one<{ seq: number; hash: string; action: string }>(
    `select seq, encode(hash, 'hex') as hash, action from audit_entry where company_id = $1 order by seq desc limit 1`,
    [companyId],
  )
  expect(entry).toMatchObject({ seq, hash, action: 'channelCheckpoints' })
  const text = `{"at":"${at}","companyId":${companyId},"hash":"${hash}","kind":"xinjian.audit.checkpoint","seq":${seq}}`
  const publicKey = createPublicKey({
    key: Buffer.from(key, 'base64'),
    format: 'der',
    type: 'spki',
  })
  expect(isSigned(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))).toBe(true)
})

it('hears what was signed by a process that died before it told', async () => {
  const { companyId, seq } = (await heard())[0]!.body
  await server.db.run('delete from collect_callback where callback_no = $1', [
    `CB-AUDIT-${seq}-demo`,
  ])
  await sign()
  const row = await server.db.one<{ body: string }>(
    'select body from collect_callback where callback_no = $1',
    [`CB-AUDIT-${seq}-demo`],
  )
  expect(JSON.parse(row!.body)).toMatchObject({ companyId, seq })
  await until(async () => (await heard())[0]?.times === 2)
})

it('hears nothing more once it is turned off', async () => {
  await turn(false)
  await sign()
  await until(async () => !(await waiting()))
  expect(await heard()).toHaveLength(1)
})
