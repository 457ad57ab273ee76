import { describe, expect, it } from 'vitest'
import { levelling } from './level.ts'
import type { TextBox } from './text-boxes.ts'

/** Rows of three boxes on a sheet whose rows slope by `slope(x, y)`, in a picture of 1000 × 1000. */
function sheet(slope: (x: number, y: number) => number): TextBox[] {
  return [100, 250, 400, 550, 700, 850].flatMap((row) =>
    [150, 500, 850].map((cx) => {
      let cy = row
      for (let x = 500; x !== cx; x += cx > 500 ? 1 : -1) cy += slope(x, row) * (cx > 500 ? 1 : -1)
      return { cx, cy, width: 200, height: 20, angle: Math.atan(slope(cx, row)) }
    }),
  )
}
const spread = (boxes: TextBox[]) => {
  const level = levelling(boxes)
  const rows = Array.from({ length: 6 }, (_, i) => boxes.slice(i * 3, i * 3 + 3).map(level))
  return Math.max(...rows.map((r) => Math.max(...r) - Math.min(...r)))
}

describe('rows of a photographed sheet', () => {
  it.each<[string, (x: number, y: number) => number]>([
    ['level', () => 0],
    ['tilted', () => 0.03],
    ['fanning out downwards', (_, y) => (y - 500) * 0.0001],
    ['bent', (x) => (x - 500) * 0.0001],
  ])('%s: end at one height', (_, slope) => {
    expect(spread(sheet(slope))).toBeLessThan(7)
  })

  it('boxes over stamps do not bend a level page', () => {
    const boxes = sheet(() => 0)
    const stamps = [1, 4, 7].map((i) => ({ ...boxes[i]!, angle: 0.06, height: 30 }))
    const level = levelling([...boxes, ...stamps])
    for (const b of boxes) expect(level(b)).toBe(b.cy)
  })

  it('a handful of boxes is left alone', () => {
    const few = sheet(() => 0.1).slice(0, 4)
    expect(few.map(levelling(few))).toEqual(few.map((b) => b.cy))
  })
})
