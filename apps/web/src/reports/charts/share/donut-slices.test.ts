import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { donutSlices } from './donut-slices.ts'

const value = fc.oneof(fc.constant(null), fc.double({ min: -1e9, max: 1e12, noNaN: true }))

describe('slices of a ring', () => {
  it('keep the category they came from, so that each opens its own row', () => {
    const slices = donutSlices(['甲', '乙', '丙', '丁'], [10, null, 60, -5], '其他 {n} 项')
    expect(slices.map(({ name, at, share }) => [name, at, Number(share.toFixed(4))])).toEqual([
      ['丙', 2, 0.8571],
      ['甲', 0, 0.1429],
    ])
  })
  it('join the smallest beyond seven, which then open nothing', () => {
    const slices = donutSlices([...'abcdefghi'], [9, 8, 7, 6, 5, 4, 3, 2, 1], '其他 {n} 项')
    expect(slices).toHaveLength(7)
    expect(slices.at(-1)).toMatchObject({ name: '其他 3 项', at: null, value: 6 })
  })
  it('close the ring, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 20 }), (values) => {
        const slices = donutSlices(values.map(String), values, '其他 {n} 项')
        const end = slices.at(-1)
        if (values.some((v) => v !== null && v > 0))
          expect(end!.from + end!.share).toBeCloseTo(1, 6)
        else expect(end).toBeUndefined()
        for (const s of slices) if (s.at !== null) expect(values[s.at]).toBe(s.value)
      }),
    )
  })
})
