// @vitest-environment happy-dom

import { screen } from '@testing-library/react'
import { firm } from '@xinjian/contract/nouns/firm'
import { report } from '@xinjian/contract/nouns/report'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainReport } from '../../reports/test-support/sample-plain.ts'
import {
  address,
  alerts,
  buttons,
  leaveForGood,
  pass,
  press,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { be, newDesk, paged, REPORT_NO, TAX_NO } from './desk.tsx'
import { AT, BASIS, DETAIL, detail, links, PAGE, ROW, show } from './report-sample.ts'

// A whole report is heavy, and read by tests of its own.
vi.mock('../../reports/ReportScreen.tsx', () => ({
  ReportScreen: (props: {
    document: { enterprise: { name: string } }
    onOpen: (of: string) => void
    beneath?: ReactNode
  }) => (
    <>
      <button type="button" aria-label="figure" onClick={() => props.onOpen('P-001.L12')}>
        {props.document.enterprise.name}
      </button>
      {props.beneath}
    </>
  ),
}))

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
    expect(text()).toContain('SQ1生效中王*明有效至 2027-10-08用途：贷款审批')
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

describe('a report that is being made', () => {
  it('has the line of its enterprise once it is there, and asks for none before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    answer(
      report.reportDetail,
      detail({ status: 'GENERATING', progress: 40 }, { document: null }),
      ok(DETAIL),
    )
    await show()
    expect(text()).toContain('生成')
    expect(sent(firm.firmVerdict)).toEqual([])
    await pass(4000)
    expect(text()).toContain(plainReport.enterprise.name)
    expect(sent(firm.firmVerdict)).toEqual([{ reportNo: REPORT_NO }])
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
