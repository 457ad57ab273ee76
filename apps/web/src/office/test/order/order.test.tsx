// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  address,
  alerts,
  button,
  buttons,
  field,
  leaveForGood,
  noteOf,
  press,
  pressAt,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { be, choose, newDesk, paged, REPORT_NO, TAX_NO } from '../desk.tsx'
import {
  AT,
  COMPANY,
  FIRM,
  kindBox,
  options,
  PAGE,
  PRODUCTS,
  ROW,
  show,
  THROUGH,
  tick,
  ticked,
} from './order-sample.ts'

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(report.reportResult, ok(paged([ROW])))
  answer(report.reportQuery, ok({ ...ROW, status: 'QUEUED' }))
  answer(report.accessProducts, ok(PRODUCTS))
  answer(report.accessCompany, ok(COMPANY))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('choosing the enterprise', () => {
  it('shows what is held of each, and asks for nothing before one is chosen', async () => {
    await show(PAGE)
    const row = button(/^示例科技有限公司/)
    expect(row.textContent).toContain('销项 12,345 张 · 进项 678 张')
    expect(row.textContent).toContain('2026-08 至 2026-11')
    expect(within(row).getByText('AA')).toBeTruthy()
    expect(text()).toContain('请先选择企业')
    expect(sent(report.reportResult)).toEqual([])
  })

  it('tells no grade of one whose consent was taken back', async () => {
    answer(enterprise.enterpriseList, ok(paged([{ ...FIRM, sealed: true }])))
    await show(PAGE)
    expect(within(button(/^示例科技有限公司/)).queryByText('AA')).toBeNull()
    expect(text()).toContain('已封存')
  })

  it('puts it into the address, and drops the page and the report of the one before', async () => {
    await show(`${PAGE}?taxId=91330100MA2EXAMP3T&page=3&reportNo=${REPORT_NO}`)
    await pressAt(button(/^示例科技有限公司/))
    expect(address()).toBe(AT)
  })

  it('searches as one types, from the first page', async () => {
    answer(enterprise.enterpriseList, ok(paged([FIRM], 30)))
    await show(PAGE)
    await press('下一页')
    await type('搜索企业名称或税号', ' 示例 ')
    const asked = sent(enterprise.enterpriseList).map(({ keyword, page }) => [keyword, page])
    expect(asked[1]).toEqual(['', 2])
    expect(asked.at(-1)).toEqual(['示例', 1])
  })

  it('that finds none says so; with none at all the way to the first one', async () => {
    answer(enterprise.enterpriseList, ok(paged([])))
    await show(PAGE)
    expect(text()).toContain('还没有企业')
    expect(screen.getByRole('link', { name: '前往数据采集' }).getAttribute('href')).toBe(
      '/queryCenter/dataCollection',
    )
    await type('搜索企业名称或税号', '甲')
    expect(text()).toContain('没有找到符合条件的企业')
    expect(screen.queryByRole('link', { name: '前往数据采集' })).toBeNull()
  })

  it('that fails says why, and is tried again', async () => {
    answer(enterprise.enterpriseList, no(500, '查询超时'), ok(paged([FIRM])))
    await show(PAGE)
    expect(alerts()[0]).toContain('查询超时')
    await press('重试')
    expect(button(/^示例科技有限公司/)).toBeTruthy()
  })

  it('on a narrow window brings what is below into view', async () => {
    const shown: (string | null)[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.getAttribute('data-part'))
    }
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
    await show(PAGE)
    await pressAt(button(/^示例科技有限公司/))
    expect(shown).toHaveLength(1)
  })
})

