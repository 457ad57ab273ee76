// @vitest-environment jsdom
/** A report by a template of its institution: what is shown, in which order, what is said of it, and what still opens. */
import { type ReportView, sectionName } from '@xinjian/engine/report/view/view'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleReport as sampleOf } from '../../../../../packages/engine/test-support/sample-report.ts'
import type { ReportHead } from '../model.ts'
import { ReportPaper } from '../ReportPaper.tsx'
import { ReportScreen } from '../ReportScreen.tsx'
import { mount } from '../test-support/dom.ts'

const report = sampleOf('顶额+红冲')
const HEAD: ReportHead = {
  reportNo: 'INV202610080000000427',
  institution: '示例商业银行',
  fingerprint: 'a'.repeat(64),
  createdAt: '2026-03-02T00:00:00Z',
  verifyUrl: null,
}
const viewOf = (...shown: string[]): ReportView => ({
  template: { id: 3, version: 2, name: '授信审批版' },
  sections: [
    ...shown.map((name) => ({ name, shown: true })),
    ...report.sections
      .map(({ id }) => sectionName(id))
      .filter((name) => !shown.includes(name))
      .map((name) => ({ name, shown: false })),
  ],
})
const CHAPTERS = /<section[^>]*data-chapter="([\w-]+)"/g
const chapters = (html: string) => [...html.matchAll(CHAPTERS)].map(([, id]) => id)
const VIEW = viewOf('customers', 'trend', 'quality')

describe('on screen', () => {
  const html = renderToStaticMarkup(<ReportScreen document={report} head={HEAD} view={VIEW} />)

  it('stand the sections chosen in the order chosen; verdict, quality, methods and statements always', () => {
    expect(chapters(html)).toEqual([
      'summary',
      'quality',
      's07-customers',
      's03-trend',
      's00-quality',
      'method',
      'statement',
    ])
    expect(html).toContain('data-part="verdict"')
  })

  it('a section keeps the mark it has in the whole report', () => {
    expect(html).toMatch(/C8<\/span>\s*下游客户分析/)
    expect(html).toMatch(/C4<\/span>\s*开票趋势/)
  })

  it('it is said by which template and how much of the report that is', () => {
    expect(html).toContain('按机构模板显示，共 15 节中的 3 节')
    expect(html).toContain('模板“授信审批版”（第 2 版）')
    expect(html).toContain('未显示：企业基本信息、发票概览')
  })

  it('everything is one press away, and the way back too', async () => {
    const asked: boolean[] = []
    const page = await mount(
      <ReportScreen document={report} head={HEAD} view={VIEW} onWhole={(on) => asked.push(on)} />,
    )
    await page.click(page.named('button', '显示全部章节'))
    expect(asked).toEqual([true])
    const whole = renderToStaticMarkup(
      <ReportScreen document={report} head={HEAD} view={VIEW} whole onWhole={() => {}} />,
    )
    expect(chapters(whole).length).toBe(15 + 4)
    expect(whole).toContain('现显示全部 15 节；机构模板显示其中 3 节')
    expect(whole.includes('按模板显示</span>')).toBe(true)
  })

  it('a sentence of page one leads to a shown section or nowhere, never to a hidden one', () => {
    const leads = (view: ReportView) => {
      const paper = renderToStaticMarkup(
        <ReportPaper document={report} head={HEAD} view={view} user="王" />,
      )
      const shown = new Set(chapters(paper))
      const to = [...paper.matchAll(/href="#(?:sec|contents)-(?!annex")([\w-]+)"/g)].map(
        ([, id]) => id,
      )
      return [to.length > 4, to.filter((id) => !shown.has(id))]
    }
    expect([VIEW, viewOf('customers')].map(leads)).toEqual([
      [true, []],
      [true, []],
    ])
  })

  it('without a template nothing is said of one', () => {
    const plain = renderToStaticMarkup(<ReportScreen document={report} head={HEAD} />)
    expect(plain).not.toContain('机构模板')
  })
})

describe('on paper', () => {
  const html = renderToStaticMarkup(
    <ReportPaper document={report} head={HEAD} view={VIEW} user="王" />,
  )

  it('stand exactly the sections chosen, and the front says that it is not the whole', () => {
    expect(chapters(html).filter((id) => id?.startsWith('s') && /^s\d/.test(id))).toEqual([
      's07-customers',
      's03-trend',
      's00-quality',
    ])
    expect(html).toContain('按机构模板显示，共 15 节中的 3 节')
    expect(html).toContain('本件不是报告全文')
  })

  it('the annex has no table of a hidden section, and no text leads to an annex that is not there', () => {
    const hidden = report.sections
      .filter(({ id }) => !['customers', 'trend', 'quality'].includes(sectionName(id)))
      .flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'table' ? [b.title] : [])))
    const shown = report.sections
      .filter(({ id }) => ['customers', 'trend', 'quality'].includes(sectionName(id)))
      .flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'table' ? [b.title] : [])))
    const only = hidden.filter((title) => !shown.includes(title))
    expect(only.length).toBeGreaterThan(5)
    expect(only.filter((title) => html.includes(`>${title}<`))).toEqual([])
    expect(html.includes('见附录“全部指标”')).toBe(false)
  })
})
