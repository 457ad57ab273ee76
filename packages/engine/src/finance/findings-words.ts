/** What the part on financial statements says on page one, and what its checks say. */
import { words } from '@xinjian/format/say/words'

export const FINANCE_FINDING_SAYS = words({
  leverage: [
    '最近年度资产负债率为{part:percent}，不高于{most:count}%。',
    'Liabilities were {part} of assets in the last year, at most {most}%.',
  ],
  cash: [
    '最近年度经营活动现金流量净额为净利润的{times:code}倍。',
    'Net operating cash flow of the last year was {times} times net profit.',
  ],
  growth: ['最近年度营业收入同比增长{part:percent}。', 'Revenue of the last year grew by {part}.'],
  margin: ['最近年度净利率为{part:percent}。', 'The net margin of the last year was {part}.'],
  outflow: [
    '{month:code}本年累计经营活动现金净流出{sum:wan}。',
    'Net operating cash outflow of {sum} in the year to {month}.',
  ],
  debtsOpen: [
    '资产负债情况无法判断：{why:words}。',
    'Liabilities and assets cannot be judged: {why~}.',
  ],
  profitOpen: [
    '最近年度盈利情况无法判断：{why:words}。',
    'The profit of the last year cannot be judged: {why~}.',
  ],

  collected: ['财务报表已采集', 'Financial statements collected'],
  sheetBalances: ['资产总计 = 负债 + 所有者权益', 'Total assets = liabilities + equity'],
  assetsSum: ['流动资产 + 非流动资产 = 资产总计', 'Current + non-current assets = total assets'],
  netProfitSum: ['净利润 = 利润总额 − 所得税费用', 'Net profit = total profit − income tax'],
  openingSame: ['年初余额 = 上年末余额', 'Beginning of the year = end of the year before'],
  revenueGrows: [
    '营业收入本年累计在年内不减少',
    'Revenue since January does not fall within a year',
  ],
  cashSame: ['现金净增加额 = 货币资金变动', 'Net change in cash = change of cash and deposits'],
  rowsKnown: ['报表项目均可识别', 'Every item of the statements is known'],
  sheetBalancesOf: [
    '{month:code}资产总计与负债和所有者权益',
    '{month}: total assets and liabilities with equity',
  ],
  assetsSumOf: [
    '{month:code}流动资产与非流动资产之和与资产总计',
    '{month}: current with non-current assets and total assets',
  ],
  openingSameOf: [
    '{month:code}年初余额与{before:code}末余额',
    '{month}: the beginning of the year and the end of {before}',
  ],
  netProfitSumOf: [
    '{month:code}利润总额减所得税费用与净利润',
    '{month}: total profit less income tax and net profit',
  ],
  revenueGrowsOf: [
    '{month:code}营业收入本年累计与{earlier:code}',
    '{month}: revenue since January and that to {earlier}',
  ],
  cashSameOf: [
    '{month:code}现金净增加额与货币资金变动',
    '{month}: net change in cash and change of cash and deposits',
  ],
  differ: ['{what:words}相差{off:yuan}', '{what} differ by {off}'],
  failedInAll: ['{told:words} 等{n:count}处', '{told}; {n} in all'],
  lacks: [
    '缺少{year:year}年度{sheets:list}，最近一期为{latest:code}',
    'missing for {year}: {sheets}; the last statements are of {latest}',
  ],
  held: [
    '共{n:count}张报表，最近一期为{latest:code}',
    '{n|statement|statements}, the last of {latest}',
  ],
  itemsNotListed: [
    '报表未列示所需项目，无法核对',
    'the statements do not list the items needed: not checked',
  ],
  allAgree: [
    '已核对{n:count}张报表，均相符',
    '{n|statement was|statements were} checked, with no difference',
  ],
  rowsUnknown: [
    '{n:count}行未能归入会计科目表，只列示不计算',
    '{n|row is|rows are} not in the chart of accounts: shown, not counted',
  ],
  rowsTwice: [
    '{n:count}个项目有多行且金额不一，未计算',
    '{n|item has|items have} rows that disagree: not counted',
  ],
  noneFound: ['未发现', 'none found'],
})
