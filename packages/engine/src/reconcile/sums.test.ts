/** Sums held against every choice of a few amounts, and matching against what must hold whatever the rows are. */
import { describe, expect, it } from 'vitest'
import { matchRows, stateOf } from './match.ts'
import { REASONS, type Rows } from './rows.ts'
import { sumOf } from './sums.ts'

/** Park and Miller. */
function numbers(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 48_271) % 2_147_483_647
    return state % n
  }
}

const CHOICE = 24
/** Two pairs of 70,004, far from each other. */
const FAR = [10_001, 400_009, 300_007, 60_003, 500_011, 20_002, 600_013, 700_017, 50_002]

/** Every choice of two or more, by counting in binary. */
function choicesOf(amounts: readonly number[], sum: number): number[][] {
  const found: number[][] = []
  for (let bits = 1; bits < 1 << amounts.length; bits++) {
    const picked = amounts.flatMap((_, at) => ((bits >> at) & 1 ? [at] : []))
    if (picked.length > 1 && picked.reduce((all, at) => all + amounts[at]!, 0) === sum)
      found.push(picked)
  }
  return found
}

describe('a sum', () => {
  it.each([1, 2, 3, 4])(
    'is found where there is one, and never where there is none (%d)',
    (seed) => {
      const below = numbers(seed)
      for (let round = 0; round < 60; round++) {
        const amounts = Array.from({ length: 2 + below(9) }, () => 1 + below(40))
        const sum = 41 + below(120)
        const found = sumOf(amounts, sum, CHOICE)
        const all = choicesOf(amounts, sum)
        expect([amounts, sum, found !== null]).toEqual([amounts, sum, all.length > 0])
        if (found) expect(all).toContainEqual(found.picked)
      }
    },
  )
  it.each<[string, number[], number, number]>([
    ['a run of all three: three sums of 600', [100, 200, 301], 601, 3 / 601],
    ['multiples of ten', [1000, 2000, 3010], 6010, (3 * 10) / 6010],
    ['multiples of a thousand', [1000, 2000, 3000], 6000, (3 * 1000) / 6000],
  ])('comes out by chance: %s', (_, amounts, sum, chance) =>
    expect(sumOf(amounts, sum, CHOICE)!.chance).toBeCloseTo(chance, 12),
  )
  it('that nothing comes to is no answer', () =>
    expect(sumOf([10_001, 70_003, 20_005, 50_007, 59_999], 70_004, CHOICE)).toBeNull())
  it('of two different pairs has a chance of one', () =>
    expect(sumOf(FAR, 70_004, CHOICE)!.chance).toBe(1))
  it('of four far apart among fourteen', () => {
    const amounts = Array.from({ length: 14 }, (_, i) => 1_000_003 + i * i * i * 7_919)
    const sum = [0, 4, 8, 13].reduce((all, at) => all + amounts[at]!, 0)
    expect(sumOf(amounts, sum, CHOICE)!.picked).toEqual([0, 4, 8, 13])
  })
})

describe.each([11, 12, 13, 14, 15])('whatever the rows are (%d)', (seed) => {
  const below = numbers(seed)
  const rows = (n: number, signed: boolean): Rows => ({
    day: Int32Array.from({ length: n }, () => 20_000 + below(400)),
    amount: Float64Array.from(
      { length: n },
      () => (1 + below(900)) * (below(3) === 0 ? 1_000 : 7) * (signed && below(9) === 0 ? -1 : 1),
    ),
    party: Int32Array.from({ length: n }, () => below(5) - 1),
    names: ['示例甲商贸公司', '示例乙商贸公司', '示例丙商贸公司', '示例丁商贸公司'],
  })
  const [flows, claims] = [rows(200, false), rows(150, true)]
  const matched = matchRows(flows, claims, rows(0, false))
  const { links } = matched
  const sums = (of: number[], n: number) => {
    const all = new Float64Array(n)
    for (const [at, row] of of.entries()) all[row]! += links.amount[at]!
    return all
  }
  it('a line is matched whole or not at all', () => {
    for (const [line, sum] of sums(links.flow, 200).entries()) {
      const none = stateOf(matched, line) === 'UNMATCHED'
      expect(sum).toBe(none ? 0 : flows.amount[line])
    }
  })
  it('nothing is settled twice, and what is open is the rest', () => {
    for (const [row, sum] of sums(links.claim, 150).entries()) {
      const whole = Math.max(claims.amount[row]!, 0)
      expect(matched.open[row]).toBeGreaterThanOrEqual(0)
      const hint = links.claim.some(
        (claim, at) =>
          claim === row && REASONS[matched.reason[links.flow[at]!]!] === 'AMOUNT_ALONE',
      )
      if (!hint) expect(sum + matched.open[row]!).toBeLessThanOrEqual(whole)
    }
  })
  it('a line settles invoices of its own party, within the days', () => {
    for (const [at, line] of links.flow.entries()) {
      const claim = links.claim[at]!
      const late = flows.day[line]! - claims.day[claim]!
      expect(late).toBeGreaterThanOrEqual(-60)
      expect(late).toBeLessThanOrEqual(540)
      if (REASONS[matched.reason[line]!] !== 'AMOUNT_ALONE')
        expect(flows.party[line]).toBe(claims.party[claim])
    }
  })
  it('the same rows give the same answer', () =>
    expect(matchRows(flows, claims, rows(0, false))).toEqual(matched))
})
