import { describe, expect, it } from 'vitest'
import { ringOf, sideOnRing } from './ring.ts'

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

  it('has names outwards, so that none lies across it', () => {
    const sides = (members: number) =>
      Array.from({ length: members }, (_, i) => sideOnRing(i, members))
    expect(sides(3)).toEqual(['above', 'right', 'left'])
    expect(sides(4)).toEqual(['above', 'right', 'below', 'left'])
    expect(sides(6)).toEqual(['above', 'right', 'right', 'below', 'left', 'left'])
  })
})
