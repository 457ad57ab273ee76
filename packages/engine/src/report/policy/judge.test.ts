/** Outcomes by hand: a table of small reports, each with what a person would say of it. */
import { describe, expect, it } from 'vitest'
import type { ReportDocument } from '../document.ts'
import { judgePolicy, type ReportsOf } from './judge.ts'
import { sayCondition, sayFound } from './say.ts'
import type { Condition, MissingReport, PolicyTable } from './table.ts'

interface Told {
  rule?: 'HIT' | 'MISS' | 'UNKNOWN'
  level?: 'HIGH' | 'MEDIUM'
  sales?: number | null
  grade?: string
  suggest?: number | null
}

const ROWS = [{ dataset: 'INVOICE' }]

function documentOf({ rule = 'MISS', level = 'MEDIUM', sales = 1, grade, suggest }: Told) {
  const rules = [{ id: 'R-001', name: '当前欠税', result: rule, level, text: 'x', evidence: [] }]
  const value = {
    key: 'I-003.L12',
    name: '销售额',
    value: sales,
    unit: 'yuan',
    window: 'asOf',
    evidence: ROWS,
  }
  const score = grade && { value: 600, grade, reasons: [], breakdown: [] }
  const legs = [{ name: '销售比例', value: 80, formula: '净额 × 0.08', of: 'I-003.L12' }]
  const limit = suggest !== undefined && { suggest, legs }
  const verdict = { ...(score && { score }), ...(limit && { limit }) }
  return { rules, indicators: [value], verdict } as unknown as ReportDocument
}

const HIT: Condition = { about: 'RULE', report: 'INVOICE', key: 'R-001', is: 'HIT' }
const SMALL: Condition = {
  about: 'INDICATOR',
  report: 'INVOICE',
  key: 'I-003.L12',
  is: 'LT',
  value: 100,
}
const of = (...lines: PolicyTable['lines']): PolicyTable => ({
  reports: [{ kind: 'INVOICE', days: 60 }],
  lines,
})
const held = (told: Told): ReportsOf =>
  new Map([['INVOICE', { reportNo: 'INV1', document: documentOf(told) }]])
const gone = (missing: MissingReport): ReportsOf => new Map([['INVOICE', { missing }]])
const outcome = (table: PolicyTable, reports: ReportsOf) => judgePolicy(table, reports).outcome

const REJECT = { when: [HIT], verdict: 'REJECT' as const }
const REVIEW = { when: [SMALL], verdict: 'REVIEW' as const }

describe('the outcome', () => {
  it.each<[string, Told, string]>([
    ['no line holds', { sales: 100 }, 'PASS'],
    ['at the line is not below it', { sales: 100 }, 'PASS'],
    ['below the line', { sales: 99.99 }, 'REVIEW'],
    ['both hold, the heavier counts', { rule: 'HIT', sales: 1 }, 'REJECT'],
    ['a rule that nobody could judge passes nobody', { rule: 'UNKNOWN', sales: 100 }, 'REVIEW'],
    ['a figure that is not known passes nobody', { sales: null }, 'REVIEW'],
    ['a sure rejection stays one', { rule: 'HIT', sales: null }, 'REJECT'],
  ])('%s', (_, told, expected) => {
    expect(outcome(of(REJECT, REVIEW), held(told))).toBe(expected)
  })

  it.each<MissingReport>(['NONE', 'STALE', 'SEALED', 'NO_CONSENT', 'NO_DATA', 'NO_FIRM'])(
    'without the report (%s) is none',
    (why) => {
      const judged = judgePolicy(of(REJECT), gone(why))
      expect([judged.outcome, judged.missing]).toEqual(['UNJUDGED', [{ kind: 'INVOICE', why }]])
      expect(judged.limit).toBeUndefined()
    },
  )

  it('of another report that is there may be a rejection, though one is missing', () => {
    const two: PolicyTable = {
      ...of(REJECT),
      reports: [...of().reports, { kind: 'TAX', days: 60 }],
    }
    expect(outcome(two, held({ rule: 'HIT' }))).toBe('REJECT')
    expect(outcome(two, held({}))).toBe('UNJUDGED')
  })

  it('of a line with two conditions needs both; one that fails settles it whatever the other', () => {
    const both = of({ when: [HIT, SMALL], verdict: 'REJECT' })
    expect(outcome(both, held({ rule: 'HIT', sales: 99 }))).toBe('REJECT')
    expect(outcome(both, held({ rule: 'HIT', sales: 100 }))).toBe('PASS')
    expect(outcome(both, held({ rule: 'MISS', sales: null }))).toBe('PASS')
    expect(outcome(both, held({ rule: 'HIT', sales: null }))).toBe('REVIEW')
  })

  it('by grade and level', () => {
    const worse = of({
      when: [{ about: 'GRADE', report: 'INVOICE', is: 'WORSE', value: 'BB' }],
      verdict: 'REJECT',
    })
    expect(['AAA', 'BB', 'B', 'D'].map((grade) => outcome(worse, held({ grade })))).toEqual([
      'PASS',
      'PASS',
      'REJECT',
      'REJECT',
    ])
    expect(outcome(worse, held({}))).toBe('REVIEW')
    const high = of({ when: [{ ...HIT, is: 'HIT_HIGH' }], verdict: 'REJECT' })
    expect(outcome(high, held({ rule: 'HIT', level: 'MEDIUM' }))).toBe('PASS')
    expect(outcome(high, held({ rule: 'HIT', level: 'HIGH' }))).toBe('REJECT')
  })
})

