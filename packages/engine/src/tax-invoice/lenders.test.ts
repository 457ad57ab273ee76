/** What lenders told of the enterprise alone does to the joint verdict: R-020 is judged, crowding is for a person, and nothing is given. */
import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { jointFacts, jointInvoices, surgedInvoices } from '../../test-support/joint-facts.ts'
import { ASKED_AT, appliedAt, lendersFacts, overdue } from '../../test-support/lending/beside.ts'
import { FIRM, LEGAL_REP, lendingRecord } from '../../test-support/lending/facts.ts'
import { row } from '../../test-support/small-facts.ts'
import { bankAuth, monthOf } from '../../test-support/tax-record-facts.ts'
import type { JointFacts } from '../joint/facts.ts'
import { decodeFacts, encodeFacts } from '../joint/snapshot.ts'
import type { LoanFacts } from '../lending/facts.ts'
import type { ReportDocument } from '../report/document.ts'
import { taxRiskReport } from '../tax-risk/report.ts'
import { taxInvoiceReport } from './report.ts'

const M0 = monthOf('2026-02')
const made = (more: Partial<JointFacts> = {}) => taxInvoiceReport(jointFacts(more), M0)
const beside = (lenders: LoanFacts) => made({ lenders })
const alone = made()
const reasons = ({ verdict }: ReportDocument) => verdict.decision!.reasons.map(({ id }) => id)
const r020 = ({ rules }: ReportDocument) => rules.find(({ id }) => id === 'R-020')!

describe('crowding among lenders', () => {
  // domain §3.10: ML-01 over 3 months > 5 yellow, > 8 red; ML-03 within a month > 4 yellow, > 8 red.
  it.each([
    [5, '2026-01-20', []],
    [6, '2026-01-20', ['G-CROWDED-ML01']],
    [9, '2026-01-20', ['G-CROWDED-ML01', 'G-CROWDED-ML02']],
    [4, '2026-03-01', []],
    [5, '2026-03-01', ['G-CROWDED-ML03']],
  ])('of %i institutions on %s', (n, day, told) => {
    const document = beside(lendersFacts(appliedAt(n, day)))
    expect(reasons(document)).toEqual(told)
    expect(document.verdict.decision!.level).toBe(told.length > 0 ? 'REVIEW' : 'ADMIT')
  })
  it('says that it counts the enterprise alone, and opens the records', () => {
    const [reason] = beside(lendersFacts(appliedAt(6, '2026-01-20'))).verdict.decision!.reasons
    expect(reason!.text).toBe(
      '只计企业本身：近3个月向6家机构申请融资，建议核实资金用途与申请原因。',
    )
    expect(reason!.rules).toEqual(['R-ML01'])
    expect(JSON.stringify(reason!.evidence)).toContain('b2026-01-20-5')
  })
  it('of arrears of a month or more is for a person', () => {
    expect(reasons(beside(lendersFacts([overdue(0, '2026-01-05')])))).toEqual([])
    expect(reasons(beside(lendersFacts([overdue(1, '2026-01-05')])))).toEqual(['G-OVERDUE'])
  })
  it('of persons is no part of it, and they are nowhere named', () => {
    const records = appliedAt(9, '2026-01-20').map((one) => ({
      ...one,
      subject: 'LEGAL_REP' as const,
    }))
    const persons = {
      subjects: [
        { ...FIRM, at: ASKED_AT },
        { ...LEGAL_REP, at: ASKED_AT },
      ],
    }
    expect(canonicalJson(beside(lendersFacts(records, persons)))).toBe(
      canonicalJson(beside(lendersFacts())),
    )
  })
})

describe('nothing against it', () => {
  const quiet = beside(lendersFacts())
  it('gives nothing: grade, limit, verdict and praises stay', () => {
    const came = ({ verdict, findings }: ReportDocument) => [
      ...[verdict.decision!.level, verdict.score?.grade, verdict.limit?.suggest],
      findings.strengths,
    ]
    expect(came(quiet)).toEqual(came(alone))
  })
  it('has no figure of the report on lending, which counts persons as well', () => {
    const keys = ({ indicators }: ReportDocument) => indicators.map(({ key }) => key)
    expect(keys(quiet)).toEqual(keys(alone))
  })
})

