// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainReport } from '../../reports/test-support/sample-plain.ts'
import {
  address,
  alerts,
  button,
  buttons,
  leaveForGood,
  pass,
  press,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { Component } from '../pages/ReportDetail.tsx'
import {
  be,
  dialogs,
  fileNamed,
  inside,
  newDesk,
  notes,
  open,
  paged,
  pressIn,
  REPORT_NO,
  saved,
  TAX_NO,
} from './desk.tsx'

// A whole report is heavy, and read by tests of its own.
vi.mock('../../reports/ReportScreen.tsx', () => ({
  ReportScreen: (props: {
    document: { enterprise: { name: string } }
    onOpen: (of: string) => void
  }) => (
    <button type="button" aria-label="figure" onClick={() => props.onOpen('P-001.L12')}>
      {props.document.enterprise.name}
    </button>
  ),
}))

const ROW = {
  reportNo: REPORT_NO,
  reportType: 'INVOICE',
  enterpriseName: '示例科技有限公司',
  taxNo: TAX_NO,
  status: 'READY',
  progress: 100,
  message: '',
  through: '2026-10',
  dataCutoff: '2026-11-20T02:00:00Z',
  engineVersion: '1.0.0',
  score: null,
  grade: null,
  riskLevel: null,
  fingerprint: '9f'.repeat(32),
  createdBy: 'demo',
  createdAt: '2026-11-20T02:21:00Z',
  sealed: false,
}
const CONSENT = {
  contractNo: 'SQ1',
  title: '授权书',
  status: 'EFFECTIVE',
  signer: '王*明',
  signedAt: '2026-10-08T02:21:00Z',
  validTo: '2027-10-08T02:21:00Z',
  purposes: ['贷款审批'],
  scopes: ['INVOICE_OUT'],
  grantees: ['示例银行'],
}
const BASIS = {
  consents: [CONSENT],
  dataCutoff: '2026-11-20T02:00:00Z',
  freshness: [
    { dataset: 'VAT_RETURN', collectedAt: '2026-11-20T02:00:00Z' },
    { dataset: 'TAX_ARREARS', collectedAt: null },
  ],
  outdated: false,
  coverage: [
    { dataset: 'INVOICE_OUT', have: 24, need: 24, missing: [] },
    { dataset: 'INVOICE_IN', have: 22, need: 24, missing: ['2025-01', '2025-02'] },
  ],
}
const DETAIL = { row: ROW, institution: '示例银行', basis: BASIS, document: plainReport }
const detail = (row: object, more: object = {}) =>
  ok({ ...DETAIL, ...more, row: { ...ROW, ...row } })
const PAGE = '/queryCenter/invoiceReportDetail'
const AT = `${PAGE}?taxId=${TAX_NO}&reportNo=${REPORT_NO}`
const show = (at = AT) => open(at, Component)
const links = () => screen.getAllByRole('link').map((a) => a.getAttribute('href'))

beforeEach(() => {
  newDesk()
  answer(report.reportDetail, ok(DETAIL))
  answer(report.shareList, ok([]))
})
afterEach(leaveForGood)

describe('a finished report', () => {
  it('is asked for by its number and shown with what it rests on', async () => {
    await show()
    expect(sent(report.reportDetail)).toEqual([{ reportNo: REPORT_NO }])
    expect(text()).toContain(plainReport.enterprise.name)
    expect(text()).toContain('SQ1生效中有效至 2027-10-08用途：贷款审批')
    expect(text()).toContain('2026-11-20 10:00')
    expect(text()).toContain('完整')
    expect(text()).toContain('22/24 个月')
    expect(text()).toMatch(/未采集：.*2025/)
    expect(links()).toContain('/queryCenter/consents?contractNo=SQ1')
  })

  it('lists when each dataset was collected, and none that never was', async () => {
    await show()
    expect(text()).toContain('1 类数据的采集时间')
    expect(links()).toContain(
      `/queryCenter/dataCollection?taxId=${TAX_NO}&way=data&dataset=VAT_RETURN`,
    )
    expect(links().join()).not.toContain('TAX_ARREARS')
  })

  it('that older data was made of leads to making it anew', async () => {
    answer(report.reportDetail, ok({ ...DETAIL, basis: { ...BASIS, outdated: true } }))
    await show()
    const link = screen.getByRole('link', { name: '有更新的数据，重新生成' })
    expect(link.getAttribute('href')).toBe(`/queryCenter/queryReport?taxId=${TAX_NO}`)
  })

  it('made of uploaded files says so in the place of a consent', async () => {
    answer(report.reportDetail, ok({ ...DETAIL, basis: { ...BASIS, consents: [] } }))
    await show()
    expect(text()).toContain('文件，未经税局采集')
    expect(text()).not.toContain('SQ1')
  })

  it('keeps in the address which figure’s rows are open', async () => {
    await show()
    await press('figure')
    expect(address()).toBe(`${AT}&of=P-001.L12`)
  })

  it('of another kind goes to the page of its kind', async () => {
    answer(report.reportDetail, detail({ reportType: 'TAX_PAYMENT' }))
    await show(`${AT}&of=I-001.L12`)
    expect(address()).toMatch(/^\/queryCenter\/payTaxReportDetail\?/)
    expect(address()).toContain('reportType=TAX_PAYMENT')
    expect(address()).toContain('of=I-001.L12')
  })

  it('without a number is the newest of the enterprise', async () => {
    answer(report.reportResult, ok(paged([ROW])))
    await show(`${PAGE}?taxId=${TAX_NO}`)
    expect(sent(report.reportResult)).toEqual([
      { taxId: TAX_NO, reportType: 'INVOICE', page: 1, size: 1 },
    ])
    expect(address()).toBe(`${PAGE}?taxId=${TAX_NO}&reportNo=${REPORT_NO}&reportType=INVOICE`)
  })

  it.each([
    ['where the enterprise has none', `?taxId=${TAX_NO}`, `?taxId=${TAX_NO}`],
    ['where no enterprise is named', '', ''],
  ])('%s leads to the page that makes one', async (_, query, to) => {
    answer(report.reportResult, ok(paged([])))
    await show(PAGE + query)
    expect(text()).toContain('请从“报告查询”选择一份报告')
    expect(links()).toEqual([`/queryCenter/queryReport${to}`])
  })
})

describe('a report that cannot be shown', () => {
  it('is asked for again after a fault', async () => {
    answer(report.reportDetail, no(500, '系统数据异常'), ok(DETAIL))
    await show()
    expect(alerts()[0]).toContain('系统数据异常')
    await press('重试')
    expect(text()).toContain(plainReport.enterprise.name)
  })

  it('whose consent was taken back leads to the consents, and offers no second try', async () => {
    answer(report.reportDetail, no(3003, '企业已撤回授权，报告已封存'))
    await show()
    expect(text()).toContain('企业已撤回授权，报告已封存')
    expect(links()).toEqual([`/queryCenter/consents?taxId=${TAX_NO}`])
    expect(buttons()).toEqual([])
  })

  it('whose consent was taken back leads nowhere who may not see consents', async () => {
    be('ROLE_RYC_CHILD')
    answer(report.reportDetail, no(3003, '企业已撤回授权，报告已封存'))
    await show()
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('that nobody knows leads to the list', async () => {
    answer(report.reportDetail, no(404, '没有这份报告'))
    await show()
    expect(text()).toContain('没有这份报告')
    expect(links()).toEqual(['/queryRecord/queryPage'])
    expect(alerts()).toEqual([])
  })
})

describe('a report that is being made', () => {
  it('says how far it is, and is there as soon as it is ready', async () => {
    const row = { status: 'GENERATING', progress: 40, message: '正在计算指标' }
    answer(report.reportDetail, detail(row, { document: null }), ok(DETAIL))
    answer(intake.jobEvents, new Promise(() => undefined))
    await show()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    expect(text()).toContain('正在计算指标 40%')
    expect(text()).toContain('可以离开此页面')
    expect(buttons()).not.toContain('下载 PDF')
    await pass(5000)
    expect(text()).toContain(plainReport.enterprise.name)
    const asked = sent(report.reportDetail).length
    await pass(60_000)
    expect(sent(report.reportDetail)).toHaveLength(asked)
  })

  const FAILED = { status: 'FAILED', message: '发票数据不足三个月' }
  it('and failed says why, and is made again for the same month', async () => {
    answer(report.reportDetail, detail(FAILED, { document: null }))
    answer(report.reportQuery, ok({ ...ROW, reportNo: 'INV202611210000000001' }))
    await show()
    expect(text()).toContain('发票数据不足三个月')
    await press('重新生成')
    expect(sent(report.reportQuery)).toEqual([
      { taxId: TAX_NO, reportType: 'INVOICE', through: '2026-10' },
    ])
    expect(address()).toContain('reportNo=INV202611210000000001')
  })

  it('again, and is refused, says so in the server’s words', async () => {
    answer(report.reportDetail, detail(FAILED, { document: null }))
    answer(report.reportQuery, no(3001, '没有有效授权，不能生成报告'))
    await show()
    await press('重新生成')
    expect(notes()).toEqual(['没有有效授权，不能生成报告'])
    expect(button('重新生成').disabled).toBe(false)
  })

  it('and failed is not made again by who may not make one', async () => {
    be('ROLE_DEMO')
    answer(report.reportDetail, detail(FAILED, { document: null }))
    await show()
    expect(text()).toContain('发票数据不足三个月')
    expect(buttons()).not.toContain('重新生成')
  })
})

describe('files', () => {
  it.each([
    ['下载 PDF', 'pdf'],
    ['Excel', 'xlsx'],
    ['JSON', 'json'],
  ])('%s: one at a time, in its format', async (label, format) => {
    const gate = Promise.withResolvers<object>()
    answer(report.reportDownload, gate.promise)
    await show()
    await press(label)
    expect(sent(report.reportDownload)).toEqual([{ reportNo: REPORT_NO, format }])
    expect(button('正在准备文件…').disabled).toBe(true)
    expect(button('打印').disabled).toBe(true)
    await act(async () => gate.resolve(fileNamed(`r.${format}`)))
    await settle()
    expect(saved.map((f) => f.name)).toEqual([`r.${format}`])
    expect(button(label).disabled).toBe(false)
  })

  it('that are refused say why, and can be tried again', async () => {
    answer(report.reportDownload, no(429, '下载过于频繁，请稍后再试'))
    await show()
    await press('下载 PDF')
    expect(notes()).toEqual(['下载过于频繁，请稍后再试'])
    expect(saved).toEqual([])
    expect(button('下载 PDF').disabled).toBe(false)
  })

  it('print is the PDF in a frame, which goes after a minute', async () => {
    answer(report.reportDownload, fileNamed('r.pdf'))
    vi.spyOn(document.body, 'append').mockImplementation(
      (frame) => void frames.push(frame as Element),
    )
    const frames: Element[] = []
    await show()
    await press('打印')
    expect(sent(report.reportDownload)).toEqual([{ reportNo: REPORT_NO, format: 'pdf' }])
    expect(saved).toEqual([])
    const [frame] = frames
    const removed = vi.spyOn(frame as Element, 'remove')
    expect(frame?.getAttribute('src')).toBe('blob:x')
    await pass(59_999)
    expect(removed).not.toHaveBeenCalled()
    await pass(1)
    expect(removed).toHaveBeenCalled()
  })
})

describe('recomputing', () => {
  const MADE = { same: true, fingerprint: 'aa', recomputed: 'aa', engineVersion: '1.0.0' }
  it.each([
    [true, '重算结果与原报告逐字节一致'],
    [false, '重算结果与原报告不一致，请联系客服核查'],
  ])('says whether it is the same: %s', async (same, words) => {
    answer(report.reportReplay, ok({ ...MADE, same, recomputed: 'bb' }))
    await show()
    await press('重算核对')
    expect(sent(report.reportReplay)).toEqual([{ reportNo: REPORT_NO }])
    expect(inside('重算核对').getByRole('status').textContent).toBe(words)
    expect(text()).toContain('重算指纹bb')
  })

  it('that cannot be done says why, claims nothing, and tries again', async () => {
    answer(report.reportReplay, no(500, '该版本的引擎已不可用'), ok(MADE))
    await show()
    await press('重算核对')
    expect(text()).toContain('该版本的引擎已不可用')
    expect(text()).not.toContain('一致')
    await pressIn('重算核对', '重试')
    expect(text()).toContain('逐字节一致')
    await pressIn('重算核对', '关闭')
    expect(dialogs()).toEqual([])
  })
})
