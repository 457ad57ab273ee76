// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { dashboard } from '@xinjian/contract/nouns/dashboard'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { session } from '@xinjian/contract/nouns/session'
import { BUILT_IN_ROLES, type RoleCode } from '@xinjian/contract/roles'
import { menuFor } from '@xinjian/contract/routes/menu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newTab, show, userAs } from '../../shell/test/tab.tsx'
import {
  address,
  buttons,
  leaveForGood,
  press,
  pressAt,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'

const row = {
  reportNo: 'INV202610080000000427',
  reportType: 'INVOICE',
  enterpriseName: '示例科技',
  taxNo: '91440399MAQ8Q5RN7G',
  decision: 'REVIEW',
  grade: 'AA',
  score: 86,
  sealed: false,
  status: 'READY',
  createdAt: '2026-11-20T16:30:00Z',
}
const todoRow = (over: object) => ({
  key: 'INV202610080000000427',
  enterpriseName: '示例科技',
  taxNo: '91440399MAQ8Q5RN7G',
  what: '',
  at: null,
  month: null,
  count: null,
  ...over,
})
const FLAGS = { what: '长期断票、顶额开票', count: 2, at: '2026-11-19T16:30:00Z' }
const DATA = {
  todo: [
    { kind: 'RED_FLAG', total: 1, rows: [todoRow(FLAGS)] },
    { kind: 'CHECK', total: 1, rows: [todoRow({ key: '7', what: '三月.zip', count: 4 })] },
    { kind: 'IMPORT', total: 1, rows: [todoRow({ key: '8', what: '坏.pdf：文件已损坏' })] },
    { kind: 'COLLECT', total: 1, rows: [todoRow({ key: 'T-1', what: '税局维护中' })] },
    {
      kind: 'CONSENT',
      total: 2,
      rows: [
        todoRow({ key: 'C-1', what: '涉税信息采集授权书', count: 9 }),
        todoRow({ key: 'C-2', what: '企业信息查询授权书', count: 0 }),
      ],
    },
    {
      kind: 'STALE',
      total: 7,
      rows: [
        todoRow({
          key: 'A',
          enterpriseName: '旧企业',
          month: '2020-02',
          at: '2026-09-01T00:00:00Z',
        }),
      ],
    },
  ],
  recentReports: [row],
  recentImports: [
    {
      id: 1,
      enterpriseName: '甲',
      fileName: '发票.xlsx',
      status: 'DONE_WITH_ERRORS',
      invoices: 1_500,
      createdAt: '2026-11-21T01:00:00Z',
    },
  ],
}
const BALANCE = {
  available: 12_000_000,
  held: 0,
  creditLimit: 0,
  spendable: 12_000_000,
  warnBelow: 20_000_000,
  low: true,
}
const TAX = '91440399MAQ8Q5RN7G'

function open(role: RoleCode) {
  answer(session.userInfo, ok(userAs(role)))
  answer(session.userMenu, ok(menuFor(new Set(BUILT_IN_ROLES[role].permissions))))
  return show('/app', async () => {
    const { loadUser } = await import('../../shell/session.ts')
    const { Component } = await import('../pages/Dashboard.tsx')
    await loadUser('main')
    return <Component />
  })
}
const tiles = () =>
  screen
    .getAllByRole('navigation')
    .flatMap((nav) =>
      nav.getAttribute('aria-label') === '功能入口'
        ? [...nav.querySelectorAll('a')].map((a) => a.getAttribute('href'))
        : [],
    )

beforeEach(() => {
  newTab()
  answer(dashboard.dashboard, ok(DATA))
  answer(ledger.companyBalance, ok(BALANCE))
})
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

/** Pages of queries and their records, for whoever may query. */
const QUERIES = [
  '/queryCenter/queryReport',
  ...['/queryCenter/queryErpReport', '/queryCenter/objections'],
  ...['/queryCenter/tradeCredit', '/queryCenter/queryResultList', '/queryCenter/watchList'],
  ...['/queryCenter/industryChainGraph', '/queryCenter/graphQueryRecord'],
  '/queryRecord/queryPage',
  '/queryRecord/queryApi',
  '/queryRecord/multiTicket',
  '/queryRecord/posInvoiceResult',
] as const

describe('what is offered', () => {
  it.each([
    ['ROLE_COMPANY_ADMIN', ['上传发票', '生成报告']],
    ['ROLE_OPERATOR', []],
  ] as const)('to %s', async (role, offered) => {
    await open(role)
    expect(buttons().filter((name) => ['上传发票', '生成报告'].includes(name))).toEqual(offered)
  })

  it.each([
    [
      'ROLE_COMPANY_ADMIN',
      [
        ...['/queryCenter/dataCollection', '/queryCenter/consents', '/queryCenter/collectBoard'],
        ...['/queryCenter/terminals', '/queryCenter/machineRecords'],
        ...QUERIES,
        '/product/list',
        '/product/orderList',
        ...['/finance/monthlyBill', '/finance/apiBill', '/finance/ledger'],
        ...['/secondaryCustomer/list', '/secondaryCustomer/bill'],
        ...[
          '/supplyChain/lines',
          '/supplyChain/loans',
          '/supplyChain/deeds',
          '/supplyChain/ownLoans',
        ],
        ...['/riskControl/report', '/riskControl/order', '/riskControl/policies'],
        ...['/riskControl/borrowerGroups', '/riskControl/loanOutcomes', '/riskControl/scoreCards'],
        ...['/riskControl/rules', '/riskControl/suppressions', '/riskControl/backtests'],
        ...['/riskControl/ruleHistory', '/riskControl/templates'],
        '/channelProvider/config',
        '/info/detail',
        ...['/system/userList', '/system/roleList', '/system/sensitive'],
        ...['/system/lostDevices', '/system/auditLog'],
      ],
    ],
    [
      'ROLE_RYC_CHILD',
      [
        '/queryCenter/dataCollection',
        ...QUERIES,
        '/product/list',
        ...['/riskControl/report', '/riskControl/order', '/riskControl/borrowerGroups'],
      ],
    ],
  ] as const)('to %s: the pages of its menu that show there, as tiles', async (role, pages) => {
    await open(role)
    expect(tiles()).toEqual(pages)
  })

  it('to who works for the platform: no company’s data, and not even asked for', async () => {
    await open('ROLE_OPERATOR')
    expect(text()).toContain('您使用的是平台账号')
    expect(sent(dashboard.dashboard)).toEqual([])
    expect(tiles()).toContain('/verify')
  })
})

it('greets by the clock, and names the day', async () => {
  await open('ROLE_COMPANY_ADMIN')
  expect(text()).toMatch(/(上午|下午|晚上)好，demo今天是 2026年11月21日星期六/)
})
