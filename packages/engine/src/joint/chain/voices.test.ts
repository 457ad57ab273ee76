/** Whose word a leg is told by, and circles of six: what the report says beside what I-065 counts. By hand. */
import { expect, it } from 'vitest'
import {
  leg,
  monthlySums,
  paper,
  party,
  ringFacts,
  WHOLE,
} from '../../../test-support/chain/facts.ts'
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

/** The ring of three, of which 乙 tells its sales itself: 90,000 a month, of which the enterprise has 96,000 as purchases. */
const told = (own: Partial<ChainFacts['legs'][number]>): ChainFacts => {
  const { legs, ...facts } = ringFacts()
  return {
    ...facts,
    legs: legs.map((one) =>
      one.from === 2 && one.to === 0
        ? { ...one, by: 'OUT', sums: monthlySums(90_000), ...own }
        : one,
    ),
  }
}

it('goes by the seller, and opens what the enterprise itself has under its own sum', () => {
  const document = made(told({ own: monthlySums(96_000) }))
  // 12 × 90,000 by the seller; 12 × 96,000 are the rows.
  expect(rule(document, 'R-040')!.text).toContain('金额最小的一段为108万元')
  expect(rule(document, 'R-040')!.evidence[1]).toMatchObject({
    ...{ direction: 'IN', sum: 1_152_000 },
    name: '闭环中的进项（本企业的发票，闭环以销方发票为准）',
  })
  const { rows } = tableOf(document, 'chain-legs')!
  expect(rows.slice(0, 3).map(({ net, by }) => [net, by])).toEqual([
    [1_200_000, '销方发票'],
    [1_176_000, '销方发票'],
    [1_080_000, '销方发票'],
  ])
})

it('a leg that the enterprise itself does not have opens no rows of it', () => {
  const { parties, ...facts } = told({})
  const unnamed = parties.map((one, i) => (i === 2 ? { ...one, counterparties: [] } : one))
  const found = rule(made({ ...facts, parties: unnamed }), 'R-040')!
  expect(found.result).toBe('HIT')
  expect(found.evidence.map((one) => 'direction' in one && one.direction)).toEqual(['OUT'])
})

/** 本企业 → 1 → 2 → 3 → 4 → 5 → 本企业, with invoices of one amount a day apart. */
const six = (papers: boolean): ChainFacts => {
  const known = monthlySums(1_000_000)
  return {
    ...WHOLE,
    parties: Array.from({ length: 6 }, (_, i) =>
      party(`示例${i}`, { counterparties: i ? [i] : [], sales: known, purchases: known }),
    ),
    legs: Array.from({ length: 6 }, (_, i) =>
      leg(i, (i + 1) % 6, 10_000, papers ? [paper(`2025-05-0${i + 1}`, 10_000)] : []),
    ),
  }
}

it('a circle of six is told beside the rings of I-065, which it is none of', () => {
  const document = made(six(false))
  expect(document.indicators.find(({ key }) => key === 'I-065.L12')!.value).toBe(0)
  expect(rule(document, 'R-040')).toMatchObject({
    result: 'MISS',
    reason: expect.stringContaining('另有1条6家企业的闭环'),
  })
  expect(tableOf(document, 'chain-circles')!.rows).toMatchObject([{ length: 6, least: 120_000 }])
})

it('rounds of a circle of six are rounds', () => {
  expect(rule(made(six(true)), 'R-GR01')).toMatchObject({
    ...{ result: 'HIT', level: 'MEDIUM', value: 1 },
    text: expect.stringContaining('合计1万元'),
  })
})

it('circles of six that were not all looked for leave the rounds open, and R-040 judged', () => {
  const facts = six(false)
  const document = made({ ...facts, legs: facts.legs.slice(0, 5), longestComplete: false })
  expect(rule(document, 'R-040')).toMatchObject({ result: 'MISS' })
  expect(rule(document, 'R-GR01')).toMatchObject({
    result: 'UNKNOWN',
    reason: 'PARTIAL：往来企业较多，6家企业的闭环只查看了交易额最大的部分',
  })
  expect(JSON.stringify(document.sections)).toContain(
    '6家企业的闭环只查看了交易额最大的部分，其条数',
  )
})
