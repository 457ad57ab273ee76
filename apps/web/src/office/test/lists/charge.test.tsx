// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { intake } from '@xinjian/contract/nouns/intake'
import { metering } from '@xinjian/contract/nouns/metering'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { address, leaveForGood, press, pressAt, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as QueryApi } from '../../metering/pages/QueryApi.tsx'
import { Component as QueryPage } from '../../report/pages/QueryPage.tsx'
import { cells, dialogs, newDesk, open, paged, pressIn, REPORT_NO, TAX_NO } from '../desk.tsx'
import { ROW } from '../order/order-sample.ts'

const USAGE = {
  no: REPORT_NO,
  product: 'INVOICE',
  productName: '发票报告',
  productNameEn: 'Invoice report',
  via: 'API',
  enterpriseName: '示例科技有限公司',
  taxNo: TAX_NO,
  chargeRule: 'FOUND',
  unitPrice: 120_000,
  state: 'FREE',
  why: 'VALID',
  amount: 0,
  reversedNote: null,
  madeBy: 'demo',
  auto: true,
  at: '2026-11-20T02:21:00Z',
  settledAt: '2026-11-20T02:22:00Z',
}
const DETAIL = {
  row: USAGE,
  validDays: 30,
  entries: [
    { id: 5, at: '2026-11-20T02:21:00Z', kind: 'HOLD', amount: 120_000 },
    { id: 6, at: '2026-11-20T02:22:00Z', kind: 'RELEASE', amount: 120_000 },
  ],
  bought: { no: 'INV202611010000000001', settledAt: '2026-11-01T02:00:00Z' },
}

beforeEach(() => {
  newDesk()
  answer(intake.jobEvents, new Promise(() => undefined))
  answer(metering.usageList, ok(paged([USAGE])))
  answer(
    report.reportResult,
    ok(paged([{ ...ROW, charge: { state: 'FREE', why: 'VALID', amount: 0 } }])),
  )
})
afterEach(leaveForGood)

describe('why a query was charged', () => {
  it('opens from its row, stands in the address, and leads to the report', async () => {
    answer(metering.usageDetail, ok(DETAIL))
    await open('/queryRecord/queryApi', QueryApi)
    await pressAt(screen.getAllByRole('row')[1]!)
    expect(address()).toBe(`/queryRecord/queryApi?charge=${REPORT_NO}`)
    expect(sent(metering.usageDetail)).toEqual([{ no: REPORT_NO }])
    for (const words of [
      '有效期内，免费',
      '查得计费：有结果才计费',
      '¥12.00',
      '自动生成：采集完成后由系统按渠道设置生成',
      '计费后 30 天内同一企业再次查询免费',
      'INV202611010000000001（2026-11-01 10:00 已计费）',
    ])
      expect(text()).toContain(words)
    expect(cells('账户分录').map((row) => row.slice(0, 3))).toEqual([
      ['分录 5', '冻结', '¥12.00'],
      ['分录 6', '解冻', '¥12.00'],
    ])
    expect(screen.getByRole('link', { name: '打开报告' }).getAttribute('href')).toContain(REPORT_NO)
    await pressIn('为何计费', '关闭')
    expect(dialogs()).toEqual([])
    expect(address()).toBe('/queryRecord/queryApi')
  })

  it('opens from the charge of a report, and says what is not known of it', async () => {
    answer(metering.usageDetail, no(404, '没有这次查询，请核对查询编号'))
    await open('/queryRecord/queryPage', QueryPage)
    await press(new RegExp(`¥.* 查询 ${REPORT_NO} 的计费说明$`))
    expect(text()).toContain('没有这次查询，请核对查询编号')
  })

  it('without entries is told so: the balance was not touched', async () => {
    answer(metering.usageDetail, ok({ ...DETAIL, entries: [], bought: null, validDays: 0 }))
    await open(`/queryRecord/queryApi?charge=${REPORT_NO}`, QueryApi)
    expect(text()).toContain('没有动用余额，无分录')
    expect(text()).toContain('无，每次查询分别计费')
  })

  it('a list of calls is ordered by the server', async () => {
    await open('/queryRecord/queryApi', QueryApi)
    await press('计费')
    expect(sent(metering.usageList).at(-1)).toMatchObject({ sort: '-amount', via: 'API' })
  })
})
