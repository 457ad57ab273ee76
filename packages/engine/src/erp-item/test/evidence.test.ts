/** Conditions of evidence as the server reads them: what a leg says its rows add up to is what these rows of the facts add up to. */
import { describe, expect, it } from 'vitest'
import { booksOf, itemFacts, livelyItems } from '../../../test-support/stock/facts.ts'
import { predicateOf, type Scalar } from '../../report/condition.ts'
import type { EvidenceLeg, ReportDocument } from '../../report/document.ts'
import type { ErpItemFacts } from '../facts.ts'
import { erpItemReport } from '../report.ts'

type Row = Record<string, Scalar | null>
const BOOKS = { STOCK_SUMMARY: 'summary', STOCK_ON_HAND: 'onHand' } as const
type Known = keyof typeof BOOKS

const rowsOf = (facts: ErpItemFacts, leg: EvidenceLeg): Row[] | null => {
  if (leg.dataset === 'INVOICE' || !(leg.dataset in BOOKS)) return null
  const rows = facts[BOOKS[leg.dataset as Known]] as unknown as Row[]
  return rows.filter(predicateOf(leg.where, (row: Row, field: string) => row[field] ?? null))
}

/** What any column of money adds up to, in yuan, and how many rows there are. */
function comesTo(rows: readonly Row[]): number[] {
  const columns = new Set(
    rows.flatMap((row) => Object.keys(row).filter((key) => /amount$/i.test(key))),
  )
  const sums = [...columns].map(
    (key) => rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0) / 100,
  )
  return [...sums, rows.length]
}

const legsOf = ({ indicators, rules }: ReportDocument): [string, EvidenceLeg][] => [
  ...indicators.flatMap(({ key, evidence }) =>
    evidence.map((leg): [string, EvidenceLeg] => [key, leg]),
  ),
  ...rules.flatMap(({ id, evidence }) => evidence.map((leg): [string, EvidenceLeg] => [id, leg])),
]

const lively = livelyItems()
const { summary } = booksOf({ items: 40, months: 14, last: '2026-02' })
const WORLDS: [string, ErpItemFacts][] = [
  ['of everything', lively],
  ['of a list', { ...itemFacts(), onHand: lively.onHand, moves: lively.moves }],
  ['of a summary', itemFacts({ summary })],
]

describe.each(WORLDS)('a report %s', (_, facts) => {
  const document = erpItemReport(facts, 2026 * 12 + 1)
  it('has figures whose legs add up to what they say', () => {
    const told = legsOf(document).filter(([, { sum }]) => sum !== undefined)
    expect(told.length).toBeGreaterThan(2)
    for (const [key, leg] of told) {
      const rows = rowsOf(facts, leg)
      if (rows)
        expect([key, comesTo(rows).some((sum) => Math.abs(sum - leg.sum!) < 0.005)]).toEqual([
          key,
          true,
        ])
    }
  })
  it('has cells whose rows add up to them', () => {
    let looked = 0
    for (const { blocks } of document.sections)
      for (const block of blocks) {
        if (block.kind !== 'table') continue
        for (const { key } of block.columns.filter(({ proof }) => proof === 'SUM'))
          for (const [i, row] of block.rows.entries()) {
            const legs = block.cells?.[i]?.[key] ?? block.evidence?.[i] ?? []
            const rows = legs.length === 1 ? rowsOf(facts, legs[0]!) : null
            const value = row[key]
            if (!rows || typeof value !== 'number') continue
            looked++
            const name = `${block.id} ${i} ${key} ${value}`
            expect([name, comesTo(rows).some((sum) => Math.abs(sum - value) < 0.005)]).toEqual([
              name,
              true,
            ])
          }
      }
    expect(looked).toBeGreaterThan(10)
  })
})
