// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { dashboard } from '@xinjian/contract/nouns/dashboard'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, text } from '../../test-support/page.tsx'
import { sent } from '../../test-support/server.ts'
import { open, ready } from './dashboard.tsx'

const tiles = () =>
  screen
    .getAllByRole('navigation')
    .flatMap((nav) =>
      nav.getAttribute('aria-label') === '功能入口'
        ? [...nav.querySelectorAll('a')].map((a) => a.getAttribute('href'))
        : [],
    )

beforeEach(ready)
afterEach(leaveForGood)

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
        ...['/queryCenter/terminals', '/queryCenter/machineRecords', '/queryCenter/rpaRecords'],
        ...QUERIES,
        '/product/list',
        '/product/orderList',
        ...['/finance/monthlyBill', '/finance/apiBill', '/finance/ledger'],
        ...['/secondaryCustomer/list', '/secondaryCustomer/bill'],
        ...['/supplyChain/anchors', '/supplyChain/members', '/supplyChain/products'],
        ...['/supplyChain/receivables', '/supplyChain/orders', '/supplyChain/alerts'],
        ...['/supplyChain/debts', '/supplyChain/own', '/supplyChain/ownOrders'],
        ...[
          '/supplyChain/lines',
          '/supplyChain/loans',
          '/supplyChain/deeds',
          '/supplyChain/ownLoans',
          '/supplyChain/agreements',
        ],
        ...['/riskControl/report', '/riskControl/order', '/riskControl/policies'],
        ...['/riskControl/borrowerGroups', '/riskControl/loanOutcomes', '/riskControl/scoreCards'],
        ...['/riskControl/rules', '/riskControl/suppressions', '/riskControl/backtests'],
        ...['/riskControl/ruleHistory', '/riskControl/templates'],
        '/channelProvider/config',
        '/info/detail',
        ...['/system/userList', '/system/roleList', '/system/sensitive'],
        ...['/system/lostDevices', '/system/auditLog', '/system/companyExport'],
        '/system/companyErasure',
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
