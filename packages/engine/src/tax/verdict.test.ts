import { describe, expect, it } from 'vitest'
import { steadyStatements } from '../../test-support/tax-golden.ts'
import { monthlyVat, steadyFacts, taxReportFacts } from '../../test-support/tax-report-facts.ts'
import { parseMonth } from '../kit/calendar/window.ts'
import type { DecisionLevel } from '../report/document.ts'
import type { TaxFacts } from './facts.ts'
import { taxReport } from './report.ts'

const covered = (from: string, to = '2026-03') => ({
  VAT_RETURN: [[from, to]] as [string, string][],
  CIT_RETURN: [['2023-01', '2026-03']] as [string, string][],
})
const vat = (months: number, each = 1_000_000) =>
  monthlyVat('2026-02', new Array<number>(months).fill(each))

describe('verdict on taxes', () => {
  const cases: [string, TaxFacts, DecisionLevel, string | undefined][] = [
    ['everything filed', steadyFacts({ statements: steadyStatements() }), 'CLEAR', undefined],
    ['never collected', taxReportFacts(), 'UNRATABLE', 'G-COVERAGE-VAT'],
    [
      'half a year collected',
      steadyFacts({ covered: covered('2025-09'), vatReturns: vat(6) }),
      'UNRATABLE',
      'G-COVERAGE-VAT',
    ],
    [
      'two months not collected',
      steadyFacts({ covered: covered('2025-05'), vatReturns: vat(10) }),
      'REVIEW',
      'G-COVERAGE-VAT',
    ],
    [
      'founded ten months ago',
      steadyFacts({
        registration: { name: '新', taxNo: null, establishedOn: '2025-05-06' },
        vatReturns: vat(9),
        citReturns: [],
      }),
      'UNRATABLE',
      'G-YOUNG',
    ],
    ['a year of nil returns', steadyFacts({ vatReturns: vat(36, 0) }), 'REVIEW', 'G-RULES'],
    ['stale', steadyFacts({ judgedOn: '2026-12-31' }), 'UNRATABLE', 'G-FRESH'],
    ['a hundred days old', steadyFacts({ judgedOn: '2026-06-28' }), 'REVIEW', 'G-FRESH'],
    [
      'most rules open',
      steadyFacts({
        vatReturns: vat(36).map((r) => ({
          ...r,
          declaredOn: null,
          lines: { '24': { amount: 1, ytd: null } },
        })),
      }),
      'REVIEW',
      'G-JUDGED',
    ],
  ]
  it.each(cases)('%s', (_, facts, level, reason) => {
    const decision = taxReport(facts).verdict.decision!
    expect([decision.level, decision.reasons[0]?.id]).toEqual([level, reason])
    expect(decision.text).not.toMatch(/undefined|null|NaN|。。/)
  })
  it('months whose return is not due count neither as known nor as missing', () => {
    const quarterly = steadyFacts({ vatReturns: [] })
    const { coverage } = taxReport(quarterly)
    expect(coverage.VAT_RETURN?.['202602']).toBe('COLLECTED_EMPTY')
    const early = taxReport({
      ...steadyFacts(),
      vatReturns: monthlyVat('2026-01', new Array(35).fill(1_000)),
      dataCutoff: '2026-03-10T08:00:00+08:00',
    })
    expect(early.coverage.VAT_RETURN?.['202602']).toBe('NOT_APPLICABLE')
    expect(early.verdict.decision?.coverage).toEqual([
      { dataset: 'VAT_RETURN', name: '增值税申报', known: 12, months: 12 },
    ])
  })
  it('is fresh by the last return and the last day looked at', () => {
    expect(taxReport(steadyFacts()).verdict.decision?.freshness).toMatchObject({
      flag: 'GREEN',
      lastRow: '2026-03-10',
      lastCollected: '2026-03-20',
    })
  })
})

describe('statements of the last quarter', () => {
  const sheet = (periodFrom: string, periodTo: string) => ({
    kind: 'BALANCE' as const,
    standard: null,
    periodFrom,
    periodTo,
    items: [],
  })
  const year = (y: number) => sheet(`${y}-01-01`, `${y}-12-31`)
  const told = (dataCutoff: string) => {
    const document = taxReport({
      ...steadyFacts(),
      dataCutoff,
      statements: [year(2022), year(2023), year(2024), year(2025)],
    })
    const check = document.quality.find(({ check }) => check === 'MONTHS_FIN_STATEMENT')
    return [check?.result, check?.detail]
  }
  it('are not missing before they are due', () => {
    expect(told('2026-03-20T12:00:00+08:00')).toEqual(['PASS', '应有36个月，均已采集'])
    expect(told('2026-04-20T12:00:00+08:00')[0]).toBe('PASS')
    expect(told('2026-04-21T12:00:00+08:00')).toEqual(['FAIL', '缺少2026-01、2026-02、2026-03'])
  })
  it('of a quarter that the first month shown cuts were never to be had; what nobody asked for is missing', () => {
    const at = (from: string) => {
      const { quality } = taxReport({
        ...steadyFacts(),
        covered: {
          ...steadyFacts().covered,
          FIN_STATEMENT: [[parseMonth(from)!, parseMonth('2026-03')!]],
        },
        statements: [year(2024), year(2025)],
      })
      const { result, detail } = quality.find(({ check }) => check === 'MONTHS_FIN_STATEMENT')!
      return [result, detail]
    }
    expect(at('2023-02')[0]).toBe('PASS')
    expect(at('2023-06')).toEqual(['FAIL', '缺少2023-01、2023-02、2023-03、2023-04、2023-05'])
  })
})
