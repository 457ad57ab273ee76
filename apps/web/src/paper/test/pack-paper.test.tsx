// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainReport } from '../../reports/test-support/sample-plain.ts'
import { newTab, show } from '../../shell/test/tab.tsx'
import { leaveForGood, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'

const ROW = {
  reportNo: 'PAY202610080000000427',
  enterpriseName: '示例科技有限公司',
  taxNo: '91440399MAQ8Q5RN7G',
  fingerprint: 'ab'.repeat(32),
  dataCutoff: '2026-10-08T02:21:00Z',
  createdAt: '2026-10-08T02:21:00Z',
  createdBy: 'demo',
}
const DOCUMENT = plainReport
const OPENED = {
  row: ROW,
  institution: '示例商业银行',
  purpose: '打印',
  expiresAt: '2026-10-09T00:00:00Z',
  document: DOCUMENT,
}
const SECTION = DOCUMENT.sections[0]!.title
const PLACES = [
  { page: 2, marks: [['A结论摘要', 3] as const, [`C1${SECTION}`, 4] as const] },
  { page: 9, marks: [['不在报告里的话', 9] as const] },
]
const marks = () => document.documentElement.dataset
const open = (places: unknown = PLACES) =>
  show(
    `/pdfTemplate_pack#${new URLSearchParams({ tickets: 'one,two', places: JSON.stringify(places) })}`,
    async () => {
      const { Component } = await import('../pages/PackPaper.tsx')
      return <Component />
    },
  )

beforeEach(() => {
  newTab(null)
  vi.doMock('@fontsource/noto-sans-sc/400.css', () => ({}))
  vi.doMock('@fontsource/noto-sans-sc/700.css', () => ({}))
  delete marks().paperReady
  delete marks().paperError
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve(), load: async () => [] },
  })
  const second = { ...OPENED, row: { ...ROW, reportNo: 'TAX202610080000000431' } }
  answer(report.shareOpen, ok(OPENED), ok(second))
})
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  leaveForGood()
})

describe('the contents sheet of a pack', () => {
  it('opens every report by its own ticket', async () => {
    await open()
    expect(sent(report.shareOpen)).toEqual([{ token: 'one' }, { token: 'two' }])
    expect(marks().paperReady).toBe(location.hash)
  })

  it('leads to each report and its chapters by page of the whole', async () => {
    await open()
    const links = screen
      .getAllByRole('link')
      .map((a) => [a.textContent, a.getAttribute('href')] as const)
    expect(links.slice(0, 3)).toEqual([
      [`${DOCUMENT.title}2`, 'page:2'],
      ['A 结论摘要3', 'page:3'],
      [`C1 ${SECTION}4`, 'page:4'],
    ])
  })

  it('says how much of a report its file shows, of those that are shortened', async () => {
    const [first, second] = PLACES
    await open([{ ...first, sections: { shown: 9, of: 15 } }, second])
    expect(text().split('按机构模板显示，共 15 节中的 9 节')).toHaveLength(2)
    expect(text().split('按机构模板显示')).toHaveLength(2)
  })

  it('says nothing of a report but what stands behind its ticket', async () => {
    await open()
    expect(text()).toContain('示例科技有限公司')
    expect(text()).toContain('示例商业银行')
    expect(text()).not.toContain('不在报告里的话')
  })

  it('tells the printer why when a ticket opens nothing', async () => {
    answer(report.shareOpen, no(2008, '链接无效、已过期或已被撤销，请向分享方索取新链接'))
    await open()
    expect(marks().paperError).toContain('链接无效')
    expect(marks().paperReady).toBeUndefined()
  })
})
