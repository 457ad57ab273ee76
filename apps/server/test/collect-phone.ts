/** A phone in tests: real HTTP, real sealing. */
import {
  createCipheriv,
  createECDH,
  createHmac,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import {
  type CollectTask,
  SEALED_HEADER,
  SEALED_KEY_BYTES,
  SEALED_SCHEME,
  sealedInfo,
} from '@xinjian/contract'
import { openSession } from '../src/features/session/sessions.ts'
import { createBox } from '../src/security/box.ts'
import { loadSecret } from '../src/security/secret.ts'
import { type Firm, type Person, pause, type Sandbox } from './collect-sandbox.ts'
import type { Answer, TestServer } from './harness.ts'

/** A session of a demo user, without the login form (its captcha lies in another sandbox's inbox). */
export async function officeToken(server: TestServer, userName: string): Promise<string> {
  const user = await server.db.one<{ id: number; company_id: number }>(
    'select id, company_id from app_user where user_name = $1',
    [userName],
  )
  const session = { id: user?.id ?? 0, companyId: user?.company_id ?? 0 }
  return (await openSession(server.db, session, 'MAIN')).token
}

/** How a client makes a sealed body; `ts` and `nonce` of the payload win, for tests of old and repeated ones. */
export function sealBody(key: Buffer, path: string, payload: object) {
  const body = JSON.stringify({
    ...payload,
    ...('ts' in payload ? {} : { ts: Date.now() }),
    ...('nonce' in payload ? {} : { nonce: randomBytes(12).toString('hex') }),
  })
  const cipher = createCipheriv('aes-128-ecb', key.subarray(0, 16), null)
  const data = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()]).toString('base64')
  const mac = createHmac('sha256', key.subarray(16)).update(`${path}\n${data}`).digest('base64url')
  return { data, header: `${SEALED_SCHEME}.${mac}` }
}

/** Of the collection of taxes by its name, any other by its path. */
const pathOf = (path: string): string => (path.startsWith('/') ? path : `/tax/taxweb/${path}`)

export class Phone {
  readonly server: TestServer
  readonly sandbox: Sandbox
  token = ''
  taskId = ''
  key: Buffer = Buffer.alloc(0)
  #ecdh: ECDH

  constructor(server: TestServer, sandbox: Sandbox) {
    this.server = server
    this.sandbox = sandbox
    this.#ecdh = createECDH('prime256v1')
    this.#ecdh.generateKeys()
  }

  async open(over: object = {}): Promise<Answer> {
    const answer = await this.server.call('POST', '/tax/taxweb/getChannelToken', {
      clientPublicKey: this.#ecdh.getPublicKey('base64url'),
      ...over,
    })
    if (answer.status !== 200) return answer
    this.token = answer.data.token
    this.taskId = answer.data.task.taskId
    const shared = this.#ecdh.computeSecret(Buffer.from(answer.data.serverPublicKey, 'base64url'))
    this.key = Buffer.from(
      hkdfSync('sha256', shared, '', sealedInfo(answer.data.visitId), SEALED_KEY_BYTES),
    )
    return answer
  }

  call(path: string, body: object = {}): Promise<Answer> {
    return this.server.call('POST', pathOf(path), body, this.token)
  }

