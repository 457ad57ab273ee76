import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { archetype } from '../../test-support/archetypes.ts'
import { ENGINES } from '../engines.ts'
import {
  type ChangeCause,
  differenceOf,
  explain,
  type ReportChange,
  type Step,
} from './difference.ts'
import type { IndicatorValue, ReportDocument, RuleResult } from './document.ts'

const SCORE = {
  value: 640,
  grade: 'A',
  card: 'c',
  defaultProbability: 0,
  reasons: [],
  breakdown: [],
}
const LIMIT = { suggest: 300_000, legs: [], note: '' }

function document(more: Partial<ReportDocument> = {}): ReportDocument {
  return {
    frame: 2,
    kind: 'INVOICE',
    engineVersion: 'invoice-2',
    title: '发票报告',
    enterprise: { name: '示例有限公司', taxNo: null },
    asOf: '2026-03-15T10:00:00+08:00',
    periods: { last: '202602', span: ['202403', '202602'], windows: [] },
    verdict: {},
    findings: { strengths: [], risks: [] },
    coverage: {},
    quality: [],
    indicators: [],
    rules: [],
    sections: [],
    conventions: [],
    statements: [],
    ...more,
  }
}

const indicator = (key: string, value: IndicatorValue['value']): IndicatorValue => ({
  id: key.split('.')[0]!,
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

const rule = (id: string, more: Partial<RuleResult>): RuleResult => ({
  id,
  name: `规则${id}`,
  result: 'MISS',
  level: 'HIGH',
  redLine: false,
  text: '',
  value: null,
  threshold: '',
  inputs: [],
  evidence: [],
  version: '1',
  ...more,
})

const told = ({ what, key, before, after }: ReportChange) => [what, key, before, after]

describe('what differs', () => {
  it.each<[string, Partial<ReportDocument>, Partial<ReportDocument>, unknown[][]]>([
    ['nothing', {}, {}, []],
    [
      'an indicator',
      { indicators: [indicator('I-1.L12', 5), indicator('I-2.L12', 7)] },
      { indicators: [indicator('I-1.L12', 6), indicator('I-2.L12', 7)] },
      [['INDICATOR', 'I-1.L12', 5, 6]],
    ],
    [
      'one that becomes known, one that vanishes, one that appears',
      { indicators: [indicator('I-1', null), indicator('I-2', 7)] },
      { indicators: [indicator('I-3', 0), indicator('I-1', 6)] },
      [
        ['INDICATOR', 'I-3', null, 0],
        ['INDICATOR', 'I-1', null, 6],
        ['INDICATOR', 'I-2', 7, null],
      ],
    ],
    ['one that appears without a value', {}, { indicators: [indicator('I-1', null)] }, []],
    [
      'zero and not known',
      { indicators: [indicator('I-1', 0)] },
      { indicators: [indicator('I-1', null)] },
      [['INDICATOR', 'I-1', 0, null]],
    ],
    [
      'a rule by result',
      { rules: [rule('R-1', {})] },
      { rules: [rule('R-1', { result: 'HIT' })] },
      [['RULE', 'R-1', 'MISS', 'HIT HIGH']],
    ],
    [
      'a rule by level and by red line',
      { rules: [rule('R-1', { result: 'HIT', level: 'MEDIUM' }), rule('R-2', { result: 'HIT' })] },
      {
        rules: [
          rule('R-1', { result: 'HIT', level: 'HIGH' }),
          rule('R-2', { result: 'HIT', redLine: true }),
        ],
      },
      [
        ['RULE', 'R-1', 'HIT MEDIUM', 'HIT HIGH'],
        ['RULE', 'R-2', 'HIT HIGH', 'HIT HIGH RED_LINE'],
      ],
    ],
    [
      'not a rule by the level it could have reached',
      { rules: [rule('R-1', { result: 'UNKNOWN', level: 'LOW' })] },
      { rules: [rule('R-1', { result: 'UNKNOWN', level: 'HIGH' })] },
      [],
    ],
    [
      'the verdict, block by block',
      { verdict: { score: SCORE, limit: LIMIT, risk: { score: 5, level: 'LOW' } } },
      {
        verdict: {
          score: { ...SCORE, value: 600, grade: 'BB' },
          limit: { ...LIMIT, suggest: null },
          risk: { score: 71, level: 'HIGH' },
        },
      },
      [
        ['SCORE', 'SCORE', 640, 600],
        ['SCORE', 'GRADE', 'A', 'BB'],
        ['LIMIT', 'LIMIT', 300_000, null],
        ['RISK', 'RISK_SCORE', 5, 71],
        ['RISK', 'RISK_LEVEL', 'LOW', 'HIGH'],
      ],
    ],
    [
      'a verdict that only one of them gives',
      { verdict: { risk: { score: 0, level: 'LOW' } } },
      {},
      [
        ['RISK', 'RISK_SCORE', 0, null],
        ['RISK', 'RISK_LEVEL', 'LOW', null],
      ],
    ],
    [
      'coverage, of months that both look at',
      { coverage: { INVOICE_OUT: { 202601: 'COLLECTED', 202602: 'NOT_COLLECTED' } } },
      { coverage: { INVOICE_OUT: { 202602: 'COLLECTED_EMPTY', 202603: 'COLLECTED' } } },
      [['COVERAGE', 'INVOICE_OUT 202602', 'NOT_COLLECTED', 'COLLECTED_EMPTY']],
    ],
  ])('%s', (_, before, after, expected) => {
    const { changes } = differenceOf(document(before), document(after))
    expect(changes.map(told)).toEqual(expected)
    expect(changes.flatMap(({ causes }) => causes)).toEqual([])
  })

  it('comes in the order verdict, rules, indicators, coverage, and counts what stayed', () => {
    const before = document({
      coverage: { A: { 202601: 'COLLECTED' } },
      indicators: [indicator('I-1', 1), indicator('I-2', 2), indicator('I-9', 1)],
      rules: [rule('R-1', {}), rule('R-2', {})],
      verdict: { risk: { score: 1, level: 'LOW' } },
    })
    const after = document({
      coverage: { A: { 202601: 'NOT_COLLECTED' } },
      indicators: [indicator('I-1', 1), indicator('I-2', 3)],
      rules: [rule('R-1', {}), rule('R-2', { result: 'HIT' })],
      verdict: { score: SCORE, risk: { score: 2, level: 'LOW' } },
    })
    const { changes, unchanged } = differenceOf(before, after)
    expect(changes.map(({ key }) => key)).toEqual([
      'SCORE',
      'GRADE',
      'RISK_SCORE',
      'R-2',
      'I-2',
      'I-9',
      'A 202601',
    ])
    expect(unchanged).toBe(3)
    expect(changes[4]).toMatchObject({ name: '名I-2', unit: 'yuan' })
  })

  it('is not told of two kinds', () => {
    const other = { ...document(), kind: 'TAX' as ReportDocument['kind'] }
    expect(() => differenceOf(document(), other)).toThrow(RangeError)
  })
})

describe('why it differs', () => {
  const valued = (...values: (number | null)[]) =>
    document({ indicators: values.map((value, i) => indicator(`I-${i}`, value)) })
  const causesOf = (before: ReportDocument, steps: Step[]) =>
    Object.fromEntries(explain(before, steps).changes.map(({ key, causes }) => [key, causes]))

  it('gives each change the causes of the steps that moved it', () => {
    expect(
      causesOf(valued(1, 1, 1, 1), [
        { cause: 'RULES', document: valued(2, 1, 1, 2) },
        { cause: 'ROWS', document: valued(2, 1, 3, 3) },
        { cause: 'WINDOW', document: valued(2, 4, 3, 4) },
      ]),
    ).toEqual({
      'I-0': ['RULES'],
      'I-1': ['WINDOW'],
      'I-2': ['ROWS'],
      'I-3': ['RULES', 'ROWS', 'WINDOW'],
    })
  })
  it('leaves out what was moved and moved back', () => {
    expect(
      causesOf(valued(1), [
        { cause: 'RULES', document: valued(2) },
        { cause: 'ROWS', document: valued(1) },
      ]),
    ).toEqual({})
  })
  it('keeps the state of a month while a step does not look at it', () => {
    const of = (coverage: ReportDocument['coverage']) => document({ coverage })
    expect(
      causesOf(of({ A: { 202601: 'NOT_COLLECTED' } }), [
        { cause: 'RULES', document: of({}) },
        { cause: 'ROWS', document: of({ A: { 202601: 'COLLECTED' } }) },
      ]),
    ).toEqual({ 'A 202601': ['ROWS'] })
  })

  const anyValue = fc.constantFrom(null, 0, 1, 2)
  const anyDocument = fc.array(anyValue, { minLength: 4, maxLength: 4 })
  const CAUSES: ChangeCause[] = ['RULES', 'ROWS', 'WINDOW']

  it('steps that change nothing explain nothing', () => {
    fc.assert(
      fc.property(anyDocument, (values) => {
        const steps = CAUSES.map((cause) => ({ cause, document: valued(...values) }))
        expect(explain(valued(...values), steps)).toEqual({ changes: [], unchanged: 4 })
      }),
    )
  })
  it('the causes of a change are exactly the steps that differ, and never none', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { minLength: 4, maxLength: 4 }), (all) => {
        const [before, ...steps] = all.map((values) => valued(...values))
        const { changes, unchanged } = explain(
          before!,
          steps.map((step, i) => ({ cause: CAUSES[i]!, document: step })),
        )
        expect(changes.map(told)).toEqual(differenceOf(before!, steps.at(-1)!).changes.map(told))
        expect(changes.length + unchanged).toBe(4)
        for (const { key, causes } of changes) {
          const at = Number(key.slice(2))
          expect(causes).toEqual(CAUSES.filter((_, i) => all[i]![at] !== all[i + 1]![at]))
          expect(causes.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('two reports of one enterprise', () => {
  const { facts } = archetype('断票恢复')
  const { make } = ENGINES.INVOICE
  const through = Math.max(...facts.digests.map(({ month }) => month)) - 1
  const corrected = {
    ...facts,
    digests: facts.digests.filter(
      ({ direction, month }) => direction === 'OUT' || month < through - 3,
    ),
  }

  it('of the same facts and month do not differ', () => {
    const document = make(facts, through)
    expect(differenceOf(document, structuredClone(document)).changes).toEqual([])
  })
  it('differ because rows went, because the window moved, or for both', () => {
    const { changes } = explain(make(facts, through - 1), [
      { cause: 'ROWS', document: make(corrected, through - 1) },
      { cause: 'WINDOW', document: make(corrected, through) },
    ])
    const causesOf = (key: string) => changes.find((change) => change.key === key)?.causes
    expect(causesOf('I-001.L12')).toEqual(['WINDOW'])
    expect(causesOf('I-072.L12')).toContain('ROWS')
    expect(changes.every(({ causes }) => causes.length > 0)).toBe(true)
  })
})
