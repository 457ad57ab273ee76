// @vitest-environment happy-dom
/** Two enterprises beside each other, or one at two dates. */
import { screen } from '@testing-library/react'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tabs } from '../../shell/tabs/tabs.ts'
import {
  address,
  leaveForGood,
  pass,
  press,
  pressAt,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, ok, sent } from '../../test-support/server.ts'
import { Component as Records } from '../report/pages/QueryPage.tsx'
import { Component as Compare } from '../report-compare/pages/CompareReports.tsx'
import { cells, newDesk, open, paged, pressIn } from './desk.tsx'

const row = (n: number, enterpriseName: string, taxNo: string, more: object = {}) => ({
  reportNo: `INV20261008000000042${n}`,
  reportType: 'INVOICE',
  enterpriseName,
  taxNo,
  status: 'READY',
  progress: 100,
  message: '',
  through: `2026-0${n}`,
  dataCutoff: null,
  engineVersion: '1',
  score: 1,
  grade: 'A',
  riskLevel: null,
  fingerprint: null,
  createdBy: 'demo',
  createdAt: '2026-10-08T02:00:00Z',
  sealed: false,
  ...more,
})
const A = row(1, '甲公司', '91440399MAQ8Q5RN7G')
const B = row(2, '乙公司', '91330100MA9X00B2X9')
const LATER = row(3, '甲公司', '91440399MAQ8Q5RN7G')
const at = (one = '', other = '') =>
  `/queryCenter/compareReports?reportNo=${one}&other=${other}`.replace(/[&?]\w+=(?=&|$)/g, '')

const figure = (over: object) => ({ unit: null, same: false, difference: null, ...over })
const ROWS = [
  figure({ what: 'DECISION', key: 'DECISION', name: '准入结论', one: 'ADMIT', other: 'REJECT' }),
  figure({
    what: 'LIMIT',
    key: 'LIMIT',
    name: '参考额度',
    unit: 'yuan',
    one: 100000,
    other: 40000,
    difference: -60000,
  }),
  figure({ what: 'RULE', key: 'R-001', name: '长期断票', one: 'MISS', other: 'MISS', same: true }),
  figure({
    what: 'RULE',
    key: 'R-021',
    name: '深夜开票',
    one: 'HIT MEDIUM',
    other: 'HIT HIGH RED_LINE',
  }),
  figure({
    what: 'INDICATOR',
    key: 'I-002.L12',
    window: 'L12/P12',
    better: 'UP',
    name: '同比',
    unit: 'ratio',
    one: 0.1,
    other: 0.15,
    difference: 0.05,
  }),
]

beforeEach(() => {
  newDesk()
  tabs.set({ visited: [], cached: [] })
  answer(report.reportResult, ok(paged([A, B, LATER])))
  answer(report.reportBeside, ok({ one: A, other: B, rows: ROWS }))
})
afterEach(leaveForGood)

describe('two enterprises', () => {
  it('stand side by side with what differs and by how much; the tab carries both names', async () => {
    await open(at(A.reportNo, B.reportNo), Compare)
    await settle()
    expect(sent(report.reportBeside)).toEqual([{ reportNo: A.reportNo, other: B.reportNo }])
    expect(cells('两份报告并列')).toEqual([
      ['准入结论', '结论', '建议准入', '建议拒绝', '不同▼ 较差'],
      ['参考额度', '额度', '100,000.00元', '40,000.00元', '(60,000.00)元▼ 较差'],
      ['深夜开票R-021', '规则', '命中 · 中', '命中 · 高 · 红线', '不同▼ 较差'],
      ['同比近12个月较前12个月', '指标', '10.00%', '15.00%', '+5个百分点▲ 较好'],
    ])
    await pressAt(screen.getByRole('tab', { name: '规则 2' }))
    expect(cells('两份报告并列')[0]).toEqual(['长期断票R-001', '规则', '未命中', '未命中', '相同'])
    expect(tabs.get().labels).toEqual({ '/queryCenter/compareReports': '甲公司 / 乙公司' })
  })

  it('the other one is found by its name, among reports of the same kind', async () => {
    await open(at(A.reportNo), Compare)
    await settle()
    expect(text()).toContain('请选择两份同类型的报告')
    await press('选择报告')
    await settle()
    expect(sent(report.reportResult).at(-1)).toMatchObject({
      reportType: 'INVOICE',
      status: 'READY',
    })
    await pressIn('选择要对比的报告', `选择报告 乙公司 ${B.reportNo}`)
    await pass(300)
    expect(address()).toBe(at(A.reportNo, B.reportNo))
    expect(cells('两份报告并列')).toHaveLength(4)
  })
})

it('one enterprise at two dates is told with causes', async () => {
  const change = {
    what: 'INDICATOR',
    key: 'I-001.L3',
    window: 'L3',
    better: 'UP',
    name: '开票金额',
    unit: 'yuan',
    before: 1,
    after: 2,
  }
  const changes = [{ ...change, causes: ['ROWS', 'RULES'] }]
  answer(
    report.reportCompare,
    ok({ before: A, after: LATER, explained: true, changes, unchanged: 9 }),
  )
  await open(at(A.reportNo, LATER.reportNo), Compare)
  await settle()
  expect(sent(report.reportBeside)).toEqual([])
  expect(cells('不同之处')).toEqual([
    ['开票金额近3个月', '指标', '1.00元', '2.00元', '▲ 改善', '数据变化口径变化'],
  ])
  expect(tabs.get().labels).toEqual({ '/queryCenter/compareReports': '甲公司' })
})

describe('from the list', () => {
  it.each([
    ['two of a kind', [A, B], true],
    ['one', [A], '选择两份报告即可对比'],
    ['two kinds', [A, { ...B, reportType: 'TAX_PAYMENT' }], '类型须相同'],
    ['one that is sealed', [A, { ...B, sealed: true }], '未封存'],
    ['one that is not done', [A, { ...B, status: 'QUEUED' }], '已完成'],
  ] as const)('%s', async (_, rows, said) => {
    answer(report.reportResult, ok(paged([...rows])))
    await open('/queryRecord/queryPage', Records)
    for (const r of rows)
      await pressAt(screen.getByRole('checkbox', { name: new RegExp(`选择 ${r.reportNo}`) }))
    const link = screen.queryByRole('link', { name: '对比这两份' })
    expect(link?.getAttribute('href')).toBe(said === true ? at(A.reportNo, B.reportNo) : undefined)
    if (said !== true) expect(text()).toContain(said)
  })
})
