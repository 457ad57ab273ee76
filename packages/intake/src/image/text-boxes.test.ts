import { expect, it } from 'vitest'
import { largest, MOST_BOXES, type TextBox } from './text-boxes.ts'

const box = (width: number): TextBox => ({ cx: 0, cy: 0, width, height: 10, angle: 0 })

it('of more boxes than text has the largest are read, in the order in which they stand', () => {
  const noise = Array.from({ length: 3 * MOST_BOXES }, () => box(10))
  const text = [box(90), box(300), box(80)]
  const found = [...noise.slice(0, 2_000), ...text, ...noise.slice(2_000)]
  const read = largest(found)
  expect(read).toHaveLength(MOST_BOXES)
  expect(read.filter((b) => b.width > 10)).toEqual(text)
})

it('what text has stays as it is', () => {
  const boxes = [box(10), box(300), box(20)]
  expect(largest(boxes)).toEqual(boxes)
})
