/** People who log in and look at lists all the time, whichever release answers. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sealSecret } from '@xinjian/contract'
import { DEMO_PASSWORD } from '../../apps/server/src/demo/accounts.ts'
import type { Sandbox } from '../../apps/server/test/collect-phone.ts'

const PAUSE_MS = 150

export interface People {
  logins: number
  lists: number
  /** Answers that are not what was asked for. */
  odd: string[]
  /** They leave; resolves when the last has. */
  leave(): Promise<void>
}

/** One of each: a login by password and captcha, and a list of enterprises and of reports. `base`: of the API. */
export function peopleAt(base: string, sandbox: Sandbox, token: string): People {
  let isOver = false
  const people: People = {
    ...{ logins: 0, lists: 0, odd: [] },
    async leave() {
      isOver = true
      await Promise.all(going)
    },
  }
  const ask = async (route: string, body: object | null, by = ''): Promise<unknown> => {
    const response = await fetch(base + route, {
      method: body === null ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${by}`, 'Content-Type': 'application/json' },
      ...(body !== null && { body: JSON.stringify(body) }),
    })
    const { status, msg, data } = (await response.json()) as {
      status: number
      msg: string
      data: unknown
    }
    if (status !== 200) throw new Error(`${route}: ${status} ${msg}`)
    return data
  }
  /** The sandbox tells the answer of a captcha a moment after it was made. */
  const codeOf = async (randomStr: string): Promise<string> => {
    for (;;) {
      const inbox = await fetch(`${sandbox.url}/inbox.json?to=captcha@sandbox`)
      const told = (await inbox.json()) as Message[] | { messages: Message[] }
      const list = Array.isArray(told) ? told : told.messages
      const found = list.find(({ subject }) => subject === randomStr)
      if (found) return found.text
      await sleep(50)
    }
  }
  const login = async () => {
    const { randomStr } = (await ask('/captcha', null)) as { randomStr: string }
    const key = (await ask('/security/key', {})) as Parameters<typeof sealSecret>[0]
    const code = await codeOf(randomStr)
    await ask('/bsstoken', {
      ...{ username: 'demo', code, randomStr },
      password: await sealSecret(key, DEMO_PASSWORD),
    })
    people.logins++
  }
  const look = async () => {
    await ask('/enterprise/list', { page: 1, size: 20 }, token)
    people.lists++
  }
  const again = async (deed: () => Promise<void>) => {
    while (!isOver) {
      await deed().catch((error: Error) => people.odd.push(error.message))
      await sleep(PAUSE_MS)
    }
  }
  const going = [again(login), again(look), again(look)]
  return people
}

interface Message {
  subject?: string
  text: string
}
