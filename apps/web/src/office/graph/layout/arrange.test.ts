import { describe, expect, it } from 'vitest'
import type { Drawn } from '../draw/drawn.ts'
import { arrange } from './arrange.ts'
import { beginningOf } from './begin.ts'

/** Two stars of eight, their centres joined. */
const stars = (): Drawn => {
  const nodes = ['a', 'b'].flatMap((star) => [
    { id: star, level: star === 'a' ? 0 : 1 },
    ...Array.from({ length: 8 }, (_, i) => ({ id: `${star}${i}`, level: 2 })),
  ])
  const joined = [
    ['a', 'b'],
    ...nodes.flatMap(({ id }) => (id.length > 1 ? [[id, id.charAt(0)]] : [])),
  ]
  return {
    nodes: nodes.map((node) => ({ ...node, label: '', kind: 'ENTERPRISE', weight: 0 })),
    edges: joined.map(([from = '', to = '']) => ({
      ...{
        id: from + to,
        from,
        to,
        tone: 'TRADE',
        directed: true,
        weight: 0,
        label: '',
        amount: '',
      },
    })),
  }
}
const STILL = () => 0
const placeOf = (of: Drawn, at: Float32Array) => (id: string) => {
  const i = of.nodes.findIndex((node) => node.id === id)
  return [at[i * 2]!, at[i * 2 + 1]!] as const
}
const apart = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]) =>
  Math.hypot(x - u, y - v)

describe('layout', () => {
  it('begins with the centre in the middle and each level on its ring', () => {
    const drawn = stars()
    const at = placeOf(drawn, beginningOf(drawn).at)
    expect(at('a')).toEqual([0, 0])
    expect(apart(at('b'), [0, 0])).toBeCloseTo(100, 3)
    for (const id of ['a0', 'a7', 'b0', 'b7']) expect(apart(at(id), [0, 0])).toBeCloseTo(200, 3)
    // No two begin in one place: nothing could drive them apart.
    const places = drawn.nodes.map(({ id }) =>
      at(id)
        .map((n) => n.toFixed(3))
        .join(),
    )
    expect(new Set(places).size).toBe(drawn.nodes.length)
  })

  it('brings what is joined together and drives the rest apart', () => {
    const drawn = stars()
    const at = placeOf(drawn, arrange(beginningOf(drawn), STILL))
    for (let i = 0; i < 8; i++) {
      expect(apart(at(`a${i}`), at('a'))).toBeLessThan(apart(at(`a${i}`), at('b')))
      expect(apart(at(`b${i}`), at('b'))).toBeLessThan(apart(at(`b${i}`), at('a')))
    }
  })

  it('the same graph gives the same picture', () => {
    expect(arrange(beginningOf(stars()), STILL)).toEqual(arrange(beginningOf(stars()), STILL))
  })

  it('ends when its time is over', () => {
    let now = 0
    let steps = 0
    arrange(beginningOf(stars()), () => {
      steps++
      now += 1_000
      return now
    })
    // Once for the beginning, then until three seconds have gone by.
    expect(steps).toBe(4)
  })

  it('a node that trades with itself does not draw itself away', () => {
    const drawn = stars()
    const itself = { ...drawn.edges[0]!, id: 'self', from: 'a', to: 'a' }
    const { pairs } = beginningOf({ ...drawn, edges: [...drawn.edges, itself] })
    expect(pairs).toEqual(beginningOf(drawn).pairs)
  })
})
