/** Two sources of one figure are told by two names. */
import { expect, it } from 'vitest'
import type { ReportDocument } from '../report/document.ts'
import { contradictions } from './contradictions.ts'

const figure = (kind: string, name: string, value: number) =>
  ({
    ...{ kind, rules: [], verdict: {}, findings: { strengths: [], risks: [] } },
    indicators: [{ key: 'F-01.LATEST', name, value }],
  }) as unknown as ReportDocument

it('a figure of the ledger and of filed statements has two names, or contradicts', () => {
  const tax = figure('TAX', '资产负债率', 0.9027)
  expect(contradictions([tax, figure('ERP', '资产负债率', 0.895)])).toEqual([
    { about: 'F-01.LATEST', sentences: ['TAX：资产负债率 0.9027', 'ERP：资产负债率 0.895'] },
  ])
  expect(contradictions([tax, figure('ERP', '账套推算的资产负债率', 0.895)])).toEqual([])
  expect(contradictions([tax, figure('ERP', '资产负债率', 0.9027)])).toEqual([])
  // Two reports on the ledger tell one value, by whatever name.
  const ledgers = [figure('ERP', '账套推算的资产负债率', 0.895), figure('ERP', '资产负债率', 0.9)]
  expect(contradictions(ledgers)).toHaveLength(1)
})
