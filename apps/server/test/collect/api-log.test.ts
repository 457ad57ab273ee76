/** What the API process writes down while people go through the whole flow: nothing of theirs. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { addDemoAccounts } from '../../src/demo/accounts.ts'
import { must, Phone, pause, Sandbox } from '../collect-phone.ts'
import { freePort } from '../free-port.ts'
import { type Answer, cloneDatabase, type TestServer } from '../harness.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

let sandbox: Sandbox
let db: Database
let drop: () => Promise<void>
let api: ChildProcess
let server: TestServer
let dir: string
const printed: string[] = []

beforeAll(async () => {
  sandbox = await Sandbox.start()
  const clone = await cloneDatabase()
  drop = clone.drop
  db = openDatabase(clone.url, () => undefined)
  await addDemoAccounts(db, null)
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-log-'))
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(await freePort()),
    DATA_DIR: dir,
    DATABASE_URL: clone.url,
    SANDBOX_URL: sandbox.url,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'trace',
    RATE_LIMIT: '1000000',
  }
  api = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'pipe', 'pipe'], env })
  for (const stream of [api.stdout, api.stderr])
    stream?.on('data', (chunk) => printed.push(String(chunk)))
  for (let i = 0; i < 600 && !printed.join('').includes('ready http'); i++) await pause(100)
  const config = readConfig(env)
  const base = `http://127.0.0.1:${config.port}/api`
  const call = async (
    method: string,
    route: string,
    body = {},
    token?: string,
  ): Promise<Answer> => {
    const response = await fetch(`${base}${route}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) }
  }
  // The phone needs no more of a server than this.
  server = { db, config, base, databaseUrl: clone.url, call } as unknown as TestServer
})
afterAll(async () => {
  if (api && api.exitCode === null) {
    const gone = new Promise((resolve) => api.once('exit', resolve))
    api.kill('SIGTERM')
    await gone
  }
  await db?.close()
  await drop?.()
  sandbox?.stop()
  fs.rmSync(dir, { recursive: true, force: true })
})

describe('the log of the API', () => {
  it('holds no number, name, password, code, key or token, whatever goes right or wrong', async () => {
    const secrets: Record<string, string> = {}
    const keep = (name: string, value: string) => {
      expect(value.length, name).toBeGreaterThan(1)
      secrets[name] = value
    }
    const firm = await sandbox.neighbour('4403', 12)
    const person = await sandbox.person(firm)
    const phone = new Phone(server, sandbox)
    await phone.open()
    // Wrong in every way a person or a stranger can be wrong.
    await phone.raw('authEnterprise', { name: firm.name, signer: person })
    await phone.sealed('authEnterprise', {
      name: firm.name,
      taxNo: firm.taxNo,
      signer: { ...person },
    })
    await phone.sign(firm)
    keep('code of the signer', await sandbox.smsCode(person.mobile, 'SIGN_CODE'))
    await phone.area('4403')
    keep('bureau session', await phone.bureauSession())
    await phone.password(person, 'Wrong@Password1')
    keep('wrong password', 'Wrong@Password1')
    await phone.password(person, 'sms-x')
    keep('code of the bureau', await sandbox.smsCode(person.mobile, 'ETAX_LOGIN'))
    await phone.sealed('loginEtax', { way: 'SMS', smsCode: '987123' })
    keep('wrong code', '987123')
    await must(phone.sealed('loginEtax', { way: 'SMS', smsCode: secrets['code of the bureau'] }))
    await phone.collect()
    await phone.until(['SUCCESS', 'PARTIAL', 'FAILED'])
    await must(phone.call('getSummary'))
    // And a bureau that answers nothing but faults, which is when programs talk.
    const other = await sandbox.neighbour('6400', 12)
    const ill = new Phone(server, sandbox)
    await ill.sign(other)
    await sandbox.knob('weather', { area: '6400', faultRate: 1 })
    await ill.area('6400')
    await server.call('POST', '/tax/taxweb/getRoute', {}, `${phone.token}x`)
    await db.run(
      "update collect_task set state = 'VALIDATE', signer_sealed = decode('00', 'hex') where task_id = $1",
      [ill.taskId],
    )
    expect((await ill.sealed('send/msg', { purpose: 'SIGNER' })).status).toBe(500)

    keep('mobile', person.mobile)
    keep('ID number', person.idNo)
    keep('password', person.password)
    keep('token', phone.token)
    keep('token of the other', ill.token)
    keep('key of the bodies', phone.key.toString('base64'))
    keep('name of the signer', person.name)
    await pause(300)
    const output = printed.join('')
    expect(output).toContain('ready http')
    // It did speak of what went wrong.
    expect(output).toMatch(/"level":50/)
    for (const [name, secret] of Object.entries(secrets))
      expect(output.includes(secret), name).toBe(false)
  })
})
