// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainReport } from '../../reports/test-support/sample-plain.ts'
import {
  address,
  button,
  buttons,
  leaveForGood,
  pass,
  press,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import {
  be,
  dialogs,
  fileNamed,
  inside,
  newDesk,
  notes,
  pressIn,
  REPORT_NO,
  saved,
  TAX_NO,
} from './desk.tsx'
import { DETAIL, detail, ROW, show } from './report-sample.ts'

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

beforeEach(() => {
  newDesk()
  answer(report.reportDetail, ok(DETAIL))
  answer(report.shareList, ok([]))
})
afterEach(leaveForGood)

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
    expect(button('正在准备文件…').getAttribute('aria-busy')).toBe('true')
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