describe('the limit', () => {
  const limited = (grades?: Record<string, number>): PolicyTable => ({
    ...of(REJECT),
    score: 'INVOICE',
    limit: {
      legs: [
        { report: 'INVOICE', times: 1 },
        { report: 'INVOICE', key: 'I-003.L12', times: 0.1 },
      ],
      take: 'MIN',
      capWan: 50,
      ...(grades && { grades }),
    },
  })
  const amount = (told: Told, grades?: Record<string, number>) =>
    judgePolicy(limited(grades), held(told)).limit?.amount

  it('is the smaller leg in whole 万, under its ceiling, by the share of the grade', () => {
    // 10 % of 3,456,789 is 345,678.9 → 34 万; of 90,000,000 the ceiling of 50 万; 30 % of 50 万 is 15 万.
    expect(amount({ sales: 3_456_789, suggest: 2_000_000 })).toBe(340_000)
    expect(amount({ sales: 90_000_000, suggest: 2_000_000 })).toBe(500_000)
    expect(amount({ sales: 5_000_000, suggest: 9_000_000, grade: 'B' }, { B: 0.3 })).toBe(150_000)
    expect(amount({ sales: 5_000_000, suggest: 9_000_000, grade: 'C' }, { B: 0.3 })).toBe(0)
  })

  it('says of each leg in which report it was found and what opens it, and of the rest that the policy says so', () => {
    const table = limited({ B: 0.3 })
    const told = held({ sales: 5_000_000, suggest: 9_000_000, grade: 'B' })
    expect(judgePolicy(table, told).limit).toEqual({
      ...{ amount: 150_000, take: 'MIN', capWan: 50, share: 0.3 },
      legs: [
        {
          ...{ report: 'INVOICE', reportNo: 'INV1', times: 1, name: '' },
          ...{ base: 9_000_000, value: 9_000_000 },
          because: [{ text: '销售比例 80.00元：净额 × 0.08', of: 'I-003.L12' }],
        },
        {
          ...{ report: 'INVOICE', reportNo: 'INV1', key: 'I-003.L12', times: 0.1 },
          ...{ name: '销售额', base: 5_000_000, value: 500_000, of: 'I-003.L12' },
        },
      ],
    })
    const document = documentOf({ sales: 5, suggest: 9 })
    const reckoned = judgePolicy(table, new Map([['INVOICE', { reportNo: null, document }]]))
    expect(reckoned.limit?.legs.map((leg) => 'reportNo' in leg)).toEqual([false, false])
    // A figure that the report has not is called by its key, and is no suggestion.
    const other = { ...limited(), limit: { legs: [{ report: 'INVOICE', key: 'I-9', times: 1 }] } }
    expect(judgePolicy(other as PolicyTable, told).limit?.legs).toEqual([
      {
        ...{ report: 'INVOICE', reportNo: 'INV1', key: 'I-9', times: 1, name: 'I-9' },
        ...{ base: null, value: null },
      },
    ])
  })

  it('the score is told with its parts and its report', () => {
    const { scored } = judgePolicy(limited(), held({ grade: 'B' }))
    expect(scored).toEqual({
      ...{ report: 'INVOICE', reportNo: 'INV1' },
      parts: [{ text: '评分卡起点600分（评分卡设定，与企业无关）' }],
    })
    expect(judgePolicy(of(REJECT), held({ grade: 'B' })).scored).toBeUndefined()
  })

  it('is unknown where a leg or the grade is, and of a rejected one there is none', () => {
    expect(amount({ sales: 5_000_000, suggest: null })).toBeNull()
    expect(amount({ sales: 5_000_000, suggest: 9_000_000 }, { B: 0.3 })).toBeNull()
    expect(amount({ rule: 'HIT', sales: 5_000_000, suggest: 9_000_000 })).toBeUndefined()
  })
})

it('conditions and findings are sentences', () => {
  expect(sayCondition(HIT, { name: '当前欠税' })).toBe('规则R-001“当前欠税”命中')
  expect(sayCondition({ ...SMALL, value: 1_000_000 }, { name: '销售额', unit: 'yuan' })).toBe(
    '销售额低于1,000,000.00元',
  )
  expect(sayFound(HIT, { value: 'HIT_HIGH' })).toBe('命中（高）')
  expect(sayFound(HIT, { value: null })).toBe('无法判断')
  expect(sayFound(SMALL, { value: 0.1234, unit: 'ratio' })).toBe('12.34%')
})
