import { session } from '@xinjian/contract/nouns/session'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { call, setTransport } from './client.ts'

const json = (status: number, msg: string) =>
  Response.json({ status, code: status, msg, data: { recovery: [] } })
let answers: Response[] = []
let asked = 0
let gives = true
const bodies: string[] = []

beforeEach(() => {
  asked = 0
  bodies.length = 0
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(String(init.body))
    return answers.shift()
  })
  setTransport({
    token: () => 'secret',
    tell: async () => false,
    words: () => ({ offline: '', timeout: '' }),
    prove: async () => {
      asked += 1
      return gives
    },
  })
})
afterAll(() => vi.unstubAllGlobals())

const wanted = () => json(1014, '该操作须先验证是您本人')
const drop = () => call(session.secondDrop, { id: 7 }, { silent: true })

it('a call that wants a proof is made again, as it was, once the proof is given', async () => {
  gives = true
  answers = [wanted(), json(200, '')]
  await drop()
  expect([asked, bodies]).toEqual([1, ['{"id":7}', '{"id":7}']])
})

it('and once only: a second refusal is told', async () => {
  gives = true
  answers = [wanted(), wanted()]
  await expect(drop()).rejects.toMatchObject({ status: 1014 })
  expect([asked, bodies.length]).toEqual([1, 2])
})

it('is not made where the proof is not given', async () => {
  gives = false
  answers = [wanted()]
  await expect(drop()).rejects.toMatchObject({ status: 1014 })
  expect(bodies.length).toBe(1)
})

it('other refusals ask for none', async () => {
  answers = [json(1012, '不正确')]
  await expect(drop()).rejects.toMatchObject({ status: 1012 })
  expect(asked).toBe(0)
})
