/** What a reader measures with the eye must be so: areas, thicknesses, places. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rect, squarify } from './area/squarify.ts'
import { TILE_COLUMNS, TILE_PLACES, TILE_ROWS } from './area/tile-places.ts'
import { treemapLayout } from './area/treemap-layout.ts'
import { edgeWidth, graphPlaces, SHOWN_PARTIES } from './flow/graph-layout.ts'
import { type FlowNode, sankeyLayout } from './flow/sankey-layout.ts'
import { clipText } from './shown.ts'

const amounts = fc.array(fc.double({ min: 1, max: 1e8, noNaN: true }), {
  minLength: 1,
  maxLength: 30,
})
const frame: Rect = { x: 10, y: 20, width: 640, height: 260 }
const area = (r: Rect) => r.width * r.height
const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

describe('treemap', () => {
  it('gives areas in proportion, inside the frame, none over another', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const rects = squarify(values, frame)
        const total = values.reduce((a, b) => a + b, 0)
        rects.forEach((rect, i) => {
          expect(area(rect)).toBeCloseTo((values[i]! / total) * area(frame), 3)
          expect(rect.x).toBeGreaterThanOrEqual(frame.x - 1e-6)
          expect(rect.y).toBeGreaterThanOrEqual(frame.y - 1e-6)
          expect(rect.x + rect.width).toBeLessThanOrEqual(frame.x + frame.width + 1e-3)
          expect(rect.y + rect.height).toBeLessThanOrEqual(frame.y + frame.height + 1e-3)
          for (const other of rects.slice(i + 1)) expect(overlap(rect, other)).toBeLessThan(1e-3)
        })
      }),
    )
  })

  it('keeps sides alike where values allow it', () => {
    const rects = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 600, height: 400 })
    for (const r of rects) expect(Math.max(r.width / r.height, r.height / r.width)).toBeLessThan(3)
  })

  it('keeps groups together, the largest first, and leaves out what is not positive', () => {
    const { groups, tiles } = treemapLayout(
      [10, 50, -3, 20, null, 0],
      ['a', 'b', 'a', 'a', 'b', 'b'],
      frame,
    )
    expect(groups).toEqual([
      { name: 'b', value: 50 },
      { name: 'a', value: 30 },
    ])
    expect(tiles.map(({ at, group, rank }) => [at, group, rank])).toEqual([
      [1, 0, 0],
      [3, 1, 0],
      [0, 1, 1],
    ])
    expect(tiles.reduce((sum, tile) => sum + area(tile), 0)).toBeCloseTo(area(frame), 3)
  })

  it('is empty for nothing', () => {
    expect(squarify([0, -1], frame).every((r) => area(r) === 0)).toBe(true)
    expect(treemapLayout([null], undefined, frame).tiles).toEqual([])
  })
})

describe('flows', () => {
  const thick = (nodes: readonly FlowNode[]) => nodes.reduce((sum, n) => sum + n.height, 0)
  const total = (nodes: readonly FlowNode[]) => nodes.reduce((sum, n) => sum + n.value, 0)
  const side = fc.array(
    fc.oneof(fc.constant(0), fc.constant(null), fc.double({ min: 0.01, max: 1e8, noNaN: true })),
    {
      maxLength: 20,
    },
  )

  it('conserve: both sides fill the middle, thickness is value, labels have room', () => {
    fc.assert(
      fc.property(side, side, (bought, sold) => {
        const layout = sankeyLayout(bought, sold, 240, 17)
        for (const nodes of [layout.left, layout.right]) {
          if (nodes.length === 0) continue
          expect(thick(nodes)).toBeCloseTo(layout.middle.height, 4)
          let meets = layout.middle.y
          nodes.forEach((node, i) => {
            expect(node.middle).toBeCloseTo(meets, 4)
            meets += node.height
            expect(node.y).toBeGreaterThanOrEqual(-1e-6)
            expect(node.y + node.height).toBeLessThanOrEqual(layout.height + 1e-6)
            const next = nodes[i + 1]
            if (next)
              expect(next.y + next.height / 2 - node.y - node.height / 2).toBeGreaterThanOrEqual(17)
          })
        }
        const [left, right] = [total(layout.left), total(layout.right)]
        // A difference below a billionth of the whole is rounding, not a node.
        if (left > 0 && right > 0) expect(Math.abs(left - right) / left).toBeLessThan(1e-8)
      }),
    )
  })

  it('fills the smaller side with the difference and joins small categories', () => {
    const { left, right } = sankeyLayout([30, 20], [100], 200, 10)
    expect(left.map(({ kind, value }) => [kind, value])).toEqual([
      ['category', 30],
      ['category', 20],
      ['difference', 50],
    ])
    expect(right.map((n) => n.kind)).toEqual(['category'])
    const many = sankeyLayout(
      Array.from({ length: 12 }, (_, i) => 12 - i),
      [],
      200,
      10,
    )
    expect(many.left.at(-1)).toMatchObject({ kind: 'rest', joined: 5, value: 5 + 4 + 3 + 2 + 1 })
  })

  it('claims no difference where one side is not known', () =>
    expect(sankeyLayout([5], [null], 100, 10)).toMatchObject({
      left: [{ kind: 'category' }],
      right: [],
    }))
})

describe('graph', () => {
  it.each([326, 640, 900])('places up to twelve parties apart from each other at %d', (width) => {
    for (let count = 1; count <= 30; count++) {
      const { parties, box, centre, height } = graphPlaces(count, width)
      expect(parties).toHaveLength(Math.min(count, SHOWN_PARTIES))
      const boxes = parties.map(({ x, y }) => ({ x, y, ...box }))
      boxes.forEach((b, i) => {
        expect(b.x).toBeGreaterThanOrEqual(0)
        expect(b.x + b.width).toBeLessThanOrEqual(width)
        expect(b.y).toBeGreaterThanOrEqual(0)
        expect(b.y + b.height).toBeLessThanOrEqual(height)
        expect(overlap(b, centre)).toBe(0)
        expect(parties[i]!.port).toBeGreaterThan(centre.y)
        expect(parties[i]!.port).toBeLessThan(centre.y + centre.height)
        for (const other of boxes.slice(i + 1)) expect(overlap(b, other)).toBe(0)
      })
    }
  })

  it('draws thickness by amount', () => {
    expect(edgeWidth(50, 100)).toBeCloseTo(edgeWidth(100, 100) / 2)
    expect(edgeWidth(0.01, 100)).toBeGreaterThan(1)
    expect(edgeWidth(0, 100)).toBe(0)
  })
})

describe('region tiles', () => {
  const tiles = Object.values(TILE_PLACES)
  it('has 31 provinces and 港澳台, each in a place of its own', () => {
    expect(tiles).toHaveLength(34)
    expect(new Set(tiles.map((t) => t.name)).size).toBe(34)
    expect(new Set(tiles.map((t) => `${t.column}/${t.row}`)).size).toBe(34)
    for (const { column, row } of tiles) {
      expect(column).toBeLessThan(TILE_COLUMNS)
      expect(row).toBeLessThan(TILE_ROWS)
    }
  })
  it.each([
    ['23', 'north', '44'],
    ['11', 'north', '37'],
    ['65', 'west', '31'],
    ['51', 'west', '33'],
    ['46', 'south', '45'],
    ['31', 'east', '32'],
  ])('%s lies %s of %s', (a, direction, b) => {
    const [one, other] = [TILE_PLACES[a]!, TILE_PLACES[b]!]
    const lies = {
      north: one.row < other.row,
      south: one.row > other.row,
      west: one.column < other.column,
      east: one.column > other.column,
    }
    expect(lies[direction as keyof typeof lies]).toBe(true)
  })
})

describe('clipped text', () => {
  it.each([
    ['广东', 30, '广东'],
    ['国内道路货物运输服务', 60, '国内道路…'],
    ['ABC', 4, ''],
  ])('%s in %d is %s', (text, room, expected) => expect(clipText(text, room)).toBe(expected))
})
