import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECISION_LEVELS, type DecisionLevel } from '../report/decision.ts'
import { mayAdmit, REPORT_KIND_NAMES, type ReportKind } from '../report/kinds.ts'
import type { Matter } from './matters.ts'
import { type FirmReport, firmVerdict } from './verdict.ts'

const TODAY = '2026-11-23'
const report = (
  kind: ReportKind,
  level: DecisionLevel | null,
  ...matters: Matter[]
): FirmReport => ({
  ...{ reportNo: `${kind}-1`, kind, asOf: '2026-10-31', level, matters },
})
const late: Matter = { id: 'R-005', level: 'REVIEW', text: '近12个月逾期申报3次。' }
const owed: Matter = { id: 'R-001', level: 'REJECT', text: '当前欠税12,000.00元。' }
const blind: Matter = {
  id: 'G-COVERAGE-OUT',
  level: 'UNRATABLE',
  text: '近12个月销项发票缺4个月。',
}

describe('one verdict of all reports of an enterprise', () => {
  it.each<[string, FirmReport[], DecisionLevel | null, string]>([
    ['nothing', [], null, '没有数据在时效内的报告，不作结论。'],
    [
      'one source clear',
      [report('TAX_PAYMENT', 'CLEAR')],
      'CLEAR',
      '未见须复核事项：纳税报告没有须复核的事项；收入与税务尚未一并评判，不作准入结论。',
    ],
    [
      'income and taxes together',
      [report('TAX_INVOICE', 'ADMIT'), report('TAX', 'CLEAR')],
      'ADMIT',
      '建议准入：现有报告没有须复核的事项。',
    ],
    [
      'one says less',
      [report('TAX_INVOICE', 'ADMIT'), report('TAX', 'REVIEW', late)],
      'REVIEW',
      '人工复核：近12个月逾期申报3次（税务报告）。',
    ],
    [
      'the worst decides, whoever tells it',
      [
        report('INVOICE', 'ADMIT'),
        report('TAX', 'REVIEW', late),
        report('TAX_PAYMENT', 'REJECT', owed),
      ],
      'REJECT',
      '建议拒绝：当前欠税12,000.00元（纳税报告）；另有1项事项待处理。',
    ],
    [
      'a source too thin to judge is for a person, where the whole can be judged',
      [report('TAX_INVOICE', 'ADMIT'), report('TAX', 'UNRATABLE', blind)],
      'REVIEW',
      '人工复核：近12个月销项发票缺4个月（税务报告）。',
    ],
    [
      'the whole cannot be judged',
      [report('TAX_INVOICE', 'UNRATABLE', blind), report('TAX', 'CLEAR')],
      'UNRATABLE',
      '数据不足，不评级：近12个月销项发票缺4个月（税票综合报告）。',
    ],
    [
      'a conclusion without a matter still counts',
      [report('TAX_INVOICE', 'ADMIT'), report('INVOICE', 'REVIEW')],
      'REVIEW',
      '人工复核：发票报告的结论为人工复核（发票报告）。',
    ],
    [
      'no kind concludes',
      [report('BASIC', null)],
      null,
      '企业基础报告未发现须处理的事项，但都不作准入结论。',
    ],
  ])('%s', (_, reports, level, text) => {
    expect(firmVerdict(reports, TODAY)).toMatchObject({ level, text })
  })
  it('what a person answered is told and does not count', () => {
    const reports = [report('TAX_INVOICE', 'REVIEW', late), report('TAX', 'REVIEW', late)]
    expect(firmVerdict(reports, TODAY, new Set(['R-005']))).toMatchObject({
      level: 'ADMIT',
      matters: [],
      answered: ['R-005'],
    })
    expect(firmVerdict([report('TAX', 'REVIEW', late)], TODAY, new Set(['R-005']))).toMatchObject({
      level: 'CLEAR',
      text: '未见须复核事项：税务报告没有未处理的事项；收入与税务尚未一并评判，不作准入结论。',
    })
  })
  // Kind and level of the only report, whose one matter was answered → what the firm comes to then.
  it.each<[ReportKind, DecisionLevel, Matter, DecisionLevel]>([
    ['TAX_INVOICE', 'REVIEW', late, 'ADMIT'],
    ['TAX_INVOICE', 'REJECT', owed, 'ADMIT'],
    ['TAX_INVOICE', 'UNRATABLE', blind, 'CLEAR'],
    ['INVOICE', 'REVIEW', late, 'CLEAR'],
    ['INVOICE', 'REJECT', owed, 'CLEAR'],
    ['INVOICE', 'UNRATABLE', blind, 'CLEAR'],
    ['TAX', 'REVIEW', late, 'CLEAR'],
  ])('answers to %s of %s lift it no higher than it may admit', (kind, level, matter, comes) => {
    const answered = new Set([matter.id])
    expect(firmVerdict([report(kind, level, matter)], TODAY, answered).level).toBe(comes)
    expect(
      firmVerdict([report(kind, level, matter), report('TAX', 'CLEAR')], TODAY, answered).level,
    ).toBe(comes)
  })
  it('one matter of several reports stands once, with all of them', () => {
    const { matters } = firmVerdict(
      [report('TAX', 'REVIEW', late), report('TAX_RISK', null, { ...late, level: 'REJECT' })],
      TODAY,
    )
    expect(matters).toEqual([{ ...late, level: 'REJECT', reports: ['TAX-1', 'TAX_RISK-1'] }])
  })
  it('what is older than 180 days is told and does not count', () => {
    const old = { ...report('TAX', 'REJECT', owed), asOf: '2026-05-26' }
    const verdict = firmVerdict([old, report('TAX_INVOICE', 'ADMIT')], TODAY)
    expect(verdict).toMatchObject({ level: 'ADMIT', asOf: '2026-10-31', contradictions: [] })
    expect(verdict.rests.map(({ current }) => current)).toEqual([false, true])
    expect(firmVerdict([{ ...old, asOf: '2026-05-27' }], TODAY).level).toBe('REJECT')
  })
  it('a contradiction is a sentence', () => {
    expect(
      firmVerdict([report('TAX_INVOICE', 'ADMIT'), report('TAX', 'REJECT', owed)], TODAY)
        .contradictions,
    ).toEqual([
      '税票综合报告（数据截至2026-10-31）为“建议准入”，税务报告（数据截至2026-10-31）为“建议拒绝”，以不利者为准。',
    ])
  })
})

