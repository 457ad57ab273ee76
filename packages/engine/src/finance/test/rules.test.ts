/** the least that hits, the most that does not, and what leaves them open. */
import { describe, expect, it } from 'vitest'
import { balance, book, financeOf, income } from '../../../test-support/finance-facts.ts'
import type { RuleBook } from '../../report/book.ts'
import type { FinanceHooks, FinanceSource } from '../context.ts'
import type { Statement } from '../facts.ts'

type Hooks = FinanceHooks & {
  registration?: FinanceSource['registration']
  limits?: RuleBook['limits']
}

const judged = (id: string, statements: readonly Statement[] | null, hooks: Hooks = {}) => {
  const { result, text, reason, level } = financeOf(statements, hooks).rule(id)
  return { result, text, reason, level }
}

const HIT = (text: string) => ({ result: 'HIT', text })
const OPEN = (reason: string) => ({ result: 'UNKNOWN', reason })
const MISS = { result: 'MISS' }

describe('every rule', () => {
  it('says that nothing was collected', () => {
    for (const { id, result, reason } of financeOf(null).rules)
      expect([id, result, reason]).toEqual([id, 'UNKNOWN', 'NO_DATA：未采集财务报表'])
  })
  it('names a reason wherever it cannot judge, and rows wherever it hits', () => {
    const firms = [
      [],
      book('2025-12'),
      [balance('2025-12', {})],
      [income('2024-12', { revenue: 1 })],
    ]
    for (const firm of firms)
      for (const rule of financeOf(firm).rules) {
        if (rule.result === 'UNKNOWN') expect(rule.reason).toMatch(/^[A-Z_]+[：(].+/)
        if (rule.result === 'HIT') expect(rule.evidence.length).toBeGreaterThan(0)
      }
  })
})

describe('R-057 losses and growth', () => {
  const years = (profits: (number | null)[], revenues: number[]) =>
    profits.map((totalProfit, i) =>
      income(`${2025 - i}-12`, { totalProfit, revenue: revenues[i] ?? 100 }),
    )
  it.each<[string, Statement[], object]>([
    [
      'three losses and growth',
      years([-1, -1, -1], [111, 100]),
      {
        ...HIT('连续3年亏损但2025年营业收入增长11.00%，建议了解持续经营的资金来源。'),
        level: 'HIGH',
      },
    ],
    ['growth of the limit itself', years([-1, -1, -1], [110, 100]), MISS],
    ['nothing earned is no loss', years([-1, 0, -1], [200, 100]), MISS],
    ['one profit settles it, whatever is missing', years([5, null], [200, 100]), MISS],
    [
      'two losses and a year missing',
      years([-1, -1], [200, 100]),
      OPEN('NO_DATA：没有2023-12利润表'),
    ],
    [
      'no sales to grow from',
      years([-1, -1, -1], [5, 0]),
      OPEN('NO_BASE：上一年度营业收入不为正，不能计算增长'),
    ],
  ])('%s', (_, statements, expected) => expect(judged('R-057', statements)).toMatchObject(expected))

  it('takes its limits from outside', () => {
    const limits = { 'R-057': { years: 2, salesGrowth: 0.5 } }
    expect(judged('R-057', years([-1, -1], [151, 100]), { limits }).result).toBe('HIT')
    expect(judged('R-057', years([-1, -1], [149, 100]), { limits }).result).toBe('MISS')
  })
  it('is set aside where tax is assessed without books', () => {
    const registration = { citMethod: '核定应税所得率征收' }
    expect(judged('R-057', years([-1, -1, -1], [200, 100]), { registration })).toMatchObject({
      result: 'MISS',
      reason: 'SUPPRESSED:ASSESSED_TAX',
    })
  })
})

describe('R-058 profit of statements and of the return', () => {
  const firm = [income('2025-12', { totalProfit: 100 })]
  const cit = (yuan: number | null) => ({ citProfit: () => (yuan === null ? null : yuan * 100) })
  it.each<[Hooks, object]>([
    [
      cit(80),
      HIT('2025年财务报表利润总额比企业所得税申报多20.00元，相差25.00%，建议核实差异原因。'),
    ],
    [cit(125), MISS],
    [
      cit(126),
      HIT('2025年财务报表利润总额比企业所得税申报少26.00元，相差20.63%，建议核实差异原因。'),
    ],
    [
      cit(-100),
      HIT('2025年财务报表利润总额比企业所得税申报多200.00元，相差200.00%，建议核实差异原因。'),
    ],
    [cit(0), HIT('2025年财务报表利润总额为0.01万元，企业所得税申报为零，建议核实差异原因。')],
    [cit(null), OPEN('NO_DATA：没有2025年度企业所得税申报的利润总额')],
    [{}, OPEN('NO_DATA：没有2025年度企业所得税申报的利润总额')],
  ])('%#', (hooks, expected) => expect(judged('R-058', firm, hooks)).toMatchObject(expected))
  it('nothing against nothing agrees', () =>
    expect(judged('R-058', [income('2025-12', { totalProfit: 0 })], cit(0))).toMatchObject(MISS))
  it('without the statement it is open', () =>
    expect(judged('R-058', [balance('2025-12', {})], cit(1))).toMatchObject(
      OPEN('NO_DATA：没有2025-12利润表'),
    ))
})

describe('R-059 gross margin', () => {
  const margins = (...costs: number[]) =>
    costs.map((cost, i) => income(`${2025 - i}-12`, { revenue: 100, cost }))
  const peers = { 'F-06': { n: 30, level: '零售业', p10: 0, p25: 0, median: 0.5, p75: 1, p90: 1 } }
  const wide = { 'F-06': { ...peers['F-06'], median: 0.3 } }
  it.each<[string, Statement[], Hooks, object]>([
    [
      'below nothing',
      margins(101),
      {},
      HIT('毛利率为-1.00%，低于0.00%，建议核实收入与成本的确认。'),
    ],
    ['nothing itself', margins(100, 100), {}, OPEN('NO_DATA：暂无行业基准')],
    ['a change of the limit', margins(70, 85), { peers: wide }, MISS],
    [
      'a change beyond it',
      margins(69, 85),
      {},
      HIT('毛利率由15.00%变为31.00%，较上年变动16.00个百分点，建议核实收入与成本的确认。'),
    ],
    ['a fall as well', margins(85, 69), {}, { result: 'HIT' }],
    [
      'far from the industry',
      margins(71, 71),
      { peers },
      HIT('毛利率为29.00%，与行业中位数50.00%相差21.00个百分点，建议核实收入与成本的确认。'),
    ],
    ['near the industry', margins(69, 69), { peers }, MISS],
    ['as far from it as may be', margins(70, 70), { peers }, MISS],
    [
      'beside nine',
      margins(71, 71),
      { peers: { 'F-06': { ...peers['F-06'], n: 9 } } },
      OPEN('NO_DATA：暂无行业基准'),
    ],
    [
      'beside ten',
      margins(71, 71),
      { peers: { 'F-06': { ...peers['F-06'], n: 10 } } },
      HIT('毛利率为29.00%，与行业中位数50.00%相差21.00个百分点，建议核实收入与成本的确认。'),
    ],
    ['without the year before', margins(70), {}, OPEN('NO_DATA：没有2024-12利润表')],
  ])('%s', (_, statements, hooks, expected) =>
    expect(judged('R-059', statements, hooks)).toMatchObject(expected),
  )
  it('shows the margins that it was judged by, each by its period', () => {
    const { inputs } = financeOf(margins(69, 85)).rule('R-059')
    expect(inputs?.slice(0, 3).map(({ name, value }) => [name, value])).toEqual([
      ['毛利率(最近一期)', 0.31],
      ['毛利率(最近年度)', 0.31],
      ['毛利率(上一年度)', 0.15],
    ])
  })
})

describe('R-060 money lent out', () => {
  const owed = (begin: number | null, end: number) => [
    balance('2025-12', { otherReceivables: [begin, end], totalAssets: 100 }),
  ]
  it.each<[string, Statement[], object]>([
    ['a fifth itself', owed(20, 20), MISS],
    [
      'more than a fifth',
      owed(20, 21),
      HIT(
        '2025-12末其他应收款0万元，占资产21.00%，较上年增长5.00%，建议核实往来对象；股东借款年末未还的视同分红。'.replace(
          '，较上年增长5.00%',
          '',
        ),
      ),
    ],
    ['half more, above a tenth', owed(7, 11), { result: 'HIT' }],
    ['half more, a tenth itself', owed(6, 10), MISS],
    ['out of nothing', owed(0, 11), { result: 'HIT' }],
    [
      'growth not known',
      owed(null, 11),
      OPEN('NO_DATA：2025-12资产负债表未列示其他应收款的年初余额'),
    ],
    ['growth not known, but small', owed(null, 10), MISS],
    [
      'without the item',
      [balance('2025-12', { totalAssets: 5 })],
      OPEN('NO_DATA：2025-12资产负债表未列示其他应收款'),
    ],
    [
      'without assets',
      [balance('2025-12', { otherReceivables: 5, totalAssets: 0 })],
      OPEN('NOT_APPLICABLE：2025-12末资产总计不为正'),
    ],
  ])('%s', (_, statements, expected) => expect(judged('R-060', statements)).toMatchObject(expected))
  it('says how much', () => {
    const firm = [
      balance('2025-12', { otherReceivables: [200_000, 1_234_500], totalAssets: 5_000_000 }),
    ]
    expect(judged('R-060', firm).text).toBe(
      '2025-12末其他应收款123.45万元，占资产24.69%，较上年增长517.25%，建议核实往来对象；股东借款年末未还的视同分红。',
    )
  })
})

describe('R-061 advances that lie', () => {
  const lain = (begin: number | null, end: number, revenue = 100) => [
    balance('2025-12', { advances: [begin, end], contractLiabilities: [0, 0] }),
    income('2025-12', { revenue }),
  ]
  it.each<[string, Statement[], object]>([
    [
      'both ends above',
      lain(31, 40),
      HIT(
        '预收款项与合同负债至少0万元挂账超过12个月未结转收入，占近四个季度营业收入31.00%，建议核实合同与交付。',
      ),
    ],
    ['just not a year ago', lain(30, 40), MISS],
    ['just not today', lain(90, 30), MISS],
    [
      'not known a year ago',
      lain(null, 40),
      OPEN('NO_DATA：2025-12资产负债表未列示预收款项的年初余额'),
    ],
    ['without revenue', lain(5, 5, 0), { result: 'HIT' }],
    ['none without revenue', lain(0, 0, 0), MISS],
  ])('%s', (_, statements, expected) => expect(judged('R-061', statements)).toMatchObject(expected))
})

describe('R-062 stock', () => {
  const firm = (begin: number | null, end: number, sales: [number, number | null], cost = 100) => [
    balance('2025-12', { inventories: [begin, end] }),
    income('2025-12', { revenue: sales[0], cost }),
    ...(sales[1] === null ? [] : [income('2024-12', { revenue: sales[1] })]),
  ]
  const bought = (now: number, before: number) => ({
    purchases: ({ to }: { to: number }) => (to === 2025 * 12 + 11 ? now : before),
  })
  it.each<[string, Statement[], Hooks, object]>([
    [
      'doubled and more while sales fell',
      firm(10, 21, [99, 100]),
      {},
      HIT('期末存货由0万元增至0万元，而营业收入同比下降1.00%，建议实地盘点。'),
    ],
    ['doubled itself', firm(10, 20, [99, 100]), {}, MISS],
    ['doubled and more while sales stood', firm(10, 21, [100, 100]), {}, MISS],
    ['slow, and more bought', firm(101, 101, [100, 100]), bought(2, 1), { result: 'HIT' }],
    ['slow, and no more bought', firm(101, 101, [100, 100]), bought(1, 1), MISS],
    ['a year itself', firm(100, 100, [100, 100]), bought(2, 1), MISS],
    [
      'slow, invoices not known',
      firm(101, 101, [100, 100]),
      {},
      OPEN('NO_DATA：存货周转369天，需要近24个月进项发票才能判断采购是否增长'),
    ],
    [
      'sales of last year not known',
      firm(10, 21, [99, null]),
      {},
      OPEN('NO_DATA：没有2024-12利润表'),
    ],
    [
      'stock of last year not known',
      firm(null, 21, [99, 100]),
      {},
      OPEN('NO_DATA：2025-12资产负债表未列示存货的年初余额'),
    ],
    [
      'no cost to turn it',
      firm(10, 10, [100, 100], 0),
      {},
      OPEN('ZERO_BASE：2025-12报表；营业成本为零'),
    ],
  ])('%s', (_, statements, hooks, expected) =>
    expect(judged('R-062', statements, hooks)).toMatchObject(expected),
  )
})
