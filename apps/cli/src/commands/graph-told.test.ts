/** What a list of edges does not tell is not made up: amounts, and rings of one type. */
import { describe, expect, it } from 'vitest'
import { graphCommand } from '../cli.test-support.ts'

const { edges } = graphCommand()

describe('xinjian graph --edges', () => {
  it('an amount that is not told is no 0: it is left out of sums, and the edge stays', async () => {
    const told = await edges(
      'from,to,amount,date\na,b,100,2025-03-01\nb,a,,2025-03-02\nb,c,,2025-03-03\nb,c,7,2025-03-04\nc,b,5,2025-03-05\nd,a,,2025-03-06\n',
      '--through',
      '2025-12',
    )
    expect(told.unknownAmounts).toMatchObject({ rows: 3, edges: 2, partly: 1 })
    expect(told.circles).toEqual({ 2: 2, 3: 0, 4: 0 })
    expect(told.largestCircles).toEqual([
      { nodes: ['b', 'c'], least: 5 },
      { nodes: ['a', 'b'], least: null },
    ])
    const hub = (id: string) => told.hubs.find((one: { id: string }) => one.id === id)
    expect(hub('b')).toEqual({
      ...{ id: 'b', partners: 2, out: 2, in: 2, outAmount: 7, inAmount: 105, outUnknown: 1 },
    })
    expect(hub('d')).toEqual({
      ...{ id: 'd', partners: 1, out: 1, in: 0, outAmount: null, inAmount: 0, outUnknown: 1 },
    })
  })

  it('tells circles by type: an invoice, a guarantee and a holding make none together', async () => {
    const told = await edges(
      'from,to,type\na,b,SUPPLY\nb,a,GUARANTEE\nb,c,SUPPLY\nc,a,SUPPLY\nc,b,\n',
    )
    expect(told.circles).toEqual({ 2: 2, 3: 1, 4: 0 })
    expect(told.circlesByType).toEqual({
      SUPPLY: { 2: 0, 3: 1, 4: 0 },
      GUARANTEE: { 2: 0, 3: 0, 4: 0 },
      untyped: { 2: 0, 3: 0, 4: 0 },
    })
  })
})
