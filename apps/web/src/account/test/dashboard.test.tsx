// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { dashboard } from '@xinjian/contract/nouns/dashboard'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { address, leaveForGood, press, pressAt, settle, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { DATA, open, ready, row, TAX, todoRow } from './dashboard.tsx'

beforeEach(ready)
afterEach(leaveForGood)

describe('the balance', () => {
  it('is told to whom the money concerns, and louder once it is low', async () => {
    await open('ROLE_COMPANY_ADMIN')
    expect(document.body.textContent).toContain('可用额度 ¥1,200.00已低于预警线，请及时充值')
  })

  it('is not asked for by a child customer', async () => {
    await open('ROLE_RYC_CHILD')
    expect(sent(ledger.companyBalance)).toEqual([])
  })
})

describe('for a company', () => {
  it('what is to be done comes first, said in words, each line leading to where it is done', async () => {
    await open('ROLE_COMPANY_ADMIN')
    const groups = screen.getAllByRole('region').map((r) => r.getAttribute('aria-label'))
    expect(groups).toEqual([
      '企业红旗待处理',
      '上传文件待人工核对',
      '导入失败',
      '采集失败',
      '授权即将到期',
      '数据陈旧',
    ])
    for (const words of [
      '共 13 项',
      '2 项待处理：长期断票、顶额开票，自 11-20',
      '三月.zip：4 处待人工核对',
      '坏.pdf：文件已损坏',
      '税局维护中',
      '涉税信息采集授权书，还有 9 天到期',
      '企业信息查询授权书，今天到期',
      '最近的发票在 2020-02，上次采集 09-01',
    ])
      expect(text()).toContain(words)
    const to = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
    expect(to('去处理')).toBe(`/riskControl/matters?taxId=${TAX}`)
    expect(to('去核对')).toBe(`/queryCenter/dataCollection?taxId=${TAX}&check=7`)
    expect(to('查看原因')).toBe(`/queryCenter/dataCollection?taxId=${TAX}&errors=8`)
    expect(to('查看过程')).toBe(`/queryCenter/dataCollection?taxId=${TAX}&way=phone&task=T-1`)
    expect(to('查看授权')).toBe('/queryCenter/consents?contractNo=C-1')
    expect(to('更新数据')).toBe(`/queryCenter/dataCollection?taxId=${TAX}`)
  })

  it('no money of unrelated enterprises is summed up', async () => {
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).not.toMatch(/万|亿|发票总|近12个月/)
  })

  it('a kind of which there are more is turned over by itself', async () => {
    const page = {
      total: 7,
      page: 2,
      size: 5,
      rows: [todoRow({ key: 'B', enterpriseName: '后一家', month: '2021-03' })],
    }
    answer(dashboard.dashboardTodo, ok(page))
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).toContain('旧企业')
    await press('下一页')
    await settle()
    expect(sent(dashboard.dashboardTodo)).toEqual([{ kind: 'STALE', page: 2, size: 5 }])
    expect(text()).toContain('后一家')
    expect(text()).not.toContain('旧企业')
  })

  it('nothing left says so', async () => {
    const none = DATA.todo.map(({ kind }) => ({ kind, total: 0, rows: [] }))
    answer(dashboard.dashboard, ok({ ...DATA, todo: none }))
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).toContain('待办已全部处理')
    expect(text()).not.toContain('企业红旗待处理')
  })

  it('the latest reports say kind and verdict, and lead to the page of their kind', async () => {
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).toContain('示例科技发票报告人工复核AA')
    const link = screen.getByRole('link', { name: '示例科技' })
    expect(link.getAttribute('href')).toBe(
      '/queryCenter/invoiceReportDetail?taxId=91440399MAQ8Q5RN7G&reportNo=INV202610080000000427&reportType=INVOICE',
    )
    await pressAt(screen.getByRole('cell', { name: 'AA' }))
    expect(address()).toContain('/queryCenter/invoiceReportDetail?taxId=')
  })

  it('a report whose consent was revoked tells no grade', async () => {
    answer(dashboard.dashboard, ok({ ...DATA, recentReports: [{ ...row, sealed: true }] }))
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).toContain('已封存')
    expect(screen.queryByRole('cell', { name: 'AA' })).toBeNull()
  })

  it('an import with errors says so, at the time of China', async () => {
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).toContain('发票.xlsx甲1,500已完成，有错误11-21 09:00')
  })

  it('nothing there yet says what to do first', async () => {
    const none = { todo: [], recentReports: [], recentImports: [] }
    answer(dashboard.dashboard, ok({ ...DATA, ...none }))
    await open('ROLE_COMPANY_ADMIN')
    for (const words of ['还没有报告', '还没有导入记录', '待办已全部处理'])
      expect(text()).toContain(words)
  })

  it('work that cannot be had says why, and is asked for again', async () => {
    answer(dashboard.dashboard, no(500, '系统数据异常'), ok(DATA))
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).toContain('系统数据异常')
    await press('重试')
    await settle()
    expect(text()).toContain('企业红旗待处理')
  })
})

it('greets by the clock, and names the day', async () => {
  await open('ROLE_COMPANY_ADMIN')
  expect(text()).toMatch(/(上午|下午|晚上)好，demo今天是 2026年11月21日星期六/)
})
