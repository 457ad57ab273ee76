import { expect, it } from 'vitest'
import { placeLane } from './places.ts'

it('no more at once than there are places, first come first served, and a place is given back by whatever fails', async () => {
  const lane = placeLane(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) =>
    lane(async () => {
      begun.push(n)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (n === 1) throw new Error('one')
    })
  const all = [1, 2, 3, 4].map(work)
  const failed = expect(all[0]).rejects.toThrow('one')
  await Promise.resolve()
  expect(begun).toEqual([1, 2])
  ends[0]!()
  await failed
  expect(begun).toEqual([1, 2, 3])
  for (let at = 1; at < 4; at++) {
    ends[at]!()
    await all[at]
  }
  expect(begun).toEqual([1, 2, 3, 4])
})
