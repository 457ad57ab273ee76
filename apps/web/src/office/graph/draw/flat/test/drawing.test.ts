// @vitest-environment happy-dom
/** What a drawing by the processor shows. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { litOf } from '../../../world.ts'
import { draw } from '../drawing.ts'
import { edge, FOUR, node, PLACES } from './scene-sample.ts'
import { boxOf, COLOURS, endStage, stageOf, TEXTS } from './stage.ts'

afterEach(endStage)

/** The four, and so many more that there are pictures of what stands. */
const MANY = {
  nodes: [...FOUR.nodes, ...Array.from({ length: 1600 }, (_, i) => node(`n${i}`))],
  edges: FOUR.edges,
}
const MANY_PLACES = new Float32Array([...PLACES, ...new Float32Array(3200).fill(50)])

describe('a drawing by the processor', () => {
  it('is there at once: relations by colour, nodes by kind, names', () => {
    const { seen } = stageOf()
    expect(seen.strokes).toEqual([
      ...Array<string>(3).fill('trade 0.6 0.85'),
      ...Array<string>(1).fill('capital 0.6 0.85'),
    ])
    // A head each, and then the nodes.
    expect(seen.fills.slice(4)).toEqual(['centre 1', 'firm 1', 'risky 1', 'firm 1'])
    expect([...seen.texts].sort()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lets the rest go pale and without its names while something is set apart', () => {
    const { seen, drawing, frame } = stageOf()
    drawing.light(litOf({ nodes: ['a', 'b'], edges: ['a→b'] }))
    frame()
    expect(seen.strokes).toEqual([
      ...['trade 0.12 0.85', 'trade 0.12 0.85', 'capital 0.12 0.85'],
      // Half of one and two more.
      'trade 1 1.5',
    ])
    expect([...seen.texts].sort()).toEqual(['a', 'b'])
    drawing.light(null)
    frame()
    expect(seen.strokes.filter((line) => line.includes(' 0.6 '))).toHaveLength(4)
  })

  it('draws a ring as one, and its names outwards', () => {
    const { drawing, frame, spot } = stageOf()
    const before = spot('b')
    const ring = ['a', 'b', 'c', 'gone']
    drawing.light({ ...litOf({ nodes: ['a', 'b', 'c'], edges: [] }), ring })
    frame()
    const [a, b, c] = [spot('a'), spot('b'), spot('c')]
    expect(b).not.toEqual(before)
    // Clockwise from the top: one above, two below at one height.
    expect(a.y).toBeLessThan(b.y)
    expect(b.y).toBeCloseTo(c.y, 2)
    expect(b.x).toBeGreaterThan(c.x)
  })

  it('tells where nodes stand: whole within the padding of the box', () => {
    const { drawing, spot } = stageOf()
    // 200 wide in 672 less twice 36: three pixels each; 100 high in 372 the same.
    expect(drawing.spotOf('a')).toEqual({ id: 'a', x: 36, y: 36 })
    expect(spot('c')).toEqual({ x: 636, y: 36 })
    drawing.place(new Float32Array([0, 0, 10, 0, 200, 100, 20, 20]))
    expect(spot('b')).toEqual({ x: 66, y: 36 })
  })

  it('marks what is chosen, and brings it into sight', () => {
    const { drawing, frame, seen, spot } = stageOf()
    drawing.choose('b')
    frame()
    expect(seen.strokes.at(-1)).toBe('chosen 1 4')
    drawing.choose('d→a')
    frame()
    // Not twice: what stands has its own colour.
    expect(seen.strokes).toHaveLength(5)
    expect(seen.strokes.at(-1)).toBe('chosen 0.6 1.5')
    drawing.choose(null)
    frame()
    expect(seen.strokes).toHaveLength(4)
    drawing.zoom('IN')
    drawing.zoom('IN')
    expect(spot('a').x).toBeLessThan(0)
    drawing.reveal('a')
    expect(spot('a')).toEqual({ x: 336, y: 186 })
    drawing.zoom('WHOLE')
    expect(spot('a')).toEqual({ x: 36, y: 36 })
  })

  it('names relations between nodes that are named, and tells amounts of those that are set apart', () => {
    const named = edge('a', 'b', { label: 'supplies', amount: '5' })
    const long = edge('c', 'd', { label: 'x'.repeat(90), amount: '7' })
    const { seen, drawing, frame } = stageOf({ ...FOUR, edges: [named, long] })
    expect(seen.texts[0]).toBe('supplies')
    expect(seen.texts).not.toContain(long.label)
    drawing.light(litOf({ nodes: ['a', 'b'], edges: [named.id] }))
    frame()
    expect(seen.texts[0]).toBe('supplies 5')
  })

  it('of a crowd draws hairs without heads, but what is set apart', () => {
    vi.stubGlobal('devicePixelRatio', 2)
    const edges = Array.from({ length: 1100 }, (_, i) => edge('a', 'c', { id: `e${i}` }))
    const { seen, drawing, frame } = stageOf({ ...FOUR, edges })
    expect(new Set(seen.strokes)).toEqual(new Set(['trade 0.6 0.5']))
    // The four nodes.
    expect(seen.fills).toHaveLength(4)
    drawing.light(litOf({ nodes: ['a', 'c'], edges: ['e7'] }))
    frame()
    expect(seen.strokes).toHaveLength(1100)
    expect(seen.strokes.at(-1)).toBe('trade 1 1.5')
  })

  it('gives a picture of what is seen, sharp', () => {
    const { drawing, seen, above } = stageOf(MANY, MANY_PLACES)
    const stood = above.fills
    drawing.zoom('IN')
    expect(drawing.picture()).toBe(seen.canvas)
    expect(above.fills).not.toBe(stood)
  })

  it('after its end does nothing', () => {
    const { drawing, isDue } = stageOf()
    drawing.kill()
    expect(document.querySelector('canvas')).toBeNull()
    drawing.light(null)
    drawing.place(PLACES)
    drawing.choose('a')
    drawing.reveal('a')
    drawing.zoom('IN')
    drawing.resize()
    expect(isDue()).toBe(false)
  })

  it('cannot be where the browser gives no canvas', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const subject = { drawn: FOUR, placed: PLACES, colours: COLOURS, texts: TEXTS, still: true }
    const pressed = { onNode: vi.fn(), onEdge: vi.fn() }
    expect(() => draw(boxOf(100, 100), subject, pressed)).toThrow('no canvas')
  })
})

