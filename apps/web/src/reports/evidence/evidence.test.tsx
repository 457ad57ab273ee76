import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportProvider } from '../context.tsx'
import { indexReport, sectionOfRisk, subjectOf } from '../model.ts'
import { proofUrl } from '../proof-url.ts'
import { sampleReport } from '../test-support/sample.ts'
import { EvidenceDrawer } from './EvidenceDrawer.tsx'
import { EvidenceTable } from './EvidenceTable.tsx'
import { reproducedBy } from './reproduce.ts'
import type { EvidenceAnswer } from './source.ts'

const index = indexReport(sampleReport)
const ROW: EvidenceAnswer['rows'][number] = {
  key: '26332303000010001201',
  direction: 'OUT',
  issueDate: '2026-01-05',
  issueTime: null,
  kind: 'DIGITAL_SPECIAL',
  status: 'NORMAL',
  positive: true,
  counterpartyName: '示例客户',
  counterpartyTaxNo: null,
  amountExclTax: 100,
  taxAmount: 13,
  totalAmount: 113,
  source: 'UPLOAD',
}
const answer = (totalAmount: number, total = 3): EvidenceAnswer => ({
  total,
  rows: [],
  sums: { amountExclTax: 1, taxAmount: 2, totalAmount },
  condition: '销项',
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
  it('claims equality to the 分 and no closer than that', () => {
    expect(reproducedBy(amount, answer(18_642_310.55))).toBe('totalAmount')
    expect(reproducedBy(amount, answer(18_642_310.54))).toBeNull()
  })

  it('matches counts, and a row by its own money', () => {
    expect(reproducedBy(subjectOf(index, 'I-005.L12')!, answer(0, 412))).toBe('total')
    const row = subjectOf(index, 'table:customers.top:0')!
    const value = sampleReport.sections
      .flatMap((s) => s.blocks)
      .find((b) => b.id === 'customers.top')
    if (value?.kind !== 'table') throw new Error('no table')
    expect(reproducedBy(row, answer(value.rows[0]!.amount as number))).toBe('totalAmount')
  })

  it('matches the lines of a category, not the invoices they stand on', () => {
    const row = subjectOf(index, 'table:maps.categories:0')!
    const of = (amountExclTax: number) => {
      const { sums, ...rest } = answer(9_999)
      return { ...rest, sums: { ...sums, lines: { amountExclTax, taxAmount: 0 } } }
    }
    expect(reproducedBy(row, of(5_900_000))).toBe('lines')
    expect(reproducedBy(row, of(5_900_000.01))).toBeNull()
  })

  it('claims nothing for ratios, days and rules', () => {
    expect(reproducedBy(subjectOf(index, 'I-007.L12')!, answer(0.1834))).toBeNull()
    expect(reproducedBy(subjectOf(index, 'I-016.L12')!, answer(64, 64))).toBeNull()
    expect(reproducedBy(subjectOf(index, 'R-028')!, answer(64))).toBeNull()
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

  it('keeps invoices from readers without a source, and says when there are none', () => {
    expect(draw('I-001.L12')).toContain('仅对查询机构开放')
    expect(draw('I-016.L12')).toContain('没有可列出的明细')
  })
})

describe('rows', () => {
  const draw = (lines: { amountExclTax: number; taxAmount: number } | undefined) =>
    renderToStaticMarkup(
      <ReportProvider document={sampleReport} mode="screen">
        <EvidenceTable
          busy={false}
          match={lines ? 'lines' : null}
          answer={{
            total: 1,
            rows: [{ ...ROW, lines }],
            sums: { amountExclTax: 100, taxAmount: 13, totalAmount: 113, lines },
            condition: '',
          }}
        />
      </ReportProvider>,
    )
  it('show the lines meant first, as what adds up to the figure', () => {
    const html = draw({ amountExclTax: 60.5, taxAmount: 7.87 })
    expect(html).toMatch(/所指明细不含税.*不含税金额.*价税合计/)
    expect(html).toContain('rp-matched')
    expect(html.match(/60\.50/g)).toHaveLength(2)
    expect(html).not.toContain('税额')
  })
  it('show whole invoices otherwise', () => {
    const html = draw(undefined)
    expect(html).toMatch(/不含税金额.*税额.*价税合计/)
    expect(html).not.toContain('所指明细')
  })
})

describe('links', () => {
  it('find the section of a risk', () => {
    expect(sectionOfRisk(sampleReport, sampleReport.summary.risks[0]!)).toBe('rules')
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
