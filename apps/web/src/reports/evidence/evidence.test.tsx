import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportProvider } from '../context.tsx'
import { indexReport, sectionOfRisk, subjectOf } from '../model.ts'
import { proofUrl } from '../proof-url.ts'
import { sampleReport } from '../test-support/sample.ts'
import { EvidenceDrawer } from './EvidenceDrawer.tsx'
import { proofText } from './proof-text.ts'
import type { EvidenceProof } from './source.ts'

const index = indexReport(sampleReport)
describe('what a figure refers to', () => {
  it.each([
    ['I-016.L12', 'indicator'],
    ['R-028', 'rule'],
    ['table:customers.top:3', 'row'],
  ])('%s is a %s', (of, kind) => expect(subjectOf(index, of)?.kind).toBe(kind))

  it.each(['I-999', 'table:customers.top:99', 'table:none:0', '', '<script>'])(
    '%s is nothing',
    (of) => expect(subjectOf(index, of)).toBeNull(),
  )
})

type Proof = NonNullable<EvidenceProof>
const term = (name: string, value: number) => ({ name, value, unit: 'yuan', column: 'total' })
const line = (formula: Proof['formula'], a: number, b: number, value: number, unit = 'ratio') =>
  proofText(
    { formula, terms: [term('本期', a), term('上年同期', b)], value, unit },
    (each) => each.name ?? '',
    (number, of) => (of === 'ratio' ? `${number * 100}%` : number.toFixed(2)),
  )

describe('a proof in one line', () => {
  it.each([
    ['GROWTH', 1_250, 1_000, 0.25, 'ratio', '本期 1250.00 ÷ 上年同期 1000.00 − 1 = 25%'],
    [
      'GROWTH',
      -50,
      -100,
      0.5,
      'ratio',
      '（本期 -50.00 − 上年同期 -100.00） ÷ |上年同期 -100.00| = 50%',
    ],
    ['SHARE', 250, 1_000, 0.25, 'ratio', '本期 250.00 ÷ 上年同期 1000.00 = 25%'],
    ['MARGIN', 1_000, 750, 0.25, 'ratio', '1 − 上年同期 750.00 ÷ 本期 1000.00 = 25%'],
    ['DIFFERENCE', 1_250, 1_000, 250, 'yuan', '本期 1250.00 − 上年同期 1000.00 = 250.00'],
    ['SUM', 1_250, 1_000, 2_250, 'yuan', '本期 1250.00 + 上年同期 1000.00 = 2250.00'],
  ] as const)('%s', (formula, a, b, value, unit, text) =>
    expect(line(formula, a, b, value, unit)).toBe(text),
  )
})

describe('drawer', () => {
  const draw = (of: string | null) =>
    renderToStaticMarkup(
      <ReportProvider document={sampleReport} mode="screen">
        <EvidenceDrawer of={of} source={null} onClose={() => {}} />
      </ReportProvider>,
    )

  it('tells formula, inputs, thresholds and version; closed and unknown draw nothing', () => {
    const html = draw('I-001.NET')
    for (const text of ['Σ 窗口内各月', '19,252,410.55', '&gt; 45', '口径版本', '(23,410.50)'])
      expect(html).toContain(text)
    expect(draw(null)).toBe('')
    expect(draw('I-999')).toBe('')
  })

  it('keeps rows from readers without a source, and says when there are none', () => {
    expect(draw('I-001.L12')).toContain('仅对查询机构开放')
    expect(draw('I-016.L12')).toContain('没有可列出的明细')
  })
})

describe('links', () => {
  it('find the section of a risk', () => {
    expect(sectionOfRisk(sampleReport, sampleReport.findings.risks[0]!)).toBe('rules')
    expect(sectionOfRisk(sampleReport, '没有来由的话')).toBeNull()
  })

  it('honour a printer’s base on a loopback address only', () => {
    const here = { origin: 'http://127.0.0.1:3000', hostname: '127.0.0.1' }
    expect(proofUrl('X', 'https://a.example/', here)).toBe('https://a.example/verify?no=X')
    expect(proofUrl('X', 'javascript:1', here)).toBe('http://127.0.0.1:3000/verify?no=X')
    const outside = { origin: 'https://b.example', hostname: 'b.example' }
    expect(proofUrl('X', 'https://evil.example', outside)).toBe('https://b.example/verify?no=X')
  })
})
