// @vitest-environment happy-dom
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alerts, button, leaveForGood, press, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { newDesk, paged, REPORT_NO, TAX_NO } from '../desk.tsx'
import { AT, COMPANY, FIRM, kindBox, PRODUCTS, ROW, show, tick, ticked } from './order-sample.ts'

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(report.reportResult, ok(paged([ROW])))
  answer(report.accessProducts, ok(PRODUCTS))
  answer(report.accessCompany, ok(COMPANY))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('what each kind needs', () => {
  const product = (name: string) => kindBox(name).closest('fieldset > div')?.textContent ?? ''

  it('is told with what is there of it, its months, and the newest report', async () => {
    await show()
    const told = product('发票报告')
    expect(told).toContain('可生成')
    expect(told).toContain('销项发票有 · 2026-08 至 2026-11 · 采集于 2026-11-20')
    expect(told).toContain('进项发票不在现行授权范围内')
    expect(told).toContain('最近一份（截至 2026-10）')
  })

  it('tells what is used and there, and what is missing with what that means', async () => {
    await show()
    // Collected and empty is there: the bureau's answer is data.
    expect(product('发票报告')).toContain('使用增值税申报')
    expect(product('发票报告')).toContain('缺少财务报表报告照常生成')
  })

  it('of one that cannot be made says why and leads to what mends it', async () => {
    await show()
    expect(product('税务报告')).toContain('暂不能生成')
    expect(product('税务报告')).toContain('请先通过数据采集取得纳税申报信息')
    // It is not made, whatever else is missing.
    expect(product('税务报告')).toContain('缺少财务报表')
    expect(product('税务报告')).not.toContain('报告照常生成')
  })

  it('ticks the first kind that can be made', async () => {
    answer(report.accessProducts, ok(PRODUCTS.map((p, i) => ({ ...p, ready: i === 1 }))))
    await show()
    expect(ticked()).toEqual(['纳税报告'])
  })

  it('ticks those that the address names, in either spelling', async () => {
    await show(`${AT}&reportType=tax,tax-payment`)
    expect(ticked()).toEqual(['纳税报告', '税务报告'])
  })

  it('of an enterprise whose data is sealed is not told, and the reason is', async () => {
    answer(report.accessProducts, no(3003, '企业已撤回授权，数据已封存'))
    answer(report.accessCompany, no(3003, '企业已撤回授权，数据已封存'))
    await show()
    expect(alerts()).toContain('企业已撤回授权，数据已封存')
    expect(text()).not.toContain('可生成')
  })
})

describe('several kinds at once', () => {
  const NUMBERS = [REPORT_NO, 'PAY202610080000000434']
  const rows = (second: string) => [
    { ...ROW, reportNo: NUMBERS[0] },
    { ...ROW, reportNo: NUMBERS[1], reportType: 'TAX_PAYMENT', status: second, progress: 40 },
  ]

  it('are ordered in one press, and shown as they come along', async () => {
    answer(report.packOrder, ok(rows('QUEUED')))
    answer(report.reportResult, ok(paged(rows('GENERATING'))))
    await show()
    await tick('纳税报告')
    await press('生成 2 份报告')
    expect(sent(report.packOrder)).toEqual([
      { taxId: TAX_NO, reportTypes: ['INVOICE', 'TAX_PAYMENT'] },
    ])
    expect(sent(report.reportQuery)).toEqual([])
    expect(text()).toContain(`纳税报告${NUMBERS[1]}生成中 40%`)
    expect(button('下载合订 PDF（1 份）').disabled).toBe(true)
  })

  it('that are ready are taken along as one file', async () => {
    answer(report.reportResult, ok(paged(rows('READY'))))
    await show(`${AT}&pack=${NUMBERS.join()}`)
    expect(button('下载合订 PDF（2 份）').disabled).toBe(false)
  })

  it('without any kind there is nothing to press', async () => {
    await show()
    await tick('发票报告')
    expect(ticked()).toEqual([])
    expect(button('生成报告').disabled).toBe(true)
  })
})
