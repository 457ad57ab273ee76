/** What stands beside a table, and how hours and the beginnings of files are written. */
import { describe, expect, it } from 'vitest'
import { gridOfTexts } from '../../forms/grid.ts'
import { gridFormat } from '../../forms/read-grids.ts'
import { spanIn } from '../caption.ts'
import { dayOf, timeAfterDay } from '../dates.ts'
import { readBooks } from '../read-books.ts'
import { read } from './layout.ts'

it('the unit may stand in the name of the sheet', () => {
  const sheet = gridOfTexts('余额表(万元)', [
    { row: 1, cells: ['科目编码', '科目名称', '期初余额', '期末余额'] },
    { row: 2, cells: ['1002', '银行', '0.01', '0.02'] },
  ])
  expect(readBooks([sheet])[0]?.totals).toEqual({ openAmount: '100.00', closeAmount: '200.00' })
})

describe('a period', () => {
  it.each([
    ['2024年3月科目余额表', '2024-03', '2024-03'],
    ['科目余额表（2024年3月）', '2024-03', '2024-03'],
    ['示例公司2024年第一季度科目余额表', '2024-01', '2024-03'],
    ['2024年度科目余额表', '2024-01', '2024-12'],
    ['2024年科目余额表', '2024-01', '2024-12'],
  ])('%s is told', (text, from, to) => expect(spanIn(text)).toEqual({ from, to }))
  it.each(['打印日期：2024年4月', '2024年3月31日', '截止2024年3月31日', '2019.1'])(
    '%s is none',
    (text) => expect(spanIn(text)).toBeNull(),
  )
  it('is told by its beginning and its end, each with a label', () => {
    const [book] = read(`
      开始期间;2024.01;结束期间;2024.03
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行;100;50;20;130`)
    expect(book?.period).toEqual({ from: '2024-01', to: '2024-03' })
  })
})

it('an hour with dots is one', () => {
  expect(dayOf('2024-01-03-10.11.12.000000', 1900)).toBe('2024-01-03')
  expect(timeAfterDay('2024-01-03 10.11.12')).toBe('10:11:12')
})

it.each([
  ['[HISTORYDETAIL]\n日期,余额', 'csv'],
  ['[{"a":1}]', 'json'],
  ['[]', 'json'],
])('%s is %s', (text, format) => expect(gridFormat(Buffer.from(text))).toBe(format))
