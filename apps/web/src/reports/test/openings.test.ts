/** Which numbers open: every one that was made of rows. Counted over a report that an engine made. */
import { invoiceReport } from '@xinjian/engine/invoice/report'
import type { ChartBlock, ReportDocument, TableBlock } from '@xinjian/engine/report/document'
import { describe, expect, it } from 'vitest'
import { archetype } from '../../../../../packages/engine/test-support/archetypes.ts'
import { evidenceOfPart } from '../charts/Part.tsx'
import { isNumeric } from '../format/value.ts'
import { evidenceOf, indexReport, subjectOf } from '../model.ts'
import { openingOf } from '../openings.ts'

const document: ReportDocument = invoiceReport(archetype('季节性制造').facts)
const index = indexReport(document)
const tables = [...index.tables.values()]
const numbers = (table: TableBlock) =>
  table.rows.flatMap((row, at) =>
    table.columns.flatMap((column) =>
      typeof row[column.key] === 'number' && isNumeric(column.type) && column.key !== 'rank'
        ? [{ at, column, of: openingOf(table, at, column) }]
        : [],
    ),
  )

const chart = (id: string) =>
  document.sections
    .flatMap(({ blocks }) => blocks)
    .find((block): block is ChartBlock => block.kind === 'chart' && block.id === id)!

describe('numbers that were made of rows', () => {
  it('open, in tables: all but those of parties joined in one line', () => {
    const all = tables.flatMap((table) => numbers(table).map((n) => ({ ...n, table: table.id })))
    const closed = all.filter(({ of }) => of === null)
    expect(all.length).toBeGreaterThan(300)
    expect(closed.length / all.length).toBeLessThan(0.05)
  })

  it('lead to conditions that are there, each cell to its own', () => {
    for (const table of tables)
      for (const { of } of numbers(table)) {
        if (of === null) continue
        const subject = subjectOf(index, of)
        expect([of, subject && evidenceOf(subject).length > 0]).toEqual([of, true])
      }
    const monthly = index.tables.get('monthly')!
    const legs = (key: string) =>
      evidenceOf(
        subjectOf(index, openingOf(monthly, 1, monthly.columns.find((c) => c.key === key)!)!)!,
      )
    expect(legs('in')).toMatchObject([{ direction: 'IN' }])
    expect(legs('difference')).toMatchObject([{ direction: 'OUT' }, { direction: 'IN' }])
  })

  it('open from a chart to the very cell that it draws, which its rows prove', () => {
    const of = (id: string) => evidenceOfPart(index, chart(id), 0)
    expect(of('region-out')).toBe('table:region-out-table:0:amount')
    const drawn = [...document.sections.flatMap(({ blocks }) => blocks)].filter(
      (block) => block.kind === 'chart' && block.chart === 'region',
    )
    expect(drawn.map(({ id }) => of(id))).toEqual(
      drawn.map(({ id }) => `table:${id}-table:0:amount`),
    )
  })

  it('open, among indicators: every value of invoices', () => {
    const valued = document.indicators.filter(
      ({ value, inputs }) => value !== null && inputs.length > 0,
    )
    const closed = valued.filter(({ evidence }) => evidence.length === 0)
    expect(closed.map(({ key }) => key)).toEqual([])
  })
})
