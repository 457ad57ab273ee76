import { describe, expect, it } from 'vitest'
import { archetype } from '../../test-support/archetypes.ts'
import { ENGINES } from '../engines.ts'
import { besideOf } from './beside.ts'
import type { Decision } from './decision.ts'
import { differenceOf } from './difference.ts'
import type { IndicatorValue, ReportDocument, RuleResult } from './document.ts'

const indicator = (key: string, value: IndicatorValue['value']): IndicatorValue => ({
  id: key,
  key,
  name: `名${key}`,
  value,
  unit: 'yuan',
  window: 'L12',
  flag: 'GREY',
  formula: '',
  inputs: [],
  evidence: [],
  version: '1',
})
const rule = (id: string, result: RuleResult['result']) =>
  ({ id, name: `则${id}`, result, level: 'HIGH', redLine: true }) as RuleResult
const decision = (level: Decision['level'], lastRow: string) =>
  ({ level, freshness: { flag: 'RED', lastRow } }) as Decision

const document = (more: Partial<ReportDocument>): ReportDocument => ({
  frame: 2,
  kind: 'INVOICE',
  engineVersion: '1',
  title: '',
  enterprise: { name: '甲', taxNo: null },
  asOf: '2026-03-15T10:00:00+08:00',
  periods: { last: '202602', span: ['202403', '202602'], windows: [] },
  verdict: {},
  findings: { strengths: [], risks: [] },
  coverage: { 销项: { '202602': 'OK' as never } },
  quality: [],
  indicators: [],
  rules: [],
  sections: [],
  conventions: [],
  statements: [],
  ...more,
})

it('windows of one figure stand by their length, whatever order the reports have them in', () => {
  const { make } = ENGINES.INVOICE
  const report = make(archetype('健康贸易').facts, 2026 * 12 + 1)
  const stored = report.indicators.filter(({ id }) => id === 'I-001').map(({ window }) => window)
  expect(stored).not.toEqual(['L1', 'L3', 'L6', 'L12', 'L24'])
  const shown = [...besideOf(report, report), ...differenceOf(report, changed(report)).changes]
  const windows = shown.flatMap(({ key, window }) => (/^I-001\./.test(key) ? [window] : []))
  expect(windows).toEqual(['L1', 'L3', 'L6', 'L12', 'L24', 'L1', 'L3', 'L6', 'L12', 'L24'])
})

const changed = (report: ReportDocument): ReportDocument => ({
  ...report,
  indicators: report.indicators.map((i) => ({ ...i, value: Number(i.value) + 1 })),
})

describe('two enterprises beside each other', () => {
  const one = document({
    verdict: { decision: decision('ADMIT', '2026-02-20') },
    indicators: [indicator('I-1', 100), indicator('I-2', null), indicator('I-3', 7)],
    rules: [rule('R-1', 'MISS')],
  })
  const other = document({
    verdict: { decision: decision('REJECT', '2026-02-20') },
    indicators: [indicator('I-1', 250), indicator('I-2', 5), indicator('I-4', 1)],
    rules: [rule('R-1', 'HIT')],
  })
  const rows = besideOf(one, other)
  const of = (key: string) => rows.find((row) => row.key === key)

  it('have their verdicts first, then rules and indicators, and no months', () => {
    expect(rows.map(({ key }) => key)).toEqual([
      'DECISION',
      'FRESHNESS',
      'LAST_ROW',
      'R-1',
      'I-1',
      'I-2',
      'I-3',
      'I-4',
    ])
    expect(of('DECISION')).toMatchObject({ one: 'ADMIT', other: 'REJECT', same: false })
    expect(of('LAST_ROW')).toMatchObject({ same: true, difference: null })
    expect(of('R-1')).toMatchObject({ one: 'MISS', other: 'HIT HIGH RED_LINE' })
  })

  it('differ by a number where both have one; what one lacks is not known, and no zero', () => {
    expect(of('I-1')).toMatchObject({ one: 100, other: 250, difference: 150, same: false })
    expect(of('I-2')).toMatchObject({ one: null, other: 5, difference: null, same: false })
    expect(of('I-3')).toMatchObject({ one: 7, other: null, difference: null })
    expect(of('I-4')).toMatchObject({ one: null, other: 1 })
  })
})

it('a report beside itself differs in nothing', () => {
  const { facts } = archetype('断票恢复')
  const last = Math.max(...facts.digests.map(({ month }) => month))
  const made = ENGINES.INVOICE.make(facts, last - 1)
  const rows = besideOf(made, made)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ same, difference }) => !same || (difference ?? 0) !== 0)).toEqual([])
})

it('reports of two kinds are not compared', () => {
  expect(() => besideOf(document({}), document({ kind: 'TAX_PAYMENT' }))).toThrow(RangeError)
})
