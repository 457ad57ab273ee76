/** What tests of the rules of returns begin with: a firm whose VAT was collected for three years. */
import type { PeerBand } from '../src/kit/peers.ts'
import type { TaxFacts, VatReturn } from '../src/tax/facts.ts'
import { taxReport } from '../src/tax/report.ts'
import { type Lines, monthlyVat, taxReportFacts, type vatReturn } from './tax-report-facts.ts'

export const covered = { VAT_RETURN: [['2023-03', '2026-03']] as [string, string][] }

/** `each`, `count` times. */
export const n = (count: number, each: number): number[] => new Array<number>(count).fill(each)

export const rule = (facts: TaxFacts, id: string) =>
  taxReport(facts).rules.find((r) => r.id === id)!

export const of = (
  vatReturns: readonly VatReturn[],
  more: Parameters<typeof taxReportFacts>[0] = {},
): TaxFacts => taxReportFacts({ covered, vatReturns, ...more })

/** A return of each month up to 2026-02. */
export const months = (
  sales: readonly (number | null)[],
  lines?: (sales: number) => Lines,
  more: Parameters<typeof vatReturn>[2] = {},
): VatReturn[] => monthlyVat('2026-02', sales, more, lines)

/** Twenty peers around a middle. */
export const band = (median: number): PeerBand => ({
  n: 20,
  level: '同行业',
  p10: median / 4,
  p25: median / 2,
  median,
  p75: median * 1.5,
  p90: median * 2,
})
