/** Rings of kinds, rates and amount bands: each part is a row of the table beside it, and opens what that row opens. */
import { describe, expect, it } from 'vitest'
import { row, smallFacts } from '../../../../test-support/small-facts.ts'
import type { ChartBlock, TableBlock } from '../../../report/document.ts'
import type { InvoiceRow } from '../../facts.ts'
import { invoiceReport } from '../../report.ts'

const sold = (yuan: number, kind: InvoiceRow['kind'], rateBp: number): InvoiceRow => ({
  ...row('2025-06-10', yuan, { kind, amount: yuan * 100 }),
  items: [{ category: '', goods: '货', rateBp, quantity: 1, amount: yuan * 100, tax: 0 }],
})

function rings(rows: InvoiceRow[]) {
  const { blocks } = invoiceReport(smallFacts(rows)).sections.find((s) => s.id === 's05-structure')!
  const tables = new Map(blocks.flatMap((b) => (b.kind === 'table' ? [[b.id, b] as const] : [])))
  const opened = (id: string) => {
    const chart = blocks.find((b): b is ChartBlock => b.kind === 'chart' && b.id === id)
    if (!chart) return null
    const table = tables.get(chart.table!) as TableBlock
    return chart.categories.map((name, i) => ({
      name,
      value: chart.series[0]!.values[i],
      evidence: table.evidence![i]![0],
      row: table.rows[i],
    }))
  }
  return { opened, blocks }
}

describe('rings of the structure', () => {
  const { opened } = rings([
    sold(300, 'VAT_SPECIAL_PAPER', 1300),
    sold(70_000, 'DIGITAL_NORMAL', 600),
    sold(-20, 'VAT_SPECIAL_PAPER', -1),
  ])
  it.each([
    ['kind-donut', 300, { rows: 'BLUE', kinds: ['VAT_SPECIAL_PAPER'] }],
    ['kind-donut', 70_000, { rows: 'BLUE', kinds: ['DIGITAL_NORMAL'] }],
    ['rate-donut', 70_000, { rows: 'VALID', rates: [600] }],
    ['rate-donut', -20, { rows: 'VALID', rates: [-1] }],
    ['band-donut', 300, { rows: 'BLUE', totalFrom: 100 }],
    ['band-donut', 70_000, { rows: 'BLUE', totalFrom: 10_000 }],
  ])('%s opens %d to its rows', (id, value, query) => {
    const part = opened(id)!.find((p) => p.value === value)
    expect(part).toMatchObject({ evidence: { direction: 'OUT', ...query }, row: { amount: value } })
  })
  it('a sentence stands for the ring of rates where there are no lines', () => {
    const none = rings([row('2025-06-10', 10)])
    expect(none.opened('rate-donut')).toBeNull()
    expect(none.blocks.some((b) => b.id === 'rate-missing')).toBe(true)
  })
})
