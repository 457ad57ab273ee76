import { describe, expect, it } from 'vitest'
import { scoreFacts } from './index.ts'
import { partiesOf } from './parties.ts'
import { numberParties } from './party-numbers.ts'
import { factsOf, month, monthly } from './sample-facts.ts'

const THROUGH = month('2025-12')
const lines = (...ids: number[][]) =>
  ids.map((id) => ({ counterparties: { id: Int32Array.from(id) } }))

describe('numbers of parties', () => {
  it.each([
    ['ids of one enterprise', [2, 5]],
    ['ids far apart', [7, 2_147_483_647]],
    ['ids below 0', [-3, 4]],
  ])('of %s are without gaps and rise with the id', (_, [a, b]) => {
    const counted = numberParties(lines([a!, b!], [], [b!]))
    expect([...counted.ids]).toEqual([a, b])
    expect([...counted.lines]).toEqual([0, 1, 1])
    expect(counted.starts).toEqual([0, 2, 2])
  })

  it('rise with the id, in whichever order ids are met', () => {
    const counted = numberParties(lines([900_000], [3, 500_000]))
    expect([...counted.ids]).toEqual([3, 500_000, 900_000])
    expect([...counted.lines]).toEqual([2, 0, 1])
  })

  it('are none without digests', () => {
    expect(numberParties([])).toEqual({
      ids: new Int32Array(0),
      lines: new Int32Array(0),
      starts: [],
    })
  })
})

describe('parties', () => {
  const rows = (of: (party: number) => number) => [
    ...monthly('2025-12', 40, 50_000, { counterparty: of(1) }),
    ...monthly('2025-12', 40, 40_000, { counterparty: of(2) }),
    ...monthly('2025-12', 3, 90_000, { counterparty: of(3) }),
    ...monthly('2025-12', 40, 20_000, { direction: 'IN', counterparty: of(4) }),
    // 2 sells back an eighth of what it buys.
    ...monthly('2025-12', 40, 5_000, { direction: 'IN', counterparty: of(2) }),
  ]
  const scattered = (party: number) => party * 400_000_009

  it.each([
    ['as an enterprise numbers its own', (party: number) => party],
    ['as many enterprises number theirs together', scattered],
  ])('count alike %s', (_, of) => {
    const { numbers, sound, known, first } = partiesOf(factsOf(rows(of)).digests, THROUGH)
    expect([...numbers.ids]).toEqual([1, 2, 3, 4].map(of))
    expect([...sound(6)]).toEqual([1, 0, 0, 0])
    expect([0, 1, 2, 3].map((party) => known('OUT', party, 6))).toEqual([true, true, false, false])
    expect(first('OUT', 2)).toBe(month('2025-10'))
    expect(first('OUT', 3)).toBeGreaterThan(THROUGH)
    expect(first('IN', 3)).toBe(month('2022-09'))
  })

  it('are named by their ids in the evidence', () => {
    const scored = scoreFacts(factsOf(rows(scattered)), THROUGH)
    const named = scored.breakdown.flatMap(({ evidence }) =>
      (evidence ?? []).flatMap((query) =>
        'counterpartyIds' in query ? [query.counterpartyIds] : [],
      ),
    )
    expect(named.length).toBeGreaterThan(0)
    for (const ids of named) expect(ids).toEqual([scattered(1)])
  })
})
