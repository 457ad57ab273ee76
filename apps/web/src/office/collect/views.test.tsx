import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReportBasis as Basis, ConsentBrief } from '@xinjian/contract'
import { listView } from '@xinjian/contract/nouns/lists/listView'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { keyOf } from '../../api/query.ts'
import { type Language, preferences } from '../../i18n/language.ts'
import { Table } from '../../ui/table/Table.tsx'
import { BureauGrid } from '../board/BureauGrid.tsx'
import { BureauList } from '../board/BureauList.tsx'
import { Funnel } from '../board/Funnel.tsx'
import type { BureauRow } from '../board/funnel.ts'
import { ConsentBody } from '../consent/ConsentBody.tsx'
import { ReportBasis } from '../consent/ReportBasis.tsx'
import { useTaskColumns } from './columns.tsx'
import { Timeline } from './Timeline.tsx'
import { consentRow, step, taskRow } from './test-support/sample.ts'

const memory = new QueryClient()
memory.setQueryData(keyOf(listView.listViews, { list: 'bureau' }), {
  views: [],
  defaultView: null,
  columns: null,
  mayShare: false,
})
const html = (node: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={memory}>
      <MemoryRouter>{node}</MemoryRouter>
    </QueryClientProvider>,
  )
const bureau = (over: Partial<BureauRow>): BureauRow => ({
  code: '3100',
  name: '上海',
  status: 'OPEN',
  calls: 0,
  successRate: null,
  p95Ms: null,
  lastError: null,
  until: null,
  ...over,
})
const detail = {
  row: consentRow({ views: 1 }),
  paragraphs: ['授权人：示例制造有限公司', '一、授权事项', '同意采集。'],
  consents: ['单独同意：提供纳税数额'],
  evidence: [
    { label: '签署时间', value: '2026-03-01T02:00:00Z' },
    { label: '网络地址', value: '203.0.113.7' },
  ],
  visits: [
    {
      who: 'demo',
      from: '2026-03-02T01:00:00Z',
      to: '2026-03-02T01:00:00Z',
      looks: [{ at: '2026-03-02T01:00:00Z', action: '查看报告', object: '报告 X', purpose: null }],
    },
  ],
}
function Tasks({ row }: { row: ReturnType<typeof taskRow> & { doing: string } }) {
  return <Table columns={useTaskColumns(() => {})} rows={[row]} rowKey={(r) => r.taskId} />
}
const task = (over: Parameters<typeof taskRow>[0]) => (
  <Tasks row={{ ...taskRow(over), doing: '' }} />
)
const brief: ConsentBrief = {
  contractNo: 'AUT20260301000000001',
  title: '涉税信息查询授权书',
  status: 'EFFECTIVE',
  signer: '张*（法定代表人）',
  signedAt: '2026-03-01T02:00:00Z',
  validTo: '2027-03-01T02:00:00Z',
  purposes: ['贷前审查'],
  scopes: ['INVOICE_OUT'],
  grantees: ['示例商业银行'],
}
const basis = (over: Partial<Basis>): Basis => ({
  consents: [],
  dataCutoff: '2026-03-01T02:00:00Z',
  freshness: [
    {
      dataset: 'INVOICE_OUT',
      name: '销项发票',
      collectedAt: '2026-03-01T02:00:00Z',
      source: '深圳税局',
      contractNo: brief.contractNo,
      taskId: 'T1',
    },
  ],
  outdated: false,
  coverage: [],
  ...over,
})
const steps = [
  { state: 'CREATED', name: '打开链接', reached: 4, left: 3, medianSeconds: null },
  { state: 'SUCCESS', name: '采集完成', reached: 1, left: 0, medianSeconds: 80 },
]

afterEach(() => preferences.set({ ...preferences.get(), language: 'zh' }))

describe('every view', () => {
  const views: [string, ReactNode][] = [
    ['timeline', <Timeline key="" steps={[step('2026-03-01T02:00:00Z', 'OPEN', 'USER')]} />],
    ['consent', <ConsentBody key="" detail={detail} />],
    ['funnel', <Funnel key="" steps={steps} />],
    ['bureaus', <BureauGrid key="" rows={[bureau({})]} area={null} onPick={() => {}} />],
    ['tasks', task({})],
    [
      'basis',
      <ReportBasis
        key=""
        kind="INVOICE"
        taxNo="91440300MA510000XW"
        basis={basis({ consents: [brief] })}
      />,
    ],
  ]
  for (const language of ['zh', 'en'] satisfies Language[])
    it.each(views)(`%s renders in ${language} without gaps in its text`, (_name, view) => {
      preferences.set({ ...preferences.get(), language })
      const text = html(view)
      expect(text.length).toBeGreaterThan(200)
      expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
    })
})

