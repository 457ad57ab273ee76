/** The home page, opened as whoever a test says, with work of each kind on it. */
import { dashboard } from '@xinjian/contract/nouns/dashboard'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { session } from '@xinjian/contract/nouns/session'
import { BUILT_IN_ROLES, type RoleCode } from '@xinjian/contract/roles'
import { menuFor } from '@xinjian/contract/routes/menu'
import { newTab, show, userAs } from '../../shell/test/tab.tsx'
import { answer, ok } from '../../test-support/server.ts'

export const row = {
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
export const todoRow = (over: object) => ({
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
export const DATA = {
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
export const BALANCE = {
  available: 12_000_000,
  held: 0,
  creditLimit: 0,
  spendable: 12_000_000,
  warnBelow: 20_000_000,
  low: true,
}
export const TAX = '91440399MAQ8Q5RN7G'

export function open(role: RoleCode) {
  answer(session.userInfo, ok(userAs(role)))
  answer(session.userMenu, ok(menuFor(new Set(BUILT_IN_ROLES[role].permissions))))
  return show('/app', async () => {
    const { loadUser } = await import('../../shell/session.ts')
    const { Component } = await import('../pages/Dashboard.tsx')
    await loadUser('main')
    return <Component />
  })
}

/** Before each test: a tab of its own, and a server that knows the work and the balance. */
export function ready(): void {
  newTab()
  answer(dashboard.dashboard, ok(DATA))
  answer(ledger.companyBalance, ok(BALANCE))
}
