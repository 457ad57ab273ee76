/** Rings beside partners that trade both ways with the enterprise: they hide none. */
import { describe, expect, it } from 'vitest'
import { leg, party, ringFacts } from '../../../test-support/chain/facts.ts'
import { jointFacts } from '../../../test-support/joint-facts.ts'
import { monthOf } from '../../../test-support/tax-record-facts.ts'
import type { ReportDocument } from '../../report/document.ts'
import { taxRiskReport } from '../../tax-risk/report.ts'
import type { ChainFacts } from './facts.ts'

const made = (chain: ChainFacts) => taxRiskReport(jointFacts({ chain }), monthOf('2026-02'))
const rule = ({ rules }: ReportDocument, id: string) => rules.find((one) => one.id === id)
const tableOf = ({ sections }: ReportDocument, id: string) => {
  const found = sections.flatMap(({ blocks }) => blocks).find((block) => block.id === id)
  return found?.kind === 'table' ? found : undefined
}

describe('many partners that trade both ways', () => {
  /** 25 of them, each with more money than the ring of three. */
  const ring = ringFacts()
  const mutual = Array.from({ length: 25 }, (_, i) => ring.parties.length + i)
  const document = made({
    ...ring,
    parties: [...ring.parties, ...mutual.map((i) => party(`往来${i}示例有限公司`))],
    legs: [...ring.legs, ...mutual.flatMap((i) => [leg(0, i, 500_000), leg(i, 0, 500_000)])],
  })
  it('hide no ring, and no round of it', () => {
    expect(rule(document, 'R-040')).toMatchObject({ result: 'HIT', value: 2 })
    expect(rule(document, 'R-GR01')).toMatchObject({ result: 'HIT', value: 2 })
  })
  it('are told as far as they are listed, and how many are not', () => {
    // Twenty of 25, and the rings of three and of four.
    expect(tableOf(document, 'chain-circles')!.rows).toHaveLength(22)
    const intro = document.sections
      .flatMap(({ blocks }) => blocks)
      .find(({ id }) => id === 'chain-intro')
    expect(JSON.stringify(intro)).toContain('另有5条金额较小的闭环未列出。')
  })
  it('of which rounds were not looked for leave them open where none is found', () => {
    const without = made({
      ...ring,
      parties: [...ring.parties, ...mutual.map((i) => party(`往来${i}示例有限公司`))],
      legs: mutual.flatMap((i) => [leg(0, i, 500_000), leg(i, 0, 500_000)]),
    })
    expect(rule(without, 'R-GR01')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'PARTIAL：另有5条闭环未逐张读取发票',
    })
  })
})
