/** A list is whole, or it is a fault. */
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { afterEach, expect, it, vi } from 'vitest'
import { PublicSourceFailure } from './connector.ts'
import { wholeList } from './pages.ts'

afterEach(() => void vi.useRealTimers())

const page = (n: number, records: number, total: number | null) => ({
  page: { body: Buffer.from(`page ${n}`), at: new Date(0) },
  records: Array.from(
    { length: records },
    (_, i): AnswerRecord => ({
      kind: 'BID',
      fields: { title: `${n}-${i}` },
      subject: {},
      item: {},
    }),
  ),
  total,
  none: total === 0,
})

it('reads to the total that the vendor says, and no further', async () => {
  const asked: number[] = []
  const whole = await wholeList(async (n) => {
    asked.push(n)
    return page(n, n < 3 ? 20 : 5, 45)
  })
  expect(asked).toEqual([1, 2, 3])
  expect(whole.records.map(({ fields }) => fields.title).slice(-1)).toEqual(['3-4'])
  expect(whole.pages).toHaveLength(3)
})

it('without a total one page is the list', async () => {
  expect((await wholeList(async (n) => page(n, 7, null))).records).toHaveLength(7)
})

it('a vendor that goes away after the first page broke off; at the first it is down', async () => {
  const goes = (at: number) =>
    wholeList(async (n) => {
      if (n === at) throw new PublicSourceFailure('DOWN')
      return page(n, 20, 60)
    })
  await expect(goes(1)).rejects.toMatchObject({ fault: 'DOWN' })
  await expect(goes(2)).rejects.toMatchObject({ fault: 'CUT' })
})

it('says none after it said some: cut', async () => {
  const asked = wholeList(async (n) => (n === 1 ? page(1, 20, 30) : page(2, 0, 30)))
  await expect(asked).rejects.toMatchObject({ fault: 'CUT' })
})

it('page after page for five minutes is too slow', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const asked = wholeList(async (n) => {
    vi.setSystemTime(Date.now() + 19_000)
    return page(n, 20, 100_000)
  })
  await expect(asked).rejects.toMatchObject({ fault: 'TIMEOUT' })
})
