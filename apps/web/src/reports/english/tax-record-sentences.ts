/** Records and cross-checks of the tax report: sentences with figures, and when their rules are hit. */
import type { Sentence } from './sentences.ts'

export const TAX_RECORD_THRESHOLDS: readonly (readonly [zh: string, en: string])[] = [
  [
    '最近#个评价年度内下降≥#级中、≥#级高',
    'In the last # rated years lower by ≥ # medium, ≥ # high',
  ],
  [
    '参保#人而近#个月申报销售额>#元；或人均销售额超过行业P#的#倍(暂无基准)',
    '# insured with > #2 yuan declared; or sales per head > the industry’s (no benchmark yet)',
  ],
  [
    '印花税实缴与购销规模应缴之比<#，且近#个月开票不含税销售额>#元',
    'Stamp tax paid < # of what trade asks for, with sales in # months > # yuan',
  ],
  ['个人所得税申报人数与参保人数之比<#', 'Persons declared for income tax < # of those insured'],
  // Reports of engines before 0121 say it so, here and below.
  [
    '未处理的违法违章≥#条，或存在偷税、虚开、骗税等记录',
    'Open violations ≥ #, or records of evasion, false invoices or fraud',
  ],
  [
    '偷逃骗抗税、虚开发票为红线(已处理的计#个月)；未处理的其他违法违章≥#条：稽查、发票违法、逾期缴款高，逾期申报及其他中；已处理的：稽查#个月内中，发票违法、逾期缴款及其他#个月内低',
    'Evasion, fraud and false invoices: red line (settled ones for # months); other open violations ≥ #: audits, invoice offences and late payment high, late filing and others medium; settled: audits within # months medium, invoice offences, late payment and others within # months low',
  ],
  [
    '所属期申报销售额为零而开票净额>#；小规模纳税人每月开票不超过#元的除外',
    'Nothing declared in a period with net invoices > #; small taxpayers up to # yuan a month excepted',
  ],
]

const PERIOD = '(?:\\d{4}年第\\d季度|\\d{4}年|\\d{4}-\\d{2}(?:至\\d{4}-\\d{2})?)'

/** What the conditions behind figures mean. */
const EVIDENCE: readonly Sentence[] = [
  [/^(违法违章信息|纳税信用评价|银税互动授权记录|投资方信息|欠税信息)已采集$/, '@1 collected'],
  [
    /^存在违法违章记录(“.+)等(\d+)条，建议核实处理情况。$/,
    '$2 violations on record, among them @1: to be verified.',
  ],
  [/^存在违法违章记录(“.+)，建议核实处理情况。$/, 'Violations on record, to be verified: @1.'],
  [/^评价年度 ((?:\d{4}、)*\d{4})$/, 'rated years $1'],
  [/^截至([\d-]+)的利润表：(.+)$/, 'income statement to $1: @2'],
]

export const TAX_RECORD_SENTENCES: readonly Sentence[] = [
  ...EVIDENCE,
  [/^(增值税|企业所得税)申报表缺少应补税额$/, 'the return does not tell the tax due'],
  [
    /^(上一完整年度|前两个完整年度|上一个12个月)(.+?)为(.+?)，达到预警线\((.+)\)。$/,
    '@1, ~2: @3, past the line (@4).',
  ],
  [new RegExp(`^(${PERIOD})、(${PERIOD}(?:、${PERIOD})*)$`), '@1, @2'],
  [new RegExp(`^(${PERIOD}(?:、${PERIOD})*)等(\\d+)期$`), '@1 and others, $2 in all'],
  [new RegExp(`^(${PERIOD}(?:、${PERIOD})*(?:等\\d+期)?)：(.+)$`), '@1: @2'],
  [/^PARTIAL\((\d+)\/(\d+)\)：(.+)$/, '$1 of $2 compared. @3'],
  [/^所属期至(.+)$/, 'periods to @1'],
  [/^(\d{4}-\d{2}|\d{4}-\d{2}、.+)未采集(销项发票|进项发票)$/, '@2 of @1 not collected'],
  [/^(\d{4})年([A-Z])$/, '$1: $2'],
  [/^(\d{4}年[A-Z])、(.+)$/, '@1, @2'],
  [/^法定代表人变更日期\(第(\d+)近\)$/, 'Change of legal representative, no. $1 back'],
  [new RegExp(`^(${PERIOD})(增值税申报销售额|开票不含税销售额)$`), '@2 of @1'],
  [
    /^纳税信用等级由([A-Z])级\((\d{4})年度\)下降为([A-Z])级\((\d{4})年度\)。$/,
    'The tax credit rating fell from $1 ($2) to $3 ($4).',
  ],
  [
    /^纳税信用等级由([A-Z])级\((\d{4})年度\)下降为([A-Z])级\((\d{4})年度\)，又由([A-Z])级\((\d{4})年度\)下降为([A-Z])级\((\d{4})年度\)。$/,
    'The tax credit rating fell from $1 ($2) to $3 ($4), then from $5 ($6) to $7 ($8).',
  ],
  [/^([\d.,]+)倍$/, '$1 times'],
  [
    /^近(\d+)个月(地址|经营范围|股东|主营业务)变更(\d+)次(。?)$/,
    'In $1 months @2 changed $3 times',
  ],
  [/^(近\d+个月(?:地址|经营范围|股东|主营业务)变更\d+次)，(近.+变更\d+次)。$/, '@1; ~2.'],
  [/^(“[^”]*”\([^)]*\))、(“.+)$/, '@1, @2'],
  [
    /^(“[^”]*”)\(登记日期未注明，([^，]+)，状态(.+)\)$/,
    '$1 (no day of registration, @2, state: ~3)',
  ],
  [/^(“[^”]*”)\(登记日期未注明，状态(.+)\)$/, '$1 (no day of registration, state: ~2)'],
  [/^(“[^”]*”)\(([\d-]+)，状态(.+)\)$/, '$1 ($2, state: ~3)'],
  [/^(“[^”]*”)\(([\d-]+)，([^，]+)，状态(.+)\)$/, '$1 ($2, @3, state: ~4)'],
  [
    /^未采集(违法违章信息|纳税信用评价|银税互动授权记录|投资方信息|欠税信息)，不能据此认为没有$/,
    '@1 not collected: that is not “none”',
  ],
  [/^违法违章情况无法判断：(.+)。$/, 'Violations undetermined: @1.'],
  [/^申报与开票未能比较：(.+)。$/, 'Declared and invoiced sales could not be compared: @1.'],
  [
    /^持股比例合计为([\d.]+)%，不等于100%，建议核实$/,
    'Shares add up to $1 %, not to 100 %: to be checked',
  ],
]