describe('the black box', () => {
  it('keeps the bureau’s own words beside ours, as text', () => {
    const text = html(
      <Timeline
        steps={[
          step('2026-03-01T02:00:00Z', 'LOGIN', 'BUREAU', {
            ok: false,
            ms: 141,
            text: '登录账号或密码错误',
            bureauMessage: '【税局接口提示】<b>请检查</b>',
          }),
        ]}
      />,
    )
    expect(text).toContain('登录账号或密码错误')
    expect(text).toContain('【税局接口提示】&lt;b&gt;请检查&lt;/b&gt;')
    expect(text).toContain('141 毫秒')
    expect(text).toContain('未成功')
  })
})

describe('a task', () => {
  it('shows progress only while it collects, and failure with its code', () => {
    expect(html(task({ progress: 37 }))).toContain('采集中 37%')
    const failed = html(
      task({ state: 'FAILED', progress: 37, failureCode: 'TE-10', failureMessage: '状态为注销' }),
    )
    expect(failed).not.toContain('37')
    expect(failed).toContain('TE-10 状态为注销')
  })

  it('leads to its consent once there is one', () => {
    expect(html(task({}))).not.toContain('consents')
    expect(html(task({ contractNo: 'AUT1' }))).toContain('/queryCenter/consents?contractNo=AUT1')
  })
})

describe('a consent', () => {
  it('shows text, fingerprint, ticks, evidence in China’s time, and who looked', () => {
    const text = html(<ConsentBody detail={detail} />)
    for (const part of [
      '一、授权事项',
      'ab'.repeat(32),
      '单独同意：提供纳税数额',
      '2026-03-01 10:00:00',
      '203.0.113.7',
      '共查看 1 次',
      '查看报告',
    ])
      expect(text).toContain(part)
  })

  it('says so when nobody has looked', () =>
    expect(html(<ConsentBody detail={{ ...detail, row: consentRow(), visits: [] }} />)).toContain(
      '还没有人查看过',
    ))
})

describe('the board', () => {
  it('tells a bureau that was not called from one that failed every call', () => {
    const rows = [
      bureau({}),
      bureau({ code: '3200', name: '江苏', calls: 4, successRate: 0, p95Ms: 24_000 }),
    ]
    const text = html(<BureauGrid rows={rows} area="3200" onPick={() => {}} />)
    expect(text).toContain('近一小时无调用')
    expect(text).toContain('<b>0%</b>')
    expect(text).toContain('24 秒')
    expect(text.match(/aria-pressed="true"/g)).toHaveLength(1)
  })

  it('gives no rate to a bureau where nothing has ended', () => {
    const row = {
      code: '3100',
      name: '上海',
      started: 2,
      succeeded: 0,
      failed: 0,
      topFailure: 'TE-09',
    }
    const text = html(<BureauList rows={[row]} asked={{}} />)
    expect(text).not.toContain('%')
    expect(text).toContain('税局超时')
  })
})

describe('a report', () => {
  const gap = basis({
    coverage: [{ dataset: 'INVOICE_OUT', have: 1, need: 2, missing: ['2026-03'] }],
  })
  it('names missing months, and no consent where there is none', () => {
    const text = html(<ReportBasis kind="INVOICE" taxNo="X" basis={gap} />)
    expect(text).toContain('销项 1/2 个月')
    expect(text).toContain('未采集：2026-03')
    expect(text).toContain('本机构上传')
    expect(text).not.toContain('重新生成')
  })

  it('names its consent with status and purpose, its datasets with their time, and newer data', () => {
    const text = html(
      <ReportBasis
        kind="INVOICE"
        taxNo="X"
        basis={{ ...gap, consents: [brief], outdated: true }}
      />,
    )
    for (const words of [
      'AUT20260301000000001',
      '生效中',
      '贷前审查',
      '2026-03-01 10:00',
      '深圳税局',
      '重新生成',
    ])
      expect(text).toContain(words)
  })
})
