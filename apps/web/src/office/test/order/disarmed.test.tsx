// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { address, button, leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { newDesk, paged, REPORT_NO } from '../desk.tsx'
import { AT, COMPANY, FIRM, PRODUCTS, ROW, show, tick, ticked } from './order-sample.ts'

const SECOND = 'PAY202610080000000434'
const ROWS = [
  { ...ROW, status: 'QUEUED' },
  { ...ROW, reportNo: SECOND, reportType: 'TAX_PAYMENT', status: 'QUEUED' },
]
/** Sends the form as Enter in one of its fields does, whatever its button says. */
const enter = async () => {
  fireEvent.submit(document.querySelector('form')!)
  await settle()
}
const orders = () => sent(report.reportQuery).length + sent(report.packOrder).length
const linkTo = (no: string) => screen.getAllByRole('link', { name: no })[0]?.getAttribute('href')

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(report.reportResult, ok(paged(ROWS)))
  answer(report.reportQuery, ok(ROWS[0]!))
  answer(report.packOrder, ok(ROWS))
  answer(report.accessProducts, ok(PRODUCTS))
  answer(report.accessCompany, ok(COMPANY))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('once an order was taken, the panel', () => {
  it('takes no second press and no Enter while the page of the report is still being fetched', async () => {
    await show()
    await press('生成报告')
    expect(orders()).toBe(1)
    expect(button('生成报告').disabled).toBe(true)
    await press('生成报告')
    await enter()
    expect(orders()).toBe(1)
  })

  it('leaves an address to come back to that orders nothing, and shows what was ordered', async () => {
    const kept: string[] = []
    const replace = history.replaceState.bind(history)
    history.replaceState = (data, unused, url) => {
      kept.push(String(url))
      replace(data, unused, url)
    }
    await show()
    await press('生成报告')
    history.replaceState = replace
    expect(kept.at(-1)).toBe(`${AT}&pack=${REPORT_NO}&reportType=none`)
  })

  it('come back to has nothing chosen, and links to what was ordered', async () => {
    await show(`${AT}&reportType=none&pack=${REPORT_NO}`)
    expect(ticked()).toEqual([])
    expect(button('生成报告').disabled).toBe(true)
    expect(text()).toContain('已下单')
    expect(linkTo(REPORT_NO)).toContain(`reportNo=${REPORT_NO}`)
    expect(text()).not.toContain('下载合订 PDF')
  })

  it('orders several once, and says so with a link to each', async () => {
    await show()
    await tick('纳税报告')
    await press('生成 2 份报告')
    expect(address()).toBe(`${AT}&reportType=none&pack=${REPORT_NO}%2C${SECOND}`)
    await enter()
    expect(orders()).toBe(1)
    expect(ticked()).toEqual([])
    expect(text()).toContain('已下单，进度见下方；如需再查询，请重新选择报告类型。')
    expect([linkTo(REPORT_NO), linkTo(SECOND)]).toEqual([
      expect.stringContaining(REPORT_NO),
      expect.stringContaining(SECOND),
    ])
  })

  it('is ready again once a kind is chosen anew', async () => {
    await show()
    await tick('纳税报告')
    await press('生成 2 份报告')
    await tick('发票报告')
    expect(ticked()).toEqual(['发票报告'])
    expect(text()).not.toContain('已下单')
    await press('生成报告')
    expect(orders()).toBe(2)
  })

  it('stays ready where the order was refused', async () => {
    answer(report.reportQuery, no(3003, '企业已撤回授权'), ok(ROWS[0]!))
    await show()
    await press('生成报告')
    expect(ticked()).toEqual(['发票报告'])
    await press('生成报告')
    expect(sent(report.reportQuery)).toHaveLength(2)
  })

  it('for another enterprise is as it was at first', async () => {
    await show(`${AT}&reportType=none&pack=${REPORT_NO}`)
    await press(/^示例科技有限公司/)
    expect(address()).toBe(AT)
    expect(ticked()).toEqual(['发票报告'])
  })
})
