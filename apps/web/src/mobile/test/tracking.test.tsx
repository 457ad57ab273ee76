// @vitest-environment happy-dom
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveForGood, pass, settle } from '../../test-support/page.tsx'
import { answer, DEAD, ok, sent } from '../../test-support/server.ts'
import { newPhone, taskIn, visit } from './phone.tsx'

/** Names of the events of each batch. */
const batches = () =>
  sent(collect.pointUpload).map((body) => (body.events as { name: string }[]).map((e) => e.name))
const track = () => import('../tax/track.ts')
const start = async () => {
  await visit('index', taskIn('CREATED'))
  await pass(5_000)
  return track()
}

beforeEach(newPhone)
afterEach(leaveForGood)

describe('events', () => {
  it('go together: twenty at once, the rest after five seconds', async () => {
    const { point } = await start()
    for (let i = 0; i < 25; i++) point(`e${i}`, 'p')
    await settle()
    expect(batches().map((b) => b.length)).toEqual([1, 20])
    await pass(5_000)
    expect(batches().at(-1)).toEqual(['e20', 'e21', 'e22', 'e23', 'e24'])
  })

  it('that did not arrive go with the next ones, in their order', async () => {
    const { point } = await start()
    answer(collect.pointUpload, DEAD, ok(null))
    point('first', 'p')
    await pass(5_000)
    point('second', 'p')
    await pass(5_000)
    expect(batches().at(-1)).toEqual(['first', 'second'])
  })

  it('wait while there is no line, the oldest forgotten beyond fifty', async () => {
    const { point, flush } = await start()
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    for (let i = 0; i < 60; i++) point(`e${i}`, 'p')
    await settle()
    expect(batches()).toHaveLength(1)
    Reflect.deleteProperty(navigator, 'onLine')
    flush()
    await settle()
    expect([batches()[1]?.length, batches()[1]?.[0]]).toEqual([50, 'e10'])
  })

  it('are sent when the page goes out of sight', async () => {
    const { point } = await start()
    point('last', 'p')
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
    await settle()
    expect(batches().at(-1)).toEqual(['last'])
  })
})

describe('what a person asked for', () => {
  it('is noted with how long it took', async () => {
    const { tracked } = await start()
    const done = tracked('sign', async () => {
      await pass(300)
      return 7
    })
    expect(await done).toBe(7)
    await pass(5_000)
    expect(sent(collect.pointUpload).at(-1)?.events).toMatchObject([{ name: 'sign', ms: 300 }])
  })

  it('and failed is noted with its number, and fails all the same', async () => {
    const { tracked } = await start()
    const { ApiError } = await import('../../api/errors.ts')
    await expect(
      tracked('sign', () => Promise.reject(new ApiError(3007, '授权书已更新'))),
    ).rejects.toThrow('授权书已更新')
    await pass(5_000)
    expect(batches().at(-1)).toEqual(['sign:3007'])
  })
})
