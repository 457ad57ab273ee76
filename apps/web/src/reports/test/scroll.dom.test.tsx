// @vitest-environment jsdom
/** A table that may be wider than its place scrolls by keyboard: at what takes the focus inside, or as a whole. */
import type { TableBlock } from '@xinjian/engine/report/document'
import { expect, it } from 'vitest'
import { TableView } from '../blocks/TableView.tsx'
import { type Mode, ReportProvider } from '../context.tsx'
import { mount } from '../test-support/dom.ts'
import { sampleReport } from '../test-support/sample.ts'

const STILL: TableBlock = {
  kind: 'table',
  id: 't',
  title: '申请间隔',
  columns: [{ key: 'scope', title: '范围', type: 'text' }],
  rows: [{ scope: '合计' }, { scope: '非银' }],
}
const OPENS: TableBlock = {
  ...STILL,
  columns: [...STILL.columns, { key: 'n', title: '次数', type: 'int' }],
  rows: [{ scope: '合计', n: 8 }],
  evidence: [[{ dataset: 'INVOICE' }]],
}
const frame = async (block: TableBlock, mode: Mode) => {
  const page = await mount(
    <ReportProvider document={sampleReport} mode={mode} onOpen={() => undefined}>
      <TableView block={block} />
    </ReportProvider>,
  )
  const [table] = page.all('table')
  return {
    tab: table?.parentElement?.getAttribute('tabindex') ?? null,
    inside: table?.querySelectorAll('button').length,
  }
}

it('in which nothing opens and nothing is sorted takes the focus itself', async () => {
  expect(await frame(STILL, 'screen')).toEqual({ tab: '0', inside: 0 })
})

it('with a figure that opens leaves the focus to it', async () => {
  const { tab, inside } = await frame(OPENS, 'screen')
  expect(tab).toBeNull()
  expect(inside).toBeGreaterThan(0)
})

it('takes none on paper', async () => {
  expect((await frame(STILL, 'paper')).tab).toBeNull()
})
