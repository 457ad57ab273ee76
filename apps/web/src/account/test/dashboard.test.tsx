// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { dashboard } from '@xinjian/contract/nouns/dashboard'
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
  enterpriseName: '示例科技',
  taxNo: '91440399MAQ8Q5RN7G',
  grade: 'AA',
  score: 86,
  sealed: false,
  status: 'READY',
  createdAt: '2026-11-20T16:30:00Z',
}
const DATA = {
  enterprises: 1_234,
  invoices: 5_600_000,
  reports: 42,
  reportsThisMonth: 7,
  importsRunning: 0,
  months: [{ month: '2026-11', sales: 1, purchases: 2, count: 3 }],
  grades: [
    { grade: 'C', count: 2 },
    { grade: 'AAA', count: 3 },
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
})
afterEach(leaveForGood)

describe('for a company', () => {
  it('the figures of now, grouped, each with its unit', async () => {
    await open('ROLE_COMPANY_ADMIN')
    for (const words of ['1,234家', '5,600,000张', '42份', '本月新增 7 份', '全部处理完成'])
      expect(text()).toContain(words)
  })

  it('an import under way is said not to be in the way', async () => {
    answer(dashboard.dashboard, ok({ ...DATA, importsRunning: 2 }))
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).toContain('后台处理，不影响使用')
  })

  it('the latest reports lead to the page of their kind', async () => {
    await open('ROLE_COMPANY_ADMIN')
    const link = screen.getByRole('link', { name: '示例科技' })
    expect(link.getAttribute('href')).toBe(
      '/queryCenter/invoiceReportDetail?taxId=91440399MAQ8Q5RN7G&reportNo=INV202610080000000427&reportType=INVOICE',
    )
    await pressAt(screen.getByRole('cell', { name: '86' }))
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
    const none = { months: [], grades: [], recentReports: [], recentImports: [] }
    answer(dashboard.dashboard, ok({ ...DATA, ...none }))
    await open('ROLE_COMPANY_ADMIN')
    for (const words of ['还没有报告', '还没有导入记录', '上传发票后，这里显示', '生成报告后显示'])
      expect(text()).toContain(words)
  })

  it('figures that cannot be had say why, and are asked for again', async () => {
    answer(dashboard.dashboard, no(500, '系统数据异常'), ok(DATA))
    await open('ROLE_COMPANY_ADMIN')
    expect(text()).toContain('系统数据异常')
    await press('重试')
    await settle()
    expect(text()).toContain('1,234家')
  })
})

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
        '/queryCenter/dataCollection',
        '/queryCenter/consents',
        '/queryCenter/collectBoard',
        '/queryCenter/queryReport',
        '/queryRecord/queryPage',
      ],
    ],
    [
      'ROLE_RYC_CHILD',
      ['/queryCenter/dataCollection', '/queryCenter/queryReport', '/queryRecord/queryPage'],
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
