import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arcPath, axisFor, intensity, linePath, thin } from './geometry.ts'
import { GRADE_FLOORS, scalePosition } from './share/GradeScale.tsx'

describe('axis', () => {
  it('encloses every value and zero with round, even ticks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (values) => {
          const axis = axisFor(values)
          const slack = (axis.max - axis.min) * 1e-6
          expect(axis.min).toBeLessThanOrEqual(Math.min(0, ...values) + slack)
          expect(axis.max).toBeGreaterThanOrEqual(Math.max(0, ...values) - slack)
          expect(axis.ticks.length).toBeLessThanOrEqual(8)
        },
      ),
    )
  })

  it.each([[[null]], [[0, 0]], [[-5e-324]]])('stands on its own without a span: %j', (values) =>
    expect(axisFor(values)).toEqual({ ticks: [0, 1], min: 0, max: 1 }),
  )
})

describe('marks', () => {
  it('breaks a line where a month is missing', () => {
    const path = linePath(
      [1, 2, null, 3],
      (i) => i,
      (v) => v,
    )
    expect(path.match(/M/g)).toHaveLength(2)
    expect(path.match(/L/g)).toHaveLength(1)
  })

  it('draws a whole ring as two circles without a seam between them', () => {
    expect(arcPath(60, 60, 58, 37, 0, 1).match(/M/g)).toHaveLength(2)
    expect(arcPath(60, 60, 58, 37, 0, 1)).not.toContain('L')
    expect(arcPath(60, 60, 58, 37, 0, 0.4).match(/M/g)).toHaveLength(1)
  })

  it('gives small values a visible step and nothing to nothing', () => {
    expect(intensity(0, 100)).toBe(0)
    expect(intensity(null, 100)).toBe(0)
    expect(intensity(1, 10_000)).toBe(1)
    expect(intensity(100, 100)).toBe(4)
  })

  it('keeps the last label always', () => {
    const keep = thin(37, 600, 52)
    expect(keep(36)).toBe(true)
    expect(Array.from({ length: 37 }, (_, i) => keep(i)).filter(Boolean).length).toBeLessThan(12)
  })
})

describe('grade scale', () => {
  it('places every floor at the start of its step, higher scores further right', () => {
    for (const [i, { from }] of GRADE_FLOORS.entries())
      expect(scalePosition(from ?? 0)).toBeCloseTo(i / GRADE_FLOORS.length)
    fc.assert(
      fc.property(fc.integer({ min: 350, max: 899 }), (score) => {
        expect(scalePosition(score + 1)).toBeGreaterThan(scalePosition(score))
      }),
    )
  })
  it('takes the grades that the card of a document has', () => {
    const floors = [
      { grade: 'C', from: null },
      { grade: 'CC', from: 450 },
      { grade: 'B', from: 550 },
    ]
    expect(scalePosition(450, floors)).toBeCloseTo(1 / 3)
    expect(scalePosition(549, floors)).toBeLessThan(2 / 3)
    expect(scalePosition(400, floors)).toBeLessThan(1 / 3)
    expect(scalePosition(999, floors)).toBe(1)
  })
})