describe('of very many', () => {
  it('only what rests is drawn anew, and what is set apart at once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { drawing, seen, above, frame } = stageOf(MANY, MANY_PLACES)
    expect(seen.pictures).toBe(2)
    const stood = above.fills
    drawing.zoom('IN')
    frame()
    expect(above.fills).toBe(stood)
    expect(seen.pictures).toBe(2)
    vi.advanceTimersByTime(500)
    frame()
    const sharp = above.fills
    expect(sharp).not.toBe(stood)
    drawing.zoom('OUT')
    drawing.light(litOf({ nodes: ['a'], edges: [] }))
    frame()
    expect(above.fills).not.toBe(sharp)
    expect(above.fills[0]).toBe('firm 0.18')
  })

  it('a node goes with the mouse over pictures that were drawn once, without it', () => {
    const { mouse, frame, spot, seen, below, above, onNode } = stageOf(MANY, MANY_PLACES)
    const { x, y } = spot('c')
    mouse('pointerdown', x + 1, y)
    mouse('pointermove', x + 31, y + 40)
    frame()
    expect(spot('c')).toEqual({ x: x + 30, y: y + 40 })
    expect(below.strokes).toHaveLength(3)
    expect(above.texts).not.toContain('c')
    // Its one relation, its mark, itself and its name above.
    expect(seen.strokes).toEqual(['trade 0.6 0.85', 'chosen 1 4'])
    expect(seen.texts).toEqual(['c'])
    const stood = below.strokes
    mouse('pointermove', x + 61, y + 40)
    frame()
    expect(below.strokes).toBe(stood)
    expect(spot('c').x).toBe(x + 60)
    mouse('pointerup', x + 61, y + 40)
    // The click that ends it opens nothing.
    mouse('click', x + 61, y + 40)
    frame()
    expect(onNode).not.toHaveBeenCalled()
    expect(below.strokes).toHaveLength(4)
    expect(spot('c')).toEqual({ x: x + 60, y: y + 40 })
  })
})
