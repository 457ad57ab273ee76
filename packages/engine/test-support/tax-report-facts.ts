/** Facts of tax reports for tests that state one thing exactly. */
import { parseMonth } from '../src/kit/calendar/window.ts'
import { TAX_ENGINE } from '../src/tax/engine.ts'
import type { TaxFacts } from '../src/tax/facts.ts'

const month = (text: string): number => parseMonth(text.slice(0, 7))!

export type Ranges = Partial<Record<keyof TaxFacts['covered'], readonly [string, string][]>>

/** Nothing collected, looked at from 20 March 2026: M0 is 2026-02. */
export function taxReportFacts(
  more: Partial<Omit<TaxFacts, 'covered'>> & { covered?: Ranges } = {},
): TaxFacts {
  const { covered = {}, registration, ...rest } = more
  return {
    registration: { name: '示例有限公司', taxNo: null, taxpayerType: 'GENERAL', ...registration },
    dataCutoff: '2026-03-20T12:00:00.123+08:00',
    covered: Object.fromEntries(
      Object.entries(covered).map(([dataset, ranges]) => [
        dataset,
        ranges.map(([from, to]) => [month(from), month(to)] as const),
      ]),
    ),
    shareholders: null,
    ratings: null,
    vatReturns: null,
    citReturns: null,
    statements: null,
    payments: null,
    arrears: null,
    violations: null,
    insurance: null,
    bankAuths: null,
    invoiced: null,
    ...rest,
  }
}

export const TAX_REPORT_GOLDEN = {
  'nothing@2026-02': () => TAX_ENGINE.encode(taxReportFacts()),
}
