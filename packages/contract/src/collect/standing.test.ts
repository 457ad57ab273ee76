import { describe, expect, it } from 'vitest'
import { ITEM_STATES, standingOf, standingOfItem, standingWords } from './standing.ts'

describe('the standing of a kind of data', () => {
  it.each([
    [12, false, true, 'HELD'],
    [12, true, true, 'PART'],
    [0, false, true, 'NONE'],
    [0, true, true, 'MISSED'],
    [0, true, false, 'MISSED'],
    [0, false, false, 'UNASKED'],
  ] as const)('%i rows, failed %s, asked %s: %s', (rows, failed, asked, standing) => {
    expect(standingOf({ rows, failed, asked })).toBe(standing)
  })

  it('of a collection follows its state, and is not said before the end', () => {
    const said = ITEM_STATES.map((state) => standingOfItem({ rows: 0, state }))
    expect(said).toEqual([null, null, 'NONE', 'NONE', 'MISSED', 'UNASKED'])
    expect(standingOfItem({ rows: 3, state: 'FAILED' })).toBe('PART')
  })

  it('is one word, and how many', () => {
    expect(standingWords('HELD', 1204, 'zh')).toBe('有 · 1,204 条')
    expect(standingWords('PART', 80, 'en')).toBe('part · 80 rows')
    expect(standingWords('NONE', 0, 'zh')).toBe('无')
  })
})
