// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Block, TableBlock } from '@xinjian/engine/report/document'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveForGood, newBrowser, press, pressAt, text } from '../../test-support/page.tsx'
import { BlockView } from '../blocks/BlockView.tsx'
import { type Mode, ReportProvider } from '../context.tsx'
import { loadEnglish } from '../english/english.ts'
import { ReportScreen } from '../ReportScreen.tsx'
import { sampleReport } from '../test-support/sample.ts'

const opened: string[] = []
const onOpen = (of: string) => void opened.push(of)
const blocks = sampleReport.sections.flatMap((s) => s.blocks)
const block = (id: string): Block => {
  const found = blocks.find((b) => b.id === id)
  if (!found) throw new Error(id)
  return found
}
const view = (shown: Block, mode: Mode = 'screen', lang: 'zh' | 'en' = 'zh') =>
  render(
    <ReportProvider document={sampleReport} mode={mode} lang={lang} onOpen={onOpen}>
      <BlockView block={shown} />
    </ReportProvider>,
  )
const table = (rows: number, over: Partial<TableBlock> = {}): TableBlock => ({
  kind: 'table',
  id: 't',
  title: '客户',
  columns: [
    { key: 'name', title: '名称', type: 'text' },
    { key: 'amount', title: '金额', type: 'money' },
  ],
  rows: Array.from({ length: rows }, (_, i) => ({ name: `客户${i + 1}`, amount: i + 1 })),
  ...over,
})
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

beforeEach(() => {
  newBrowser()
  opened.length = 0
})
afterEach(leaveForGood)

describe('a long table', () => {
  it('is turned over page by page, to its ends and no further', async () => {
    view(table(45))
    const at = () => [names()[0], names().length]
    expect([
      at(),
      screen.getByRole<HTMLButtonElement>('button', { name: '上一页' }).disabled,
    ]).toEqual([['客户1', 20], true])
    await press('下一页')
    await press('下一页')
    expect(at()).toEqual(['客户41', 5])
    expect(text()).toContain('第 3 / 3 页')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一页' }).disabled).toBe(true)
    await press('上一页')
    expect(at()).toEqual(['客户21', 20])
  })

  it('is shown whole, and folded again to the page one was at', async () => {
    view(table(45))
    await press('下一页')
    await press('查看全部')
    expect(names()).toHaveLength(45)
    expect(screen.queryByRole('button', { name: '下一页' })).toBeNull()
    await press(/收起/)
    expect(names()[0]).toBe('客户21')
  })

  it('of twenty rows has no pages', () => {
    view(table(20))
    expect(names()).toHaveLength(20)
    expect(screen.queryByRole('button', { name: '查看全部' })).toBeNull()
  })

  it('leads from a row of a later page to the evidence of that row', async () => {
    const [page] = [{ of: 'x' }]
    const rows = Array.from({ length: 45 }, () => [page])
    view(table(45, { evidence: rows as never }))
    await press('下一页')
    await press('22.00 客户 22 金额 · 查看依据')
    expect(opened).toEqual(['table:t:21:amount'])
  })
})

describe('a table as a file', () => {
  it('holds every row, not only those of the page, with raw numbers', async () => {
    const files: { name: string; blob: Blob }[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push({ name: '', blob: blob as Blob })
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.at(-1)!.name = this.download
    })
    view(table(45))
    await press(/CSV/)
    const lines = (await files[0]!.blob.text()).trim().split('\r\n')
    expect(files[0]!.name).toBe('客户.csv')
    expect([lines.length, lines[45]]).toEqual([46, '客户45,45'])
  })

  it('is not offered on paper, nor of nothing', () => {
    view(table(3), 'paper')
    view(table(0))
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
  })
})

describe('a figure', () => {
  it('leads to what it rests on', async () => {
    view(block('overview.kpis'))
    await pressAt(screen.getAllByRole('button', { name: /^开票金额/ })[0] as HTMLElement)
    expect(opened).toHaveLength(1)
    expect(sampleReport.indicators.map((i) => i.key)).toContain(opened[0])
  })

  it('that is missing says why instead of a number', () => {
    view(block('indicators.all'))
    const row = screen.getAllByRole('row').find((r) => r.textContent.includes('作废率（张）'))
    expect(row?.textContent).toContain('分子与分母均为零，比率没有意义')
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toContain('--')
    expect(row?.textContent).toContain('无数据')
  })

  it('with a flag says it in a word, in the language of the reader', async () => {
    await loadEnglish()
    view(block('indicators.all'))
    expect(text()).toContain('预警')
    view(block('indicators.all'), 'screen', 'en')
    expect(text()).toContain('Zero divided by zero has no meaning')
  })
})

describe('parts of a chart', () => {
  it.each(['Enter', ' '])('open by the key %j as by a click', (key) => {
    view(block('maps.region'))
    const [part] = screen.getAllByRole('button', { name: /^广东/ }) as [HTMLElement]
    fireEvent.keyDown(part, { key })
    fireEvent.click(part)
    expect(opened).toHaveLength(2)
    expect(opened[0]).toBe(opened[1])
  })
})

describe('the contents', () => {
  const went: string[] = []
  beforeEach(() => {
    went.length = 0
    // All is still to be read but the first chapter.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1e6 } as DOMRect)
    Element.prototype.scrollIntoView = function (this: Element) {
      went.push(this.id)
    }
    render(
      <ReportScreen
        document={sampleReport}
        head={{
          reportNo: 'INV1',
          institution: '示例机构',
          fingerprint: null,
          createdAt: '2026-03-15T02:04:11Z',
          verifyUrl: null,
        }}
      />,
    )
  })
  const list = () => within(screen.getByRole('navigation', { name: /目录/ }))

  it('name every section of the document, in its order', () => {
    const titles = list()
      .getAllByRole('button')
      .map((b) => b.textContent)
    const places = sampleReport.sections.map((s) => titles.findIndex((t) => t.includes(s.title)))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)
  })

  it('lead to a section', async () => {
    const [section] = sampleReport.sections
    await pressAt(list().getByRole('button', { name: new RegExp(section!.title) }))
    expect(went).toEqual([`sec-${section!.id}`])
  })

  it('and by key: on with J, not while something is typed or with a modifier', () => {
    fireEvent.keyDown(window.document.body, { key: 'j', ctrlKey: true })
    const input = window.document.createElement('input')
    window.document.body.append(input)
    fireEvent.keyDown(input, { key: 'j' })
    input.remove()
    expect(went).toEqual([])
    fireEvent.keyDown(window.document.body, { key: 'k' })
    expect(went).toEqual([])
    fireEvent.keyDown(window.document.body, { key: 'j' })
    expect(went).toEqual([expect.stringMatching(/^sec-/)])
  })
})
