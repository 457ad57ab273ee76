// @vitest-environment happy-dom

import { report } from '@xinjian/contract/nouns/report'
import { WARM_SHEET } from '@xinjian/contract/paper'
import { SHEET_BLOCK } from '@xinjian/engine/report/sheet'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainReport } from '../../reports/test-support/sample-plain.ts'
import { newTab, show } from '../../shell/test/tab.tsx'
import { leaveForGood, settle, text } from '../../test-support/page.tsx'
import { answer, DEAD, no, ok, sent } from '../../test-support/server.ts'

const NO = 'INV202610080000000427'
const marks = () => document.documentElement.dataset
let wanted: string[]
let fonts: () => Promise<unknown>

const open = (address: string) =>
  show(address, async () => {
    const { Component } = await import('../pages/ReportPaperPage.tsx')
    return <Component />
  })

beforeEach(() => {
  newTab(null)
  vi.doMock('@fontsource/noto-sans-sc/400.css', () => ({}))
  vi.doMock('@fontsource/noto-sans-sc/700.css', () => ({}))
  delete marks().paperReady
  delete marks().paperError
  wanted = []
  fonts = async () => []
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      ready: Promise.resolve(),
      load: (_face: string, characters: string) => {
        wanted.push(characters)
        return fonts()
      },
    },
  })
  const row = {
    reportNo: NO,
    fingerprint: 'f1',
    createdAt: '2026-10-08T02:21:00Z',
    createdBy: 'demo',
  }
  answer(
    report.shareOpen,
    ok({ row, institution: '示例银行', purpose: '', expiresAt: '', document: plainReport }),
  )
})
afterEach(() => {
  document.getElementById(SHEET_BLOCK)?.remove()
  Reflect.deleteProperty(document, 'fonts')
  leaveForGood()
})

describe('the sheet for the printer', () => {
  it.each(['?', '#'])(
    'is opened by a ticket after %s, and announced once it is drawn',
    async (mark) => {
      await open(`/pdfTemplate${mark}reportNo=${NO}&ticket=tick`)
      expect(sent(report.shareOpen)).toEqual([{ token: 'tick' }])
      expect(text()).toContain(plainReport.enterprise.name)
      const sign = mark === '#' ? `#reportNo=${NO}&ticket=tick` : ''
      expect([marks().paperReady, marks().paperError]).toEqual([sign, undefined])
    },
  )

  it('shows the next document alone once the printer names it, and announces that one', async () => {
    await open('/pdfTemplate#ticket=first')
    expect(text()).toContain(plainReport.enterprise.name)
    const gate = Promise.withResolvers<unknown>()
    fonts = () => gate.promise
    const row = { reportNo: 'INV2', fingerprint: 'f2', createdAt: null, createdBy: 'demo' }
    const enterprise = { ...plainReport.enterprise, name: '后来者有限公司' }
    const next = { ...plainReport, enterprise }
    const opened = { row, institution: '', purpose: '', expiresAt: '', document: next }
    answer(report.shareOpen, ok(opened))
    location.hash = '#ticket=second'
    window.dispatchEvent(new PopStateEvent('popstate'))
    await settle()
    expect(text()).not.toContain(plainReport.enterprise.name)
    expect(marks().paperReady).toBe('#ticket=first')
    gate.resolve([])
    await settle()
    expect(text()).toContain('后来者有限公司')
    expect(marks().paperReady).toBe('#ticket=second')
    expect(sent(report.shareOpen)).toEqual([{ token: 'first' }, { token: 'second' }])
  })

  it('for a partner group keeps the name of the group, and else is called by what it is', async () => {
    document.title = '银政通合作专区'
    await open(`/pdfTemplate?group=YZT&reportNo=${NO}&ticket=tick`)
    expect(document.title).toBe('银政通合作专区')
    await open(`/pdfTemplate?reportNo=${NO}&ticket=tick`)
    expect(document.title).toContain(plainReport.title)
  })

  it('under another template than the printer asked for is an error, not a file', async () => {
    const row = { reportNo: NO, fingerprint: 'f1', createdAt: null, createdBy: 'demo' }
    const view = { template: { id: 3, version: 2, name: '授信版' }, sections: [] }
    const opened = { row, institution: '', purpose: '', expiresAt: '', document: plainReport }
    answer(report.shareOpen, ok({ ...opened, view }))
    await open('/pdfTemplate#ticket=tick&view=3.1')
    expect(marks().paperError).toBe('报告模板刚被修改，请重新下载')
    leaveForGood()
    newTab(null)
    answer(report.shareOpen, ok({ ...opened, view }))
    delete marks().paperError
    await open('/pdfTemplate#ticket=tick&view=3.2')
    const sign = '#ticket=tick&view=3.2'
    expect([marks().paperReady, marks().paperError]).toEqual([sign, undefined])
  })

  it('asks for the fonts of every word on it before it is announced', async () => {
    const gate = Promise.withResolvers<unknown>()
    fonts = () => gate.promise
    await open(`/pdfTemplate?ticket=tick`)
    expect(marks().paperReady).toBeUndefined()
    gate.resolve([])
    await settle()
    expect(marks().paperReady).toBe('')
    const asked = new Set(wanted.join(''))
    for (const letter of plainReport.enterprise.name) expect(asked).toContain(letter)
  })

  it('waits for the fonts of the sheet as it was drawn, too', async () => {
    const gate = Promise.withResolvers<unknown>()
    fonts = () => (text().includes(plainReport.enterprise.name) ? gate.promise : Promise.resolve())
    await open('/pdfTemplate?ticket=tick')
    expect(text()).toContain(plainReport.enterprise.name)
    expect(marks().paperReady).toBeUndefined()
    gate.resolve([])
    await settle()
    expect(marks().paperReady).toBe('')
  })

  it('prints in the next best font when one does not come', async () => {
    fonts = async () => Promise.reject(new Error('offline'))
    await open(`/pdfTemplate?ticket=tick`)
    expect(marks().paperReady).toBe('')
  })

  it('names the public address for its proof, whatever address the printer used', async () => {
    await open(`/pdfTemplate?ticket=tick&base=https%3A%2F%2Fxinjian.example`)
    expect(document.body.innerHTML).toContain('xinjian.example')
  })
})

