import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ReportHead } from '../model.ts'
import { ReportPaper } from '../ReportPaper.tsx'
import { ReportScreen } from '../ReportScreen.tsx'
import { plainReport } from '../test-support/sample-plain.ts'

const HEAD: ReportHead = {
  reportNo: 'INV202603150000001230',
  institution: '示例机构',
  fingerprint: '9f'.repeat(32),
  createdAt: '2026-03-15T02:04:11Z',
  verifyUrl: 'https://xinjian.example/verify?no=INV202603150000001230',
}

describe('a kind that judges nothing', () => {
  const screen = renderToStaticMarkup(<ReportScreen document={plainReport} head={HEAD} />)
  const paper = renderToStaticMarkup(<ReportPaper document={plainReport} head={HEAD} user="王" />)

  it('has no card of a verdict, no rule count and no word of another kind', () => {
    for (const html of [screen, paper]) {
      for (const word of [
        '数据校验',
        '信用评分',
        '参考额度',
        '风险等级',
        '低风险',
        '已判断',
        '规则',
        '发票',
      ])
        expect(html).not.toContain(word)
      expect(html).not.toContain('data-level')
      expect(html).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('opens with its key figures, its findings and what they rest on', () => {
    const page = screen.slice(screen.indexOf('sec-summary'), screen.indexOf('sec-quality'))
    for (const text of ['主要指标', '实缴税款', '没有滞纳金', '欠税', '缴款信息', '18 / 24 个月'])
      expect(page).toContain(text)
    expect(page).toContain(
      '其中 12 个月无记录 · 未采集：2024-06、2024-07、2024-08、2024-09 等 6 个月',
    )
    expect(page.indexOf('缴款信息')).toBeLessThan(page.indexOf('欠税信息'))
  })

  it('says its own conventions, windows and statements', () => {
    for (const text of ['按入库日期计入', '2025-03 至 2026-02', '自电子税务局采集'])
      expect(screen).toContain(text)
    expect(screen).not.toContain('20日内')
  })

  it('leaves out a list of findings in which nothing stands', () => {
    const html = renderToStaticMarkup(
      <ReportScreen
        document={{ ...plainReport, findings: { strengths: ['一项'], risks: [] } }}
        head={HEAD}
      />,
    )
    expect(html).toContain('主要优势')
    expect(html).not.toContain('主要风险')
  })
})
