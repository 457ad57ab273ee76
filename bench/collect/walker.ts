/** A person with a phone, from the link to the end of the collection, every call timed. */
import type { CollectTask } from '@xinjian/contract'
import { DoorPhone } from '../../apps/server/test/collect/door/door-phone.ts'
import { must, signatureOf } from '../../apps/server/test/collect-phone.ts'
import { type Firm, type Person, pause } from '../../apps/server/test/collect-sandbox.ts'
import type { Answer } from '../../apps/server/test/harness.ts'
import { CallTimes } from './clock.ts'
import type { World } from './world.ts'

/** As the page polls: apps/web/src/mobile/tax/time.ts. */
const POLL_FIRST_MS = 3_000
const POLL_MOST_MS = 15_000
/** A message takes as long as the queue of the gateway. */
const SMS_MS = 60_000
/** After so many refusals of the bureau a person gives up. */
const PATIENCE = 6
const ENDS = ['SUCCESS', 'PARTIAL', 'FAILED', 'CANCELLED', 'EXPIRED']

export interface Walk {
  firm: Firm
  /** State at the end, or why the person gave up. */
  end: string
  /** Milliseconds from the finished login to the end; null without an end. */
  collectMs: number | null
  logins: number
  times: CallTimes
}

/** A plain link, and doors of partners with what each asks of whoever signs: an SMS of its own, two of them, a bank card. */
export const MIXED = [null, 'zhongbang', 'dqg', 'baihang', 'jdy', 'ryc'] as const
export type Door = (typeof MIXED)[number]

export class Walker extends DoorPhone {
  readonly times = new CallTimes()
  /** Messages that were read: a code works once. */
  readonly #read = new Set<string>()

  constructor(world: World, door: Door = null) {
    super(world.server, world.sandbox, door)
  }

  override call(path: string, body: object = {}): Promise<Answer> {
    return this.times.of(path, () => super.call(path, body))
  }

  override raw(path: string, body: object, header?: string): Promise<Answer> {
    return this.times.of(path, () => super.raw(path, body, header))
  }

  /** The whole way. `password` may begin with one of the sandbox's magic words. `given` ends the wait early. */
  async walk(firm: Firm, given?: AbortSignal, password?: string): Promise<Walk> {
    const walk: Walk = { firm, end: '', collectMs: null, logins: 0, times: this.times }
    try {
      await must(this.times.of('getChannelToken', () => this.open()))
      const person = await this.sandbox.person(firm)
      await this.#signs(firm, person)
      await must(this.call('getAllTaxAreas'))
      let since = 0
      for (let task = await this.#enters(firm, person, password); ; ) {
        walk.logins++
        since ||= performance.now()
        if (task.state === 'COLLECTING') await must(this.sealed('send/collect', {}))
        task = await this.#waits(task, given)
        if (ENDS.includes(task.state)) {
          walk.end = task.state
          walk.collectMs = performance.now() - since
          if (task.result) await must(this.call('getSummary'))
          return walk
        }
        if (walk.logins >= PATIENCE) throw new Error(`still ${task.state}`)
        task = await this.#enters(firm, person, password)
      }
    } catch (error) {
      walk.end = `gave up: ${error instanceof Error ? error.message : String(error)}`
      return walk
    }
  }

  protected override partnersCode(mobile: string): Promise<string> {
    return this.#code(mobile, 'CHECK_CODE')
  }

  async #signs(firm: Firm, person: Person): Promise<void> {
    const { name, idNo, mobile } = person
    await must(this.call('enterpriseConfiguration'))
    await must(
      this.sealed('authEnterprise', {
        name: firm.name,
        taxNo: firm.taxNo,
        signer: { name, idNo, mobile, role: 'LEGAL_REP' },
      }),
    )
    for (let { asked } = await this.state(); asked; { asked } = await this.state())
      await this.pass(asked, person)
    await must(this.sealed('send/msg', { purpose: 'SIGNER' }))
    const { data } = await must(
      this.call('authorize', { smsCode: await this.#code(mobile, 'SIGN_CODE') }),
    )
    await pause(data.readSecondsLeft * 1000)
    await must(this.call('agreement/sign', signatureOf(data.contracts)))
  }

  /** Area, form, captcha, second factor: until the bureau has let the person in. */
  async #enters(firm: Firm, person: Person, password = person.password): Promise<CollectTask> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      let task = (await must(this.call('chooseArea', { areaCode: firm.areaCode }))).data
      if (task.state !== 'LOGIN') {
        await pause(POLL_FIRST_MS)
        continue
      }
      task = await this.#logsIn(person, password)
      if (task.state === 'LOGIN_SMS') {
        const smsCode = await this.#code(person.mobile, 'ETAX_LOGIN')
        task = (await must(this.sealed('loginEtax', { way: 'SMS', smsCode }))).data
      }
      if (task.state === 'COLLECTING') return task
    }
    throw new Error(`the bureau ${firm.areaCode} lets nobody in`)
  }

  async #logsIn(person: Person, password: string): Promise<CollectTask> {
    const { ways, captcha } = (await must(this.call('login/location'))).data
    if (ways.includes('PASSWORD')) {
      const form = { way: 'PASSWORD', account: person.idNo, password }
      const read = captcha ? { captcha: await this.captcha() } : {}
      return (await must(this.sealed('loginEtax', { ...form, ...read }))).data
    }
    if (ways.includes('SMS')) {
      const form = { way: 'SMS', account: person.mobile }
      const read = captcha ? { captcha: await this.captcha() } : {}
      return (await must(this.sealed('loginEtax', { ...form, ...read }))).data
    }
    const { data } = await must(this.call('getQRCode'))
    await this.#scans(data.task.area?.code ?? '', person.idNo)
    return this.until(['COLLECTING'], SMS_MS)
  }

  /** The picture is for eyes; the newest code of the same session is asked for at the bureau itself. */
  async #scans(area: string, account: string): Promise<void> {
    const post = async (path: string, body: object) => {
      const response = await fetch(this.sandbox.url + path, {
        method: 'POST',
        headers: { authorization: 'Bearer sandbox-key', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()) as { data: { qrId: string } }
    }
    const { data } = await post(`/bureaus/${area}/sessions/${await this.bureauSession()}/qr`, {})
    await fetch(`${this.sandbox.url}/app/scan?qr=${data.qrId}`)
    await post('/app/scan', { qr: data.qrId, account, action: 'confirm' })
  }

  async #waits(from: CollectTask, given?: AbortSignal): Promise<CollectTask> {
    let task = from
    for (let wait = POLL_FIRST_MS; task.state === 'COLLECTING'; ) {
      await pause(wait)
      if (given?.aborted) throw new Error('not waited for')
      const next: CollectTask = (await must(this.call('getCollectStatus'))).data
      const moved = next.progress !== task.progress || next.state !== task.state
      wait = moved ? POLL_FIRST_MS : Math.min(POLL_MOST_MS, Math.round(wait * 1.3))
      task = next
    }
    return task
  }

  async #code(mobile: string, template: string): Promise<string> {
    for (const end = Date.now() + SMS_MS; Date.now() < end; await pause(300)) {
      const list: { id: string; template: string; text: string }[] = await this.sandbox.get(
        `/inbox.json?to=${mobile}`,
      )
      const fresh = list.find((m) => m.template === template && !this.#read.has(m.id))
      const code = /\d{6}/.exec(fresh?.text ?? '')?.[0]
      if (!fresh || !code) continue
      this.#read.add(fresh.id)
      return code
    }
    throw new Error(`no ${template} for ${mobile}`)
  }
}