describe('the printer gives up at once', () => {
  it.each([
    ['a ticket that is refused', no(2010, '链接已过期'), '链接已过期'],
    ['a lost line', DEAD, '网络连接异常，请检查网络后重试'],
  ])('%s', async (_, given, words) => {
    answer(report.shareOpen, given)
    await open(`/pdfTemplate?ticket=tick`)
    expect([marks().paperError, marks().paperReady]).toEqual([words, undefined])
    expect(text()).toContain(words)
  })

  it('a ticket of another report', async () => {
    await open(`/pdfTemplate?reportNo=INV1&ticket=tick`)
    expect(marks().paperError).toBe('链接与报告编号不符')
    expect(text()).not.toContain(plainReport.enterprise.name)
  })
})

describe('a sheet that is named after its kind', () => {
  const give = (reportType: string) =>
    answer(
      report.shareOpen,
      ok({
        row: {
          reportNo: NO,
          reportType,
          fingerprint: 'f1',
          createdAt: '2026-10-08T02:21:00Z',
          createdBy: 'demo',
        },
        institution: '示例银行',
        purpose: '',
        expiresAt: '',
        document: plainReport,
      }),
    )

  it.each([
    ['risk', 'TAX_RISK'],
    ['etax', 'TAX'],
    ['etax', 'TAX_PAYMENT'],
    ['ryc', 'TAX_INVOICE'],
    ['erp', 'ERP'],
    ['erp', 'ERP_ITEM'],
    ['zhj', 'ERP_ZHJ'],
  ])('_%s prints %s', async (name, kind) => {
    give(kind)
    await open(`/pdfTemplate_${name}?ticket=tick`)
    expect([marks().paperReady, marks().paperError]).toEqual(['', undefined])
  })

  it.each([
    ['risk', 'TAX', '此页面只打印“税务风险报告”，而链接中的是“税务报告”'],
    ['zhj', 'ERP', '此页面只打印“智慧记报告”，而链接中的是“ERP财务报告”'],
    ['etax', 'INVOICE', '此页面只打印“税务报告”或“纳税报告”，而链接中的是“发票报告”'],
    ['ryc', 'TAX_RISK', '此页面只打印“税票综合报告”，而链接中的是“税务风险报告”'],
  ])('_%s refuses %s and says why', async (name, kind, words) => {
    give(kind)
    await open(`/pdfTemplate_${name}#ticket=tick`)
    expect(marks().paperError).toContain(words)
    expect(marks().paperReady).toBeUndefined()
    expect(text()).not.toContain(plainReport.enterprise.name)
  })

  it('the sheet without a name prints any kind', async () => {
    give('TAX_RISK')
    await open('/pdfTemplate?ticket=tick')
    expect(marks().paperReady).toBe('')
  })
})

describe('without a ticket', () => {
  it('the report that stands in the page itself is the sheet, and nobody is asked', async () => {
    const block = document.createElement('template')
    block.id = SHEET_BLOCK
    Object.defineProperty(block, 'textContent', {
      value: JSON.stringify({
        document: plainReport,
        fingerprint: 'f1',
        createdAt: '2026-10-08T02:21:00Z',
        user: 'cli',
      }),
    })
    document.body.append(block)
    await open('/pdfTemplate')
    expect(sent(report.shareOpen)).toEqual([])
    expect(text()).toContain(plainReport.enterprise.name)
    expect(marks().paperReady).toBe('')
  })

  it('a printer in waiting has its fonts ready and asks for nothing', async () => {
    await open(`/pdfTemplate${WARM_SHEET}`)
    expect(sent(report.shareOpen)).toEqual([])
    expect(wanted.join('').length).toBeGreaterThan(100)
    expect(marks().paperReady).toBeUndefined()
  })
})
