// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { report } from '@xinjian/contract/nouns/report'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainReport } from '../../reports/test-support/sample-plain.ts'
import { cookie, newTab, show } from '../../shell/test/tab.tsx'
import { alerts, button, leaveForGood, press, text } from '../../test-support/page.tsx'
import { answer, headersOf, no, ok, sent } from '../../test-support/server.ts'

const OPENED = {
  row: {
    reportNo: 'INV202610080000000427',
    fingerprint: 'f1',
    createdAt: '2026-10-08T02:21:00Z',
    createdBy: 'demo',
  },
  institution: '示例银行',
  purpose: '贷款评估',
  expiresAt: '2026-12-01T16:30:00Z',
  document: plainReport,
}
const open = () =>
  show('/share/tok', async () => {
    const { Component } = await import('../Share.tsx')
    return (
      <Routes>
        <Route path="/share/:token" element={<Component />} />
      </Routes>
    )
  })

beforeEach(() => {
  newTab()
  answer(report.shareOpen, ok(OPENED))
})
afterEach(leaveForGood)

describe('a shared report', () => {
  it('is opened by its link alone: no session of whoever looks goes along', async () => {
    await open()
    expect(cookie('token')).toBe('T')
    expect(sent(report.shareOpen)).toEqual([{ token: 'tok' }])
    expect(headersOf(report.shareOpen)[0]).not.toHaveProperty('Authorization')
  })

  it('says who shared it, for what, and until when', async () => {
    await open()
    expect(text()).toContain('分享机构示例银行用途贷款评估链接有效至2026-12-02 00:30')
    expect(text()).toContain(plainReport.enterprise.name)
    expect(screen.getByRole('link', { name: '核验真伪' }).getAttribute('href')).toBe(
      '/verify?no=INV202610080000000427',
    )
  })

  it('asks search engines to stay away, and tells no other site its address', async () => {
    await open()
    const metas = [...document.querySelectorAll('meta')].map((m) => `${m.name} ${m.content}`)
    expect(metas).toContain('robots noindex, nofollow')
    expect(metas).toContain('referrer no-referrer')
  })

  it('can be kept as a PDF', async () => {
    const files: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download)
    })
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=r.pdf',
    }
    answer(report.sharePdf, new Response('%PDF', { headers }))
    await open()
    await press('下载 PDF')
    expect(sent(report.sharePdf)).toEqual([{ token: 'tok' }])
    // Whoever is logged in here reads it as anybody else who was given the link.
    expect(headersOf(report.sharePdf)[0]?.Authorization).toBeUndefined()
    expect(files).toEqual(['r.pdf'])
  })

  it('that cannot be kept says why', async () => {
    answer(report.sharePdf, no(2010, '链接已被撤销'))
    await open()
    await press('下载 PDF')
    expect(text()).toContain('链接已被撤销')
    expect(button('下载 PDF').disabled).toBe(false)
  })
})

describe('a link that does not open', () => {
  it.each(['链接已过期，请联系分享人', '链接已被分享人撤销'])('%s', async (words) => {
    answer(report.shareOpen, no(2010, words))
    await open()
    expect(alerts()[0]).toContain('无法打开这份报告')
    expect(alerts()[0]).toContain(words)
    expect(screen.queryByRole('button', { name: '下载 PDF' })).toBeNull()
    expect(screen.getByRole('link', { name: '核验手中的报告' }).getAttribute('href')).toBe(
      '/verify',
    )
  })

  it('can be tried again', async () => {
    answer(report.shareOpen, no(500, '系统数据异常'))
    await open()
    await press('重新打开')
    expect(location.reload).toHaveBeenCalledOnce()
  })
})
