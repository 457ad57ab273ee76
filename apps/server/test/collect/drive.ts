/** A person with a phone who goes on whatever breaks, and a server that may be gone when it is called. */
import type { CollectTask } from '@xinjian/contract'
import type { Config } from '../../src/config.ts'
import type { Database } from '../../src/db/pool.ts'
import { type Firm, must, type Phone, pause } from '../collect-phone.ts'
import type { Answer, TestServer } from '../harness.ts'
import { BooksPhone } from '../programs/books-phone.ts'
import { signatureFor } from './direct/world.ts'
import { DoorPhone } from './door/door-phone.ts'

const ENDED = ['SUCCESS', 'PARTIAL', 'FAILED', 'CANCELLED', 'EXPIRED']

/** What a phone needs of a server; a call that finds nobody is an answer, too. */
export function reach(config: Config, db: Database): TestServer {
  const base = `http://127.0.0.1:${config.port}/api`
  const call = async (_: string, route: string, body: object = {}, token = ''): Promise<Answer> => {
    const response = await fetch(base + route, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const { status, msg, data } = (await response.json()) as Omit<Answer, 'http'>
    return { http: response.status, status, msg, data }
  }
  return { base, config, db, call } as unknown as TestServer
}

/** A person who goes on from wherever the task stands, whatever became of the last call. */
export async function drive(phone: Phone, firm: Firm, until: number): Promise<CollectTask> {
  const person = await phone.sandbox.person(firm)
  const { name, idNo, mobile } = person
  const refused = new Set<string>()
  const next = async (task: CollectTask): Promise<unknown> => {
    switch (task.state) {
      case 'AGREEMENT': {
        const { data } = await must(phone.call('agreement/show'))
        await phone.hasRead()
        // Of a direct choice each institution has texts of its own.
        return must(phone.call('agreement/sign', signatureFor(data.contracts)))
      }
      case 'VALIDATE': {
        if (task.asked && phone instanceof DoorPhone) return phone.pass(task.asked, person)
        // Refused when the code of a call that was cut off is still on its way: that one will do.
        await phone.sealed('send/msg', { purpose: 'SIGNER' })
        const smsCode = await phone.sandbox.smsCode(mobile, 'SIGN_CODE')
        // Refused, and no other has come: nobody types it again and again.
        if (refused.has(smsCode)) throw new Error('waits for a code')
        const answer = await phone.call('authorize', { smsCode })
        if (answer.status === 1003) refused.add(smsCode)
        return must(Promise.resolve(answer))
      }
      case 'AREA':
      case 'TAX_STATUS':
        return phone.area(firm.areaCode)
      case 'LOGIN': {
        if (phone instanceof BooksPhone) return phone.login(firm)
        // The bureau has forgotten who stood at its door: what the page offers then is to begin the login anew.
        if (task.failure?.code === 'TE-20') await must(phone.call('restart', { to: 'LOGIN' }))
        const { captcha } = (await must(phone.call('login/location'))).data
        const form = { way: 'PASSWORD', account: idNo, password: person.password }
        const read = captcha ? { captcha: await phone.captcha() } : {}
        return must(phone.sealed('loginEtax', { ...form, ...read }))
      }
      case 'COLLECTING':
        return must(phone.sealed('send/collect', {}))
      default:
        // Of books the program is chosen before anything else.
        if (phone instanceof BooksPhone && task.area === null) return phone.choose('GALAXY')
        if (phone instanceof DoorPhone) await phone.choose()
        return must(
          phone.sealed('authEnterprise', {
            name: firm.name,
            taxNo: firm.taxNo,
            signer: { name, idNo, mobile, role: 'LEGAL_REP' },
          }),
        )
    }
  }
  let trouble: unknown
  for (; Date.now() < until; await pause(300)) {
    try {
      if (!phone.token) await must(phone.open())
      const task = (await must(phone.call('getCollectStatus'))).data
      if (ENDED.includes(task.state)) return task
      await next(task)
    } catch (error) {
      trouble = error
    }
  }
  throw new Error(`${firm.taxNo} does not end: ${trouble}`)
}
