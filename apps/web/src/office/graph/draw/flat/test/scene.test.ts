import { describe, expect, it } from 'vitest'
import { bendsOf, sceneOf } from '../scene.ts'
import { edge, FOUR, PLACES } from './scene-sample.ts'

describe('the drawing as numbers', () => {
  it('several relations between two nodes stand beside one another, a single one is straight', () => {
    expect([...bendsOf([0], [1])]).toEqual([0])
    // Both bow to their own right: one above, one below.
    expect([...bendsOf([0, 1], [1, 0])]).toEqual([-0.125, -0.125])
    expect([...bendsOf([0, 0], [1, 1])]).toEqual([-0.125, 0.125])
    expect([...bendsOf([0, 1, 0], [1, 0, 1])]).toEqual([-0.25, 0, 0.25])
    expect([...bendsOf([0, 1, 2], [1, 2, 0])]).toEqual([0, 0, 0])
  })

  it('knows the relations of a node, either way, one to itself once', () => {
    const scene = sceneOf(FOUR, PLACES)
    expect(scene.edgesOf(0)).toEqual([0, 1, 3])
    expect(scene.edgesOf(2)).toEqual([2])
    const alone = sceneOf({ ...FOUR, edges: [edge('a', 'a')] }, PLACES)
    expect(alone.edgesOf(0)).toEqual([0])
  })

  it('orders relations so that what looks alike stands together', () => {
    const edges = [
      edge('a', 'b', { tone: 'CAPITAL' }),
      edge('b', 'c', { weight: 1 }),
      edge('c', 'd', { tone: 'CAPITAL', weight: 1 }),
      edge('d', 'a'),
      edge('a', 'c', { weight: 1 }),
    ]
    expect([...sceneOf({ ...FOUR, edges }, PLACES).order]).toEqual([3, 1, 4, 0, 2])
  })

  it('moves nodes of its own, not those of the layout', () => {
    const placed = PLACES.slice()
    sceneOf(FOUR, placed).at[0] = 55
    expect(placed[0]).toBe(0)
  })
})