  async raw(path: string, body: object, header?: string): Promise<Answer> {
    const response = await fetch(`${this.server.base}${pathOf(path)}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${this.token}`,
        ...(header ? { [SEALED_HEADER]: header } : {}),
      },
      body: JSON.stringify(body),
    })
    const json = await response.json()
    return { http: response.status, status: json.status, msg: json.msg, data: json.data }
  }

  sealed(path: string, payload: object): Promise<Answer> {
    const { data, header } = sealBody(this.key, pathOf(path), payload)
    return this.raw(path, { data }, header)
  }

  async state(): Promise<CollectTask> {
    return (await this.call('getRoute')).data
  }

  /** From the link to the signed contract. */
  async sign(firm: Firm, role = '法定代表人'): Promise<CollectTask> {
    if (!this.token) await this.open()
    const person = await this.sandbox.person(firm, role)
    const codes: Record<string, string> = {
      法定代表人: 'LEGAL_REP',
      财务负责人: 'FINANCE',
      办税员: 'TAX_AGENT',
    }
    const { name, idNo, mobile } = person
    await must(
      this.sealed('authEnterprise', {
        name: firm.name,
        taxNo: firm.taxNo,
        signer: { name, idNo, mobile, role: codes[role] },
      }),
    )
    // The minute between two codes is not what is tested here.
    await this.server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
    await must(this.sealed('send/msg', { purpose: 'SIGNER' }))
    const smsCode = await this.sandbox.smsCode(mobile, 'SIGN_CODE')
    const { data } = await must(this.call('authorize', { smsCode }))
    if (data.task.state !== 'AGREEMENT') return data.task
    await this.hasRead()
    const signed = await must(this.call('agreement/sign', signatureOf(data.contracts)))
    return signed.data
  }

  /** The time to read the contract is not what is tested here. */
  async hasRead(): Promise<void> {
    await this.server.db.run(
      "update collect_task set shown_at = now() - interval '1 minute' where task_id = $1 and shown_at is not null",
      [this.taskId],
    )
  }

  async area(code: string): Promise<CollectTask> {
    return (await must(this.call('chooseArea', { areaCode: code }))).data
  }

  /** What a person reads off the picture. */
  async captcha(): Promise<string> {
    await must(this.call('getChinesVerifyCode'))
    const id = await this.bureauSession()
    return (await this.sandbox.get(`/knobs/captcha?sessionId=${id}`)).answer ?? ''
  }

  /** Id of the task's session at the bureau, opened with the server's own secret. */
  async bureauSession(): Promise<string> {
    const row = await this.server.db.one<{ company_id: number; sealed: Buffer }>(
      'select company_id, sealed from collect_secret where task_id = $1',
      [this.taskId],
    )
    const box = createBox(loadSecret(this.server.config), 'bureau-session')
    return JSON.parse(box.open(`${row?.company_id}/${this.taskId}`, row?.sealed ?? Buffer.alloc(0)))
      .id
  }

  async password(person: Person, password = person.password): Promise<CollectTask> {
    const captcha = await this.captcha()
    return (
      await must(
        this.sealed('loginEtax', { way: 'PASSWORD', account: person.idNo, password, captcha }),
      )
    ).data
  }

  /** Up to a login that is done. */
  async login(firm: Firm, role?: string): Promise<CollectTask> {
    await this.sign(firm, role)
    await this.area(firm.areaCode)
    return this.password(await this.sandbox.person(firm, role))
  }

  async collect(datasets?: string[]): Promise<CollectTask> {
    return (await must(this.sealed('send/collect', datasets ? { datasets } : {}))).data
  }

  /** Waits until the task stands in one of the states. */
  async until(states: string[], ms = 60_000): Promise<CollectTask> {
    for (const end = Date.now() + ms; Date.now() < end; ) {
      const { data } = await must(this.call('getCollectStatus'))
      if (states.includes(data.state)) return data
      await pause(100)
    }
    throw new Error(`waited in vain for ${states}: ${JSON.stringify(await this.state())}`)
  }
}

export interface Shown {
  code: string
  version: string
  hash: string
  consents: { key: string }[]
}

export const signatureOf = (contracts: Shown[], over: object = {}) => ({
  contracts: contracts.map(({ code, version, hash, consents }) => ({
    code,
    version,
    hash,
    consents: consents.map((c) => c.key),
  })),
  device: 'test phone',
  ...over,
})

/** A call that must succeed; the message of a refusal is the failure. */
export async function must(answer: Promise<Answer>): Promise<Answer> {
  const got = await answer
  if (got.status !== 200) throw new Error(`${got.http}/${got.status} ${got.msg}`)
  return got
}

export { type Firm, type Person, pause, Sandbox } from './collect-sandbox.ts'
