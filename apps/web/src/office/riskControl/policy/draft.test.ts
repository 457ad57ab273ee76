import type { RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import type { PolicyTable } from '@xinjian/engine/report/policy/table'
import { describe, expect, it } from 'vitest'
import { type DraftTable, draftOf, relationsOf, subjectsOf, tableOf } from './draft.ts'

const VOCABULARY: RiskVocabulary[] = [
  {
    kind: 'INVOICE',
    indicators: [
      { key: 'top1', name: '第一大客户占比（近12个月）', unit: 'ratio' },
      { key: 'sales12', name: '近12个月销售额', unit: 'yuan' },
      { key: 'abnormal', name: '列入经营异常', unit: 'bool' },
    ],
    rules: [{ key: 'R-038', name: '客户过度集中' }],
    checks: [],
    scored: true,
    ownScored: true,
    lends: true,
    risk: true,
    decides: true,
  },
]

const TABLE: PolicyTable = {
  reports: [{ kind: 'INVOICE', days: 60 }],
  lines: [
    { when: [{ about: 'RULE', report: 'INVOICE', key: 'R-038', is: 'HIT' }], verdict: 'REJECT' },
    {
      when: [
        { about: 'INDICATOR', report: 'INVOICE', key: 'top1', is: 'GT', value: 0.333 },
        { about: 'INDICATOR', report: 'INVOICE', key: 'abnormal', is: 'IS', value: true },
        { about: 'GRADE', report: 'INVOICE', is: 'WORSE', value: 'B' },
        { about: 'LIMIT', report: 'INVOICE', is: 'LT', value: 100_000 },
      ],
      verdict: 'REVIEW',
    },
  ],
  score: 'INVOICE',
  limit: {
    legs: [
      { report: 'INVOICE', times: 0.5 },
      { report: 'INVOICE', key: 'sales12', times: 0.1 },
    ],
    take: 'MIN',
    capWan: 300,
    grades: { AA: 1, B: 0.5 },
  },
}
const draft = (change: Partial<DraftTable> = {}): DraftTable => ({
  ...draftOf(TABLE, VOCABULARY),
  ...change,
})

describe('a table that is edited', () => {
  it('comes back as it was, shares by grade included', () => {
    expect(tableOf(draft(), VOCABULARY)).toEqual(TABLE)
  })

  it('shows a share in percent, and reads it as a fraction', () => {
    const shown = draft()
    expect(shown.lines[1]!.when[0]!.typed).toBe('33.3')
    shown.lines[1]!.when[0]!.typed = '12.5'
    const saved = tableOf(shown, VOCABULARY) as PolicyTable
    expect(saved.lines[1]!.when[0]!.value).toBe(0.125)
  })

  it.each<[string, (d: DraftTable) => void, object]>([
    ['no report', (d) => Object.assign(d, { reports: [] }), { is: 'noReport' }],
    ['no line', (d) => Object.assign(d, { lines: [] }), { is: 'noLine' }],
    ['no days', (d) => Object.assign(d.reports[0]!, { days: '' }), { is: 'notDays' }],
    ['half a day', (d) => Object.assign(d.reports[0]!, { days: '1.5' }), { is: 'notDays' }],
    ['too many days', (d) => Object.assign(d.reports[0]!, { days: '731' }), { is: 'notDays' }],
    [
      'a rule not chosen',
      (d) => Object.assign(d.lines[0]!.when[0]!, { key: '' }),
      { is: 'notWhole', line: 1 },
    ],
    [
      'no number',
      (d) => Object.assign(d.lines[1]!.when[0]!, { typed: 'x' }),
      { is: 'notWhole', line: 2 },
    ],
    [
      'no yes or no',
      (d) => Object.assign(d.lines[1]!.when[1]!, { typed: '' }),
      { is: 'notWhole', line: 2 },
    ],
    [
      'no grade',
      (d) => Object.assign(d.lines[1]!.when[2]!, { typed: '' }),
      { is: 'notWhole', line: 2 },
    ],
    ['no times', (d) => Object.assign(d.limit!.legs[0]!, { times: '0' }), { is: 'notLimit' }],
    ['a ceiling in words', (d) => Object.assign(d.limit!, { cap: '三百' }), { is: 'notLimit' }],
    [
      'a report that is not named above',
      (d) => Object.assign(d, { reports: [{ kind: 'TAX_RISK', days: '60' }] }),
      { is: 'reportOutside', line: 1 },
    ],
  ])('with %s is not saved, and says which line', (_, spoil, fault) => {
    const spoilt = draft()
    spoil(spoilt)
    expect(tableOf(spoilt, VOCABULARY)).toEqual(fault)
  })
})

it('a report is asked about what it comes to, a yes or no is compared with nothing', () => {
  expect(subjectsOf(VOCABULARY[0]!)).toEqual([
    'RULE',
    'INDICATOR',
    'SCORE',
    'GRADE',
    'OWN_SCORE',
    'DECISION',
    'RISK',
    'LIMIT',
  ])
  expect(relationsOf('INDICATOR', 'bool')).toEqual(['IS'])
  expect(relationsOf('INDICATOR', 'ratio')).toEqual(['LT', 'LE', 'GT', 'GE'])
})
