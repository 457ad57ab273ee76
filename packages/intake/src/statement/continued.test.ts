import { describe, expect, it } from 'vitest'
import {
  BALANCE_BEGIN,
  BALANCE_END,
  formRows,
  inYuan,
  listed,
  twoSided,
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

const BALANCE = formRows('BALANCE', [BALANCE_END, BALANCE_BEGIN])
const TWO_SIDED = twoSided(BALANCE, { amount: inYuan, headings: ['期末余额', '年初余额'] })

describe('statements over several sheets', () => {
  it('reads a balance sheet that goes on upon the next sheet, with or without headings there', () => {
    const layout = { amount: inYuan, headings: ['期末余额', '年初余额'] }
    const first = listed('BALANCE', BALANCE.slice(0, 30), layout)
    const second = listed('BALANCE', BALANCE.slice(30), layout)
    for (const more of [second, second.slice(4)]) {
      const [statement, ...others] = readStatements([grid(first, '甲'), grid(more, '乙')])
      expect(others).toEqual([])
      expect(statement?.items).toHaveLength(53)
      expect(amountOf(statement!, 'liabilitiesAndEquity', '期末')).toBe('402757.28')
      expect(
        statement?.checks.filter(({ rule }) => rule === '资产总计=负债合计+所有者权益合计'),
      ).toHaveLength(2)
      expect(failing(statement!)).toEqual([])
    }
  })

  it('does not join two statements of one kind', () => {
    expect(readStatements([grid(TWO_SIDED, '甲'), grid(TWO_SIDED, '乙')])).toHaveLength(2)
  })
})
