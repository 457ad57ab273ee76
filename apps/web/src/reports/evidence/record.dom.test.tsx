// @vitest-environment jsdom
/** A row of the drawer opens to what stands behind it, by pointer and keyboard, and back. */
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReportProvider } from '../context.tsx'
import { type Mounted, mount } from '../test-support/dom.ts'
import { plainReport } from '../test-support/sample-plain.ts'
import { EvidenceDrawer } from './EvidenceDrawer.tsx'
import type { EvidenceAnswer, EvidenceRecord, EvidenceSource } from './source.ts'

const OF = 'P-001.L12'
const answerTo = (page: number): EvidenceAnswer => ({
  legs: [{ dataset: 'INVOICE', name: '近12个月', title: '销项发票', condition: '销项' }],
  leg: 0,
  page,
  size: 20,
  columns: [{ key: 'date', title: '开票日期', type: 'date' }],
  sorts: [],
  counter: '张',
  total: 32,
  rows: [{ id: `OUT${page}`, cells: { date: '2025-08-20' } }],
  sums: {},
})
const RED: EvidenceRecord = {
  title: '数电发票（专用发票） 0002',
  facts: [
    { title: '价税合计', type: 'money', value: -226 },
    { title: '开票日期', type: 'date', value: '2025-08-20' },
  ],
  columns: [
    { key: 'goods', title: '货物或服务', type: 'text' },
    { key: 'amount', title: '金额', type: 'money' },
  ],
  rows: [
    { id: '1', cells: { goods: '颗粒', amount: -200 } },
    { id: '2', cells: { goods: '粉料', amount: 0 } },
  ],
  marked: '1',
  partners: [{ id: 'OUT0001', name: '对应的蓝字发票', said: '0001，价税合计1,130.00元' }],
  original: { fileName: '清单.csv' },
}
const BLUE: EvidenceRecord = {
  ...RED,
  title: '数电发票（专用发票） 0001',
  rows: [],
  marked: null,
  partners: [{ id: null, name: '对应的红字发票', said: '0003（不在已取得的发票中）' }],
  original: null,
}

let page: Mounted
let opened: string[]
let fail: string | null
const saved = vi.fn<EvidenceSource['saveOriginal']>(() => Promise.resolve())
const source: EvidenceSource = {
  load: ({ page: asked }) => Promise.resolve(answerTo(asked)),
  prove: () => Promise.resolve(null),
  open({ id }) {
    opened.push(id)
    if (fail) return Promise.reject(new Error(fail))
    return Promise.resolve(id === 'OUT0001' ? BLUE : RED)
  },
  saveOriginal: saved,
  exportAll: () => Promise.resolve(),
}
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  opened = []
  fail = null
  page = await mount(
    <ReportProvider document={plainReport} mode="screen">
      <EvidenceDrawer of={OF} source={source} onClose={() => {}} />
    </ReportProvider>,
  )
  await pass()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a row', () => {
  const row = () => page.all('tbody [data-row]')[0] as HTMLElement
  it('opens by its button, says what it is, and marks its line', async () => {
    await page.click(row())
    await pass()
    expect(opened).toEqual(['OUT1'])
    expect(page.text()).toContain('数电发票（专用发票） 0002')
    expect(page.named('[aria-current=true]', '颗粒(200.00)')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('← 返回明细列表')
    await page.click(page.named('button', '下载上传原件（清单.csv）'))
    expect(saved).toHaveBeenCalledWith({ of: OF, leg: 0, id: 'OUT1' })
  })

  it('leads to its counterpart and back, and back to the rows as they were', async () => {
    await page.click(page.named('button', '下一页'))
    await pass()
    await page.click(row())
    await pass()
    await page.click(page.named('button', '0001，价税合计1,130.00元'))
    await pass()
    expect(opened.at(-1)).toBe('OUT0001')
    expect(page.text()).toContain('没有取得更多明细')
    expect(page.text()).toContain('0003（不在已取得的发票中）')
    await page.click(page.named('button', '← 返回明细列表'))
    await pass()
    expect(page.text()).toContain('颗粒')
    await page.click(page.named('button', '← 返回明细列表'))
    await pass(50)
    expect(page.text()).toContain('第 2 / 2 页')
    expect(page.all('.record')).toHaveLength(0)
    expect(document.activeElement).toBe(row())
  })

  it('that cannot be opened says why, and tries again', async () => {
    fail = '出具报告时没有这条记录'
    await page.click(row())
    await pass()
    expect(page.named('[role=alert]', `${fail}重试`)).toBeTruthy()
    fail = null
    await page.click(page.named('button', '重试'))
    await pass()
    expect(page.text()).toContain('颗粒')
  })
})
