/** What the tax report says around its parts: sources, gates of the verdict, page one, chapters, method. */
import { words } from '@xinjian/format/say/words'

/** Periods of taxes, as every chapter calls them. */
export const PERIOD_SAYS = words({
  yearOf: ['{year:year}年', '{year}'],
  annualOf: ['{year:year}年度', 'year {year}'],
  quarterOf: ['{year:year}年第{quarter:count}季度', 'Q{quarter} {year}'],
  spanOf: ['{from:code}至{to:code}', '{from} to {to}'],
})

/** Where the report has it from, as the reader of a report calls it. */
export const TAX_SOURCE_SAYS = words({
  vat: ['增值税申报', 'VAT returns'],
  cit: ['企业所得税申报', 'Income tax returns'],
  statements: ['财务报表', 'Financial statements'],
  payments: ['缴款信息', 'Tax payments'],
  insurance: ['社保信息', 'Social insurance'],
  registration: ['税务登记', 'Tax registration'],
  owners: ['投资方信息', 'Owners'],
  ratings: ['纳税信用评级', 'Tax credit ratings'],
  violations: ['违法违章信息', 'Violations'],
  arrears: ['欠税信息', 'Arrears'],
  bankAuths: ['银税互动授权信息', 'Authorisations of the bank-tax link'],
  salesInvoices: ['销项发票', 'Sales invoices'],
  purchaseInvoices: ['进项发票', 'Purchase invoices'],
  arrearsList: ['欠税', 'Arrears'],
  violationList: ['违法违章', 'Violations'],
})

/** Of which nothing was asked for. */
export const NOT_COLLECTED_SAYS = words({
  vat: ['未采集增值税申报', 'VAT returns were not collected'],
  cit: ['未采集企业所得税申报', 'income tax returns were not collected'],
  statements: ['未采集财务报表', 'financial statements were not collected'],
  payments: ['未采集缴款信息', 'tax payments were not collected'],
  insurance: ['未采集社保信息', 'social insurance was not collected'],
  registration: ['未采集税务登记', 'the tax registration was not collected'],
  owners: ['未采集投资方信息', 'owners were not collected'],
  ratings: ['未采集纳税信用评级', 'tax credit ratings were not collected'],
  violations: ['未采集违法违章信息', 'violations were not collected'],
  arrears: ['未采集欠税信息', 'arrears were not collected'],
  bankAuths: ['未采集银税互动授权信息', 'authorisations of the bank-tax link were not collected'],
  salesInvoices: ['未采集销项发票', 'sales invoices were not collected'],
  purchaseInvoices: ['未采集进项发票', 'purchase invoices were not collected'],
})

export const TAX_SAYS = words({
  periodsTo: ['所属期至{to:code}', 'periods to {to}'],
  monthsWhole: ['{name:words}近36个月采集完整', '{name} of all of the last 36 months collected'],
  filings: ['申报', 'returns'],
  filingOne: ['次', 'return'],
  loss: [
    '{year:year}年度企业所得税申报亏损{sum:wan}。',
    'The income tax return of {year} declares a loss of {sum}.',
  ],

  judged: ['多数规则可以判断', 'Most rules can be judged'],
  judgedAt: [
    '可判断的规则不足半数须人工复核',
    'Fewer than half of the rules judged needs a review',
  ],
  judgedSource: [
    'domain §4 三态；平台默认裁决表',
    'domain §4, three results; default table of the platform',
  ],
  judgedText: [
    '{n:count}条规则中只有{judged:count}条可以判断，未命中不代表没有风险。',
    'Only {judged} of {n|rule|rules} could be judged: what was not hit is not “no risk”.',
  ],
  judgedAsk: [
    '请补充授权采集申报、财务报表、缴款与登记信息。',
    'Please authorise the collection of returns, statements, payments and registration as well.',
  ],

  overview: ['数据范围与风险提示', 'Data and risk alerts'],
  registration: ['税务登记信息', 'Tax registration'],
  owners: ['投资方与变更记录', 'Owners and changes'],
  rating: ['纳税信用等级', 'Tax credit rating'],
  filing: ['申报情况', 'Returns'],
  vat: ['增值税', 'VAT'],
  cit: ['企业所得税', 'Corporate income tax'],
  statements: ['财务报表', 'Financial statements'],
  finance: ['财务指标', 'Financial indicators'],
  payments: ['纳税情况', 'Taxes paid'],
  insurance: ['社保', 'Social insurance'],
  penalties: ['欠税、滞纳金、违法违章与稽查', 'Arrears, late fees, violations and audits'],
  cross: ['票税财勾稽', 'Invoices, returns and statements side by side'],
  bankAuths: ['银税互动授权记录', 'Authorisations of the bank-tax link'],
  appendix: ['指标附表', 'Tables of indicators'],
  version: ['计算版本 {version:code}', 'Version {version}'],
  rows: ['申报或记录', 'returns or records'],
  notObtained: [
    '未取得：{names:list}。未取得不代表没有。',
    'Not obtained: {names}. That does not mean that there is nothing.',
  ],
})

