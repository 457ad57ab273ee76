/** A cell whose head names a year, or a window before the present, opens rows of it and of no other. */
import { expect, it } from 'vitest'
import { archetype } from '../test-support/archetypes.ts'
import { livelyFacts } from '../test-support/tax-facts.ts'
import { invoiceReport } from './invoice/report.ts'
import type { Evidence, ReportDocument, TableBlock } from './report/document.ts'
import { taxPaymentReport } from './tax-payment/report.ts'

const table = (document: ReportDocument, id: string): TableBlock =>
  document.sections
    .flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)!

/** First and last months of the legs of a cell. */
function months(block: TableBlock, row: number, key: string): string[] {
  const evidence: Evidence = block.cells?.[row]?.[key] ?? block.evidence?.[row] ?? []
  return evidence.map((leg) => {
    if (leg.dataset === 'INVOICE') return `${leg.from!.slice(0, 7)}~${leg.to!.slice(0, 7)}`
    const [, from, to] = /(\d{4}-\d\d)-\d\d 至 (\d{4}-\d\d)/.exec(leg.words)!
    return `${from}~${to}`
  })
}

it('of payments: a year, a kind of tax of a month, a month and the same of the year before', () => {
  const report = taxPaymentReport(livelyFacts())
  const years = table(report, 'year-kind')
  for (const [row] of years.rows.entries()) {
    expect(months(years, row, 'y2025')).toEqual(['2025-01~2025-12'])
    expect(months(years, row, 'y2024')).toEqual(['2024-01~2024-12'])
  }
  const monthly = table(report, 'monthly')
  const at = monthly.rows.findIndex(({ month }) => month === '2025-11')
  expect(months(monthly, at, 'yoy')).toEqual(['2025-11~2025-11', '2024-11~2024-11'])
  const vat = monthly.cells![at]!.VAT![0]!
  expect(vat.dataset === 'INVOICE' || vat.words).toContain('增值税')
})

it('of invoices: the share of the year before, the growth of a customer', () => {
  const { facts } = archetype('季节性制造')
  const report = invoiceReport(facts)
  const [now, before] = report.indicators
    .find(({ key }) => key === 'I-007.L12')!
    .evidence.map((leg) => {
      if (leg.dataset !== 'INVOICE') throw new Error(leg.dataset)
      return `${leg.from!.slice(0, 7)}~${leg.to!.slice(0, 7)}`
    })
  const kinds = table(report, 'kinds')
  expect(months(kinds, 0, 'share')).toEqual([now, now])
  expect(months(kinds, 0, 'before')).toEqual([before, before])
  expect(months(table(report, 'top-out-l12'), 0, 'yoy')).toEqual([now, before])
  expect(months(table(report, 'top-out-l12'), 0, 'amount')).toEqual([now])
})
