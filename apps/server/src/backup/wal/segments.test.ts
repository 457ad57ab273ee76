/** Names and places as PostgreSQL's manual and its own functions write them. */
import { expect, it } from 'vitest'
import {
  following,
  lsnOf,
  lsnText,
  segmentAt,
  segmentBefore,
  segmentStart,
  startOf,
  timelineOf,
  unbrokenFrom,
} from './segments.ts'

it('a place in the log is read and written as PostgreSQL does', () => {
  expect(lsnOf('16/B374D848')).toBe(0x16_b374_d848n)
  expect(lsnText(0x16_b374_d848n)).toBe('16/B374D848')
  expect(lsnText(lsnOf('0/15D68C50'))).toBe('0/15D68C50')
})

// select pg_walfile_name('0/15D68C50') → 000000010000000000000015; '16/B374D848' → 0000000100000016000000B3
it.each([
  ['0/15D68C50', '000000010000000000000015'],
  ['16/B374D848', '0000000100000016000000B3'],
  ['1/FF000000', '0000000100000001000000FF'],
])('%s lies in %s', (lsn, name) => {
  expect(segmentAt(1, lsnOf(lsn))).toBe(name)
  expect(startOf(name)).toBe(segmentStart(lsnOf(lsn)))
})

it('at the very beginning of a segment nothing of it is needed', () => {
  expect(segmentBefore(3, lsnOf('0/2000000'))).toBe('000000030000000000000001')
  expect(segmentBefore(3, lsnOf('0/2000001'))).toBe('000000030000000000000002')
})

it('one follows the other, over the end of a log file as well', () => {
  expect(following('0000000100000001000000FF')).toBe('000000010000000200000000')
  expect(timelineOf('0000000A0000000100000000')).toBe(10)
})

it('a row is unbroken as far as each is there', () => {
  const name = (n: number) =>
    `0000000100000000000000${n.toString(16).toUpperCase().padStart(2, '0')}`
  const there = new Set([2, 3, 4, 6].map(name))
  expect(unbrokenFrom(name(2), there)).toBe(name(4))
  expect(unbrokenFrom(name(6), there)).toBe(name(6))
  expect(unbrokenFrom(name(5), there)).toBe(null)
})