describe('ordering a report', () => {
  it('offers months that are over and have data, newest first, or the newest covered', async () => {
    await show()
    expect(options(THROUGH)).toEqual(['', '2026-10', '2026-09', '2026-08'])
  })

  it('sends enterprise, kind and month, and goes to the report', async () => {
    await show()
    await tick('发票报告')
    await tick('纳税报告')
    await choose(THROUGH, '2026-09')
    await press('生成报告')
    expect(sent(report.reportQuery)).toEqual([
      { taxId: TAX_NO, reportType: 'TAX_PAYMENT', through: '2026-09' },
    ])
    expect(address()).toBe(
      `/queryCenter/invoiceReportDetail?taxId=${TAX_NO}&reportNo=${REPORT_NO}&reportType=INVOICE`,
    )
  })

  it('sends what the institution brings, for a kind that suggests a limit', async () => {
    await show()
    await choose('准入规则', 'PUHUI')
    await type('产品额度上限（万元）', '300')
    await type('本机构已有授信（万元）', '20.5')
    await type('小额简化测算上限（万元）', '30')
    await press('生成报告')
    expect(sent(report.reportQuery)).toEqual([
      {
        taxId: TAX_NO,
        reportType: 'INVOICE',
        policy: 'PUHUI',
        productMaxWan: 300,
        existingDebtWan: 20.5,
        smallAmountWan: 30,
      },
    ])
    await tick('纳税报告')
    expect(screen.queryByLabelText('准入规则')).toBeNull()
  })

  it('chooses no small amount unless one is typed, and none above what the platform lets through', async () => {
    await show()
    const label = '小额简化测算上限（万元）'
    await type(label, '51')
    await press('生成报告')
    expect(noteOf(label)).toBe('小额简化测算最多50万元')
    expect(sent(report.reportQuery)).toEqual([])
    await type(label, '')
    await press('生成报告')
    expect(sent(report.reportQuery)).toEqual([{ taxId: TAX_NO, reportType: 'INVOICE' }])
  })

  it('leaves the month to the server where none is chosen', async () => {
    await show(`${AT}&reportType=TAX_PAYMENT`)
    await press('生成报告')
    expect(sent(report.reportQuery)).toEqual([{ taxId: TAX_NO, reportType: 'TAX_PAYMENT' }])
  })

  it('takes an unknown kind in the address for the first one', async () => {
    await show(`${AT}&reportType=NONSENSE`)
    expect(ticked()).toEqual(['发票报告'])
  })

  it('is sent once, however often it is pressed', async () => {
    answer(report.reportQuery, new Promise(() => undefined))
    await show()
    await press('生成报告')
    await press('生成报告')
    expect(sent(report.reportQuery)).toHaveLength(1)
    expect(button('生成报告').getAttribute('aria-busy')).toBe('true')
  })

  it('that is refused says why beside the button, and stays', async () => {
    answer(report.reportQuery, no(2003, '该企业还没有可用于此报告的数据'))
    await show()
    await press('生成报告')
    expect(alerts()).toEqual(['该企业还没有可用于此报告的数据'])
    expect(address()).toBe(AT)
    expect(button('生成报告').disabled).toBe(false)
  })

  it('that the server refuses for its month says so at the month', async () => {
    answer(report.reportQuery, no(400, '该月份没有数据（through）', 'through'))
    await show()
    await press('生成报告')
    expect(noteOf(THROUGH)).toBe('该月份没有数据')
    expect(document.activeElement).toBe(field(THROUGH))
  })

  it('of an enterprise without data leads to bringing some in', async () => {
    const empty = { firstMonth: null, lastMonth: null, salesInvoices: 0, purchaseInvoices: 0 }
    answer(enterprise.enterpriseList, ok(paged([{ ...FIRM, ...empty }])))
    await show()
    expect(text()).toContain('该企业还没有发票数据')
    expect(options(THROUGH)).toHaveLength(25)
    expect(
      screen
        .getAllByRole('link', { name: '发起采集或重新取得授权' })
        .map((a) => a.getAttribute('href')),
    ).toEqual([`/queryCenter/dataCollection?taxId=${TAX_NO}&way=phone`])
  })

  it('is not for who may only read', async () => {
    be('ROLE_DEMO')
    await show()
    expect(button('生成报告').disabled).toBe(true)
    expect(kindBox('纳税报告').disabled).toBe(true)
    expect(field(THROUGH).disabled).toBe(true)
  })

  it('of an enterprise that is not listed is refused before it is asked', async () => {
    answer(enterprise.enterpriseList, ok(paged([])))
    await show()
    expect(text()).toContain(`本机构名下没有税号为 ${TAX_NO} 的企业`)
    expect(buttons()).not.toContain('生成报告')
  })

  it('by its whole number is open to who sees only what it asked for', async () => {
    be('ROLE_RYC_CHILD')
    answer(enterprise.enterpriseList, ok(paged([])))
    await show()
    expect(text()).toContain('提交后核对该税号')
    await press('生成报告')
    expect(sent(report.reportQuery)[0]).toMatchObject({ taxId: TAX_NO })
  })
})
