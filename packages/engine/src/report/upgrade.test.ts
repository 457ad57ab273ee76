import { describe, expect, it } from 'vitest'
import type { EvidenceQuery, ReportDocument } from './document.ts'
import { FIRST_CONVENTIONS, type FirstFrame } from './first-frame.ts'
import { upgradeDocument } from './upgrade.ts'

const query: EvidenceQuery = { dataset: 'INVOICE', direction: 'OUT', rows: 'VALID' }

const stored: FirstFrame = {
  type: 'INVOICE',
  engineVersion: 'invoice-1.1.1',
  title: '发票报告',
  enterprise: { name: '示例有限公司', taxNo: null },
  asOf: '2026-03-15T10:00:00+08:00',
  window: { m0: '202602', l12: ['202503', '202602'], p12: ['202403', '202502'] },
  summary: {
    score: {
      value: 640,
      grade: 'A',
      card: 'card',
      defaultProbability: 0.02,
      reasons: [],
      breakdown: [],
    },
    limit: { suggest: 300_000, legs: [], note: '仅供参考' },
    riskScore: 11.75,
    riskLevel: 'HIGH',
    strengths: ['每月均有开票'],
    risks: [],
  },
  coverage: { INVOICE_OUT: { 202602: 'COLLECTED' } },
  quality: [],
  indicators: [
    {
      id: 'I-001',
      key: 'I-001.L12',
      name: '开票净额',
      value: 12.5,
      unit: 'yuan',
      window: 'L12',
      flag: 'RED',
      formula: 'Σ',
      inputs: [],
      evidence: query,
      version: '1',
    },
  ],
  rules: [
    {
      id: 'R-035',
      name: '上游异常',
      result: 'UNKNOWN',
      level: 'HIGH',
      redLine: false,
      text: '无法判断：上游异常',
      value: null,
      threshold: '',
      inputs: [],
      evidence: null,
      version: '1',
    },
  ],
  sections: [
    {
      id: 's',
      title: '节',
      blocks: [
        { kind: 'text', id: 't', paragraphs: ['甲'] },
        { kind: 'table', id: 'a', title: '', columns: [], rows: [{}, {}], evidence: [query, null] },
        { kind: 'table', id: 'b', title: '', columns: [], rows: [] },
      ],
    },
  ],
}

describe('upgrade of a stored document', () => {
  const document = upgradeDocument(JSON.parse(JSON.stringify(stored)))

  it('moves what the first frame said under a summary and a window', () => {
    expect(document).toMatchObject({
      frame: 2,
      kind: 'INVOICE',
      verdict: {
        score: stored.summary.score,
        limit: stored.summary.limit,
        risk: { score: 11.75, level: 'HIGH' },
      },
      findings: { strengths: ['每月均有开票'], risks: [] },
      periods: {
        last: '202602',
        span: ['202403', '202602'],
        windows: [
          { name: '近12个月', from: '202503', to: '202602' },
          { name: '上一个12个月', from: '202403', to: '202502' },
        ],
      },
      conventions: FIRST_CONVENTIONS,
    })
    for (const gone of ['type', 'window', 'summary']) expect(document).not.toHaveProperty(gone)
  })

  it('makes one condition a list of one, and none a list of none', () => {
    expect(document.indicators[0]?.evidence).toEqual([query])
    expect(document.rules[0]?.evidence).toEqual([])
    const [text, traced, plain] = document.sections[0]!.blocks
    expect(text).toEqual(stored.sections[0]!.blocks[0])
    expect(traced).toMatchObject({ evidence: [[query], []] })
    expect(plain).not.toHaveProperty('evidence')
  })

  it('leaves a document of the present frame as it is', () => {
    expect(upgradeDocument(document)).toBe(document)
  })

  it.each([
    null,
    'text',
    [],
    {},
    { type: 'TAX' },
    { frame: 3, kind: 'INVOICE' } as unknown as ReportDocument,
  ])('refuses %j', (json) => {
    expect(() => upgradeDocument(json)).toThrow(RangeError)
  })
})
