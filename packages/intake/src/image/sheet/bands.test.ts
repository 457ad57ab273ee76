import { describe, expect, it } from 'vitest'
import type { TextBox } from '../text-boxes.ts'
import { widestBand } from './bands.ts'

/** Rows of boxes, each `wide` boxes of `length` × `height`, a line every two heights. */
function block(x: number, y: number, rows: number, wide = 1, height = 20, length = 100): TextBox[] {
  return Array.from({ length: rows * wide }, (_, i) => ({
    cx: x + length / 2 + (i % wide) * (length + height / 2),
    cy: y + height / 2 + Math.floor(i / wide) * 2 * height,
    width: length,
    height,
    angle: 0,
  }))
}
/** The same, its lines running up. */
const standing = (boxes: TextBox[]): TextBox[] =>
  boxes.map((b) => ({ ...b, cx: b.cy, cy: b.cx, width: b.height, height: b.width }))

describe('a blank band between two vouchers', () => {
  it('receipts below each other, narrow, the band three heights wide', () => {
    // The first ends at 20 + 9 · 40 + 20 = 400, the second begins at 460.
    const boxes = [...block(0, 20, 10), ...block(0, 460, 10)]
    expect(widestBand(boxes)).toMatchObject({ at: 430, across: false })
  })

  it('side by side, of different print', () => {
    // The first ends at 100, the second, twice as large, begins at 160.
    const boxes = [...block(0, 0, 8), ...block(160, 7, 8, 1, 40, 200)]
    expect(widestBand(boxes)).toMatchObject({ at: 130, across: true })
  })

  it('not inside the one that stands, though the band there is wider', () => {
    // Of the one that stands two lines, up to 185; then the rest of it from 230.
    const first = standing(block(0, 125, 2))
    const rest = standing(block(0, 230, 8))
    const boxes = [...block(0, 0, 20), ...first, ...rest]
    expect(widestBand(boxes)).toMatchObject({ at: 112.5, across: true })
  })

  it('columns of other rows, the band less than a height wide', () => {
    const boxes = [...block(0, 0, 8), ...block(115, 7, 8)]
    expect(widestBand(boxes)).toEqual({ at: 107.5, across: true })
  })

  it('between two that lie one that stands, the bands less than two heights wide', () => {
    // The first ends at 300, the second reaches from 335 to 435, the third begins at 471.
    const middle = standing(block(335, 0, 5))
    const boxes = [...block(0, 0, 8), ...middle, ...block(0, 471, 8)]
    expect(widestBand(boxes)).toEqual({ at: 453, across: false })
  })

  it('one that lies beside one that stands, the band one height wide', () => {
    const boxes = [...block(0, 0, 8), ...standing(block(0, 125, 8))]
    expect(widestBand(boxes)).toMatchObject({ at: 112.5, across: true })
  })
})

describe('no band', () => {
  it.each<[string, TextBox[]]>([
    ['lines of one receipt, two heights apart', [...block(0, 0, 8), ...block(0, 340, 8)]],
    [
      'an invoice, its table empty: as wide as 44 heights',
      [...block(0, 0, 5, 8), ...block(0, 400, 5, 8)],
    ],
    [
      'columns of one table, its rows at the same heights',
      [...block(0, 0, 8), ...block(200, 0, 8)],
    ],
    ['a few words beside a receipt', [...block(0, 0, 8), ...block(300, 7, 4)]],
    ['one box', block(0, 0, 1)],
    ['nothing', []],
  ])('%s', (_, boxes) => {
    expect(widestBand(boxes)).toBeNull()
  })
})
