/** 更正申报: a correction after the term says nothing of when the return that it corrects was filed. */
import { describe, expect, it } from 'vitest'
import {
  citYearQuarters,
  steadyFacts,
  taxReportFacts,
  trade,
  vatReturn,
} from '../../../../test-support/tax-report-facts.ts'
import { months, n, of, rule } from '../../../../test-support/tax-returns-given.ts'
import type { TaxFacts, VatReturn } from '../../facts.ts'
import { taxReport } from '../../report.ts'

/** 2025-11 is due on 2025-12-15. */
const others = months(n(36, 1_000)).filter(({ from }) => from !== 2025 * 12 + 10)
const november = (more: Partial<Omit<VatReturn, 'from' | 'to' | 'lines'>>) =>
  vatReturn('2025-11', trade(1_000), more)
const facts = (...returns: readonly VatReturn[]): TaxFacts => of([...others, ...returns])
const late = (given: TaxFacts) => taxReport(given).indicators.find((i) => i.key === 'T-017.L12')!
const state = (given: TaxFacts) => {
  const table = taxReport(given)
    .sections.flatMap(({ blocks }) => blocks)
    .find(({ id }) => id === 'filing')
  return table?.kind === 'table' && table.rows.find(({ to }) => to === '2025-11')?.state
}

describe('a correction after the term', () => {
  const corrected = november({ key: 'corrected', declaredOn: '2026-02-20', status: '更正申报' })

  it('of a return filed in time is not late', () => {
    const both = facts(november({ declaredOn: '2025-12-10' }), corrected)
    expect(late(both)).toMatchObject({ value: 0, flag: 'GREEN' })
    expect(rule(both, 'R-005').result).toBe('MISS')
    expect(state(both)).toBe('按期·已更正')
  })

  it('of a return filed late leaves that one late', () => {
    const both = facts(november({ declaredOn: '2025-12-20' }), corrected)
    expect(late(both).value).toBe(1)
    expect(rule(both, 'R-005')).toMatchObject({ result: 'HIT', level: 'LOW' })
    expect(state(both)).toBe('逾期·已更正')
  })

  it('where an earlier collection told the first day, holds that day against the term', () => {
    const told = (firstDeclaredOn: string) =>
      facts(november({ declaredOn: '2026-02-20', firstDeclaredOn }))
    expect(late(told('2025-12-10')).value).toBe(0)
    expect(late(told('2025-12-20')).value).toBe(1)
  })

  it('alone is neither late nor in time', () => {
    const alone = facts(corrected)
    expect(late(alone)).toMatchObject({
      value: null,
      flag: 'GREY',
      reason: 'PARTIAL',
      detail: '1期只见更正申报，原申报日期未知，不能判断是否逾期',
    })
    expect(rule(alone, 'R-005')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'PARTIAL：1期只见更正申报，原申报日期未知，不能判断是否逾期',
    })
    expect(state(alone)).toBe('更正申报，原申报日未知')
  })

  it('alone beside a day that is not told names both', () => {
    const undated = others.map((r, i) => (i === others.length - 1 ? { ...r, declaredOn: null } : r))
    expect(late(of([...undated, corrected])).detail).toBe(
      '1期的申报表没有申报日期或期限未知；1期只见更正申报，原申报日期未知，不能判断是否逾期',
    )
  })

  it('of income tax alike', () => {
    const quarters = citYearQuarters(2025, 400, 40)
    const mended = quarters.map((cit) =>
      cit.quarter === 2 ? { ...cit, declaredOn: '2025-11-20', corrects: true as const } : cit,
    )
    const given = (citReturns: TaxFacts['citReturns']) =>
      steadyFacts({ citReturns, covered: { CIT_RETURN: [['2025-01', '2026-03']] } })
    const count = (citReturns: TaxFacts['citReturns']) => late(given(citReturns))
    const known = late(given(quarters)).value
    expect(count([...mended, quarters.find(({ quarter }) => quarter === 2)!]).value).toBe(known)
    expect(count(mended).detail).toContain('只见更正申报')
  })
})

it('a correction within the term came after a return in time', () => {
  const early = november({ declaredOn: '2025-12-14', status: '更正申报' })
  expect(late(facts(early))).toMatchObject({ value: 0, flag: 'GREEN' })
})

it('a firm’s first quarter of income tax is what has come so far', () => {
  const [, , third, fourth] = citYearQuarters(2025, 400, 40)
  const table = (establishedOn: string) => {
    const given = taxReportFacts({
      registration: { name: '示例有限公司', taxNo: null, taxpayerType: 'GENERAL', establishedOn },
      covered: { CIT_RETURN: [['2025-01', '2026-03']] },
      citReturns: [third!, fourth!],
    })
    const block = taxReport(given)
      .sections.flatMap(({ blocks }) => blocks)
      .find(({ id }) => id === 'cit-quarters')
    return block?.kind === 'table' && block.rows.map(({ quarter, revenue }) => [quarter, revenue])
  }
  expect(table('2025-08-11')).toEqual([
    ['2025年第4季度', 100],
    ['2025年第3季度', 300],
  ])
  expect(table('2025-06-11')).toEqual([
    ['2025年第4季度', 100],
    ['2025年第3季度', null],
  ])
})
