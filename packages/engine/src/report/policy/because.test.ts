/** Reasons by hand: what a person who reads the report would point at, and where it opens. */
import { describe, expect, it } from 'vitest'
import type { ReportDocument } from '../document.ts'
import { openingFigure, partsOfScore } from './because.ts'
import { findIn } from './found.ts'
import { clearedLines, type ReportsOf } from './judge.ts'
import type { Condition, PolicyTable } from './table.ts'

const ROWS = [{ dataset: 'INVOICE' }]
const indicator = (key: string, value: number, evidence: object[]) => ({
  ...{ key, name: key, value, unit: 'yuan', evidence },
})
const rule = (id: string, level: string, result: string, evidence: object[]) => ({
  ...{ id, name: `名称${id}`, level, result, text: `文字${id}。`, evidence },
})

const part = (variable: string, points: number, maxPoints: number, evidence: object[]) => ({
  ...{ variable, name: `名称${variable}`, value: 1, bin: '低于5', points, maxPoints, evidence },
})

/** Rejected for a red line; rule R-9 without rows, R-7 at a lower level, R-8 missed, R-6 not to be judged. */
const REPORT = {
  indicators: [indicator('I-1', 5, ROWS), indicator('I-2', 0, [])],
  rules: [
    rule('R-7', 'MEDIUM', 'HIT', ROWS),
    rule('R-9', 'HIGH', 'HIT', []),
    rule('R-8', 'HIGH', 'MISS', ROWS),
    rule('R-6', 'HIGH', 'UNKNOWN', []),
  ],
  verdict: {
    decision: {
      level: 'REJECT',
      text: '建议拒绝：命中红线。',
      reasons: [
        { id: 'G-RED', text: '命中红线。', evidence: ROWS, rules: ['R-7'] },
        { id: 'G-SUM', text: '高级别规则命中。', evidence: [], rules: ['R-9', 'R-7'] },
        { id: 'G-BARE', text: '欠税情况无法判断。', evidence: [], indicators: ['I-2'] },
      ],
      policies: [
        {
          id: 'PACK',
          checks: [
            { id: 'A', title: '销售额不低于100万元', result: 'FAIL', detail: '5元', of: 'I-1' },
            { id: 'B', title: '没有欠税', result: 'PASS', detail: '没有欠税', of: 'I-2' },
          ],
        },
      ],
    },
    score: {
      value: 560,
      grade: 'B',
      held: {
        factors: [
          { name: '欠税', found: '1笔', cap: 'B', holds: true, indicators: ['I-2', 'I-1'] },
          { name: '逾期', found: '0', cap: null, holds: false, indicators: ['I-1'] },
        ],
      },
      reasons: [
        { variable: 'sales', text: '规模偏小。', points: 10, maxPoints: 90 },
        { variable: 'room', text: '空间小。', points: 3, maxPoints: 9 },
        { variable: 'full', text: '满分。', points: 9, maxPoints: 9 },
      ],
      breakdown: [part('sales', 10, 90, ROWS), part('full', 9, 9, ROWS), part('room', 3, 9, [])],
      fileFigures: [{ variable: 'beside', name: '名称beside', value: 1, evidence: ROWS }],
    },
    risk: { score: 60, level: 'HIGH' },
    limit: {
      suggest: 100_000,
      held: { text: '按50%给出。' },
      legs: [
        { name: '销售比例', value: 200_000, formula: '净额 × 0.08', of: 'I-1' },
        { name: '评级系数', value: 0.6, formula: '评级B对应的系数', unit: 'index' },
        { name: '营运资金', value: null, formula: '未采集财务报表' },
      ],
    },
  },
} as unknown as ReportDocument

const on = (about: Condition['about'], is: Condition['is'], value?: number | string): Condition =>
  ({ about, report: 'INVOICE', is, value }) as Condition
const found = (condition: Condition, document = REPORT) => findIn(document, condition)

