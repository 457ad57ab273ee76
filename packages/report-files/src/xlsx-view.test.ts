/** A workbook by a template of the institution: the sections chosen, nothing of the others, and it says so. */
import { type ReportView, sectionName } from '@xinjian/engine/report/view/view'
import { describe, expect, it } from 'vitest'
import { sampleReport } from '../../engine/test-support/sample-report.ts'
import { sheetsOf } from './xlsx-sheets.ts'

const report = sampleReport('顶额+红冲')
const SHOWN = ['customers', 'trend', 'quality']

const viewOf = (...shown: string[]): ReportView => {
  const names = report.sections.map(({ id }) => sectionName(id))
  const hidden = names.filter((name) => !shown.includes(name))
  return {
    template: { id: 3, version: 2, name: '授信审批版' },
    sections: [
      ...shown.map((name) => ({ name, shown: true })),
      ...hidden.map((name) => ({ name, shown: false })),
    ],
  }
}
const sheets = (view: ReportView | null) =>
  sheetsOf(report, { reportNo: null, fingerprint: null, view })
const titlesIn = (name: string) =>
  report.sections
    .filter(({ id }) => sectionName(id) === name)
    .flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'table' ? [b.title] : [])))

describe('a workbook by a template', () => {
  const plans = sheets(viewOf(...SHOWN))
  const titles = plans.map(({ title }) => title)

  it('has the tables of the sections chosen, in their order, and of no other', () => {
    const of = (names: readonly string[]) => names.flatMap(titlesIn)
    const tables = titles.filter((title) =>
      of(report.sections.map(({ id }) => sectionName(id))).includes(title),
    )
    expect(tables).toEqual(of(SHOWN))
    expect(tables.length).toBeGreaterThan(1)
    expect(of(['suppliers', 'goods']).some((title) => titles.includes(title))).toBe(false)
  })

  it('has only the indicators and rules of those sections, and every rule that was hit', () => {
    const shown = report.sections.filter(({ id }) => SHOWN.includes(sectionName(id)))
    const keys = shown.flatMap(({ blocks }) =>
      blocks.flatMap((b) => ('indicators' in b ? b.indicators : [])),
    )
    const ids = new Set(
      report.indicators.filter(({ key }) => keys.includes(key)).map(({ id }) => id),
    )
    const listed = plans.find(({ title }) => title === '指标')?.rows.map(({ id }) => id) ?? []
    expect(new Set(listed)).toEqual(ids)
    expect(ids.size).toBeLessThan(new Set(report.indicators.map(({ id }) => id)).size)
    const hit = report.rules.filter(({ result }) => result === 'HIT').map(({ id }) => id)
    expect(hit.length).toBeGreaterThan(0)
    // Of a section that shows no rule at all.
    const bare = sheets(viewOf('customers')).find(({ title }) => title === '风险规则')
    expect(bare?.rows.map(({ id }) => id)).toEqual(hit)
  })

  it('says by which template, how much of the report that is, and what is not shown', () => {
    const lines = Object.fromEntries(plans[0]!.rows.map(({ label, value }) => [label, value]))
    expect(lines.显示范围).toBe('按机构模板“授信审批版”（第2版）显示，共15节中的3节')
    expect(lines.未显示的章节).toContain('上游供应商分析')
    expect(titles).toContain('数据质量')
  })

  it('is the whole one where there is no template', () => {
    const plain = (of: typeof plans) => of.map(({ title, rows }) => ({ title, rows }))
    expect(plain(sheets(null))).toEqual(plain(sheetsOf(report)))
    expect(JSON.stringify(sheets(null)[0]!.rows)).not.toContain('机构模板')
  })
})
