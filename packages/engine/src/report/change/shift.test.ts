import { describe, expect, it } from 'vitest'
import type { IndicatorValue, ReportDocument } from '../document.ts'
import { type Figure, figuresOf } from '../figures.ts'
import { betterOf, shiftOf } from './shift.ts'

const figure = (what: Figure['what'], key: string, more: Partial<Figure> = {}) => ({
  what,
  key,
  ...more,
})

describe('the better direction of an indicator', () => {
  it.each([
    [{ yellow: '>45', red: '>60' }, 'DOWN'],
    [{ yellow: '≥1个月', red: '≥3个月' }, 'DOWN'],
    [{ yellow: '<35张', red: '<12张' }, 'UP'],
    [{ red: '≤0' }, 'UP'],
    [{ yellow: '<-25% 或 >200%', red: '<-50%' }, null],
    [{ yellow: '偏离行业' }, null],
    [{}, null],
    [undefined, null],
  ] as const)('%j: %s', (thresholds, direction) => expect(betterOf(thresholds)).toBe(direction))
})

describe('a change', () => {
  it.each([
    ['DECISION', 'DECISION', 'REVIEW', 'ADMIT', 'BETTER'],
    ['DECISION', 'DECISION', 'REVIEW', 'REJECT', 'WORSE'],
    ['DECISION', 'DECISION', 'REVIEW', 'CLEAR', 'BETTER'],
    ['DECISION', 'DECISION', 'ADMIT', 'CLEAR', 'WORSE'],
    ['DECISION', 'DECISION', 'UNRATABLE', 'REJECT', null],
    ['DECISION', 'FRESHNESS', 'GREEN', 'RED', 'WORSE'],
    ['DECISION', 'LAST_ROW', '2026-01-01', '2026-02-01', null],
    ['SCORE', 'SCORE', 600, 640, 'BETTER'],
    ['SCORE', 'GRADE', 'BBB', 'A', 'BETTER'],
    ['SCORE', 'GRADE', 'A', 'B', 'WORSE'],
    ['LIMIT', 'LIMIT', 20, 10, 'WORSE'],
    ['RISK', 'RISK_SCORE', 20, 10, 'BETTER'],
    ['RISK', 'RISK_LEVEL', 'LOW', 'HIGH', 'WORSE'],
    ['RISK', 'RISK_LEVEL', null, 'HIGH', null],
    ['RULE', 'R-1', 'MISS', 'HIT LOW', 'WORSE'],
    ['RULE', 'R-1', 'HIT HIGH RED_LINE', 'HIT HIGH', 'BETTER'],
    ['RULE', 'R-1', 'UNKNOWN', 'MISS', null],
    ['COVERAGE', 'x', 'COLLECTED', 'NOT_COLLECTED', null],
  ] as const)('%s %s from %s to %s: %s', (what, key, from, to, shift) =>
    expect(shiftOf(figure(what, key), from, to)).toBe(shift),
  )

  it('of an indicator is judged where its thresholds tell the direction, and neutral elsewhere', () => {
    expect(shiftOf(figure('INDICATOR', 'I', { better: 'UP' }), 1, 2)).toBe('BETTER')
    expect(shiftOf(figure('INDICATOR', 'I', { better: 'DOWN' }), 1, 2)).toBe('WORSE')
    expect(shiftOf(figure('INDICATOR', 'I', { better: 'DOWN' }), 1, 1)).toBeNull()
    expect(shiftOf(figure('INDICATOR', 'I'), 1, 2)).toBeNull()
    expect(shiftOf(figure('INDICATOR', 'I', { better: 'UP' }), null, 2)).toBeNull()
  })
})

it('figures of one indicator stand in the order of their windows, each with its window', () => {
  const value = (id: string, window: string) =>
    ({ id, key: `${id}.${window}`, name: id, unit: 'count', window, value: 1 }) as IndicatorValue
  const indicators = [
    ...['L12', 'L24', 'L1', 'L6/S6', 'asOf', 'L3'].map((window) => value('I-2', window)),
    value('I-1', 'L12'),
  ]
  const document = { verdict: {}, rules: [], coverage: {}, indicators } as unknown
  expect(figuresOf(document as ReportDocument).map(({ key, window }) => [key, window])).toEqual([
    ['I-2.L1', 'L1'],
    ['I-2.L3', 'L3'],
    ['I-2.L6/S6', 'L6/S6'],
    ['I-2.L12', 'L12'],
    ['I-2.L24', 'L24'],
    ['I-2.asOf', 'asOf'],
    ['I-1.L12', 'L12'],
  ])
})
