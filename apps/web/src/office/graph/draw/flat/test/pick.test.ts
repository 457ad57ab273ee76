import { describe, expect, it } from 'vitest'
import { pick } from '../pick.ts'
import { sceneOf } from '../scene.ts'
import { edge, FOUR, node, PLACES } from './scene-sample.ts'

/** Two pixels of the layout's measure, the first node at 50, 60. */
const VIEW = { scale: 2, left: 50, top: 60 }
const at = (x: number, y: number, growth = 1, slack = 4) =>
  pick(sceneOf(FOUR, PLACES), { view: VIEW, growth }, { x, y }, slack)

describe('what lies under a point', () => {
  it('is a node, within its outline and a little around it', () => {
    // The centre has a radius of 13, another without turnover of 4.
    expect(at(50, 60)).toEqual({ node: 0 })
    expect(at(50, 60 - 16)).toEqual({ node: 0 })
    expect(at(50, 60 - 18)).toBeNull()
    expect(at(250, 60 - 7)).toEqual({ node: 1 })
    expect(at(250, 60 - 9)).toBeNull()
  })

  it('is larger the nearer the drawing is seen', () => {
    expect(at(250, 60 - 11, 2)).toEqual({ node: 1 })
    expect(at(250, 60 - 13, 2)).toBeNull()
  })

  it('of a diamond is not its corner box', () => {
    // Radius 4 and four around it: on the axis 7 away it is found, aside of it 7.8 away, where a circle would be, it is not.
    expect(at(450 + 7, 60)).toEqual({ node: 2 })
    expect(at(450 + 5.5, 60 + 5.5)).toBeNull()
  })

  it('is a relation, the one that is nearer', () => {
    // From b to c straight at the height of 60; between a and b one bows up and one down by 12.5.
    expect(at(350, 63)).toEqual({ edge: 2 })
    expect(at(350, 68)).toBeNull()
    expect(at(150, 60 + 12)).toEqual({ edge: 0 })
    expect(at(150, 60 - 12)).toEqual({ edge: 1 })
    expect(at(150, 60)).toBeNull()
    expect(at(50, 160)).toEqual({ edge: 3 })
  })

  it('a node before a relation that is nearer', () => {
    expect(at(450 - 7, 60)).toEqual({ node: 2 })
  })

  it('of two nodes in one place the one that is drawn above', () => {
    const scene = sceneOf(
      { nodes: [node('a'), node('b')], edges: [edge('a', 'b')] },
      new Float32Array(4),
    )
    expect(pick(scene, { view: VIEW, growth: 1 }, { x: 50, y: 60 }, 4)).toEqual({ node: 1 })
  })

  it('is nothing where nothing is', () => {
    expect(at(500, 300)).toBeNull()
    expect(
      pick(
        sceneOf({ nodes: [], edges: [] }, new Float32Array()),
        { view: VIEW, growth: 1 },
        { x: 0, y: 0 },
        4,
      ),
    ).toBeNull()
  })
})
