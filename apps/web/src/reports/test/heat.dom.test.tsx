// @vitest-environment jsdom
/** Cells of heat tables: shaded by their size, with the number in them on screen and paper. */
import type { TableBlock } from '@xinjian/engine/report/document'
import { expect, it } from 'vitest'
import { TableView } from '../blocks/TableView.tsx'
import styles from '../blocks/table.module.css'
import { type Mode, ReportProvider } from '../context.tsx'
import { mount } from '../test-support/dom.ts'
import { sampleReport } from '../test-support/sample.ts'

const TABLE: TableBlock = {
  kind: 'table',
  id: 't',
  title: '账龄',
  columns: [
    { key: 'party', title: '往来单位', type: 'text' },
    { key: 'balance', title: '余额', type: 'money', unit: '元' },
    { key: 'young', title: '30天', type: 'money', unit: '元', heat: true },
    { key: 'old', title: '一年', type: 'money', unit: '元', heat: true },
  ],
  // Of 1,600: 100 is a sixteenth, a quarter by its root; 900 is three quarters.
  rows: [
    { party: '甲', balance: 9999, young: 1600, old: 900 },
    { party: '乙', balance: 100, young: 100, old: 0 },
    { party: '丙', balance: -40, young: -40, old: null },
  ],
}
const steps = async (mode: Mode) => {
  const page = await mount(
    <ReportProvider document={sampleReport} mode={mode}>
      <TableView block={TABLE} />
    </ReportProvider>,
  )
  const step = (td: Element) =>
    [1, 2, 3, 4].find((n) => td.classList.contains(styles[`heat-${n as 1}`])) ?? 0
  return page
    .all('tbody tr')
    .map((row) => [...row.querySelectorAll('td')].map((td) => [td.textContent, step(td)]))
}

it.each(['screen', 'paper'] as const)('on %s', async (mode) => {
  expect(await steps(mode)).toEqual([
    [
      ['甲', 0],
      ['9,999.00', 0],
      ['1,600.00', 4],
      ['900.00', 3],
    ],
    [
      ['乙', 0],
      ['100.00', 0],
      ['100.00', 1],
      ['0.00', 0],
    ],
    [
      ['丙', 0],
      ['(40.00)', 0],
      ['(40.00)', 0],
      ['--', 0],
    ],
  ])
})
