/** What the data lack, and what the checks of the data found: reasons of figures and rules that say nothing, with their own figures. */
import type { Sentence } from './sentences.ts'

export const DATA_SENTENCES: readonly Sentence[] = [
  [/^该期间仅含成立后的(\d+)个月$/, 'only $1 months since the founding'],
  [/^比较期仅含成立后的(\d+)个月$/, 'the comparison has only $1 months since the founding'],
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
  [
    /^近(\d+)个月月均开票较此前增长(.+)，此前(\d+)个月中有(\d+)个月未开票，建议了解增长来源。$/,
    'Monthly sales of the last $1 months are up by @2, $4 of the $3 months before without invoices: ask where the growth comes from.',
  ],
  // What few documents say: stored data that cannot tell, one side without lines, goods and records in their own words.
  [
    /^上年同期环比([\d.]+)倍，属季节性变化$/,
    'a year ago it was $1 times the months before: seasonal',
  ],
  [/^季节性：上年同期环比([\d.]+)倍$/, 'seasonal: a year ago it was $1 times the months before'],
  [/^季节性：上年同期环比(.+)$/, 'seasonal: a year ago it was $1 on the months before'],
  [
    /^按已知的(\d+)个月折算，每(\d+)个月为([\d.]+)个月，用于判定$/,
    'judged on $3 of $2 months, as the $1 known months make it',
  ],
  [
    /^写明数量的明细仅(\d+)行，不足(\d+)行，不作判断$/,
    'only $1 lines with a quantity, fewer than $2: not judged',
  ],
  [/^货物销售不超过(.+)，没有运费不作判断$/, 'goods sold for no more than @1: not judged'],
  [
    /^与最近的法定税率相差(.+)个百分点，以此判定$/,
    'judged on $1 percentage points from the nearest rate of law',
  ],
  [/^同期没有开票，没有供应商不作判断$/, 'no sales in these months: not judged'],
  [
    /^企业开票不满12个月，合作月数不作判断$/,
    'the enterprise trades for less than 12 months: not judged',
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
]
