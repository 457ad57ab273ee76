/** What the data lack, and what the checks of the data found: reasons of figures and rules that say nothing, with their own figures. */
import type { Sentence } from './sentences.ts'

export const DATA_SENTENCES: readonly Sentence[] = [
  [/^明细没有写明数量$/, 'lines state no quantity'],
  [/^明细没有税收分类编码$/, 'lines have no tax code'],
  [/^明细没有税收分类编码或品类简称$/, 'lines have no tax code and no short name'],
  [/^同一商品带数量的明细行太少$/, 'too few lines with a quantity of one kind of goods'],
  [/^来源只有开票日期$/, 'the source has days without times'],
  [/^对方税号未采集，不能判断地区$/, 'tax numbers not collected: no region'],
  [/^行业未登记，开票明细也不足以推断$/, 'industry not registered, and the lines do not tell it'],
  [
    /^行业未登记，开票明细也不足以推断，(没有登记行业可供核对|本项只适用于.+)$/,
    'industry not registered, and the lines do not tell it; @1',
  ],
  [/^没有登记行业可供核对$/, 'no registered industry to compare with'],
  [/^本项只适用于(.+)$/, 'this applies only to @1'],
  [
    /^首张发票([\d-]+)早于登记的成立日([\d-]+)$/,
    'the first invoice, $1, lies before the registered founding, $2',
  ],
  [
    /^首张发票([\d-]+)早于成立日([\d-]+)，以发票为准$/,
    'The first invoice, $1, lies before the founding, $2: the invoice counts',
  ],
  [/^([\d-]+)未采集，其后只查看了(\d+)天$/, '$1 not collected, only $2 days looked at since'],
  [/^没有开票，但只查看了(\d+)天$/, 'no invoice, but only $1 days looked at'],
  [
    /^([\d-]+)开票骤增后大额红冲，需要融资申请时间$/,
    'a surge in $1 and large red after it: needs the day of the application',
  ],
  [
    /^比较期净额为负\(红冲大于开票\)，不计算增长$/,
    'the compared period is negative (more red than blue): no growth',
  ],
  [
    /^比较期没有开票而本期净额为负，不计算增长$/,
    'no invoice in the compared period and a negative net in this one: no growth',
  ],
  [
    /^比较期净额仅(.+)，不足本期的(.+)，不计算增长$/,
    'the compared period has @1 only, less than $2 of this one: no growth',
  ],
  [/^销项不含税净额为负$/, 'net sales without tax are negative'],
  [/^客户或供应商不足(\d+)家$/, 'fewer than $1 customers or suppliers'],
  [
    /^近(\d+)个月(.+)的蓝票只有日期，深夜开票以带时间的蓝票计$/,
    '$2 of blue invoices of the last $1 months carry no time: night invoices are told by the others',
  ],
  [
    /^近(\d+)个月(.+)的金额未注明种类，按税控发票处理$/,
    '$2 of the amount of the last $1 months states no kind and counts as tax-disk',
  ],
  [
    /^近(\d+)个月不征税编码明细(.+)，已计入开票金额$/,
    'Lines with untaxed codes in the last $1 months, @2: part of the amounts',
  ],
  [
    /^近(\d+)个月开给自己(.+)，已计入开票金额$/,
    'Issued to itself in the last $1 months, @2: part of the amounts',
  ],
  [
    /^(\d+)张开票日期晚于数据截止日([\d-]+)，未计入$/,
    '$1 invoices dated after the cut-off $2, left out',
  ],
  [/^数量为([\d.]+)$/, 'quantity $1'],
  [/^不能划分客户等级：([\d/]+)。$/, 'Customers cannot be graded: $1 months known.'],
  [/^登记行业为(.+)，本项只适用于(.+)$/, 'registered in @1; this applies only to @2'],
  [/^(按.+)，本项只适用于(.+)$/, '@1; this applies only to @2'],
  [/^按行业代码(\S+)归入(.+)$/, 'by industry code $1: @2'],
  [/^近45日是否有开票：否。$/, 'No invoice within 45 days.'],
  [/^上年前十客户仍贡献(.+)的开票额。$/, 'Last year’s top ten customers still bring $1 of sales.'],
  [
    /^近(\d+)个月没有开具销项发票，按准入规则评为D级。$/,
    'No sales invoice in the last $1 months: grade D by the rules of admission.',
  ],
  [
    /^发票数据不足(\d+)个月，还看不出稳定的客户，不予评分。请补充更早月份的发票。$/,
    'Less than $1 months of invoices show no steady customers: not scored. Please add invoices of earlier months.',
  ],
  [
    /^近(\d+)个月的销项发票有连续(\d+)个月及以上没有采集，不予评分。未采集既不当作零，也不当作没有开票，请补采后再评。$/,
    'In the last $1 months $2 and more in a row of sales were not collected: not scored. Not collected is neither zero nor silence; please collect them first.',
  ],
  [
    /^没有完整采集进项发票，或没有可比的稳定销售，无法计算进销比，不计分。$/,
    'Purchases not all collected, or no steady sales to compare: the ratio cannot be computed and gives no points.',
  ],
  [/^(经营月数|月均稳定销售额)无法计算，不计分。$/, '@1 cannot be computed and gives no points.'],
  [/^经营月数$/, 'Months in business'],
  [/^月均稳定销售额$/, 'Mean monthly steady sales'],
]
