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
    [3.5, '近12个月开票同比增长率为350.00%，达到预警线(>200%)。'],
    [-0.6, '近12个月开票同比增长率为-60.00%，达到预警线(<-50%)。'],
    [1234.5, '近12个月开票同比增长率为1,234.50倍，达到预警线(>200%)。'],
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
    ['年度增长', 'Y/Y-1', '年度增长率为-60.00%'],
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

describe('page one', () => {
  const rule = (id: string, level: RuleResult['level'] = 'HIGH') =>
    ({ id, level, result: 'HIT', text: `命中${id}。` }) as unknown as RuleResult
  const good = (n: number) =>
    Array.from({ length: n }, (_, i) => ({
      ...{ id: `P${i}`, key: `P${i}`, unit: 'yuan', window: 'L12', flag: 'GREEN', inputs: [] },
      value: i,
    })) as unknown as IndicatorValue[]
  const claims = (id: string, n: number) =>
    Array.from({ length: n }, (_, i) => ({ id: `${id}${i}`, args: {}, text: `${id}${i}` }))
  const say = (hits: number, open: number, caveats: number) => {
    const indicators = good(5)
    const rules = Array.from({ length: hits }, (_, i) => rule(`R${i}`))
    const build = { context: null, indicators, rules, indicator: byKey(indicators) }
    const praises = indicators.map(({ key }) => ({ key, say: () => `好${key}。` }))
    return findingsOf(
      build,
      praises,
      {},
      {
        open: claims('未知', open),
        caveats: claims('须知', caveats),
      },
    )
  }
  // Rules hit, what is open, caveats → how many of each stand there: eight in all, two kept for what is open.
  it.each([
    [0, 0, 0, 0, 0, 0],
    [20, 0, 0, 8, 0, 0],
    [20, 1, 0, 7, 1, 0],
    [20, 9, 0, 6, 2, 0],
    [3, 9, 0, 3, 5, 0],
    [20, 9, 2, 4, 2, 2],
    [0, 9, 2, 0, 6, 2],
  ])('of %i hits, %i open, %i caveats', (hits, open, caveats, ofHits, ofOpen, ofCaveats) => {
    const { risks, strengths, claims: all } = say(hits, open, caveats)
    const count = (word: string) => risks.filter((text) => text.startsWith(word)).length
    expect([count('命中'), count('未知'), count('须知')]).toEqual([ofHits, ofOpen, ofCaveats])
    expect(risks.slice(0, caveats).every((text) => text.startsWith('须知'))).toBe(true)
    expect(strengths).toEqual(['好P0。', '好P1。', '好P2。'])
    expect(all.map(({ text }) => text)).toEqual([...strengths, ...risks])
  })
})
