import { describe, expect, it } from 'vitest'
import { gridOfTexts } from '../../forms/grid.ts'
import { readStatements } from '../read-statement.ts'

const checksOf = (lines: string, headings: readonly string[], title: string) => {
  const cells = [
    [title, ...headings.map(() => '')],
    ['项目', ...headings],
    ...lines.split('|').map((line) => line.split('=')),
  ]
  const rows = cells.map((row, i) => ({ row: i + 1, cells: row }))
  const [statement] = readStatements([gridOfTexts('', rows)])
  return statement?.checks.map(({ rule, ok, difference }) => [rule, ok, difference])
}
const INCOME = (total: string): string =>
  `一、本期收入=${total}|（一）财政拨款收入=100|其中：政府性基金收入=40|（二）事业收入=20|（三）上级补助收入=|（四）附属单位上缴收入=0|（五）经营收入=5|（六）非同级财政拨款收入=0|（七）投资收益=-1|（八）捐赠收入=0|（九）利息收入=2|（十）租金收入=3|（十一）其他收入=1|二、本期费用=110|（一）业务活动费用=60|（二）单位管理费用=40|（三）经营费用=4|（四）资产处置费用=0|（五）上缴上级费用=0|（六）对附属单位补助费用=0|（七）所得税费用=1|（八）其他费用=5|三、本期盈余=20`
const SHEET =
  '货币资金=50|流动资产合计=50|固定资产净值=60|非流动资产合计=60|受托代理资产=5|资产总计=115|短期借款=15|负债合计=15|累计盈余=80|专用基金=10|权益法调整=0|无偿调拨净资产*=0|本期盈余*=10|净资产合计=100|负债和净资产总计=115'

describe('identities by labels', () => {
  it('of 收入费用表 hold, parts of a line left out', () => {
    expect(checksOf(INCOME('130'), ['本年累计数'], '收入费用表')).toEqual([
      ['本期盈余=本期收入-本期费用', true, '0.00'],
      ['本期收入=各项收入之和', true, '0.00'],
      ['本期费用=各项费用之和', true, '0.00'],
    ])
  })

  it('that fail are told with their difference', () => {
    expect(checksOf(INCOME('137.5'), ['本年累计数'], '收入费用表')?.slice(0, 2)).toEqual([
      ['本期盈余=本期收入-本期费用', false, '-7.50'],
      ['本期收入=各项收入之和', false, '7.50'],
    ])
  })

  it('of the balance sheet of an institution count what it holds for others', () => {
    const checks = checksOf(SHEET, ['期末余额'], '资产负债表')
    expect(checks?.filter(([, ok]) => !ok)).toEqual([])
    expect(checks?.map(([rule]) => rule)).toEqual(
      expect.arrayContaining([
        '资产总计=流动资产合计+非流动资产合计+受托代理资产',
        '净资产合计=各项净资产之和',
      ]),
    )
  })

  it('of which rows are missing are not told', () => {
    const part = INCOME('130').split('|').slice(0, 5).join('|')
    expect(
      checksOf(`${part}|三、本期盈余=20|捐赠收入=0|租金收入=3`, ['本年数'], '收入费用表'),
    ).toEqual([])
  })
})
