import { describe, expect, it } from 'vitest'
import { cameraSeeing, extentOf, growthAt, placeOf, pointOf, viewOf, WHOLE } from '../camera.ts'
import { between } from '../glide.ts'

/** 200 wide and 100 high in a box of 640 by 360: three pixels of the layout's measure, 20 from its sides. */
const EXTENT = { left: 0, top: 0, right: 200, bottom: 100 }
const ROOM = { width: 640, height: 360, padding: 20 }

describe('camera', () => {
  it('sees the whole within the padding, in the middle', () => {
    const view = viewOf(EXTENT, ROOM, WHOLE)
    expect(view).toEqual({ scale: 3, left: 20, top: 30 })
    expect(pointOf({ x: 0, y: 0 }, view)).toEqual({ x: 20, y: 30 })
    expect(pointOf({ x: 200, y: 100 }, view)).toEqual({ x: 620, y: 330 })
    expect(placeOf({ x: 320, y: 180 }, view)).toEqual({ x: 100, y: 50 })
  })

  it('is bound by the height where that is narrower', () => {
    expect(viewOf(EXTENT, { ...ROOM, height: 140 }, WHOLE)).toEqual({
      scale: 1,
      left: 220,
      top: 20,
    })
  })

  it('half as far it sees twice as large', () => {
    const view = viewOf(EXTENT, ROOM, { x: -0.25, y: 0, ratio: 0.5 })
    // A quarter of the longer side to the left: 50, 50 stands in the middle.
    expect(pointOf({ x: 50, y: 50 }, view)).toEqual({ x: 320, y: 180 })
    expect(pointOf({ x: 60, y: 50 }, view)).toEqual({ x: 380, y: 180 })
  })

  it('keeps a place under the finger, as near as it may come', () => {
    const [place, point] = [
      { x: 60, y: 20 },
      { x: 500, y: 100 },
    ]
    for (const ratio of [1, 0.3, 2, 0.001, 99]) {
      const camera = cameraSeeing(EXTENT, ROOM, { place, point, ratio })
      const seen = pointOf(place, viewOf(EXTENT, ROOM, camera))
      expect(seen.x).toBeCloseTo(500, 6)
      expect(seen.y).toBeCloseTo(100, 6)
    }
    const ratio = (asked: number) =>
      cameraSeeing(EXTENT, ROOM, { place, point, ratio: asked }).ratio
    expect([ratio(0.001), ratio(0.3), ratio(99)]).toEqual([0.05, 0.3, 4])
  })

  it('keeps that place there all the way of a glide', () => {
    const [place, point] = [
      { x: 60, y: 20 },
      { x: 500, y: 100 },
    ]
    const [from, to] = [1, 0.2].map((ratio) => cameraSeeing(EXTENT, ROOM, { place, point, ratio }))
    const seen = pointOf(place, viewOf(EXTENT, ROOM, between(from!, to!, 0.4)))
    expect(seen.x).toBeCloseTo(500, 6)
    expect(seen.y).toBeCloseTo(100, 6)
  })

  it('a single node stands in the middle', () => {
    const extent = extentOf(new Float32Array([7, 9]))
    const view = viewOf(extent, ROOM, WHOLE)
    expect(pointOf({ x: 7, y: 9 }, view)).toEqual({ x: 320, y: 180 })
    expect(view.scale).toBe(1)
  })

  it('nodes in one line are seen over its whole length', () => {
    const extent = extentOf(new Float32Array([0, 5, 200, 5, 100, 5]))
    expect(extent).toEqual({ left: 0, right: 200, top: 5, bottom: 5 })
    expect(viewOf(extent, ROOM, WHOLE).scale).toBe(3)
  })

  it('four times as near all is twice as large', () => {
    expect(growthAt({ ...WHOLE, ratio: 0.25 })).toBe(2)
    expect(growthAt(WHOLE)).toBe(1)
  })
})
