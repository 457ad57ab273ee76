import { describe, expect, it } from 'vitest'
import {
  availabilityOf,
  availabilityOfItem,
  availabilityWords,
  ITEM_STATES,
} from './availability.ts'

describe('the availability of a kind of data', () => {
  it.each([
    [12, false, true, 'HELD'],
    [12, true, true, 'PART'],
    [0, false, true, 'NONE'],
    [0, true, true, 'MISSED'],
    [0, true, false, 'MISSED'],
    [0, false, false, 'UNASKED'],
  ] as const)('%i rows, failed %s, asked %s: %s', (rows, failed, asked, availability) => {
    expect(availabilityOf({ rows, failed, asked })).toBe(availability)
  })

  it('of a collection follows its state, and is not said before the end', () => {
    const said = ITEM_STATES.map((state) => availabilityOfItem({ rows: 0, state }))
    expect(said).toEqual([null, null, 'NONE', 'NONE', 'MISSED', 'UNASKED'])
    expect(availabilityOfItem({ rows: 3, state: 'FAILED' })).toBe('PART')
  })

  it('is one word, and how many', () => {
    expect(availabilityWords('HELD', 1204, 'zh')).toBe('有 · 1,204 条')
    expect(availabilityWords('PART', 80, 'en')).toBe('part · 80 rows')
    expect(availabilityWords('NONE', 0, 'zh')).toBe('无')
  })
})
