import { describe, expect, it, vi } from 'vitest'
import { laidOut, layerCache } from '../layer-cache.ts'

const HERE = { scale: 2, left: 10, top: 20 }
const THERE = { scale: 3, left: 0, top: 0 }

describe('a picture that stands for what is drawn', () => {
  it('is drawn once as long as it is so', () => {
    const paint = vi.fn()
    const { at } = layerCache(paint)
    expect(at(HERE, false)).toEqual(HERE)
    expect(at({ ...HERE }, false)).toEqual(HERE)
    expect(paint.mock.calls).toEqual([[HERE]])
  })

  it('is moved itself, and drawn sharp when it rests', () => {
    const paint = vi.fn()
    const { at } = layerCache(paint)
    at(HERE, false)
    expect(at(THERE, true)).toEqual(HERE)
    expect(paint).toHaveBeenCalledTimes(1)
    expect(at(THERE, false)).toEqual(THERE)
    expect(paint).toHaveBeenCalledTimes(2)
  })

  it('is drawn anew before it is shown again when it is no longer so, even in motion', () => {
    const paint = vi.fn()
    const { at, spoil } = layerCache(paint)
    at(HERE, false)
    spoil()
    expect(at(THERE, true)).toEqual(THERE)
    expect(paint).toHaveBeenCalledTimes(2)
    spoil()
    at(THERE, false)
    expect(paint).toHaveBeenCalledTimes(3)
  })

  it('is laid out so that each place lies where it is seen now', () => {
    // A place at 5, 5 was drawn at 20, 30 and is seen at 15, 15.
    const { by, x, y } = laidOut(HERE, THERE)
    expect(by).toBe(1.5)
    expect([20 * by + x, 30 * by + y]).toEqual([15, 15])
  })
})
