import { describe, expect, it } from 'vitest'
import { cellsOf, namedIn } from '../names.ts'

const spots = [
  { x: 10, y: 10 },
  { x: 20, y: 20 },
  { x: 90, y: 90 },
  { x: 110, y: 10 },
  { x: 350, y: 250 },
]
const RADII = [4, 9, 4, 5, 6]
const cells = cellsOf(spots, RADII)
const ALL = { from: { x: 0, y: 0 }, to: { x: 400, y: 300 } }
const named = (ratio: number, seen = ALL) => [...namedIn(cells, ratio, seen)].sort()

describe('names that are drawn', () => {
  it('seen whole: of each hundred pixels the largest', () => {
    expect(named(1)).toEqual([1, 3, 4])
  })

  it('nearer: as many more as there is room for, of alike ones the first', () => {
    // At 0.75 a cell is 1.8 of its size: two names.
    expect(named(0.75)).toEqual([0, 1, 3, 4])
    expect(named(0.5)).toEqual([0, 1, 2, 3, 4])
  })

  it('farther: none is lost for which there is a cell', () => {
    expect(named(4)).toEqual([1, 3, 4])
  })

  it('only of what is in the box', () => {
    expect(named(1, { from: { x: 100, y: 0 }, to: { x: 199, y: 99 } })).toEqual([3])
    expect(named(1, { from: { x: -500, y: -500 }, to: { x: -1, y: -1 } })).toEqual([])
  })
})
