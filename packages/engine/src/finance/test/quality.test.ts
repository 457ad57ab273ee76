/** Checks of the statements: what fails is told with its size, what was not checked is not passed. */
import { describe, expect, it } from 'vitest'
import {
  balance,
  book,
  cash,
  financeOf,
  income,
  quarters,
} from '../../../test-support/finance-facts.ts'
import type { Statement } from '../facts.ts'

const check = (statements: readonly Statement[] | null, name: string) => {
  const { result, detail } = financeOf(statements).quality.find((q) => q.check === name)!
  return [result, detail]
}
const sheet = (amounts: Parameters<typeof balance>[1]) => [balance('2025-12', amounts)]
const NOT_CHECKED = ['UNKNOWN', '报表未列示所需项目，无法核对']

describe('identities', () => {
  it.each<[string, Statement[], unknown]>([
    [
      'FIN_BALANCE',
      sheet({ totalAssets: 100, totalLiabilities: 60, totalEquity: 39 }),
      ['PASS', '已核对1张报表，均相符'],
    ],
    [
      'FIN_BALANCE',
      sheet({ totalAssets: 100, totalLiabilities: 60, totalEquity: 38.99 }),
      ['FAIL', '2025-12资产总计与负债和所有者权益相差1.01元'],
    ],
    [
      'FIN_BALANCE',
      sheet({ totalAssets: 100, liabilitiesAndEquity: 50 }),
      ['FAIL', '2025-12资产总计与负债和所有者权益相差50.00元'],
    ],
    ['FIN_BALANCE', sheet({ totalAssets: 100, totalLiabilities: 60 }), NOT_CHECKED],
    [
      'FIN_ASSETS',
      sheet({ totalAssets: 9, currentAssets: 4, nonCurrentAssets: 3 }),
      ['FAIL', '2025-12流动资产与非流动资产之和与资产总计相差2.00元'],
    ],
    [
      'FIN_NET_PROFIT',
      [income('2025-12', { totalProfit: 9, incomeTax: 2, netProfit: 9 })],
      ['FAIL', '2025-12利润总额减所得税费用与净利润相差2.00元'],
    ],
    [
      'FIN_REVENUE',
      [income('2025-06', { revenue: 9 }), income('2025-09', { revenue: 7 })],
      ['FAIL', '2025-09营业收入本年累计与2025-06相差2.00元'],
    ],
    [
      'FIN_REVENUE',
      [income('2025-06', { revenue: 9 }), income('2025-09', { revenue: 9 })],
      ['PASS', '已核对1张报表，均相符'],
    ],
    [
      'FIN_REVENUE',
      [income('2024-12', { revenue: 9 }), income('2025-03', { revenue: 1 })],
      NOT_CHECKED,
    ],
    [
      'FIN_OPENING',
      [balance('2024-12', { totalAssets: 9 }), balance('2025-06', { totalAssets: [5, 6] })],
      ['FAIL', '2025-06年初余额与2024-12末余额相差4.00元'],
    ],
    ['FIN_OPENING', sheet({ totalAssets: [5, 6] }), NOT_CHECKED],
    [
      'FIN_CASH',
      [...sheet({ cash: [5, 9] }), cash('2025-12', { cashChange: 7 })],
      ['FAIL', '2025-12现金净增加额与货币资金变动相差3.00元'],
    ],
    [
      'FIN_CASH',
      [...sheet({ cash: [5, 9] }), cash('2025-12', { cashChange: 4 })],
      ['PASS', '已核对1张报表，均相符'],
    ],
  ])('%s', (name, statements, expected) => expect(check(statements, name)).toEqual(expected))

  it('a firm in order passes them all', () => {
    const all = quarters('2023-03', '2026-03')
    const failed = financeOf(all).quality.filter(({ result }) => result === 'FAIL')
    expect(failed).toEqual([])
  })

  it('tells the newest failures and how many there are', () => {
    const broken = quarters('2023-03', '2025-12').map((s) => ({
      ...s,
      items: s.items.map((i) => (i.code === 'totalAssets' ? { ...i, end: i.end! + 500 } : i)),
    }))
    const [result, detail] = check(broken, 'FIN_ASSETS')
    expect(result).toBe('FAIL')
    expect(detail).toMatch(/^2025-12.+；2025-09.+；2025-06.+；2025-03.+ 等12处$/)
  })
})

describe('what is there', () => {
  it.each<[Statement[] | null, unknown]>([
    [null, ['UNKNOWN', '未采集财务报表']],
    [[], ['FAIL', '已采集的范围内没有财务报表']],
    [book('2025-12'), ['PASS', '共2张报表，最近一期为2025-12']],
    [book('2025-12').slice(0, 1), ['FAIL', '缺少2025年度利润表，最近一期为2025-12']],
    [book('2024-12'), ['PASS', '共2张报表，最近一期为2024-12']],
  ])('%#', (statements, expected) => expect(check(statements, 'FIN_STATEMENTS')).toEqual(expected))

  it('after the term of filing a year that is not there is missing', () => {
    const late = financeOf(book('2024-12'), { asOf: [2026, 6, 1] })
    expect(late.quality[0]).toMatchObject({
      result: 'FAIL',
      detail: '缺少2025年度资产负债表、利润表，最近一期为2024-12',
    })
  })

  it('rows that no item is known for, and rows that contradict one another', () => {
    const [one] = sheet({ cash: 5 })
    const strange = { ...one!.items[0]!, key: 'x', code: null, label: '待处理财产损溢' }
    const other = { ...one!.items[0]!, key: 'y', end: 1 }
    expect(check([{ ...one!, items: [...one!.items, strange, other] }], 'FIN_ROWS')).toEqual([
      'FAIL',
      '1行未能归入会计科目表，只列示不计算；1个项目有多行且金额不一，未计算',
    ])
  })

  it('a statement of a day still to come is not seen; of two of a month the year counts', () => {
    const { context } = financeOf([...book('2025-12'), ...book('2026-06')])
    expect(context.latest).toBe(2025 * 12 + 11)
    const quarter = income('2025-12', { revenue: 1 }, { periodFrom: '2025-10-01' })
    const whole = income('2025-12', { revenue: 4 })
    for (const both of [
      [quarter, whole],
      [whole, quarter],
    ])
      expect(financeOf(both).context.statements.map(({ periodFrom }) => periodFrom)).toEqual([
        '2025-01-01',
      ])
  })
})
