import { describe, expect, it } from 'vitest'
import type { IndicatorValue, RuleResult } from '../report/document.ts'
import { findingsOf } from './findings.ts'
import { byKey } from './sections/build.ts'

/** The sentence of one red indicator. */
function risk(more: Partial<IndicatorValue>): string | undefined {
  const red = { id: 'I', key: 'I', unit: 'ratio', window: 'L12', flag: 'RED', inputs: [], ...more }
  const indicators = [red as unknown as IndicatorValue]
  const build = { context: null, indicators, rules: [], indicator: byKey(indicators) }
  return findingsOf(build, [], {}).risks[0]
}

describe('the sentence of a red indicator', () => {
  const growth = { name: '开票同比增长', thresholds: { red: '<-50% 或 >200%' } }
  it.each([
    [3.5, '近12个月开票同比增长为350.00%，达到预警线(>200%)。'],
    [-0.6, '近12个月开票同比增长为-60.00%，达到预警线(<-50%)。'],
    [1234.5, '近12个月开票同比增长为1,234.50倍，达到预警线(>200%)。'],
  ])('of %d names the line that it crossed', (value, text) => {
    expect(risk({ ...growth, value })).toBe(text)
  })
  it('of a ratio with lines on one side of nought names the right one', () => {
    const lines = { red: '>150% 或 <10%' }
    const name = '进销比'
    expect(risk({ name, value: 0.05, thresholds: lines })).toContain('达到预警线(<10%)。')
    expect(risk({ name, value: 1.6, thresholds: lines })).toContain('达到预警线(>150%)。')
  })
  it.each([
    ['近6月同比', 'L6/S6', '近6月同比为-60.00%'],
    ['年度增长', 'Y/Y-1', '年度增长为-60.00%'],
    ['年度增长(本年累计)', 'YTD/YTD-1', '年度增长(本年累计)为-60.00%'],
    ['两年复合增长率', 'Y/Y-2', '两年复合增长率为-60.00%'],
  ])('of %s says its time once', (name, window, text) => {
    const said = risk({ name, window, value: -0.6, thresholds: { red: '<-40%' } })
    expect(said).toBe(`${text}，达到预警线(<-40%)。`)
  })
  it('of yes and no answers the question', () => {
    const red = { name: '近45日是否有开票', unit: 'bool' as const, value: false, window: 'asOf' }
    expect(risk({ ...red, thresholds: { red: '否' } })).toBe('近45日是否有开票：否。')
  })
})

describe('a strength', () => {
  const value = {
    id: 'I',
    key: 'I',
    unit: 'yuan',
    window: 'L12',
    flag: 'GREY',
    inputs: [],
    value: 9,
  }
  const strengths = (hit: 'HIT' | 'MISS') => {
    const indicators = [value as unknown as IndicatorValue]
    const rules = [{ id: 'R', level: 'HIGH', result: hit, text: '' } as unknown as RuleResult]
    const praise = { key: 'I', say: () => '具备一定规模。', unless: ['R'] }
    const build = { context: null, indicators, rules, indicator: byKey(indicators) }
    return findingsOf(build, [praise], {}).strengths
  }

  it('is none where a rule that was hit doubts it', () => {
    expect(strengths('MISS')).toEqual(['具备一定规模。'])
    expect(strengths('HIT')).toEqual([])
  })
})
