/** Two workers, one picture of the bureaus. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { Circuits } from '../../src/outside/source/circuits.ts'
import { officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { openClone, startTestServer, until } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

const fail = async (circuits: Circuits, area: string, times: number) => {
  for (let i = 0; i < times; i++) await circuits.failed(area)
}

describe('circuits of two workers', () => {
  it('what breaks in one rests in the other, and a success in either closes both', async () => {
    const [one, two] = [new Circuits(db), new Circuits(db)]
    await fail(one, '4403', 10)
    expect(one.resting()).toEqual(['4403'])
    expect(two.resting()).toEqual([])
    await two.tick()
    expect(two.resting()).toEqual(['4403'])
    expect(two.of('4403').admits(Date.now())).toBe(false)
    await two.succeeded('4403')
    await one.tick()
    expect([one.status('4403'), two.status('4403')]).toEqual(['OPEN', 'OPEN'])
    for (const c of [one, two]) c.stop()
  })

  it('a worker that has seen three failures does not make mild what is broken for another', async () => {
    const [one, two, late] = [new Circuits(db), new Circuits(db), new Circuits(db)]
    await fail(one, '5300', 10)
    await fail(two, '5300', 3)
    await late.tick()
    expect(late.status('5300')).toBe('MAINTENANCE')
    for (const c of [one, two, late]) c.stop()
  })

  it('what was read before a success of its own and answered after it is not heard', async () => {
    const answers: ((rows: object[]) => void)[] = []
    const slow = {
      rows: () => new Promise<never[]>((resolve) => answers.push(resolve as never)),
      one: async () => null,
      run: async () => 0,
    }
    const one = new Circuits(slow)
    await fail(one, '4403', 10)
    const looking = one.tick()
    await one.succeeded('4403')
    for (const answer of answers) answer([{ area_code: '4403', status: 'MAINTENANCE', age: 5_000 }])
    await looking
    expect(one.status('4403')).toBe('OPEN')
    one.stop()
  })

  it('without the database each goes on by itself', async () => {
    const gone = openDatabase('postgres://x@127.0.0.1:1/x', () => undefined)
    const alone = new Circuits(gone)
    await fail(alone, '1100', 10)
    expect(alone.resting()).toEqual(['1100'])
    alone.stop()
    await gone.close()
  })
})

describe('the board', () => {
  it('says unknown, not closed, when nobody can tell', async () => {
    const sandbox = await Sandbox.start()
    // Before the server: its first look for the status page would know what they say.
    sandbox.stop()
    const server = await startTestServer({ SANDBOX_URL: sandbox.url })
    const bank = await officeToken(server, 'demo')
    const { data } = await until(async () => {
      const answer = await server.call('GET', '/collect/bureaus', {}, bank)
      return answer.status === 200 ? answer : null
    })
    expect(new Set(data.map((b: { status: string }) => b.status))).toEqual(new Set(['UNKNOWN']))
    expect((await new Phone(server, sandbox).open()).status).toBe(200)
    await server.stop()
  })
})
