/** Each gate on grade, risk and limit: a case that it stops and one that it just lets through. */
import { describe, expect, it } from 'vitest'
import type { RuleLevel, RuleResult } from '../../../report/document.ts'
import type { RatedInput } from '../input.ts'
import { RATED_GATES } from './rated.ts'

const hit = (id: string, level: RuleLevel, redLine = false) =>
  ({
    id,
    name: `规则${id}`,
    result: 'HIT',
    level,
    redLine,
    text: `${id}。`,
    evidence: [],
  }) as unknown as RuleResult

interface Case {
  grade?: string
  risk?: RatedInput['risk']['level']
  rules?: RuleResult[]
  suggest?: number | null
  capital?: number | null
}
const inputOf = ({
  grade = 'A',
  risk = 'LOW',
  rules = [],
  suggest = 500_000,
  capital = null,
}: Case) =>
  ({
    build: { rules },
    score: { grade },
    risk: { level: risk, judged: 30, rules: 40, score: 0 },
    limit: { suggest, legs: [{ name: '营运资金', value: capital, formula: '' }], note: '' },
  }) as unknown as RatedInput

const said = (id: string, of: Case) => {
  const gate = RATED_GATES.find((g) => g.id === id)!
  const finding = gate.judge(inputOf(of))
  return finding && [finding.level, finding.limitFactor]
}
const high = [hit('R-1', 'HIGH'), hit('R-2', 'HIGH'), hit('R-3', 'HIGH')]

describe.each<[string, [Case, [string, number | null | undefined] | null][]]>([
  [
    'G-GRADE-REJECT',
    [
      [{ grade: 'CCC' }, ['REJECT', null]],
      [{ grade: 'B' }, null],
    ],
  ],
  [
    'G-GRADE-REVIEW',
    [
      [{ grade: 'BB' }, ['REVIEW', undefined]],
      [{ grade: 'BBB' }, null],
    ],
  ],
  [
    'G-RISK-HIGH',
    [
      [{ risk: 'HIGH', rules: high }, ['REJECT', null]],
      [{ risk: 'HIGH', rules: high.slice(1) }, ['REVIEW', null]],
      [{ risk: 'MEDIUM', rules: high }, null],
      [{ risk: 'HIGH', rules: [hit('R-2', 'HIGH', true)] }, null],
    ],
  ],
  [
    'G-HIGH-RULE',
    [
      [{ risk: 'MEDIUM', rules: high.slice(2) }, ['REVIEW', 0.5]],
      [{ risk: 'HIGH', rules: high }, null],
      [{ rules: [hit('R-4', 'MEDIUM')] }, null],
    ],
  ],
  [
    'G-RISK-MEDIUM',
    [
      [{ risk: 'MEDIUM', rules: [hit('R-4', 'MEDIUM')] }, ['REVIEW', 0.5]],
      [{ risk: 'MEDIUM', rules: high.slice(2) }, null],
      [{ risk: 'LOW', rules: [hit('R-4', 'MEDIUM')] }, null],
    ],
  ],
  [
    'G-RISK-UNJUDGED',
    [
      [{ risk: null }, ['REVIEW', 0.5]],
      [{ risk: 'LOW' }, null],
    ],
  ],
  [
    'G-LIMIT',
    [
      [{ suggest: null }, ['REVIEW', undefined]],
      [{ suggest: 0 }, ['REVIEW', undefined]],
      [{ suggest: 10_000 }, null],
      [{ suggest: 0, grade: 'CCC' }, null],
    ],
  ],
  [
    'G-LEGAL-REP',
    [
      [{ rules: [hit('R-046', 'MEDIUM')] }, ['REVIEW', undefined]],
      [{ rules: [hit('R-047', 'MEDIUM')] }, null],
    ],
  ],
])('%s', (id, cases) => {
  it.each(cases)('%j', (of, expected) => {
    expect(said(id, of)).toEqual(expected)
  })
})

it('says why there is nothing to lend', () => {
  const text = (of: Case) => RATED_GATES.find((g) => g.id === 'G-LIMIT')!.judge(inputOf(of))?.text
  expect(text({ suggest: 0, capital: 0 })).toContain('已覆盖营运资金需要')
  expect(text({ suggest: 0, capital: 5_000 })).toContain('不足1万元')
  expect(text({ suggest: null })).toContain('不能测算')
})

describe('where there is no amount anyway', () => {
  const finding = (id: string, of: Case) =>
    RATED_GATES.find((g) => g.id === id)!.judge(inputOf(of))!
  const CASES: [string, Case][] = [
    ['G-RISK-HIGH', { risk: 'HIGH', rules: high.slice(1) }],
    ['G-HIGH-RULE', { risk: 'MEDIUM', rules: high.slice(2) }],
    ['G-RISK-MEDIUM', { risk: 'MEDIUM', rules: [hit('R-4', 'MEDIUM')] }],
    ['G-RISK-UNJUDGED', { risk: null }],
  ]
  it.each(
    CASES.flatMap(([id, of]) => [
      [id, { ...of, suggest: 0 }] as const,
      [id, { ...of, suggest: null }] as const,
    ]),
  )('%s cuts nothing and promises nothing: %j', (id, of) => {
    const { limitFactor, change = '' } = finding(id, of)
    expect(limitFactor ?? null).toBeNull()
    expect(change).not.toContain('额度')
  })
  it.each(['G-RISK-HIGH', 'G-HIGH-RULE'])('%s says what clearing it changes', (id) => {
    const [, of] = CASES.find(([name]) => name === id)!
    expect(finding(id, { ...of, suggest: 0 }).change).toBe('上述事项核实排除后，此项不再影响结论。')
    expect(finding(id, of).change).toContain('额度')
  })
})

it('a small amount that was chosen and came to nothing is too small, not without need', () => {
  const gate = RATED_GATES.find((g) => g.id === 'G-LIMIT')!
  const text = (legs: [string, number | null][]) => {
    const input = inputOf({ suggest: 0 })
    const limit = {
      ...input.limit,
      legs: legs.map(([name, value]) => ({ name, value, formula: '' })),
    }
    return gate.judge({ ...input, limit })
  }
  expect(
    text([
      ['营运资金', 0],
      ['小额简化测算', 90_000],
    ])!.text,
  ).toBe('测算的参考额度不足1万元。')
  expect(text([['营运资金', 0]])).toMatchObject({
    text: expect.stringContaining('已覆盖营运资金需要'),
    change: '本机构选用小额简化测算后，可给出不超过50万元的小额额度。',
  })
})

it('every gate of this list has its cases here', () => {
  expect(RATED_GATES.map(({ id }) => id).sort()).toEqual([
    'G-GRADE-REJECT',
    'G-GRADE-REVIEW',
    'G-HIGH-RULE',
    'G-LEGAL-REP',
    'G-LIMIT',
    'G-RISK-HIGH',
    'G-RISK-MEDIUM',
    'G-RISK-UNJUDGED',
  ])
})
