import { describe, expect, it } from 'vitest'
import type { InvalidMark, VerifyResult } from './result.ts'
import { isChange, isFinal, pollsWithin } from './watch.ts'

const state = (invalidMark: InvalidMark | null, result: VerifyResult = 'CONSISTENT') => ({
  result,
  invalidMark,
})

describe('a change', () => {
  it.each(['Y', 'H', '7', '8'] as const)('is a valid invoice that is marked %s', (mark) => {
    expect(isChange(state('N'), state(mark))).toBe(true)
    expect(isChange(state(null), state(mark))).toBe(true)
    expect(isChange(state(mark), state(mark))).toBe(false)
  })

  it('is one that differs or is known no more, and one that comes back', () => {
    const gone = state(null, 'NOT_FOUND')
    expect(isChange(state('N'), gone)).toBe(true)
    expect(isChange(state('N'), state(null, 'INCONSISTENT'))).toBe(true)
    expect(isChange(gone, gone)).toBe(false)
    expect(isChange(gone, state('N'))).toBe(true)
    expect(isChange(state('7'), state('8'))).toBe(true)
  })

  it('is no mark that the vendor leaves out, or tells for the first time as valid', () => {
    expect(isChange(state('N'), state(null))).toBe(false)
    expect(isChange(state('7'), state(null))).toBe(false)
    expect(isChange(state(null), state('N'))).toBe(false)
  })
})

it('nothing more can change of what is void or wholly reversed', () => {
  const marks = ['N', '7', null, 'Y', 'H', '8'] as const
  expect(marks.filter((mark) => isFinal(state(mark)))).toEqual(['Y', 'H', '8'])
  expect(isFinal(state(null, 'NOT_FOUND'))).toBe(false)
})

it('the first look of a watch is a day or a week away', () => {
  expect([pollsWithin(30, 'DAY'), pollsWithin(30, 'WEEK'), pollsWithin(6, 'WEEK')]).toEqual([
    30, 4, 0,
  ])
})
