import { expect, it } from 'vitest'
import { createPlaces } from './places.ts'

/** Files that are read until they are told to end, in the order in which they were begun. */
function reader(most: number) {
  const places = createPlaces(most)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const read = (whose: number, name: string) =>
    places.take(whose, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  /** Ends one after the other until none is left. */
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { begun, read, endAll, places }
}

it('of 24 files of one company two are begun before the one of another', async () => {
  const { begun, read, endAll } = reader(2)
  for (let i = 0; i < 24; i++) void read(1, `hostile-${i}`)
  void read(2, 'good')
  await endAll()
  expect(begun).toHaveLength(25)
  expect(begun.indexOf('good')).toBe(2)
  expect(begun.filter((name) => name !== 'good')).toEqual(
    Array.from({ length: 24 }, (_, i) => `hostile-${i}`),
  )
})

it('companies take turns, whoever came first and with however much', async () => {
  const { begun, read, endAll } = reader(1)
  for (const company of [1, 2, 3]) for (const n of [1, 2, 3]) void read(company, `${company}-${n}`)
  await endAll()
  expect(begun).toEqual(['1-1', '2-1', '3-1', '1-2', '2-2', '3-2', '1-3', '2-3', '3-3'])
})

it('a place is free again when work fails', async () => {
  const { places } = reader(1)
  const failed = places.take(1, () => Promise.reject(new Error('no')))
  const next = places.take(2, async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
