import { describe, expect, it } from 'vitest'
import { ANSWER } from '../../test/graph/graph-sample.ts'
import { worldOf } from '../world.ts'
import { drawnOf, foldedNode, foldedOf } from './drawn.ts'

const drawn = drawnOf(worldOf(ANSWER), {
  edge: (type) => type.toLowerCase(),
  others: (count) => `+${count}`,
  amount: (fen) => `${fen} 分`,
})

describe('what is drawn of an answer', () => {
  it('tells centre, risk, persons and what is folded apart', () => {
    expect(drawn.nodes.map(({ kind }) => kind)).toEqual([
      ...['CENTRE', 'RISKY', 'ENTERPRISE', 'ENTERPRISE', 'PERSON', 'FOLDED'],
    ])
    expect(drawn.nodes.at(-1)).toMatchObject({ id: 'n:b…', label: '+37', level: 2 })
    expect(foldedOf(foldedNode('n:b'))).toBe('n:b')
    expect(foldedOf('n:b')).toBeNull()
  })

  it('weighs by what was traded, the greatest being one', () => {
    const weight = (id: string) => drawn.edges.find((edge) => edge.id === id)?.weight
    expect(weight('SUPPLY:91440399MAQ8Q5RN7G:n:b')).toBe(1)
    expect(weight('SUPPLY:n:d:n:b')).toBeCloseTo(5_000_050 / 120_000_000, 9)
    expect(drawn.nodes.find(({ id }) => id === 'n:b')?.weight).toBe(1)
    expect(drawn.nodes.find(({ id }) => id === 'p:e')?.weight).toBe(0)
  })

  it('names relations where there are several kinds, and only there', () => {
    expect(new Set(drawn.edges.map(({ label }) => label))).toEqual(
      new Set(['supply', 'legal_rep', '']),
    )
    const trade = { ...ANSWER, edges: ANSWER.edges.filter(({ type }) => type === 'SUPPLY') }
    const alone = drawnOf(worldOf(trade), { edge: () => 'named', others: String, amount: String })
    expect(new Set(alone.edges.map(({ label }) => label))).toEqual(new Set(['']))
  })

  it('keeps what a relation of trade came to beside it, and of others nothing', () => {
    const amount = (id: string) => drawn.edges.find((edge) => edge.id === id)?.amount
    expect(amount('SUPPLY:n:d:n:b')).toBe('5000050 分')
    expect(drawn.edges.find(({ label }) => label === 'legal_rep')?.amount).toBe('')
  })

  it('leaves out a relation whose end is not told', () => {
    const edge = { ...ANSWER.edges[0]!, id: 'SUPPLY:x:y', to: 'nobody' }
    expect(worldOf({ ...ANSWER, edges: [edge] }).edges.size).toBe(0)
  })
})
