/** The workbook as an analyst uses it: found by its index, followed by links, filtered, printed. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { readXlsx, type Sheet } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleReport } from '../../engine/test-support/sample-report.ts'
import { writeReportXlsx } from './xlsx.ts'
import type { FirmHead } from './xlsx-overview.ts'

const report: ReportDocument = sampleReport('顶额+红冲')
let sheets: Sheet[]

beforeAll(async () => {
  sheets = (await readXlsx(await writeReportXlsx(report), { readStyles: true })).sheets
})

const sheetOf = (name: string) => sheets.find((sheet) => sheet.name === name)!
/** Where a cell leads to: name of the sheet, and its row from 1. */
function leadsTo(sheet: Sheet, row: number, column: number): [name: string, row: number] | null {
  const place = sheet.cells?.get(`${row},${column}`)?.hyperlink?.location
  const [, name = '', to] = /^'(.*)'![A-Z]+(\d+)$/.exec(place ?? '') ?? []
  return to === undefined ? null : [name, Number(to)]
}
const columnOf = (sheet: Sheet, title: string) => sheet.rows[0]!.indexOf(title)

describe('the index of a workbook', () => {
  it('is its first sheet and leads to every other, in order, with its rows', () => {
    const index = sheets[0]!
    expect(index.name).toBe('目录')
    const [, ...rows] = index.rows
    expect(rows.map(([, name]) => name)).toEqual(sheets.slice(1).map(({ name }) => name))
    expect(rows.map((_, i) => leadsTo(index, i + 1, 1))).toEqual(
      sheets.slice(1).map(({ name }) => [name, 1]),
    )
    expect(rows.map(([, , count]) => count)).toEqual(
      sheets.slice(1).map((sheet) => sheet.rows.length - 1),
    )
  })

  it('is led back to from every sheet', () => {
    for (const sheet of sheets.slice(1)) expect(leadsTo(sheet, 0, 0)?.[0], sheet.name).toBe('目录')
  })
})

describe('a figure of a workbook', () => {
  it('leads to the row of its formula and inputs, which leads back', () => {
    const [values, basis] = [sheetOf('指标'), sheetOf('计算依据')]
    const window = columnOf(values, '近12个月')
    const row = values.rows.findIndex(([id]) => id === 'I-001')
    const [name, at] = leadsTo(values, row, window)!
    expect(name).toBe('计算依据')
    const told = basis.rows[at - 1]!
    const of = report.indicators.find(({ key }) => key === 'I-001.L12')!
    expect(told.slice(0, 3)).toEqual(['I-001.L12', of.name, '近12个月'])
    expect(told[columnOf(basis, '算法')]).toBe(of.formula)
    expect(leadsTo(basis, at - 1, 0)).toEqual(['指标', row + 1])
  })

  it('has each of its inputs with its value, in its unit', () => {
    const basis = sheetOf('计算依据')
    const of = report.indicators.find(
      ({ inputs, unit }) => unit === 'ratio' && inputs.filter((i) => i.value !== null).length > 1,
    )!
    const [input, value] = [columnOf(basis, '代入项'), columnOf(basis, '代入值')]
    const rows = basis.rows.filter(([key]) => key === of.key)
    expect(rows.map((row) => [row[input], row[value]])).toEqual(
      of.inputs.map((one) => [one.name, one.value]),
    )
  })

  it('of a rule leads to what it was judged by', () => {
    const rules = sheetOf('风险规则')
    const hit = report.rules.findIndex(({ result }) => result === 'HIT')
    const [name, at] = leadsTo(rules, hit + 1, columnOf(rules, '结果'))!
    expect(name).toBe('计算依据')
    expect(sheetOf(name).rows[at - 1]![0]).toBe(report.rules[hit]!.id)
  })
})

describe('a sheet of a workbook', () => {
  it('can be filtered by its heads, which stay in sight', () => {
    for (const sheet of sheets.slice(2).filter(({ rows }) => rows.length > 1)) {
      expect(sheet.autoFilter?.range, sheet.name).toMatch(
        new RegExp(`^A1:[A-Z]+${sheet.rows.length}$`),
      )
      expect(sheet.freezePane?.rows).toBe(1)
    }
  })

  it('is printed on A4 across, as wide as the sheet, with its heads on each', () => {
    for (const { name, pageSetup } of sheets)
      expect(pageSetup, name).toMatchObject({
        paperSize: 'a4',
        orientation: 'landscape',
        fitToPage: true,
        fitToWidth: 1,
        printTitlesRow: '$1:$1',
      })
  })

  it('has months as dates that show the month, and rates as numbers that show per cent', () => {
    const months = sheets.find((sheet) => sheet.name.startsWith('逐月开票'))!
    expect(months.rows[1]![0]).toEqual(new Date('2024-01-01T00:00:00Z'))
    expect(months.cells?.get('1,0')?.style?.numFmt).toBe('yyyy-mm')
    const rate = months.rows[0]!.findIndex((title) => String(title).includes('同比'))
    const told = months.rows
      .slice(1)
      .map((row) => row[rate])
      .filter((value) => value !== null)
    expect(told.length).toBeGreaterThan(0)
    for (const value of told) expect(typeof value).toBe('number')
    const of = report.rules.findIndex(
      ({ value, inputs }) =>
        typeof value === 'number' && inputs.find((one) => one.value === value)?.unit === 'ratio',
    )
    const rules = sheetOf('风险规则')
    expect(rules.cells?.get(`${of + 1},${columnOf(rules, '值')}`)?.style?.numFmt).toBe('0.00%')
  })

  it('has columns as wide as what stands in them, long texts in several lines', () => {
    const basis = sheetOf('计算依据')
    const formula = basis.columns![columnOf(basis, '算法')]!
    expect(formula.width).toBe(60)
    expect(basis.cells?.get(`1,${columnOf(basis, '算法')}`)?.style?.alignment?.wrapText).toBe(true)
    expect(basis.columns![2]!.width).toBeLessThan(30)
  })
})

describe('the verdict of the enterprise', () => {
  const overviewOf = async (firm: FirmHead | null) => {
    const book = await readXlsx(
      await writeReportXlsx(report, { reportNo: null, fingerprint: null, firm }),
    )
    return book.sheets.find(({ name }) => name === '概览')!.rows
  }
  const told = {
    ...{ level: 'REJECT' as const, text: '建议拒绝：当前欠税12,000.00元（纳税报告）。' },
    ...{ asOf: '2026-10-31', at: '2026-11-21T20:05:00Z', waiting: 2 },
  }

  it('stands above that of the report, with its day, its time and what waits', async () => {
    const rows = await overviewOf(told)
    const at = rows.findIndex(([label]) => label === '企业结论')
    expect(rows[at]?.[1]).toBe('建议拒绝')
    expect(rows[at + 1]).toEqual(['企业结论说明', told.text])
    expect(String(rows[at + 2]?.[0])).toBe('企业结论所依据数据截至')
    expect(rows[at + 3]).toEqual(['企业结论截至', '2026-11-22 04:05'])
    expect(rows[at + 4]).toEqual(['企业待处理事项', 2])
    expect(rows[at + 5]?.[0]).toBe('结论')
  })

  it('of no conclusion says so, and is absent where it is not known', async () => {
    const rows = await overviewOf({ ...told, level: null, asOf: null })
    expect(rows.find(([label]) => label === '企业结论')?.[1]).toBe('不作结论')
    expect(rows.some(([label]) => label === '企业结论所依据数据截至')).toBe(false)
    const without = await overviewOf(null)
    expect(without.filter(([label]) => String(label).startsWith('企业结论'))).toEqual([])
  })
})
