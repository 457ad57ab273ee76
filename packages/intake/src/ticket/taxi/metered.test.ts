import { describe, expect, it } from 'vitest'
import { isMetered } from './metered.ts'

const IDENTITY = ['发票联', '133041840519', '16900001']

describe('a receipt whose labels were not read', () => {
  it.each([
    [
      'two times, each on its line',
      [...IDENTITY, '2020-01-10', '13:03', '13:12', '3.30元', '7.3km', '00:00:38', '21.00元'],
    ],
    ['times on one line', [...IDENTITY, 'B-T1234', '2020-01-10', '13:03-13:12', '3.30', '￥21.00']],
    [
      'values that are no longer right, in their order',
      [...IDENTITY, '020-01-10', '13:03', '3=12', '7 km', '0:00-38', '21:00元'],
    ],
  ])('%s', (_, lines) => {
    expect(isMetered(lines.join('\n'))).toBe(true)
  })
})

describe('no receipt of a meter', () => {
  it.each([
    ['a till: number, day, hour, amount', [...IDENTITY, '2020-01-10', '13:03', '21.00元']],
    [
      'a toll: the hour to the second',
      [...IDENTITY, '2020-01-10', '13:03:12', '客一', '21.00元', '8.5元'],
    ],
    [
      'no code of a tax office',
      ['16900001', '2020-01-10', '13:03', '13:12', '7.3km', '00:00:38', '21.00元'],
    ],
    [
      'the code of no region',
      ['199041840519', '16900001', '2020-01-10', '13:03', '13:12', '7.3km', '00:00:38', '21.00元'],
    ],
  ])('%s', (_, lines) => {
    expect(isMetered(lines.join('\n'))).toBe(false)
  })
})
