// @vitest-environment happy-dom
/** What mouse, finger and wheel do to a drawing by the processor. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FOUR, PLACES } from './scene-sample.ts'
import { endStage, stageOf } from './stage.ts'

afterEach(endStage)

const told = () => document.querySelector('[data-shown]')?.textContent

describe('gestures', () => {
  it.each([1, 2, 1.5])(
    'press where things are seen, on a screen of %d pixels a pixel',
    (density) => {
      vi.stubGlobal('devicePixelRatio', density)
      const { seen, spot, mouse, onNode, onEdge } = stageOf()
      expect(seen.canvas.width).toBe(672 * density)
      const { x, y } = spot('c')
      mouse('click', x, y)
      expect(vi.mocked(onNode).mock.calls).toEqual([['c']])
      // Between b and c, which stand 300 pixels apart.
      mouse('click', x - 150, y)
      expect(vi.mocked(onEdge).mock.calls).toEqual([['b→c']])
      mouse('click', x, y + 200)
      expect(onNode).toHaveBeenCalledOnce()
    },
  )

  it('a name is pressed as its node is', () => {
    const nodes = FOUR.nodes.map((of) => (of.id === 'b' ? { ...of, label: 'name' } : of))
    const { spot, mouse, onNode } = stageOf({ ...FOUR, nodes }, PLACES)
    mouse('click', spot('b').x + 40, spot('b').y - 5)
    expect(vi.mocked(onNode).mock.calls).toEqual([['b']])
  })

  it('what lies under the pointer is marked as long as it does', () => {
    const { spot, mouse, seen, frame } = stageOf()
    mouse('pointermove', spot('c').x, spot('c').y)
    frame()
    expect(seen.canvas.style.cursor).toBe('pointer')
    expect(seen.strokes.at(-1)).toBe('chosen 1 4')
    mouse('pointermove', spot('c').x, 300)
    frame()
    expect(seen.canvas.style.cursor).toBe('')
    expect(seen.strokes).toHaveLength(4)
  })

  it('the canvas goes with the mouse where there is no node', () => {
    const { spot, mouse, onNode } = stageOf()
    const before = spot('b')
    mouse('pointerdown', 400, 300)
    mouse('pointermove', 380, 310)
    expect(spot('b')).toEqual({ x: before.x - 20, y: before.y + 10 })
    mouse('pointerup', 380, 310)
    mouse('click', before.x - 20, before.y + 10)
    expect(onNode).not.toHaveBeenCalled()
  })

  it('the wheel comes nearer with Ctrl, around the pointer, and is told so without', () => {
    const { spot, wheel } = stageOf()
    const [b, c] = [spot('b'), spot('c')]
    expect(wheel(b.x, b.y)).toBe(false)
    expect(told()).toBe('wheel')
    expect(spot('c')).toEqual(c)
    expect(wheel(b.x, b.y, { ctrlKey: true })).toBe(true)
    expect(spot('b')).toEqual(b)
    expect(spot('c').x - b.x).toBeCloseTo((c.x - b.x) * 1.7, 2)
  })

  it('one finger presses a node and drags it', () => {
    const { spot, touch, onNode } = stageOf()
    const { x, y } = spot('c')
    expect(touch('touchstart', [x, y])).toBe(true)
    expect(touch('touchend')).toBe(true)
    expect(vi.mocked(onNode).mock.calls).toEqual([['c']])
    touch('touchstart', [x, y])
    touch('touchmove', [x - 30, y + 20])
    touch('touchend')
    expect(spot('c')).toEqual({ x: x - 30, y: y + 20 })
    expect(onNode).toHaveBeenCalledOnce()
  })

  it('elsewhere the page keeps one finger, and says so', () => {
    const { spot, touch } = stageOf()
    const before = spot('b')
    expect(touch('touchstart', [400, 300])).toBe(false)
    expect(touch('touchmove', [400, 200])).toBe(false)
    touch('touchend')
    expect(told()).toBe('touch')
    expect(spot('b')).toEqual(before)
  })

  it('two fingers twice as far apart see all twice as far from between them', () => {
    const { spot, touch, onNode, onEdge } = stageOf()
    const [b, d] = [spot('b'), spot('d')]
    expect(touch('touchstart', [b.x - 50, b.y], [b.x + 50, b.y])).toBe(true)
    touch('touchmove', [b.x - 100, b.y], [b.x + 100, b.y])
    touch('touchend', [b.x - 100, b.y])
    touch('touchend')
    expect(spot('b')).toEqual(b)
    expect(spot('d').y - b.y).toBeCloseTo(2 * (d.y - b.y), 2)
    expect(onNode).not.toHaveBeenCalled()
    expect(onEdge).not.toHaveBeenCalled()
  })
})
