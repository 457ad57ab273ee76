import { describe, expect, it } from 'vitest'
import {
  asPanel,
  BALANCE_BEGIN,
  BALANCE_END,
  formRows,
  inYuan,
} from '../../test-support/statements.ts'
import { type GridSheet, gridOfTexts } from '../forms/grid.ts'
import { readStatements } from './read-statement.ts'
import type { ParsedStatement } from './statement.ts'

type Cells = readonly (readonly (string | number | null)[])[]
const grid = (cells: Cells, name = ''): GridSheet =>
  gridOfTexts(
    name,
    cells.map((row, i) => ({ row: i + 1, cells: row.map((cell) => String(cell ?? '')) })),
  )
const amountOf = (statement: ParsedStatement, code: string, period: string) =>
  statement.items.find((item) => item.code === code)?.values[period]
const failing = ({ checks }: ParsedStatement) => checks.filter(({ ok }) => !ok)

const read = (cells: Cells): ParsedStatement[] => readStatements([grid(cells)])

describe('lists of companies', () => {
  it('reads a list saved without its headings by the address in its rows', () => {
    const [statement, ...more] = read([
      [
        '1',
        '000001',
        '甲',
        '详细',
        '6亿',
        '3亿',
        '7亿',
        '76亿',
        '1.15',
        '15亿',
        '6637万',
        '57亿',
        '1.19',
        '75',
        '19亿',
        '06-27',
        'http://data.eastmoney.com/bbsj/zcfz/000001.html',
      ],
      [
        '2',
        '000002',
        '乙',
        '详细',
        '-',
        '1亿',
        '1亿',
        '80亿',
        '-',
        '1亿',
        '1亿',
        '5亿',
        '-',
        '62',
        '2亿',
        '06-28',
        'http://data.eastmoney.com/bbsj/zcfz/000002.html',
      ],
    ])
    expect(statement).toMatchObject({ kind: 'BALANCE', entity: '000001 甲' })
    expect(amountOf(statement!, 'totalAssets', '未注明')).toBe('7600000000.00')
    expect(failing(statement!)).toEqual([])
    expect(failing(more[0]!)).toHaveLength(1)
    expect(more[0]?.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it('reads a row for each company and day', () => {
    const rows = formRows('BALANCE', [BALANCE_END, BALANCE_BEGIN])
    const panel = asPanel(rows, { amount: inYuan, headings: ['2024-12-31', '2023-12-31'] })
    const [statement] = read(panel)
    expect(statement).toMatchObject({ kind: 'BALANCE', entity: '000001', period: '2024-12-31' })
    expect(amountOf(statement!, 'cash', '2023-12-31')).toBe('100000.00')
    expect(failing(statement!)).toEqual([])
  })
})
