import type { InvoiceFacts, InvoiceRow } from '@xinjian/engine/invoice/facts'
import { createInvoiceFold } from '@xinjian/engine/invoice/facts/fold'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import { firstDayOfMonth, parseMonth } from '@xinjian/engine/kit/calendar/window'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { streamTableXlsx, writeReportXlsx } from './xlsx.ts'

const M0 = parseMonth('2025-12')!
const EVIL = `=cmd|' /C calc'!A0<script>alert(1)</script>`

function sampleReport() {
  const fold = createInvoiceFold()
  for (let back = 0; back < 24; back++)
    for (const counterparty of [0, 1]) {
      const row: InvoiceRow = {
        direction: 'OUT',
        day: firstDayOfMonth(M0 - back) + 9,
        minute: -1,
        status: 'NORMAL',
        kind: 'UNKNOWN',
        counterparty,
        amount: 1_000_000,
        tax: 130_000,
        total: 1_130_000,
      }
      fold.add(row)
      fold.add({ ...row, direction: 'IN', amount: 500_000, tax: 65_000, total: 565_000 })
    }
  const party = (id: number, name: string) => ({
    id,
    taxNo: id === 0 ? '914403001922038216' : null,
    name,
    person: false,
  })
  const facts: InvoiceFacts = {
    registration: { name: '示例公司', taxNo: null },
    dataCutoff: '2025-12-31T23:59:59+08:00',
    covered: { OUT: [M0 - 23, M0], IN: [M0 - 23, M0] },
    missingMonths: { OUT: [], IN: [] },
    digests: fold.digests(),
    counterparties: [party(0, '甲公司'), party(1, EVIL)],
  }
  return invoiceReport(facts)
}

describe('report as a workbook', () => {
  it('holds every table, with typed cells, and texts that no program evaluates', async () => {
    const report = sampleReport()
    const book = await readXlsx(await writeReportXlsx(report), { readStyles: true })
    const names = book.sheets.map((s) => s.name)
    expect(names.slice(0, 6)).toEqual(['目录', '概览', '准入政策', '指标', '风险规则', '计算依据'])
    expect(new Set(names.map((n) => n.toLowerCase())).size).toBe(names.length)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(31)
    const tables = report.sections.flatMap((s) => s.blocks).filter((b) => b.kind === 'table')
    expect(names.length).toBeGreaterThanOrEqual(4 + tables.length)
    const regions = names.filter((n) => n.includes('客户地区分布'))
    expect(regions).toEqual(['客户地区分布明细(近12个月)'])
    const customers = book.sheets.find((s) => s.name.startsWith('前十客户'))!
    const evil = customers.rows.find((row) => row.includes(`'${EVIL}`))!
    expect(evil).toBeDefined()
    expect(evil.filter((cell) => typeof cell === 'number').length).toBeGreaterThan(2)
    for (const sheet of book.sheets)
      for (const cell of sheet.cells?.values() ?? []) expect(cell.formula).toBeUndefined()
  })

  it('streams rows of any number', async () => {
    async function* rows() {
      for (let i = 0; i < 5_000; i++) yield { key: `=${i}`, total: i / 100, day: '2025-01-31' }
    }
    const stream = streamTableXlsx(
      '证据/明细',
      [
        { key: 'key', title: '发票', type: 'text' },
        { key: 'total', title: '价税合计', type: 'money', unit: '元' },
        { key: 'day', title: '日期', type: 'date' },
      ],
      rows(),
    )
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    const [sheet] = (await readXlsx(bytes)).sheets
    expect(sheet!.rows).toHaveLength(5_001)
    expect(sheet!.rows[0]).toEqual(['发票', '价税合计（元）', '日期'])
    expect(sheet!.rows[5_000]!.slice(0, 2)).toEqual(["'=4999", 49.99])
    expect(sheet!.rows[1]![2]).toEqual(new Date('2025-01-31T00:00:00Z'))
  })
})
