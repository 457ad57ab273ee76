import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closeDips } from './closing.ts'

it.each<[string, number[], number[]]>([
  ['nothing', [], []],
  ['a steady business', [5, 5, 5], [5, 5, 5]],
  ['a dip of one month', [5, 0, 7, 7], [5, 5, 7, 7]],
  ['a dip of two months', [5, 0, 1, 4], [5, 4, 4, 4]],
  ['three silent months stay silent', [5, 0, 0, 0, 5], [5, 0, 0, 0, 5]],
  ['before the first month there was nothing', [0, 5, 5], [0, 5, 5]],
  ['a dip at the end', [5, 5, 0, 0], [5, 5, 5, 5]],
  ['three silent months at the end', [5, 5, 0, 0, 0], [5, 5, 0, 0, 0]],
])('%s', (_, values, closed) => {
  expect(closeDips(values)).toEqual(closed)
})

it('never lowers a month, and gains nothing when any months are left out', () => {
  const months = fc.array(fc.nat(9), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(months, fc.infiniteStream(fc.boolean()), (values, left) => {
      const closed = closeDips(values)
      const thinned = closeDips(values.map((v) => (left.next().value ? 0 : v)))
      closed.forEach((v, i) => {
        expect(v).toBeGreaterThanOrEqual(values[i]!)
        expect(thinned[i]).toBeLessThanOrEqual(v)
      })
    }),
  )
})
