import { describe, expect, it } from 'vitest'
import { paddingFor, sideWithin } from './side.ts'

const widthOf = (name: number) => name
const at = (x: number, name: number) => ({ x, name, radius: 8, width: 320 })

describe('the side of a name', () => {
  it('is the one that is wanted, where there is room', () => {
    expect(sideWithin('right', at(40, 170))).toBe('right')
    expect(sideWithin('left', at(280, 170))).toBe('left')
    expect(sideWithin('above', at(160, 170))).toBe('above')
  })

  it('turns where the edge would cut the name', () => {
    expect(sideWithin('right', at(280, 170))).toBe('left')
    expect(sideWithin('left', at(40, 170))).toBe('right')
    expect(sideWithin('above', at(40, 170))).toBe('right')
    expect(sideWithin('below', at(280, 170))).toBe('left')
  })

  it('in the middle a long name stands below', () => {
    expect(sideWithin('right', at(160, 170))).toBe('below')
  })

  it('of two at one height one name stands below and one above', () => {
    expect(sideWithin('left', at(100, 170))).toBe('below')
    expect(sideWithin('right', at(220, 170))).toBe('above')
  })

  it('has room above and below on a phone where few are drawn, within bounds', () => {
    expect(paddingFor(332, [100, 170], widthOf)).toBe(91)
    expect(paddingFor(300, [100, 170], widthOf)).toBeCloseTo(84)
    expect(paddingFor(1000, [100, 170], widthOf)).toBe(36)
    expect(paddingFor(320, [20], widthOf)).toBe(36)
    expect(paddingFor(332, Array(13).fill(170), widthOf)).toBe(36)
  })

  it('without room anywhere it stands towards the middle', () => {
    expect(sideWithin('right', at(40, 400))).toBe('right')
    expect(sideWithin('right', at(280, 400))).toBe('left')
  })
})
