/** What registry and courts publish does to the joint verdict: the rules that waited judge, gates hold, and nothing is given. */
import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { jointFacts } from '../../test-support/joint-facts.ts'
import {
  publicFacts,
  suspected,
  UNTOLD,
  withRecords,
  withState,
} from '../../test-support/public/facts.ts'
import { monthOf } from '../../test-support/tax-record-facts.ts'
import { decodeFacts, encodeFacts } from '../joint/snapshot.ts'
import type { PublicFacts } from '../public/facts.ts'
import type { ReportDocument } from '../report/document.ts'
import { taxRiskReport } from '../tax-risk/report.ts'
import { taxInvoiceReport } from './report.ts'

const M0 = monthOf('2026-02')
const LOOKED_UP = {
  ...{ dataCutoff: '2026-03-15T04:00:00.000Z', sameAddress: 0, samePhone: 0, legalRepFirms: 0 },
}
type Given = Parameters<typeof withRecords>[0]
const told = (given: Given, more: Partial<PublicFacts> = {}) =>
  withRecords(given, { ...LOOKED_UP, ...more })
const beside = (published?: PublicFacts) =>
  taxInvoiceReport(jointFacts(published ? { public: published } : {}), M0)
const risk = (published?: PublicFacts) =>
  taxRiskReport(jointFacts(published ? { public: published } : {}), M0)
const alone = beside()
const rule = ({ rules }: ReportDocument, id: string) => rules.find((one) => one.id === id)
const levels = ({ verdict }: ReportDocument) => [
  verdict.decision!.level,
  ...verdict.decision!.reasons.map(({ id }) => id),
]

const NEGATIVE: [what: string, given: Given, level: string, reason: string][] = [
  ['a dishonest debtor', { DISHONEST: [{ publishedOn: '2026-01-01' }] }, 'REJECT', 'G-RED-LINE'],
  ['an enforcement', { ENFORCEMENT: [{ filedOn: '2026-01-01' }] }, 'REVIEW', 'G-HIGH-RULE'],
  [
    'a restriction order',
    { CONSUMPTION_LIMIT: [{ filedOn: '2026-01-01' }] },
    'REVIEW',
    'G-LIMITED',
  ],
  ['a freeze', { EQUITY_FREEZE: [{ frozenFrom: '2026-01-01' }] }, 'REVIEW', 'G-FROZEN'],
  [
    'a list of abnormal operations',
    { ABNORMAL_LIST: [{ putOn: '2026-01-01' }] },
    'REVIEW',
    'G-ABNORMAL',
  ],
  ['cancelled', { BUSINESS_REGISTRATION: [{ status: '注销' }] }, 'REJECT', 'G-DISSOLVED'],
]

describe('beside invoices and taxes', () => {
  it.each(NEGATIVE)('%s is %s', (_, given, level, reason) => {
    expect(levels(alone)).toEqual(['ADMIT'])
    const document = beside(told(given))
    expect(document.verdict.decision!.level).toBe(level)
    expect(levels(document)).toContain(reason)
  })
  it('nothing against it gives nothing: grade, limit and verdict stay', () => {
    const document = beside(told({}))
    const { decision, score, limit } = document.verdict
    expect([decision!.level, score?.grade, score?.value, limit?.suggest]).toEqual([
      alone.verdict.decision!.level,
      alone.verdict.score?.grade,
      alone.verdict.score?.value,
      alone.verdict.limit?.suggest,
    ])
    expect(document.findings.strengths).toEqual(alone.findings.strengths)
  })
  it('rules that waited judge, and what is not told leaves them unjudged', () => {
    const states = (document: ReportDocument) =>
      ['R-049', 'R-069'].map((id) => rule(document, id)?.result ?? null)
    expect(states(alone)).toEqual([null, null])
    expect(states(risk())).toEqual(['UNKNOWN', 'UNKNOWN'])
    expect(states(risk(told({})))).toEqual(['MISS', 'MISS'])
    expect(states(risk(told({ DISHONEST: [{ publishedOn: '2026-01-01' }] })))).toEqual([
      'MISS',
      'HIT',
    ])
    const untold = withState(publicFacts(LOOKED_UP), UNTOLD, 'DISHONEST')
    expect(states(risk(untold))).toEqual(['MISS', 'UNKNOWN'])
    expect(beside(untold).verdict.decision!.level).toBe(alone.verdict.decision!.level)
  })
  it('what bears the name only is for a person, and never more', () => {
    const maybe = suspected('DISHONEST', 'S', { publishedOn: '2026-01-01' })
    const facts = told({})
    const document = beside({ ...facts, records: { ...facts.records, DISHONEST: [maybe] } })
    expect(levels(document)).toEqual(['REVIEW', 'G-SUSPECTED'])
    expect(rule(document, 'R-069')!.result).toBe('MISS')
  })
  it('a change that the bureau does not have on file says that the two disagree', () => {
    const text = rule(
      beside(told({ REGISTRATION_CHANGE: [{ changedOn: '2026-02-01', item: '法定代表人变更' }] })),
      'R-046',
    )!.text
    expect(text).toContain('依据工商司法数据')
    expect(text).toContain('两者不一致')
  })
  const penalty = (publishedOn: string) =>
    told({ TAX_NOTICE: [{ noticeType: '涉税处罚', publishedOn }] })
  it('a notice of the bureau says nothing more than its own records, collected since', () => {
    expect(levels(beside(penalty('2026-02-10')))).toEqual(['ADMIT'])
  })
  it('a notice stands where its records were collected before it, or were not obtained', () => {
    const joint = jointFacts({ public: penalty('2026-02-10') })
    const { tax } = joint
    const earlier = { ...joint, tax: { ...tax, dataCutoff: '2026-02-09T04:00:00.000Z' } }
    const without = { ...joint, tax: { ...tax, violations: null } }
    for (const facts of [earlier, without])
      expect(levels(taxInvoiceReport(facts, M0))).toContain('G-NOTICE-PENALTY')
  })
  it('too old a look-up tells nothing', () => {
    const old = told(
      { DISHONEST: [{ publishedOn: '2025-01-01' }] },
      { dataCutoff: '2025-08-01T00:00:00.000Z' },
    )
    expect(canonicalJson(beside(old))).toBe(canonicalJson(alone))
  })
})

describe('the facts', () => {
  it('come back as they were, and without public records are the bytes of before', () => {
    const facts = jointFacts({ public: told({ DISHONEST: [{ publishedOn: '2026-01-01' }] }) })
    expect(decodeFacts(encodeFacts(facts)).public).toEqual(facts.public)
    const bare = encodeFacts(jointFacts())
    const view = new DataView(bare.buffer)
    const lengths = [4, 8, 12].map((at) => view.getUint32(at, true))
    expect(lengths[2]).toBe(0)
    expect(bare.length).toBe(16 + lengths[0]! + lengths[1]!)
    expect(decodeFacts(bare)).not.toHaveProperty('public')
  })
  it('cut short are refused', () => {
    const bytes = encodeFacts(jointFacts({ public: told({}) }))
    expect(() => decodeFacts(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError)
  })
})
