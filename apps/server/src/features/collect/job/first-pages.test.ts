import { expect, test } from 'vitest'
import type { MonthEntry } from '../../../outside/source/bureau/connector.ts'
import { firstPages } from './first-pages.ts'

const MONTHS: MonthEntry[] = ['202601', '202602', '202603', '202604', '202605'].map((month) => ({
  month,
  count: 1,
  hash: month,
}))

/** A bureau whose answers the test gives. */
function bureau() {
  const calls = new Map<string, PromiseWithResolvers<string>>()
  return {
    calls,
    ask: (m: MonthEntry) => {
      const call = Promise.withResolvers<string>()
      calls.set(m.month, call)
      return call.promise
    },
  }
}

test('asks for two months beyond the one that is read, each once', async () => {
  const { calls, ask } = bureau()
  const pages = firstPages(MONTHS, () => true, ask)
  const first = pages.of(MONTHS[0]!)
  expect([...calls.keys()]).toEqual(['202601', '202602', '202603'])
  calls.get('202601')!.resolve('January')
  expect(await first).toBe('January')
  const second = pages.of(MONTHS[1]!)
  expect([...calls.keys()]).toEqual(['202601', '202602', '202603', '202604'])
  calls.get('202602')!.resolve('February')
  expect(await second).toBe('February')
})

test('a month that is delivered in another way is not asked for, unless its turn comes', () => {
  const { calls, ask } = bureau()
  const pages = firstPages(MONTHS, (m) => m.month !== '202602', ask)
  void pages.of(MONTHS[0]!)
  expect([...calls.keys()]).toEqual(['202601', '202603'])
  void pages.of(MONTHS[1]!)
  expect([...calls.keys()]).toEqual(['202601', '202603', '202602', '202604'])
})

test('a call that failed is told in its turn, and disturbs nobody before', async () => {
  const { calls, ask } = bureau()
  const pages = firstPages(MONTHS, () => true, ask)
  const first = pages.of(MONTHS[0]!)
  calls.get('202602')!.reject(new Error('busy'))
  calls.get('202601')!.resolve('January')
  expect(await first).toBe('January')
  await expect(pages.of(MONTHS[1]!)).rejects.toThrow('busy')
})
