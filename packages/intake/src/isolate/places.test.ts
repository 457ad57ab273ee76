import { expect, it } from 'vitest'
import { createPlaces, type Waiting } from './places.ts'

/** Files that are read until they are told to end, in the order in which they were begun. */
function reader(most: number, waiting?: Waiting) {
  const places = createPlaces(most, waiting)
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

it('of two places one company never holds the last: of 24 files one is begun before that of another', async () => {
  const { begun, read, endAll } = reader(2)
  for (let i = 0; i < 24; i++) void read(1, `hostile-${i}`)
  expect(begun).toEqual(['hostile-0'])
  void read(2, 'good')
  expect(begun).toEqual(['hostile-0', 'good'])
  await endAll()
  expect(begun).toHaveLength(25)
  expect(begun.filter((name) => name !== 'good')).toEqual(
    Array.from({ length: 24 }, (_, i) => `hostile-${i}`),
  )
})

it('one company has all places but one, and what is free goes to whoever has the fewest', async () => {
  const { begun, read, endAll } = reader(3)
  for (const n of [1, 2, 3]) void read(1, `1-${n}`)
  void read(2, '2-1')
  void read(2, '2-2')
  void read(3, '3-1')
  expect(begun).toEqual(['1-1', '1-2', '2-1'])
  await endAll()
  expect(begun.slice(3)).toEqual(['3-1', '1-3', '2-2'])
})

it('a line is as long as it may be: who comes then is refused, and nobody else for it', async () => {
  const full = () => new Error('full')
  const { begun, read, endAll, places } = reader(1, { mayWait: 1, full })
  void read(1, '1-1')
  void read(1, '1-2')
  await expect(places.take(1, async () => '1-3')).rejects.toThrow('full')
  void read(2, '2-1')
  await endAll()
  expect(begun).toEqual(['1-1', '2-1', '1-2'])
  expect(await places.take(1, async () => 'again')).toBe('again')
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
