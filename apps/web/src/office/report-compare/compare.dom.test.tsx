// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReportRow } from '@xinjian/contract/nouns/report'
import type { ReportChange } from '@xinjian/engine/report/difference'
import { REPORT_KIND_NAMES, REPORT_KINDS } from '@xinjian/engine/report/kinds'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from '../../api/client.ts'
import { type Mounted, mount } from '../../reports/test-support/dom.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { CHOOSING } from './choosing.ts'

const KIND = REPORT_KIND_NAMES[0]
const row = (reportNo: string, through: string, more: Partial<ReportRow> = {}): ReportRow => ({
  reportNo,
  reportType: KIND,
  enterpriseName: '杭州市示例清渠环保设备有限公司',
  taxNo: '91330100MA2EXAMP3T',
  status: 'READY',
  progress: 100,
  message: '',
  through,
  dataCutoff: null,
  engineVersion: '1',
  score: null,
  grade: null,
  riskLevel: null,
  decision: null,
  fingerprint: null,
  createdBy: 'demo',
  createdAt: '2026-03-15T02:04:11Z',
  sealed: false,
  ...more,
})
const NOW = row('NO-3', '2026-02')
const BEFORE = row('NO-2', '2026-01')

const change = (of: Partial<ReportChange>): ReportChange => ({
  what: 'INDICATOR',
  key: 'I-001',
  name: '开票金额',
  unit: 'yuan',
  before: 1_000_000,
  after: 1_000_003,
  causes: ['ROWS'],
  ...of,
})
const CHANGES = [
  change({}),
  change({
    key: 'I-002.L6',
    window: 'L6/S6',
    better: 'UP',
    name: '同比增长',
    unit: 'ratio',
    before: null,
    after: 0.1834,
  }),
  change({
    what: 'RULE',
    key: 'R-001',
    name: '长期断票',
    unit: null,
    before: 'MISS',
    after: 'HIT',
    causes: ['ROWS', 'WINDOW'],
  }),
]

let page: Mounted
let answer: (path: string, body: Record<string, unknown>) => unknown
let asked: { path: string; body: Record<string, unknown> }[]
const opened = vi.fn()
const went = vi.fn()

function Page({ start }: { start: string | null }) {
  const [other, setOther] = useState(start)
  return (
    <CompareDialog
      row={NOW}
      other={other}
      onChange={(next) => {
        went(next)
        setOther(next)
      }}
      figureOf={(key) => (key === 'I-001' ? { note: '近12个月', open: () => opened(key) } : null)}
    />
  )
}
const show = async (start: string | null, says = '项不同') => {
  page = await mount(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <Page start={start} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await page.says(says)
}
beforeEach(() => {
  asked = []
  answer = (path) =>
    path.endsWith('/compare')
      ? { before: BEFORE, after: NOW, explained: true, changes: CHANGES, unchanged: 40 }
      : {
          rows: [NOW, BEFORE, row('NO-1', '2025-12', { sealed: true })],
          total: 3,
          page: 1,
          size: 10,
        }
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>
    asked.push({ path: String(url), body })
    const data = answer(String(url), body)
    return Response.json(
      data instanceof Error ? { code: 503, msg: data.message, data: null } : { code: 200, data },
    )
  })
  setTransport({
    token: () => null,
    tell: async () => true,
    words: () => ({ offline: '', timeout: '' }),
  })
})
afterEach(async () => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const rows = () => page.all('tbody tr').map((tr) => tr.textContent)

describe('choosing', () => {
  it('lists finished reports of the same enterprise and kind, without this one and sealed ones', async () => {
    await show(CHOOSING, 'NO-2')
    expect(asked[0]?.body).toMatchObject({
      taxId: NOW.taxNo,
      reportType: KIND,
      status: 'READY',
      page: 1,
    })
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toContain('NO-2')
    await page.click(page.named('button', '对比 NO-2'))
    await page.says('3 项不同')
    expect(went).toHaveBeenLastCalledWith('NO-2')
    expect(asked.at(-1)?.body).toEqual({ reportNo: 'NO-3', other: 'NO-2' })
  })

  it('says that there is none', async () => {
    answer = () => ({ rows: [NOW], total: 1, page: 1, size: 10 })
    await show(CHOOSING, '没有其他')
    expect(page.text()).toContain(`没有其他已完成的${REPORT_KINDS[KIND].title}可以对比`)
  })

  it('is closed without asking anything', async () => {
    await show(null, '')
    expect(asked).toEqual([])
    expect(page.text()).toBe('')
  })
})

describe('what differs', () => {
  it('stands with what it was and is, in its unit, with its causes', async () => {
    await show('NO-2')
    expect(page.text()).toContain('3 项不同，40 项相同')
    expect(rows()).toEqual([
      '开票金额近12个月指标1,000,000.00元1,000,003.00元数据变化',
      '同比增长近6个月较上年同期指标--18.34%数据变化',
      '长期断票规则未命中命中数据变化期间变化',
    ])
    expect(page.all('dl.sides dd').map((dd) => dd.textContent.slice(0, 4))).toEqual([
      'NO-2',
      'NO-3',
    ])
  })

  it('is counted and narrowed by cause; causes that moved nothing are not offered', async () => {
    await show('NO-2')
    expect(page.all('[role=tab]').map((tab) => tab.textContent)).toEqual([
      '全部 3',
      '数据变化 3',
      '期间变化 1',
    ])
    await page.click(page.named('[role=tab]', '期间变化 1'))
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toContain('长期断票')
    await page.click(page.named('[role=tab]', '全部 3'))
    expect(rows()).toHaveLength(3)
  })

  it('leads to the figure where this report has it', async () => {
    await show('NO-2')
    expect(page.all('tbody button')).toHaveLength(1)
    await page.click(page.named('button', '开票金额 近12个月 · 查看依据'))
    expect(opened).toHaveBeenCalledWith('I-001')
  })

  it('is told without causes when the earlier report cannot be run any more', async () => {
    answer = () => ({
      before: BEFORE,
      after: NOW,
      explained: false,
      changes: [change({ causes: [] })],
      unchanged: 0,
    })
    await show('NO-2')
    expect(page.text()).toContain('不区分原因')
    expect(page.all('[role=tab]')).toEqual([])
    expect(page.all('th').map((th) => th.textContent)).not.toContain('原因')
  })

  it('may be nothing', async () => {
    answer = () => ({ before: BEFORE, after: NOW, explained: true, changes: [], unchanged: 182 })
    await show('NO-2', '两份报告没有不同')
    expect(page.text()).toContain('182 项数值全部一致')
  })

  it('says what went wrong, and tries again', async () => {
    const good = answer
    answer = () => new Error('报告的数据已封存')
    await show('NO-2', '报告的数据已封存')
    expect(page.all('[role=alert]')[0]?.textContent).toContain('报告的数据已封存')
    answer = good
    await page.click(page.named('button', '重试'))
    await page.says('3 项不同')
  })

  it('goes back to the choice, and closes', async () => {
    await show('NO-2')
    await page.click(page.named('button', '另选一份'))
    await page.says('NO-2')
    expect(went).toHaveBeenLastCalledWith(CHOOSING)
    expect(page.text()).toContain('NO-2')
    await page.click(page.all('footer button').at(-1)!)
    expect(went).toHaveBeenLastCalledWith(null)
    expect(page.text()).toBe('')
  })
})
