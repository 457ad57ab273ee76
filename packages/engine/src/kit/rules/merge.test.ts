import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RuleResult } from '../../report/document.ts'
import { type JudgedRules, mergeRules } from './merge.ts'

const rule = (id: string, more: Partial<RuleResult>): RuleResult => ({
  id,
  name: `规则${id}`,
  result: 'MISS',
  level: 'HIGH',
  redLine: false,
  text: '未命中',
  value: null,
  threshold: '',
  inputs: [],
  evidence: [],
  version: '1',
  ...more,
})
const hit = (more: Partial<RuleResult> = {}) =>
  rule('R-002', { result: 'HIT', text: '命中。', ...more })
const miss = (more: Partial<RuleResult> = {}) => rule('R-002', more)
const open = (reason: string) => rule('R-002', { result: 'UNKNOWN', reason })
const of = (a: RuleResult, b: RuleResult) =>
  mergeRules([
    { data: '发票', rules: [a] },
    { data: '税务', rules: [b] },
  ])[0]!

describe('a rule that two sources judge', () => {
  it('is judged by the one that can', () => {
    expect(of(open('NO_DATA'), miss()).result).toBe('MISS')
    expect(of(hit(), open('NO_DATA'))).toEqual(hit())
  })
  it('is hit where one hits, and says that the other does not', () => {
    const { result, text } = of(miss(), hit())
    expect(result).toBe('HIT')
    expect(text).toBe('命中。（依据税务数据；依据发票数据未命中，两者不一致，建议核实。）')
  })
  it('is told as set aside where an institution did so, whichever source found it', () => {
    const aside = miss({ reason: 'SUPPRESSED:BOOK：已核实（有效期至2026-12-31，李敏决定）' })
    expect(of(miss(), aside)).toBe(aside)
    expect(of(aside, miss({ reason: 'SUPPRESSED:NEW_REGISTERED' }))).toBe(aside)
  })
  it('keeps the rows of both where they differ', () => {
    const looked = { dataset: 'INVOICE', direction: 'OUT' } as const
    const rated = { dataset: 'INVOICE', direction: 'IN' } as const
    expect(of(miss({ evidence: [rated] }), hit({ evidence: [looked] })).evidence).toEqual([
      looked,
      rated,
    ])
  })
  it('comes to the heavier of two hits', () => {
    expect(of(hit({ level: 'MEDIUM' }), hit({ level: 'HIGH' })).level).toBe('HIGH')
    expect(of(hit({ level: 'HIGH' }), hit({ level: 'MEDIUM', redLine: true })).redLine).toBe(true)
  })
  it('is undecided only where both leave it so, with both reasons behind one code', () => {
    expect(of(open('NO_DATA：未采集发票'), open('NO_DATA：未采集评级')).reason).toBe(
      'NO_DATA：发票：未采集发票；税务：未采集评级',
    )
    expect(of(open('PARTIAL(9/12)'), open('PARTIAL(3/12)：缺申报')).reason).toBe(
      'PARTIAL：发票：仅取得9/12个月；税务：缺申报',
    )
    expect(of(open('PARTIAL(9/12)'), open('INSUFFICIENT_HISTORY')).reason).toBe(
      'NO_DATA：发票：仅取得9/12个月；税务：没有数据',
    )
    expect(of(open('NO_DATA：未采集'), open('NO_DATA：未采集')).reason).toBe('NO_DATA：未采集')
  })
  it('can be undecided at the highest level that either reaches', () => {
    const low = { ...open('甲'), level: 'LOW' as const }
    expect(of(low, open('乙')).level).toBe('HIGH')
    expect(of(low, { ...open('甲'), level: 'MEDIUM' }).level).toBe('MEDIUM')
  })
})

/** Slow and by another road: asks of each id what any source said, one question after the other. */
function slowly(sources: readonly JudgedRules[]) {
  const all = sources.flatMap(({ rules }) => rules)
  return [...new Set(all.map(({ id }) => id))].sort().map((id) => {
    const said = all.filter((one) => one.id === id)
    const hits = said.filter((one) => one.result === 'HIT')
    if (hits.length)
      return [id, 'HIT', hits.some((one) => one.redLine), said.some((one) => one.result === 'MISS')]
    return [id, said.every((one) => one.result === 'UNKNOWN') ? 'UNKNOWN' : 'MISS', false, false]
  })
}

const anyRule = fc.record({
  id: fc.constantFrom('R-001', 'R-002', 'R-003'),
  result: fc.constantFrom('HIT' as const, 'MISS' as const, 'UNKNOWN' as const),
  level: fc.constantFrom('HIGH' as const, 'MEDIUM' as const, 'LOW' as const),
  redLine: fc.boolean(),
})
const anySource = fc
  .uniqueArray(anyRule, { selector: ({ id }) => id, maxLength: 3 })
  .map((rules) =>
    rules.map(({ id, ...more }) =>
      rule(id, { ...more, redLine: more.redLine && more.result === 'HIT', reason: '甲' }),
    ),
  )

it('agrees with the slow reference, whatever the order of the sources', () => {
  fc.assert(
    fc.property(fc.array(anySource, { minLength: 1, maxLength: 3 }), (lists) => {
      const sources = lists.map((rules, i) => ({ data: `源${i}`, rules }))
      const brief = (merged: RuleResult[]) =>
        merged.map(({ id, result, redLine, text }) => [
          id,
          result,
          redLine,
          text.includes('不一致'),
        ])
      expect(brief(mergeRules(sources))).toEqual(slowly(sources))
      expect(brief(mergeRules(sources.toReversed()))).toEqual(slowly(sources))
    }),
  )
})
