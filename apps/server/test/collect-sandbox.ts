/** The outside world of one test file: a sandbox without latency, its knobs, log and inbox. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const SANDBOX = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url))

export interface Person {
  role: string
  name: string
  idNo: string
  mobile: string
  password: string
}

export interface Firm {
  key: string
  taxNo: string
  name: string
  areaCode: string
}

export class Sandbox {
  readonly url: string
  #child: ChildProcess
  readonly #latency: number

  private constructor(port: number, latency: number) {
    this.url = `http://127.0.0.1:${port}`
    this.#latency = latency
    this.#child = Sandbox.#launch(port, latency)
  }

  static async start(latency = 0): Promise<Sandbox> {
    const sandbox = new Sandbox(await freePort(), latency)
    await sandbox.#answers()
    return sandbox
  }

  static #launch(port: number, latency: number): ChildProcess {
    return spawn(process.execPath, [SANDBOX], {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH ?? '',
        SANDBOX_PORT: String(port),
        SANDBOX_LATENCY: String(latency),
        SANDBOX_EXIT_WITH_STDIN: 'on',
      },
    })
  }

  async #answers(): Promise<void> {
    for (let i = 0; i < 200; i++) {
      const ok = await fetch(`${this.url}/health`).then(
        (r) => r.ok,
        () => false,
      )
      if (ok) return
      await pause(50)
    }
    throw new Error('the sandbox did not start')
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  stop(): void {
    this.#child.kill('SIGKILL')
  }

  /** Killed with -9 and started again at its address; what bureaus and inbox remembered is gone. */
  async restart(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve))
    this.stop()
    await gone
    this.#child = Sandbox.#launch(Number(new URL(this.url).port), this.#latency)
    await this.#answers()
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes; the assertion that reads them types them
  async get(path: string): Promise<any> {
    return (await fetch(this.url + path)).json()
  }

  async knob(name: string, body: object = {}): Promise<void> {
    const response = await fetch(`${this.url}/knobs/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-key' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`knob ${name}: ${await response.text()}`)
  }

  async firm(key: string): Promise<Firm> {
    const list: Firm[] = await this.get('/world/enterprises')
    return list.find((f) => f.key === key) as Firm
  }

  /** An ordinary firm of an area: every test its own, so that locks and sessions do not meet. */
  async neighbour(area: string, n: number): Promise<Firm> {
    const list: Firm[] = await this.get(`/world/enterprises?area=${area}`)
    return list.filter((f) => /^n\d/.test(f.key))[n] as Firm
  }

  async person(firm: Firm, role = '法定代表人'): Promise<Person> {
    const all: Person[] = await this.get(`/knobs/accounts?taxNo=${firm.taxNo}`)
    return all.find((p) => p.role === role) as Person
  }

  async smsCode(mobile: string, template: string): Promise<string> {
    for (let i = 0; i < 100; i++) {
      const list = await this.get(`/inbox.json?to=${mobile}`)
      const messages: { template: string; text: string }[] = Array.isArray(list)
        ? list
        : list.messages
      const code = /\d{6}/.exec(messages.find((m) => m.template === template)?.text ?? '')?.[0]
      if (code) return code
      await pause(30)
    }
    throw new Error(`no ${template} for ${mobile}`)
  }

  async log(taxNo?: string): Promise<
    {
      area: string
      action: string
      detail: string
      consentNo: string
      code: string
      taxNo: string
    }[]
  > {
    return this.get(`/log.json${taxNo ? `?taxNo=${taxNo}` : ''}`)
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
