import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fit } from './photo.ts'

describe('the size of a photo', () => {
  it.each([
    [4000, 3000, 2000, 2000, 1500],
    [3000, 4000, 2000, 1500, 2000],
    [800, 600, 2000, 800, 600],
  ])('%d × %d within %d is %d × %d', (w, h, most, width, height) => {
    expect(fit(w, h, most)).toEqual({ width, height })
  })

  it('never exceeds the limit and never enlarges', () => {
    const side = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(side, side, (w, h) => {
        const { width, height } = fit(w, h, 2200)
        expect(Math.max(width, height)).toBeLessThanOrEqual(2200)
        expect(width).toBeLessThanOrEqual(w)
        expect(height).toBeLessThanOrEqual(h)
      }),
    )
  })
})
