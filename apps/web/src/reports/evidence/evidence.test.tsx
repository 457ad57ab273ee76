import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportProvider } from '../context.tsx'
import { indexReport, sectionOfRisk, subjectOf } from '../model.ts'
import { proofUrl } from '../proof-url.ts'
import { sampleReport } from '../test-support/sample.ts'
import { EvidenceDrawer } from './EvidenceDrawer.tsx'
import { reproducedBy } from './reproduce.ts'
import type { EvidenceAnswer } from './source.ts'

const index = indexReport(sampleReport)
const COLUMNS: EvidenceAnswer['columns'] = [
  { key: 'date', title: '日期', type: 'date' },
  { key: 'lines', title: '所指明细', type: 'money', sum: true },
  { key: 'total', title: '合计', type: 'money', sum: true },
]
const answer = (sums: Record<string, number>, total = 3): EvidenceAnswer => ({
  legs: [],
  leg: 0,
  columns: COLUMNS,
  sorts: [],
  counter: '笔',
  total,
  page: 1,
  size: 20,
  rows: [],
  sums,
})

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

describe('sums that reproduce the figure', () => {
  const amount = subjectOf(index, 'I-001.L12')!
  const total = { by: 'column', key: 'total' }
  it('claims equality to the 分 and no closer than that', () => {
    expect(reproducedBy(amount, answer({ total: 18_642_310.55 }))).toEqual(total)
    expect(reproducedBy(amount, answer({ total: 18_642_310.54 }))).toBeNull()
  })

  it('takes the first of the summed columns, and none that is not summed', () => {
    const both = { lines: 18_642_310.55, total: 18_642_310.55 }
    expect(reproducedBy(amount, answer(both))).toEqual({ by: 'column', key: 'lines' })
    const columns = COLUMNS.map(({ sum: _, ...column }) => column)
    expect(reproducedBy(amount, { ...answer(both), columns })).toBeNull()
  })

  it('matches counts by the number of rows, and a row by its own money', () => {
    expect(reproducedBy(subjectOf(index, 'I-005.L12')!, answer({}, 412))).toEqual({ by: 'rows' })
    const row = subjectOf(index, 'table:maps.categories:0')!
    expect(reproducedBy(row, answer({ total: 5_900_000 }))).toEqual(total)
    expect(reproducedBy(row, answer({ total: 5_900_000.01 }))).toBeNull()
  })

  it('claims nothing for ratios, days and rules', () => {
    expect(reproducedBy(subjectOf(index, 'I-007.L12')!, answer({ total: 0.1834 }))).toBeNull()
    expect(reproducedBy(subjectOf(index, 'I-016.L12')!, answer({ total: 64 }, 64))).toBeNull()
    expect(reproducedBy(subjectOf(index, 'R-028')!, answer({ total: 64 }))).toBeNull()
  })
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