const levels = fc.constantFrom(...DECISION_LEVELS, null)
const reports = fc.uniqueArray(
  fc.record({
    reportNo: fc.uuid(),
    kind: fc.constantFrom(...REPORT_KIND_NAMES),
    asOf: fc.constantFrom('2026-10-31', '2026-01-31'),
    level: levels,
    matters: fc.uniqueArray(fc.constantFrom(late, owed, blind), { selector: ({ id }) => id }),
  }),
  { selector: ({ kind }) => kind },
)
const STRICT: Record<DecisionLevel, number> = {
  ADMIT: 0,
  CLEAR: 0,
  REVIEW: 1,
  UNRATABLE: 1,
  REJECT: 2,
}

describe('whatever the reports', () => {
  it('a further source never makes the verdict milder', () => {
    fc.assert(
      fc.property(reports, fc.nat(5), (all, leave) => {
        const fewer = firmVerdict(
          all.filter((_, i) => i !== leave),
          TODAY,
        ).level
        const more = firmVerdict(all, TODAY).level
        if (fewer === null || more === null) return
        expect(STRICT[more]).toBeGreaterThanOrEqual(STRICT[fewer])
      }),
      { numRuns: 2000 },
    )
  })
  it('nobody is admitted but by a kind that admits, with nothing left against', () => {
    fc.assert(
      fc.property(reports, fc.subarray(['R-005', 'R-001', 'G-COVERAGE-OUT']), (all, answered) => {
        const { level, matters } = firmVerdict(all, TODAY, new Set(answered))
        if (level !== 'ADMIT') return
        expect(matters).toEqual([])
        expect(all.some(({ kind, asOf }) => mayAdmit(kind) && asOf === '2026-10-31')).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
