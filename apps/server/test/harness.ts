/** A whole server per test file: own database (cloned from the template), own data folder, real HTTP. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sealSecret } from '@xinjian/contract'
import pg from 'pg'
import { inject } from 'vitest'
import { type App, startApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/db/pool.ts'
import { DEMO_PASSWORD } from '../src/demo/accounts.ts'
import { CITUS_URL, stockedCluster } from './distributed/cluster.ts'
import { freePort } from './free-port.ts'

export interface Answer {
  http: number
  status: number
  msg: string
  // Tests look into answers of many shapes; the contract types them for the product, not for its tests.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  data: any
}

export interface TestServer {
  app: App
  db: Database
  config: Config
  base: string
  databaseUrl: string
  call(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<Answer>
  /** Logs in one of the demo accounts by password and captcha; returns the token. */
  login(userName: string, show?: 'show'): Promise<string>
  upload(
    taxNo: string,
    files: { name: string; bytes: Uint8Array }[],
    token: string,
    extra?: Record<string, string>,
  ): Promise<Answer>
  stop(): Promise<void>
}

/** A database cloned from a template: migrated, or `stocked` with the demo's accounts, prices and balances. */
export async function cloneDatabase(
  of: 'xinjian' | 'stocked' = 'xinjian',
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = inject('templateUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: template.replace(/\/[^/]+$/, '/postgres') })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await admin(`create database ${name} template template_${of} strategy file_copy`)
  return {
    url: template.replace(/\/[^/]+$/, `/${name}`),
    drop: () => admin(`drop database ${name} with (force)`),
  }
}

/** The same, opened: `drop` closes it first. */
export async function openClone(
  of: 'xinjian' | 'stocked' = 'xinjian',
): Promise<{ db: Database; drop(): Promise<void> }> {
  const { url, drop } = await cloneDatabase(of)
  const db = openDatabase(url, () => undefined)
  return {
    db,
    drop: async () => {
      await db.close()
      await drop()
    },
  }
}

/** Where `CITUS_URL` names a cluster, on a database that is distributed over it: any file of tests can be tried there, alone. */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const distributed = CITUS_URL !== undefined
  const { url, drop } = distributed ? await stockedCluster() : await cloneDatabase('stocked')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-data-'))
  const config = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SANDBOX_URL: inject('sandboxUrl'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    CAPTCHA_WORK: '0',
    ...env,
  })
  const db = openDatabase(url, () => undefined, { distributed })
  const app = await startApp(config, db, 'all')
  const base = `http://127.0.0.1:${config.port}/api`

  const call: TestServer['call'] = async (method, route, body = {}, token) => {
    const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : ''
    const response = await fetch(`${base}${route}${query}`, {
      method,
      headers: {
        ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const json = await response.json()
    return { http: response.status, status: json.status, msg: json.msg, data: json.data }
  }

  return {
    app,
    db,
    config,
    base,
    databaseUrl: url,
    call,
    async login(userName, show) {
      const answer = await loginByPassword(call, { username: userName, ...(show ? { show } : {}) })
      if (answer.status !== 200) throw new Error(`login: ${answer.msg}`)
      return answer.data.token
    },
    async upload(taxNo, files, token, extra = {}) {
      const form = new FormData()
      form.set('taxNo', taxNo)
      for (const [key, value] of Object.entries(extra)) form.set(key, value)
      for (const { name, bytes } of files)
        form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
      const response = await fetch(`${base}/invoice/import/upload`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      })
      const json = await response.json()
      return { http: response.status, status: json.status, msg: json.msg, data: json.data }
    },
    async stop() {
      await app.stop()
      await db.close()
      await drop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** One attempt with captcha and sealed password, as a browser makes it; `over` replaces what it sends. */
export async function loginByPassword(
  call: TestServer['call'],
  over: Record<string, unknown>,
  password = DEMO_PASSWORD,
): Promise<Answer> {
  const { data: captcha } = await call('GET', '/captcha')
  const { data: key } = await call('POST', '/security/key')
  return call('POST', '/bsstoken', {
    username: 'demo',
    password: await sealSecret(key, password),
    code: await captchaAnswer(captcha.randomStr),
    randomStr: captcha.randomStr,
    ...over,
  })
}

/** Reads the captcha's answer from the sandbox inbox, as the sandbox offers it. */
export async function captchaAnswer(randomStr: string): Promise<string> {
  return (await inboxFind('captcha@sandbox', (m) => m.subject === randomStr)).text
}

interface Message {
  to: string
  subject?: string
  text: string
}

/** What lies in the sandbox inbox for a number or address. */
export async function inboxOf(to: string): Promise<Message[]> {
  const response = await fetch(`${inject('sandboxUrl')}/inbox.json?to=${encodeURIComponent(to)}`)
  const body = await response.json()
  return Array.isArray(body) ? body : body.messages
}

/** Waits for a message in the sandbox inbox. */
export async function inboxFind(
  to: string,
  matches: (message: Message) => boolean = () => true,
): Promise<Message> {
  for (let i = 0; i < 600; i++) {
    const found = (await inboxOf(to)).find(matches)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no message to ${to} in the inbox`)
}

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 150
const PAUSE_GROWS = 1.3

/**
 * Waits until `ask` gives a value; for background work. Pauses grow: asking is paid by the processor that the work waits for, and what
 * takes seconds is seen a tenth of a second later.
 */
export async function until<T>(
  ask: () => Promise<T | null | undefined | false>,
  ms = 90_000,
): Promise<T> {
  let pause = FIRST_PAUSE_MS
  for (const end = Date.now() + ms; Date.now() < end; ) {
    const value = await ask()
    if (value) return value
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * PAUSE_GROWS, LONGEST_PAUSE_MS)
  }
  throw new Error('waited in vain')
}
