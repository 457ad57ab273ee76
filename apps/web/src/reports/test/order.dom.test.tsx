// @vitest-environment jsdom
/** The order of a table's rows: on screen the reader's, on paper the document's. */
import type { TableBlock } from '@xinjian/engine/report/document'
import { describe, expect, it, vi } from 'vitest'
import { TableView } from '../blocks/TableView.tsx'
import { type Mode, ReportProvider } from '../context.tsx'
import { mount } from '../test-support/dom.ts'
import { sampleReport } from '../test-support/sample.ts'

const NAMES = ['乙店', '甲厂', '丁行', '丙社', '戊站', '己坊']
const AMOUNTS = [20, null, 300, 3, 40, 41]
const FLAGS = ['GREEN', 'RED', 'GREY', 'YELLOW', 'GREEN', 'GREEN']
const TABLE: TableBlock = {
  kind: 'table',
  id: 't',
  title: '客户',
  columns: [
    { key: 'name', title: '名称', type: 'text' },
    { key: 'amount', title: '金额', type: 'money', unit: '元' },
    { key: 'flag', title: '状态', type: 'flag' },
  ],
  rows: [
    ...NAMES.map((name, i) => ({ name, amount: AMOUNTS[i]!, flag: FLAGS[i]! })),
    { name: '合计', amount: 404, flag: null },
  ],
  evidence: [...NAMES, '合计'].map(() => [
    { dataset: 'INVOICE', direction: 'OUT', from: '2025-01-01', to: '2025-12-31', rows: 'VALID' },
  ]),
}
const show = async (table: TableBlock = TABLE, mode: Mode = 'screen') => {
  const opened: string[] = []
  const page = await mount(
    <ReportProvider document={sampleReport} mode={mode} onOpen={(of) => opened.push(of)}>
      <TableView block={table} />
    </ReportProvider>,
  )
  const head = (name: string) =>
    page.all('th').find((th) => th.textContent.startsWith(name)) as HTMLElement
  return {
    ...page,
    opened,
    firsts: () => page.all('tbody tr').map((row) => row.querySelector('td')?.textContent),
    press: (name: string) => page.click(head(name).querySelector('button') as Element),
    runs: (name: string) => head(name).getAttribute('aria-sort'),
  }
}

describe('on screen', () => {
  it('a head puts the largest first, then the smallest, then as the document has it; gaps and totals stay last', async () => {
    const page = await show()
    expect(page.firsts()).toEqual([...NAMES, '合计'])
    await page.press('金额')
    expect(page.firsts()).toEqual(['丁行', '己坊', '戊站', '乙店', '丙社', '甲厂', '合计'])
    expect([page.runs('金额'), page.runs('名称')]).toEqual(['descending', null])
    await page.press('金额')
    expect(page.firsts()).toEqual(['丙社', '乙店', '戊站', '己坊', '丁行', '甲厂', '合计'])
    expect(page.runs('金额')).toBe('ascending')
    await page.press('金额')
    expect(page.firsts()).toEqual([...NAMES, '合计'])
    expect(page.runs('金额')).toBeNull()
  })

  it('flags run by how grave they are', async () => {
    const page = await show()
    await page.press('状态')
    expect(page.firsts()).toEqual(['甲厂', '丙社', '乙店', '戊站', '己坊', '丁行', '合计'])
  })

  it('a figure opens the rows of its own line wherever that stands', async () => {
    const page = await show()
    await page.press('金额')
    await page.click(page.all('tbody tr')[0]!.querySelector('button') as Element)
    expect(page.opened).toEqual(['table:t:2:amount'])
  })

  it('all pages are ordered, and the first is shown', async () => {
    const rows = Array.from({ length: 45 }, (_, i) => ({ name: `客户${i}`, amount: i, flag: null }))
    const page = await show({ ...TABLE, rows, evidence: [] })
    await page.click(page.named('button', '下一页'))
    await page.press('金额')
    expect(page.firsts().slice(0, 2)).toEqual(['客户44', '客户43'])
  })

  it('what is exported stands as it is shown', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `#${saved.push(blob as Blob)}`)
    const page = await show()
    await page.press('金额')
    await page.click(page.named('button', '导出 CSV'))
    expect((await saved[0]!.text()).split('\r\n')[1]).toMatch(/^丁行,300,/)
    vi.restoreAllMocks()
  })

  it.each<[string, Partial<TableBlock>]>([
    ['a short table', { rows: TABLE.rows.slice(0, 4) }],
    ['a form', { columns: [{ ...TABLE.columns[0]!, title: '项目' }, ...TABLE.columns.slice(1)] }],
    ['one summed group by group', { rows: [...TABLE.rows, ...TABLE.rows] }],
  ])('%s keeps its order', async (_, other) => {
    const page = await show({ ...TABLE, ...other })
    expect(page.all('th button')).toEqual([])
  })
})

it('on paper there is nothing to press', async () => {
  const page = await show(TABLE, 'paper')
  expect(page.all('button')).toEqual([])
  expect(page.firsts()).toEqual([...NAMES, '合计'])
})
