import { describe, expect, it } from 'vitest'
import { ringOf } from './ring.ts'

/** A drawing 200 wide and 100 high around 100, 50. */
const PLACED = new Float32Array([0, 0, 200, 100, 100, 50])
const near = ([x, y]: readonly [number, number] = [Number.NaN, Number.NaN]) => [
  Math.round(x),
  Math.round(y),
]

describe('ring', () => {
  it('stands around the middle, clockwise from the top, in the order of the chain', () => {
    const ring = ringOf(['a', 'b', 'c', 'd'], PLACED)
    expect([...ring].map(([id, at]) => [id, ...near(at)])).toEqual([
      ['a', 100, -14],
      ['b', 164, 50],
      ['c', 100, 114],
      ['d', 36, 50],
    ])
  })

  it('two make no ring', () => {
    expect(ringOf(['a', 'b'], PLACED).size).toBe(0)
  })
})
