// @vitest-environment jsdom
/** A row that stands in books leads to its account there; where nobody walks books, or the row is of none, nothing is offered. */
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReportProvider } from '../context.tsx'
import { mount } from '../test-support/dom.ts'
import { plainReport } from '../test-support/sample-plain.ts'
import { EvidenceDrawer } from './EvidenceDrawer.tsx'
import type { EvidenceAnswer, EvidenceSource } from './source.ts'

type Row = EvidenceAnswer['rows'][number]
const BALANCE: Row = {
  id: 'b',
  cells: { month_from: '2025-01', month_to: '2025-03', account: '1002.01' },
}
const LINE: Row = { id: 'l', cells: { month: '2025-02', account: '5001' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function buttonsOf(dataset: string, row: Row, toBooks?: (row: Row) => void) {
  const source: EvidenceSource = {
    load: ({ page, size }) =>
      Promise.resolve({
        legs: [{ dataset, title: '科目余额', condition: '全部' }],
        ...{ leg: 0, page, size, columns: [{ key: 'account', title: '科目', type: 'text' }] },
        ...{ sorts: [], counter: '条', total: 1, rows: [row], sums: {} },
      }),
    prove: () => Promise.resolve(null),
    open: () =>
      Promise.resolve({
        ...{ title: '科目余额', facts: [], columns: [], rows: [], marked: null, partners: [] },
        original: null,
      }),
    saveOriginal: () => Promise.resolve(),
    exportAll: () => Promise.resolve(),
    ...(toBooks && { toBooks }),
  }
  const page = await mount(
    <ReportProvider document={plainReport} mode="screen">
      <EvidenceDrawer of="P-001.L12" source={source} onClose={() => {}} />
    </ReportProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  await page.click(page.all('tbody [data-row]')[0] as HTMLElement)
  await act(() => vi.advanceTimersByTimeAsync(0))
  return page
    .all('button')
    .filter(({ textContent }) => textContent.includes('账簿')) as HTMLElement[]
}

it.each([
  ['GL_BALANCE', BALANCE],
  ['GL_VOUCHER', LINE],
] as const)('a row of %s', async (dataset, row) => {
  const led: Row[] = []
  const [to, ...more] = await buttonsOf(dataset, row, (of) => led.push(of))
  expect(more).toEqual([])
  to?.click()
  expect(led).toEqual([row])
})

it('a row of something else, or before a reader who walks no books', async () => {
  expect(await buttonsOf('INVOICE', LINE, () => undefined)).toEqual([])
  expect(await buttonsOf('GL_VOUCHER', LINE)).toEqual([])
})
