import { describe, expect, it } from 'vitest'
import type { RuleResult } from '../../../report/document.ts'
import { hitsGate } from './hits.ts'

const rule = (id: string, level: RuleResult['level'], more: Partial<RuleResult> = {}) =>
  ({
    id,
    level,
    result: 'HIT',
    name: `名${id}`,
    text: `${id}命中。`,
    evidence: [],
    ...more,
  }) as RuleResult
const judge = (...rules: RuleResult[]) => hitsGate<null>(() => rules).judge(null)

describe('what was hit', () => {
  it('of low level, a red line or not hit at all is nothing for this gate', () => {
    expect(
      judge(
        rule('A', 'LOW'),
        rule('B', 'HIGH', { redLine: true }),
        rule('C', 'HIGH', { result: 'MISS' }),
        rule('D', 'HIGH', { result: 'UNKNOWN' }),
      ),
    ).toBeNull()
  })
  it('is for a person, high levels first, three in full and the rest by name', () => {
    expect(
      judge(
        rule('A', 'MEDIUM'),
        rule('B', 'HIGH'),
        rule('C', 'MEDIUM'),
        rule('D', 'MEDIUM'),
        rule('E', 'HIGH'),
      ),
    ).toMatchObject({
      level: 'REVIEW',
      text: 'B命中。E命中。A命中。另有2条规则命中：名C、名D。',
      rules: ['B', 'E', 'A', 'C', 'D'],
      ask: '请就名B、名E、名A、名C、名D提供说明。',
    })
  })
  it('three are told in full, and no more is said to follow', () => {
    expect(judge(rule('A', 'HIGH'), rule('B', 'HIGH'), rule('C', 'HIGH'))?.text).toBe(
      'A命中。B命中。C命中。',
    )
  })
})