describe('lenders who told nothing of today', () => {
  const firm = { ...FIRM, at: null, vendor: null }
  const crowd = appliedAt(9, '2026-01-20')
  it.each<[string, LoanFacts]>([
    ['not asked', lendersFacts(crowd, { subjects: [{ ...firm, asked: 'UNASKED' }] })],
    ['no answer', lendersFacts(crowd, { subjects: [{ ...firm, asked: 'FAILED', fault: 'DOWN' }] })],
    ['no consent', lendersFacts(crowd, { subjects: [{ ...firm, asked: 'NO_CONSENT' }] })],
    ['too long ago', lendersFacts(crowd, { subjects: [{ ...FIRM, at: '2026-02-17T04:00:00Z' }] })],
  ])('%s: the report is the one without them', (_, lenders) => {
    expect(canonicalJson(beside(lenders))).toBe(canonicalJson(alone))
  })
})

describe('R-020', () => {
  // 26 October months of sales reversed in November; ±30 days around October: 1 September to 30 November 2025.
  const surged = (lenders?: LoanFacts, more: Partial<JointFacts> = {}) =>
    made({ invoice: surgedInvoices(), ...(lenders ? { lenders } : {}), ...more })
  const noAuths = { tax: { ...jointFacts().tax, bankAuths: [] } }
  it.each([
    ['2025-08-31', 'MISS'],
    ['2025-09-01', 'HIT'],
    ['2025-11-30', 'HIT'],
    ['2025-12-01', 'MISS'],
  ])('with an application on %s is %s', (day, result) => {
    expect(r020(surged(lendersFacts(appliedAt(1, day)), noAuths)).result).toBe(result)
  })
  it('waits where lenders were not asked', () => {
    expect(r020(surged(undefined, noAuths)).result).toBe('UNKNOWN')
  })
  it('takes a query by consent and an authorisation of the bank-tax link, no loan', () => {
    const on = (event: 'AUTH_QUERY' | 'LOAN') =>
      lendersFacts([lendingRecord('x1', event, 'STATE_BANK', 'S1', '2025-10-15T10:00:00')])
    expect(r020(surged(on('AUTH_QUERY'), noAuths)).result).toBe('HIT')
    expect(r020(surged(on('LOAN'), noAuths)).result).toBe('MISS')
    const tax = { ...jointFacts().tax, bankAuths: [bankAuth('示例一银行', '2025-10-20')] }
    expect(r020(surged(lendersFacts(), { tax })).result).toBe('HIT')
  })
  it('tells month, reds and day, and is one in every report that judges it', () => {
    const lenders = lendersFacts(appliedAt(1, '2025-09-05'))
    const rule = r020(surged(lenders, noAuths))
    expect(rule.text).toBe(
      '2025-10开票骤增，其后红冲2,000,000.00元，2025-09-05有融资申请或授权，时间接近，建议核实。',
    )
    expect(rule.evidence.map(({ dataset }) => dataset)).toEqual([
      ...['INVOICE', 'INVOICE', 'LENDING_RECORD'],
    ])
    const risk = taxRiskReport(jointFacts({ invoice: surgedInvoices(), lenders, ...noAuths }), M0)
    expect(r020(risk)).toMatchObject({ result: 'HIT', text: rule.text })
  })
  it('does not say before thirty days have passed since the surge', () => {
    const invoice = jointInvoices({}, [row('2026-02-05', 2_600_000), row('2026-02-12', -2_000_000)])
    expect(r020(made({ invoice, lenders: lendersFacts(), ...noAuths })).result).toBe('UNKNOWN')
  })
})

describe('the facts', () => {
  it('come back as they were, with and without public records', () => {
    const lenders = lendersFacts(appliedAt(2, '2026-01-20'))
    const back = decodeFacts(encodeFacts(jointFacts({ lenders })))
    expect(back.lenders).toEqual(lenders)
    expect(back).not.toHaveProperty('public')
    expect(decodeFacts(encodeFacts(jointFacts()))).not.toHaveProperty('lenders')
  })
})