describe('a verdict of a report is followed down to rows', () => {
  it('the decision: its gates, by their own rows or those of the first rule that has some', () => {
    expect(found(on('DECISION', 'IS', 'REJECT'))).toEqual({
      ...{ holds: true, name: '', value: 'REJECT', detail: '建议拒绝：命中红线。' },
      because: [
        { text: '命中红线。', of: 'reason:G-RED' },
        { text: '高级别规则命中。', of: 'R-7' },
        { text: '欠税情况无法判断。' },
      ],
    })
  })

  it('the level of risk: the rules that are hit, the gravest first, and how many could be judged', () => {
    expect(found(on('RISK', 'REACHES', 'HIGH'))).toEqual({
      ...{ holds: true, name: '', value: 'HIGH', detail: '规则4条，可判断3条' },
      because: [
        { text: '规则R-9“名称R-9”命中（高）：文字R-9。' },
        { text: '规则R-7“名称R-7”命中（中）：文字R-7。', of: 'R-7' },
      ],
    })
  })

  it('score and grade: what holds the grade, then what points were taken for', () => {
    const because = [
      { text: '欠税（1笔）使等级最高为B', of: 'I-1' },
      { text: '规模偏小。', of: 'score:sales' },
      { text: '空间小。' },
    ]
    expect(found(on('SCORE', 'LT', 600))).toEqual({ holds: true, name: '', value: 560, because })
    expect(found(on('GRADE', 'WORSE', 'B'))).toEqual({
      ...{ holds: false, name: '', value: 'B', because },
    })
  })

  it('the score, part by part: what the card begins with, figures at full points as well, and what holds the grade', () => {
    // 560 − 10 − 9 − 3
    expect(partsOfScore(REPORT)).toEqual([
      { text: '评分卡起点538分（评分卡设定，与企业无关）' },
      { text: '名称sales（低于5）得10分，最高90分', of: 'score:sales' },
      { text: '名称full（低于5）得9分，最高9分', of: 'score:full' },
      { text: '名称room（低于5）得3分，最高9分' },
      { text: '欠税（1笔）使等级最高为B', of: 'I-1' },
    ])
    expect(openingFigure(REPORT, 'beside')).toEqual({ of: 'score:beside' })
    expect(openingFigure(REPORT, 'nowhere')).toEqual({})
  })

  it('the limit: what held it, and the legs that are known', () => {
    expect(found(on('LIMIT', 'LT', 200_000)).because).toEqual([
      { text: '按50%给出。' },
      { text: '销售比例 200,000.00元：净额 × 0.08', of: 'I-1' },
      { text: '评级系数 0.6：评级B对应的系数' },
      { text: '营运资金未知：未采集财务报表' },
    ])
  })

  it('a check of an admission pack opens the rows it counts, where the report has some', () => {
    expect(found({ ...on('CHECK', 'FAIL'), key: 'PACK/A' }).of).toBe('I-1')
    expect(found({ ...on('CHECK', 'FAIL'), key: 'PACK/B' }).of).toBeUndefined()
  })

  it('a rule without rows opens none', () => {
    expect(found({ ...on('RULE', 'HIT'), key: 'R-9' }).of).toBeUndefined()
    expect(found({ ...on('RULE', 'HIT'), key: 'R-7' }).of).toBe('R-7')
  })

  it('the own card: what it takes points for', () => {
    const because = [{ text: '经营月数', of: 'I-1' }]
    const own = () => ({ score: 500, because })
    expect(findIn(REPORT, on('OWN_SCORE', 'LT', 600), own)).toMatchObject({ holds: true, because })
  })

  it('the own card that cannot be reckoned of a report is not known, and says why; of one without a score it is absent', () => {
    const own = (document: ReportDocument) =>
      findIn(document, on('OWN_SCORE', 'LT', 600), () => null)
    expect(own(REPORT)).toMatchObject({
      ...{ holds: null, why: 'UNKNOWN' },
      detail: '报告的评分看的是别的数字，自有评分卡不能据此计分',
    })
    const score = {
      value: null,
      grade: 'NR',
      detail: '发票数据不足6个月。',
      reasons: [],
      breakdown: [],
    }
    const unscored = { ...REPORT, verdict: { score } } as unknown as ReportDocument
    expect(own(unscored)).toMatchObject({ holds: null, why: 'UNKNOWN', detail: score.detail })
    const text = '数据不足，不评级：进项未采集。'
    const verdict = { decision: { level: 'UNRATABLE', text, policies: [], reasons: [] } }
    const unrated = { ...REPORT, verdict } as unknown as ReportDocument
    expect(own(unrated)).toMatchObject({ holds: null, why: 'UNKNOWN', detail: text })
    const bare = { ...REPORT, verdict: {} } as unknown as ReportDocument
    expect(own(bare)).toEqual({ holds: null, name: '', value: null, why: 'ABSENT' })
  })
})

