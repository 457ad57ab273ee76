/** A sandbox on a free port and a client of its protocol, for tests by real HTTP. */
import { constants, publicEncrypt } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeServer } from '../app.ts'
import { parseDay } from '../world/calendar.ts'

export const TODAY = '2026-11-21'
const KEY = 'test-key'

export interface Reply {
  status: number
  code: string
  message: string
  stepCode?: number
  // biome-ignore lint/suspicious/noExplicitAny: answers differ per call; a wrong shape fails the assertion that reads it
  data: any
}

export interface TestAccount {
  role: string
  idNo: string
  mobile: string
  password: string
}

export class TestSandbox {
  readonly url: string
  #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async start(over: { neighbours?: number } = {}): Promise<TestSandbox> {
    const server = makeServer({
      port: 0,
      seed: 'test',
      today: parseDay(TODAY),
      token: null,
      key: KEY,
      neighbours: over.neighbours ?? 3,
      latency: 0,
      exitWithStdin: false,
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return new TestSandbox(server)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + path, init)
  }

  // biome-ignore lint/suspicious/noExplicitAny: see Reply
  async json(path: string): Promise<any> {
    return (await this.fetch(path)).json()
  }

  // biome-ignore lint/suspicious/noExplicitAny: see Reply
  async post(path: string, body: object): Promise<any> {
    const answer = await this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
      body: JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as object) }
  }

  /** One call to a bureau. */
  async call(area: string, method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
    const answer = await this.fetch(`/bureaus/${area}${path}`, {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'x-consent-no': 'AC-1', 'x-task-no': 'T-1' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, ...((await answer.json()) as Omit<Reply, 'status'>) }
  }

  /** Raw bytes of a bureau's file. */
  async file(area: string, path: string): Promise<string> {
    return (
      await this.fetch(`/bureaus/${area}${path}`, { headers: { authorization: `Bearer ${KEY}` } })
    ).text()
  }

  async firm(key: string): Promise<{ taxNo: string; name: string; areaCode: string }> {
    const firms = (await this.json('/world/enterprises')) as {
      key: string
      taxNo: string
      name: string
      areaCode: string
    }[]
    return firms.find((f) => f.key === key)!
  }

  /** An ordinary firm of an area. */
  async neighbour(area: string, n = 0): Promise<{ taxNo: string; name: string; areaCode: string }> {
    const firms = (await this.json(`/world/enterprises?area=${area}`)) as {
      key: string
      taxNo: string
      name: string
      areaCode: string
    }[]
    return firms.filter((f) => f.key.startsWith('n'))[n]!
  }

  async account(taxNo: string, role = '法定代表人'): Promise<TestAccount> {
    const all = (await this.json(`/knobs/accounts?taxNo=${taxNo}`)) as TestAccount[]
    return all.find((a) => a.role === role)!
  }

  /** Last SMS to a mobile. */
  async smsCode(mobile: string): Promise<string> {
    return ((await this.json(`/inbox.json?to=${mobile}`)) as { code: string }[])[0]!.code
  }

  /** A session with its captcha solved, ready for `login`. */
  async open(area: string, taxNo: string): Promise<TestSession> {
    const start = await this.call(area, 'POST', '/sessions', { taxNo })
    return new TestSession(this, area, start)
  }

  /** Logs in by password up to step 0; expects the way to be free. */
  async enter(firm: { taxNo: string; areaCode: string }, password?: string): Promise<TestSession> {
    const account = await this.account(firm.taxNo)
    const session = await this.open(firm.areaCode, firm.taxNo)
    let step = await session.password(account.idNo, password ?? account.password)
    if (step.stepCode === 1) {
      await session.post('/sms', {})
      step = await session.post('/sms/verify', { smsCode: await this.smsCode(account.mobile) })
    }
    if (step.stepCode !== 0) throw new Error(`登录未成功: ${JSON.stringify(step)}`)
    return session
  }
}

export class TestSession {
  readonly start: Reply
  #sandbox: TestSandbox
  #area: string

  constructor(sandbox: TestSandbox, area: string, start: Reply) {
    this.start = start
    this.#sandbox = sandbox
    this.#area = area
  }

  get path(): string {
    return `/sessions/${this.start.data.sessionId}`
  }

  get(path: string): Promise<Reply> {
    return this.#sandbox.call(this.#area, 'GET', this.path + path)
  }

  post(path: string, body: object): Promise<Reply> {
    return this.#sandbox.call(this.#area, 'POST', this.path + path, body)
  }

  file(path: string): Promise<string> {
    return this.#sandbox.file(this.#area, this.path + path)
  }

  /** Fetches a captcha where there is one, and its answer from the knobs. */
  async captcha(): Promise<string> {
    if (!this.start.data.captcha) return ''
    await this.get('/captcha')
    const { answer } = await this.#sandbox.json(
      `/knobs/captcha?sessionId=${this.start.data.sessionId}`,
    )
    return answer as string
  }

  async password(account: string, password: string): Promise<Reply> {
    const captcha = await this.captcha()
    return this.post('/login', {
      way: 'PASSWORD',
      account,
      passwordSealed: this.seal(password),
      captcha,
    })
  }

  seal(password: string, nonce: string = this.start.data.nonce): string {
    return publicEncrypt(
      {
        key: this.start.data.publicKey,
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
      },
      Buffer.from(`${nonce}\n${password}`),
    ).toString('base64')
  }
}
