/** Rounds where the search of them ended before it had seen all: none found is not none, and some are at least so many. */
import { type Rounds, roundsOf } from '@xinjian/graph/carousel'
import { expect, it, vi } from 'vitest'
import { leg, paper, ringFacts } from '../../../test-support/chain/facts.ts'
import { jointFacts } from '../../../test-support/joint-facts.ts'
import { monthOf } from '../../../test-support/tax-record-facts.ts'
import { taxRiskReport } from '../../tax-risk/report.ts'

vi.mock('@xinjian/graph/carousel', async (load) => {
  const whole = await load<typeof import('@xinjian/graph/carousel')>()
  return { ...whole, roundsOf: vi.fn(whole.roundsOf) }
})
const judged = (chain = ringFacts()) =>
  taxRiskReport(jointFacts({ chain }), monthOf('2026-02')).rules.find(({ id }) => id === 'R-GR01')
const ended = (of: (told: Rounds) => Rounds['rounds']) => {
  const whole = vi.mocked(roundsOf).getMockImplementation()!
  vi.mocked(roundsOf).mockImplementation((papers) => ({
    rounds: of(whole(papers)),
    complete: false,
  }))
  const found = judged()
  vi.mocked(roundsOf).mockImplementation(whole)
  return found
}

it('a round in February is hit among 1,800 invoices of one price on two legs', () => {
  const facts = ringFacts()
  const many = Array.from({ length: 1_800 }, (_, i) =>
    paper(new Date(Date.UTC(2025, 2, 1 + (i % 330))).toISOString().slice(0, 10), 20_000),
  )
  const legs = [
    leg(0, 1, 100_000, [...many, paper('2026-02-03', 100_000)]),
    leg(1, 2, 98_000, [...many, paper('2026-02-08', 98_000)]),
    leg(2, 0, 96_000, [paper('2026-02-12', 96_000)]),
    ...facts.legs.slice(3),
  ]
  expect(judged({ ...facts, legs })).toMatchObject({ result: 'HIT', value: 1 })
})
it('none found in a search that ended early is open', () => {
  expect(ended(() => [])).toMatchObject({
    result: 'UNKNOWN',
    reason: 'PARTIAL：闭环中发票过多，首尾相接的轮次没有比对完',
  })
})
it('some found in one are at least so many', () => {
  expect(ended(({ rounds }) => rounds)).toMatchObject({
    result: 'HIT',
    text: expect.stringContaining('之间有至少2轮开票'),
  })
})