it('what a report could not score or judge is not known, and it says why', () => {
  const verdict = {
    score: { value: null, grade: 'NR', detail: '发票数据不足6个月。', reasons: [], breakdown: [] },
    risk: { score: 0, level: 'LOW' },
  }
  const rules = [rule('R-1', 'HIGH', 'MISS', []), rule('R-2', 'HIGH', 'UNKNOWN', [])]
  const few = {
    ...REPORT,
    rules: [...rules, rule('R-3', 'HIGH', 'UNKNOWN', [])],
    verdict,
  } as unknown as ReportDocument
  const unsaid = { holds: null, why: 'UNKNOWN' }
  for (const asked of [on('SCORE', 'LT', 600), on('GRADE', 'WORSE', 'B')])
    expect(found(asked, few)).toMatchObject({ ...unsaid, detail: '发票数据不足6个月。' })
  expect(partsOfScore(few)).toEqual([{ text: '发票数据不足6个月。' }])
  expect(found(on('RISK', 'REACHES', 'HIGH'), few)).toMatchObject({
    ...{ ...unsaid, detail: '规则3条，可判断1条' },
  })
})

it('what an unrated report has no score, grade, limit or level for is told by its verdict', () => {
  const decision = {
    ...{ level: 'UNRATABLE', text: '数据不足，不评级：进项未采集。', policies: [] },
    reasons: [{ id: 'G-COVERAGE-IN', text: '进项未采集。', evidence: [] }],
  }
  const unrated = { ...REPORT, verdict: { decision } } as unknown as ReportDocument
  const asked = [
    on('SCORE', 'LT', 600),
    on('GRADE', 'WORSE', 'B'),
    on('LIMIT', 'LT', 1),
    on('RISK', 'REACHES', 'HIGH'),
  ]
  for (const one of asked)
    expect(found(one, unrated), one.about).toMatchObject({
      ...{ holds: null, why: 'UNKNOWN', detail: decision.text },
      because: [{ text: '进项未采集。' }],
    })
  expect(partsOfScore(unrated)).toEqual([{ text: decision.text }])
  const bare = { ...REPORT, verdict: {} } as unknown as ReportDocument
  for (const one of asked) expect(found(one, bare)).toMatchObject({ holds: null, why: 'ABSENT' })
})

it('lines that do not hold are told with what was found, and no line twice', () => {
  const fails = { ...on('CHECK', 'FAIL'), key: 'PACK/A' }
  const meets = { ...on('CHECK', 'FAIL'), key: 'PACK/B' }
  const table: PolicyTable = {
    reports: [{ kind: 'INVOICE', days: 60 }],
    lines: [
      { when: [fails], verdict: 'REJECT' },
      { when: [meets], verdict: 'REJECT' },
      { when: [fails, on('SCORE', 'LT', 500)], verdict: 'REVIEW' },
      { when: [{ ...on('RULE', 'HIT'), key: 'R-6' }], verdict: 'REVIEW' },
    ],
  }
  const held: ReportsOf = new Map([['INVOICE', { reportNo: 'INV1', document: REPORT }]])
  const cleared = clearedLines(table, held)
  expect(
    cleared.map(({ nth, holds, conditions }) => [nth, holds, conditions.map((c) => c.value)]),
  ).toEqual([
    [2, false, ['PASS']],
    [3, false, ['FAIL', 560]],
  ])
  expect(cleared.every(({ conditions }) => conditions.every((c) => c.reportNo === 'INV1'))).toBe(
    true,
  )
})
