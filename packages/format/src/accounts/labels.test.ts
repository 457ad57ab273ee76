import { describe, expect, it } from 'vitest'
import { ACCOUNTS, accountOf } from './accounts.ts'
import { isOwnName, nearCode, plainLabel, readLabel } from './labels.ts'
import { smallRowCount, smallRowLabel } from './small-rows.ts'

describe('labels of statements', () => {
  it.each([
    ['减：累计折旧（亿元）', '累计折旧'],
    ['  其中：应收帐款 ', '应收账款'],
    ['三、营业利润（亏损以“－”号填列）', '营业利润'],
    ['资 产 总 计', '资产总计'],
    ['（一）基本每股收益(元/股)', '基本每股收益'],
    ['实收资本（或股本）', '实收资本'],
    ['加：投资收益 （损失以"-"号填列）', '投资收益'],
    ['净敞口套期收益（损失以“-”号填列)', '净敞口套期收益'],
    ['1.归属于母公司股东的净利润（净亏损以“-”号填列）', '归属于母公司股东的净利润'],
    ['支付的其他与经营活动有关的现金', '支付其他与经营活动有关的现金'],
    ['收回投资所收到的现金', '收回投资收到的现金'],
    ['无偿调拨净资产*', '无偿调拨净资产'],
    ['资产-货币资金', '货币资金'],
  ])('%s is %s', (printed, plain) => {
    expect(plainLabel(printed)).toBe(plain)
  })

  it.each([
    ['货币资金', 'BALANCE', 'cash'],
    ['资产合计', 'BALANCE', 'totalAssets'],
    ['所有者权益（或股东权益）合计', 'BALANCE', 'totalEquity'],
    ['负债和股东权益合计(亿元)', 'BALANCE', 'liabilitiesAndEquity'],
    ['固定资产账面价值', 'BALANCE', 'fixedAssets'],
    ['应付利润', 'BALANCE', 'dividendsPayable'],
    ['营业税金及附加', 'INCOME', 'taxesAndSurcharges'],
    ['支付给职工薪酬', 'CASH', 'cashForPayroll'],
    ['四、现金净增加额', 'CASH', 'cashChange'],
    ['处置固定资产、无形资产和其他非流动资产所收回的现金净额', 'CASH', 'disposalsReceived'],
  ] as const)('%s of %s is %s', (label, kind, code) => {
    expect(readLabel(label, kind)?.code).toBe(code)
  })

  it('gives every code that an ambiguous label may mean, and none as the answer', () => {
    expect(readLabel('应收票据及应收账款')).toMatchObject({
      code: null,
      candidates: ['notesReceivable', 'accountsReceivable'],
    })
    expect(readLabel('分配股利、利润或偿付利息支付的现金')?.candidates).toEqual([
      'dividendsPaid',
      'interestPaid',
    ])
  })

  it('knows rows of the forms that are no items of the chart, and nothing else', () => {
    expect(readLabel('累计盈余')).toEqual({ kinds: ['BALANCE'], code: null, candidates: [] })
    expect(readLabel('发票号码')).toBeNull()
    expect(readLabel('')).toBeNull()
  })

  it('tells a kind of statement apart where both word a row so', () => {
    expect(readLabel('净利润')?.kinds).toEqual(['INCOME', 'CASH'])
    expect(readLabel('净利润', 'INCOME')?.code).toBe('netProfit')
    expect(readLabel('净利润', 'CASH')?.code).toBeNull()
  })

  it('tells a label with one character wrong, unless it may be two', () => {
    expect(nearCode('流动资产台计', 'BALANCE')).toBe('currentAssets')
    expect(nearCode('货市资金', 'BALANCE')).toBe('cash')
    expect(nearCode('交易性金资产', 'BALANCE')).toBe('shortInvestments')
    expect(nearCode('应收利汨', 'BALANCE')).toBeNull()
    expect(nearCode('货巾资全', 'BALANCE')).toBeNull()
    expect(nearCode('货市资金', 'INCOME')).toBeNull()
    expect(nearCode('商兴', 'BALANCE')).toBeNull()
  })

  it('names only codes that the chart has', () => {
    for (const { name, kind } of ACCOUNTS)
      for (const code of [readLabel(name, kind)?.code].flatMap((c) => c ?? []))
        expect(accountOf(code).kind).toBe(kind)
  })

  it('reads every name of the chart as its own', () => {
    const wrong = ACCOUNTS.filter(({ name, kind, code }) => readLabel(name, kind)?.code !== code)
    expect(wrong).toEqual([])
    expect(isOwnName('交易性金融资产', 'shortInvestments')).toBe(true)
    expect(isOwnName('短期投资', 'shortInvestments')).toBe(false)
  })
})

describe('rows of the forms of small enterprises', () => {
  it('are 53, 32 and 22, sums where the form has them', () => {
    expect([smallRowCount('BALANCE'), smallRowCount('INCOME'), smallRowCount('CASH')]).toEqual([
      53, 32, 22,
    ])
    const code = (kind: 'BALANCE' | 'INCOME' | 'CASH', row: number) =>
      readLabel(smallRowLabel(kind, row) ?? '', kind)?.code
    expect([15, 29, 30, 41, 46, 47, 52, 53].map((row) => code('BALANCE', row))).toEqual([
      'currentAssets',
      'nonCurrentAssets',
      'totalAssets',
      'currentLiabilities',
      'nonCurrentLiabilities',
      'totalLiabilities',
      'totalEquity',
      'liabilitiesAndEquity',
    ])
    expect([21, 30, 32].map((row) => code('INCOME', row))).toEqual([
      'operatingProfit',
      'totalProfit',
      'netProfit',
    ])
    expect([7, 13, 19, 20, 22].map((row) => code('CASH', row))).toEqual([
      'operatingNet',
      'investingNet',
      'financingNet',
      'cashChange',
      'cashAtEnd',
    ])
    expect(smallRowLabel('CASH', 23)).toBeNull()
  })
})