/** With whom an enterprise is compared. */
export const PEER_LEVEL_SAYS = words({
  section: ['{name:words}，门类{code:code}', '{name}, section {code}'],
  division: ['{name:left}，大类{code:code}', '{name}division {code}'],
  group: ['{name:left}，中类{code:code}', '{name}group {code}'],
  class: ['{name:left}，小类{code:code}', '{name}class {code}'],
  general: ['一般纳税人', 'general taxpayer'],
  small: ['小规模纳税人', 'small-scale taxpayer'],
  unknown: ['未列明行业', 'industry not listed'],
})

/** How the report counts, and what it is made of. */
export const TAX_METHOD_SAYS = words({
  windows: [
    '申报类指标的窗口以最近一个已申报或申报期限已届满的所属期为止：上月的申报表在报告时通常尚未到期，按季申报的为上一季度。窗口不以 M0 结束时，指标旁注明所属期止。',
    'Windows of returns end with the last period that was filed or is due: when a report is made, the return of last month is mostly not due yet, nor is that of last quarter where filing is by the quarter. Where a window does not end with M0, its last period stands beside the figure.',
  ],
  sales: [
    '申报销售额：一般纳税人为主表第1、5、7、8栏之和，小规模纳税人为第1、4、7、9、13栏之和，均不含税。按季申报的企业，图中每月以季度数÷3列示并注明“季均”，不用于任何指标与规则。',
    'Declared sales are the sum of lines 1, 5, 7, 8 of the main form of a general taxpayer and of lines 1, 4, 7, 9, 13 of a small-scale one, without tax. Quarterly figures are drawn as a third of it a month, marked as the mean of the quarter, and used for no figure and no rule.',
  ],
  incomeTax: [
    '企业所得税季度申报表为年初至本期累计数，单季数由本期累计减同年上期累计得出；年度申报表新旧版式按项目名称对应。',
    'Quarterly income tax returns are sums since January; a quarter alone is that sum less the one to the quarter before. Old and new layouts of the annual return are matched by the names of their items.',
  ],
  terms: [
    '申报期限以申报表载明的为准；没有载明的按期满次月15日、年度按次年5月31日计算，遇法定节假日顺延，调休上班的周末按休息日计，期限从宽。',
    'The term is the one that the return states; where it states none, the 15th of the month after the period, for years 31 May of the year after, moved on by public holidays. Weekends worked in exchange count as days off, so that no term is too short.',
  ],
  missing: [
    '未申报期数只看已采集、期限已届满、且在成立当期之后的所属期。到期未见申报表的月份不视为零，涉及的合计不予计算。',
    'Periods without a return are looked for only where they were collected, are due, and lie after the period of the founding. A month without a return that is due is not taken for zero: sums over it are not made.',
  ],
  statements: [
    '财务指标中与余额相比的收入、成本与利润取截至期末的近四个季度；平均余额为上年同期末与期末余额的平均（年末即年初与年末），没有上年同期末的取年初，只有期末的取期末，均在指标旁注明。现金流量表只有各季度本期数的，各季度齐全、合计与资产负债表货币资金变动相符才采用。',
    'Revenue, cost and profit set against a balance are those of the four quarters to its end. A mean balance is that of the end and of the same day a year before (of a year: its beginning and its end); where that is not held, of the beginning of the year, else of the end alone, each said beside the figure. Cash flow told by quarters alone is used only where every quarter is there and their sum is the change of cash in the balance sheets.',
  ],
  peers: [
    '行业对比以平台上同行业企业的分位数为准，注明户数与层级；户数不足时显示“暂无行业基准”，不作判断。',
    'Peers are compared by the percentiles of enterprises of the same industry on the platform, with their number and group. Where they are too few, “no peers to compare with” is shown and nothing is judged.',
  ],
  data: [
    '纳税申报、财务报表、缴款、登记及社保信息',
    'tax returns, statements, payments, registration and social insurance',
  ],
  judged: ['指标、规则提示与结论', 'Figures, alerts of rules and conclusions'],
})
