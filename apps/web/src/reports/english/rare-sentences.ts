/** Sentences that few documents say: what stored data cannot tell, what is missing on one side, goods and records by their own words. */
import type { Sentence } from './sentences.ts'

export const RARE_SENTENCES: readonly Sentence[] = [
  [
    /^上年同期环比([\d.]+)倍，属季节性变化$/,
    'a year ago it was $1 times the months before: seasonal',
  ],
  [/^上年同期环比(.+)，属季节性变化$/, 'a year ago it was $1 on the months before: seasonal'],
  [/^([\d-]+)未采集，至少(\d+)天$/, '$1 not collected, at least $2 days'],
  [/^月净额中位数为负$/, 'the median of monthly nets is negative'],
  [/^月净额中位数为零$/, 'the median of monthly nets is zero'],
  [
    /^含空白作废，已存数据不能分开$/,
    'blank voids included: the stored data do not tell them apart',
  ],
  [
    /^已存数据没有逐张的作废记录，作废的蓝票与红票不能分开$/,
    'the stored data hold no single voids: voided blue and red are not told apart',
  ],
  [
    /^已存数据没有逐张的作废记录，空白作废不能分开$/,
    'the stored data hold no single voids: blank ones are not told apart',
  ],
  [/^已存数据没有逐张的红票记录$/, 'the stored data hold no single red invoices'],
  [/^已存数据没有逐行的数量$/, 'the stored data hold no quantities by line'],
  [/^明细没有写明数量，或数量均为1$/, 'lines state no quantity, or only 1'],
  [/^来源未注明发票种类$/, 'the source does not state kinds of invoices'],
  [
    /^企业首次开票至今(\d+)个月，不会有(\d+)个月以前的客户$/,
    '$1 months since the first invoice: there can be no customers of $2 months ago',
  ],
  [/^至少需要(\d+)个月以上的销项历史$/, 'needs more than $1 months of sales'],
  [/^不能划分客户等级：(.+)。$/, 'Customers cannot be graded: @1.'],
  [
    /^行业未登记，进项没有可比的货物，不能分清是自产还是转售$/,
    'industry not registered and no goods among purchases to compare with: own make and resale are not told apart',
  ],
  [
    /^行业未登记，进项没有可比的货物，不能分清是自产还是转售，(没有登记行业可供核对)$/,
    'industry not registered and no goods among purchases to compare with: own make and resale are not told apart; @1',
  ],
  [/^电费：比较期为零$/, 'electricity: nothing in the period compared with'],
  [/^实缴资本与注册资本未采集$/, 'neither paid-in nor registered capital collected'],
  [/^按注册资本$/, 'by registered capital'],
  [
    /^未写品名的商品等适用多个税率，占(.+)。$/,
    'Goods without a name and others carry several rates: $1.',
  ],
  [/^(.+)等适用多个税率，占([\d.]+%)。$/, '&1 and others carry several rates: $2.'],
  [/^不能比较进销品类。$/, 'Categories bought and sold cannot be compared.'],
  [/^近(\d+)个月没有有效(进项|销项)发票(，.+)?。$/, 'No valid @2 invoice in the last $1 months@3.'],
  [/^，不能按(品类|税率)(划分|拆分)$/, ': no split by @1'],
  [/^进项$/, 'purchase'],
  [/^销项$/, 'sales'],
  [/^品类$/, 'category'],
  [/^税率$/, 'rate'],
  [
    /^只含注明品类的明细，各品类净额为负的按0计。(进项|销项)没有注明品类的明细，只画(进项|销项)。$/,
    'Only lines that name a category; categories with a negative net count as 0. No @1 lines name one: only @2 is drawn.',
  ],
  [
    /^近(\d+)个月开票较上一个(\d+)个月增长([\d.]+%)。$/,
    'Sales of the last $1 months up $3 on the $2 before.',
  ],
  [
    /^(.+，不能按品类划分。)(供应商|客户)的行业登记未采集，不能按行业划分。$/,
    '@1 Industries of @2 not collected: no split by industry.',
  ],
  [/^供应商$/, 'suppliers'],
  [/^客户$/, 'customers'],
  [
    /^未采集(进项|销项)明细，不能按(品类|税率)(划分|拆分)。$/,
    'Lines of @1 invoices not collected: no split by @2.',
  ],
  [
    /^未采集销项发票，不能判断互开往来。$/,
    'Sales invoices not collected: mutual invoicing cannot be judged.',
  ],
  [/^未采集(进项|销项)发票。$/, 'No @1 invoices collected.'],
  [
    /^存在违法违章记录“(.+)”\(([\d-]+)，状态(.+)\)，建议核实处理情况$/,
    'a record of violation, &1 ($2, @3): check how it was settled',
  ],
  [
    /^存在违法违章记录“(.+)”\(([\d-]+)，状态(.+)\)，建议核实处理情况。$/,
    'A record of violation, &1 ($2, @3): check how it was settled.',
  ],
  [/^未处理$/, 'open'],
  [/^已处理$/, 'settled'],
]
