/** What the rules on statements say, and what may be set of them. */
import { words } from '@xinjian/format/say/words'

export const FINANCE_RULE_SAYS = words({
  lossesName: ['长期亏损仍扩张', 'Growing through years of losses'],
  lossesThreshold: [
    '连续≥{years:count}个年度利润总额为负，且最近年度营业收入增长>{growth:percent}',
    'Total profit negative in ≥ {years|year|years} in a row, and revenue of the last up by > {growth}',
  ],
  lossesTemplate: [
    '连续{n:code}年亏损但收入增长{pct:code}，建议了解持续经营的资金来源。',
    '{n} years of losses in a row, yet revenue grew by {pct}: ask where the money to carry on comes from.',
  ],
  losses: [
    '连续{years:count}年亏损但{year:year}年营业收入增长{growth:percent}，建议了解持续经营的资金来源。',
    '{years|year|years} of losses in a row, yet revenue of {year} grew by {growth}: ask where the money to carry on comes from.',
  ],
  noRevenueBefore: [
    '上一年度营业收入不为正，不能计算增长',
    'revenue of the year before is not positive, so there is no growth to compute',
  ],
  profitName: ['财税利润不符', 'Profit of the statements and of the tax return differ'],
  profitThreshold: [
    '年度利润总额与企业所得税申报的全年利润总额相差>{off:percent}',
    'Total profit of the year and that of its corporate income tax return differ by > {off}',
  ],
  profitTemplate: [
    '财务报表利润总额与企业所得税申报相差{pct:code}，建议核实差异原因。',
    'Total profit of the statements and of the corporate income tax return differ by {pct}: check why.',
  ],
  noDeclared: [
    '没有{year:year}年度企业所得税申报的利润总额',
    'no total profit in a corporate income tax return of {year}',
  ],
  declaredOf: ['{year:year}年度申报利润总额', 'Total profit of the tax return of {year}'],
  profitDeclaredNone: [
    '{year:year}年财务报表利润总额为{stated:wan}，企业所得税申报为零，建议核实差异原因。',
    'Total profit of {year} is {stated} in the statements and zero in the corporate income tax return: check why.',
  ],
  profitAbove: [
    '{year:year}年财务报表利润总额比企业所得税申报多{off:yuan}，相差{share:percent}，建议核实差异原因。',
    'Total profit of {year} in the statements exceeds the corporate income tax return by {off}, or {share}: check why.',
  ],
  profitBelow: [
    '{year:year}年财务报表利润总额比企业所得税申报少{off:yuan}，相差{share:percent}，建议核实差异原因。',
    'Total profit of {year} in the statements is below the corporate income tax return by {off}, or {share}: check why.',
  ],
  marginName: ['毛利率异常', 'Unusual gross margin'],
  marginThreshold: [
    '毛利率<{least:percent}，或与行业中位数相差>{fromMedian:words}，或较上年变动>{change:words}',
    'Gross margin < {least}, or > {fromMedian} off the median of the industry, or changed by > {change} on the year before',
  ],
  marginTemplate: [
    '毛利率{v:code}异常，建议核实收入与成本的确认。',
    'A gross margin of {v} is unusual: check how revenue and cost are recognised.',
  ],
  marginOf: ['毛利率({period:words})', 'Gross margin ({period})'],
  lastPeriod: ['最近一期', 'last statement'],
  lastYear: ['最近年度', 'last year'],
  yearBefore: ['上一年度', 'year before'],
  marginLow: [
    '毛利率为{margin:percent}，低于{least:percent}，建议核实收入与成本的确认。',
    'The gross margin is {margin}, below {least}: check how revenue and cost are recognised.',
  ],
  marginMoved: [
    '毛利率由{before:percent}变为{now:percent}，较上年变动{points:code}个百分点，建议核实收入与成本的确认。',
    'The gross margin went from {before} to {now}, by {points} percentage points: check how revenue and cost are recognised.',
  ],
  marginOff: [
    '毛利率为{margin:percent}，与行业中位数{median:percent}相差{points:code}个百分点，建议核实收入与成本的确认。',
    'The gross margin is {margin}, {points} percentage points off the median of the industry, {median}: check how revenue and cost are recognised.',
  ],

  lentName: ['往来款异常', 'Unusual balances with others'],
  lentThreshold: [
    '其他应收款占资产>{share:percent}，或较上年增长>{growth:percent}且占资产>{growthShare:percent}',
    'Other receivables > {share} of assets, or up by > {growth} on the year and > {growthShare} of assets',
  ],
  lentTemplate: [
    '其他应收款{amt:code}元，占资产{pct:code}，建议核实往来对象；股东借款年末未还的视同分红。',
    'Other receivables are {amt} yuan, {pct} of assets: check who owes them; loans to owners not repaid by the end of the year count as dividends.',
  ],
  lentSource: ['domain §4 R-060；财税〔2003〕158号', 'domain §4 R-060; Caishui [2003] No. 158'],
  lentGrown: [
    '{month:code}末其他应收款{sum:wan}，占资产{part:percent}，较上年增长{growth:percent}，建议核实往来对象；股东借款年末未还的视同分红。',
    'Other receivables at the end of {month} are {sum}, {part} of assets, up by {growth} on the year: check who owes them; loans to owners not repaid by the end of the year count as dividends.',
  ],
  lent: [
    '{month:code}末其他应收款{sum:wan}，占资产{part:percent}，建议核实往来对象；股东借款年末未还的视同分红。',
    'Other receivables at the end of {month} are {sum}, {part} of assets: check who owes them; loans to owners not repaid by the end of the year count as dividends.',
  ],
  noAssets: ['{month:code}末资产总计不为正', 'total assets at the end of {month} are not positive'],
  advancesName: ['预收长期挂账', 'Advances that lie for long'],
  advancesThreshold: [
    '预收款项与合同负债在{months:count}个月前与期末均有余额，其中较小者占近四个季度营业收入>{share:percent}',
    'Advances and contract liabilities both {months|month|months} ago and at the end, the smaller > {share} of the revenue of four quarters',
  ],
  advancesTemplate: [
    '预收账款{amt:code}元长期未结转收入，建议核实合同与交付。',
    '{amt} yuan of advances have not become revenue for long: check contracts and deliveries.',
  ],
  advancesLie: [
    '预收款项与合同负债至少{sum:wan}挂账超过{months:count}个月未结转收入，建议核实合同与交付。',
    'At least {sum} of advances and contract liabilities have not become revenue for over {months|month|months}: check contracts and deliveries.',
  ],
  advancesLieOf: [
    '预收款项与合同负债至少{sum:wan}挂账超过{months:count}个月未结转收入，占近四个季度营业收入{part:percent}，建议核实合同与交付。',
    'At least {sum} of advances and contract liabilities, {part} of the revenue of four quarters, have not become revenue for over {months|month|months}: check contracts and deliveries.',
  ],
  stockName: ['存货账实疑点', 'Doubts about stock'],
  stockThreshold: [
    '存货周转>{days:count}天且采购增长，或期末存货较上年增长>{growth:percent}而营业收入下降',
    'Inventories turn in > {days|day|days} while purchases grow, or stock is up by > {growth} on the year while revenue falls',
  ],
  stockTemplate: [
    '存货异常增长，建议实地盘点。',
    'Stock grew in an unusual way: count it on site.',
  ],
  purchasesWanted: [
    '存货周转{days:count}天，需要近24个月进项发票才能判断采购是否增长',
    'inventories turn in {days|day|days}: whether purchases grow needs the purchase invoices of 24 months',
  ],
  stockSlow: [
    '存货周转{days:count}天，而近12个月进项采购较上一个12个月增加{sum:wan}，建议实地盘点。',
    'Inventories turn in {days|day|days}, yet purchases of the last 12 months are up by {sum} on the 12 before: count the stock on site.',
  ],
  stockUpOf: [
    '期末存货由{from:wan}增至{to:wan}，而营业收入同比下降{fall:percent}，建议实地盘点。',
    'Stock went from {from} to {to} while revenue fell by {fall} on the year before: count the stock on site.',
  ],
  stockUp: [
    '期末存货由{from:wan}增至{to:wan}，而营业收入同比下降，建议实地盘点。',
    'Stock went from {from} to {to} while revenue fell on the year before: count the stock on site.',
  ],

  lossYears: ['连续亏损年度数', 'Years of loss in a row'],
  revenueGrowth: ['营业收入增长', 'Growth of revenue'],
  profitOff: ['与申报利润相差', 'Distance from declared profit'],
  leastMargin: ['毛利率下限', 'Least gross margin'],
  fromMedian: ['与行业中位数相差', 'Distance from the median'],
  marginChange: ['较上年变动', 'Change from the year before'],
  lentShare: ['其他应收款占资产', 'Other receivables among assets'],
  lentGrowth: ['较上年增长', 'Growth from the year before'],
  lentGrowthShare: ['增长时占资产', 'Share of assets where they grew'],
  advancesShare: ['占近四个季度营业收入', 'Against revenue of four quarters'],
  stockGrowth: ['期末存货较上年增长', 'Growth of inventories'],
})
