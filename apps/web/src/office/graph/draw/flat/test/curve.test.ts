import { describe, expect, it } from 'vitest'
import { along, controlOf, distanceTo, legOf, outlineOf } from '../curve.ts'

const line = (length: number, bend = 0) => ({ from: { x: 0, y: 0 }, to: { x: length, y: 0 }, bend })
const circle = (radius: number) => ({ shape: 'circle' as const, radius })

describe('the line of a relation', () => {
  it('bows to the left of its direction, by half of what pulls it', () => {
    const bowed = line(100, 0.25)
    expect(controlOf(bowed)).toEqual({ x: 50, y: -25 })
    expect(along(bowed, controlOf(bowed), 0.5)).toEqual({ x: 50, y: -12.5 })
    // The same seen from its other end: left is below.
    const back = { from: bowed.to, to: bowed.from, bend: 0.25 }
    expect(controlOf(back)).toEqual({ x: 50, y: 25 })
  })

  it('without a direction runs from middle to middle', () => {
    expect(legOf(line(100), null, 2)).toMatchObject({ end: { x: 100, y: 0 }, head: null })
  })

  it('ends in a head at the outline, five of its widths long and four wide', () => {
    const leg = legOf(line(100), circle(10), 2)!
    expect(leg.end).toEqual({ x: 80, y: 0 })
    expect(leg.head).toEqual({
      tip: { x: 90, y: 0 },
      left: { x: 80, y: -4 },
      right: { x: 80, y: 4 },
    })
  })

  it('a head has no more room than its line', () => {
    const leg = legOf(line(18), circle(10), 2)!
    expect(leg.end).toEqual({ x: 0, y: 0 })
    expect(leg.head!.tip).toEqual({ x: 8, y: 0 })
    expect(leg.head!.left.y).toBeCloseTo(-3.2, 9)
  })

  it('between nodes that touch there is none, and between nodes in one place no line', () => {
    expect(legOf(line(14), circle(10), 2)!.head).toBeNull()
    expect(legOf(line(0), circle(10), 2)).toBeNull()
  })

  it('a curve ends at the outline as well, its head along it', () => {
    const bowed = line(100, 0.25)
    const { end, head } = legOf(bowed, circle(10), 2)!
    expect(Math.hypot(head!.tip.x - 100, head!.tip.y)).toBeCloseTo(10, 1)
    expect(Math.hypot(head!.tip.x - end.x, head!.tip.y - end.y)).toBeCloseTo(10, 1)
    // Both lie on the curve of before: y = −x · (100 − x) / 200.
    for (const { x, y } of [head!.tip, end]) expect(y).toBeCloseTo((-x * (100 - x)) / 200, 6)
    expect(distanceTo(bowed, end)).toBeLessThan(0.1)
  })

  it('what is left of a curve before its head is the same curve', () => {
    const leg = legOf(line(100, 0.25), circle(10), 2)!
    const { x, y } = along({ from: leg.from, to: leg.end }, leg.by, 0.5)
    expect(y).toBeCloseTo((-x * (100 - x)) / 200, 6)
  })

  it.each([
    ['circle', [1, 0], 10],
    ['circle', [3, 4], 10],
    ['diamond', [1, 0], 10],
    // Half of its side: ten over the root of two.
    ['diamond', [-2, 2], 7.0711],
    ['square', [0, 1], 8.5],
    ['square', [1, 1], 12.0208],
  ] as const)('the outline of a %s towards %j', (shape, [x, y], far) => {
    expect(outlineOf(shape, 10, { x, y })).toBeCloseTo(far, 3)
  })

  it('is as far from a point as its nearest place', () => {
    expect(distanceTo(line(100), { x: 50, y: 7 })).toBe(7)
    expect(distanceTo(line(100), { x: 103, y: 4 })).toBe(5)
    expect(distanceTo(line(0), { x: 3, y: 4 })).toBe(5)
    expect(distanceTo(line(100, 0.25), { x: 50, y: -12.5 })).toBeLessThan(0.1)
    expect(distanceTo(line(100, 0.25), { x: 50, y: -22.5 })).toBeCloseTo(10, 1)
    expect(distanceTo(line(100, 0.25), { x: 50, y: 0 })).toBeCloseTo(12.5, 1)
  })
})
