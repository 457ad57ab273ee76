/** Sentences of the tax report that carry figures. */
import type { Sentence } from './sentences.ts'

const PERIOD = '\\d{4}-\\d{2}(?:至\\d{4}-\\d{2})?'

/** Periods and what stands behind figures. */
const PERIODS: readonly Sentence[] = [
  [/^成立不足(\d+)个月$/, 'founded less than $1 months ago'],
  [new RegExp(`^(增值税|企业所得税年度|企业所得税)(${PERIOD})$`), '@1 @2'],
  [/^所属期至([\d-]+)$/, 'periods to $1'],
  [/^所属期((?:[\d-]+至?[\d-]*、?)+)的增值税申报表$/, 'VAT returns of @1'],
  [/^所属期([\d-]+至?[\d-]*)$/, 'Periods @1'],
  [/^(一般纳税人|小规模纳税人)申报表第(.+)栏$/, '@1, lines $2'],
  [/^附列资料（一）未开具发票销售额$/, 'schedule 1, sales without an invoice'],
  [/^附列资料（二）第(\w+)栏$/, 'schedule 2, line $1'],
  [/^附一(\d+)$/, 'schedule 1, column $1'],
  [/^附二(\w+)$/, 'schedule 2, line $1'],
  [/^所属期([\d-]+至?[\d-]*)；(.+栏)；(.+栏)$/, 'Periods @1; @2; @3'],
  [/^所属期([\d-]+至?[\d-]*)；(.+栏)$/, 'Periods @1; @2'],
  [/^([≥>]?\d+)期$/, '$1 periods'],
  [/^(\d{4}年第\d季度|\d{4}年度)\(([\d-]+至[\d-]+)\)$/, '@1 (@2)'],
  [/^((?:\d{4}年第\d季度|\d{4}年度).*[)\d度])企业所得税申报表$/, 'Income tax returns of @1'],
  [/^((?:\d{4}年第\d季度|\d{4}年度).*?)企业所得税申报表：(.+)$/, 'Income tax returns of @1: @2'],
  [/^([\d-]+)资产负债表：存货$/, 'Balance sheet of $1: inventories'],
]

/** Why something is not told, and what checks found. */
const DETAILS: readonly Sentence[] = [
  [/^(.+)的申报跨越窗口边界，无法拆分$/, 'the return of @1 crosses the edge of the window'],
  [/^(.+)的申报与另一份所属期重叠$/, 'the return of @1 overlaps another'],
  [/^(.+)的申报表没有(.+)$/, 'the return of @1 has no ~2'],
  [/^(\d{4})年度申报表没有(.+)$/, 'the return of $1 has no ~2'],
  [
    /^(.+)没有附列资料\(一\)的未开具发票栏$/,
    'schedule 1 of @1 has no column of sales without invoices',
  ],
  [/^(.+)没有附列资料\(二\)$/, 'no schedule 2 of @1'],
  [/^没有(\d{4})年度的企业所得税申报$/, 'no income tax return of $1'],
  [/^没有(\d{4})年度A105050工资薪金支出$/, 'no wages (A105050) of $1'],
  [/^没有(\d{4})年度研发费用$/, 'no research expenses of $1'],
  [/^(\d{4})年度尚未汇算清缴或没有年度申报表$/, '$1 is not settled, or its return is missing'],
  [/^(\d+)期的申报表没有申报日期或期限未知$/, '$1 returns without a day or a known term'],
  [
    /^(\d+)期只见更正申报，原申报日期未知，不能判断是否逾期$/,
    '$1 corrected returns whose first day is unknown: late or not cannot be told',
  ],
  [/^(.+已更正|更正申报，原申报日未知)·零申报$/, '@1, nil'],
  [/^另有(\d+)期无法判断是否逾期，未计$/, '$1 more cannot be judged and are left out'],
  [/^(\d+)期，至少需要(\d+)期$/, '$1 periods, $2 needed'],
  [/^三项中只有(\d+)项可知$/, '$1 of three measures known'],
  [
    /^已连续(\d+)个月有留抵税额，没有财务报表的存货可以比较$/,
    'input tax carried forward for $1 months, no inventories to compare with',
  ],
  [
    /^(\d+)份申报表没有申报日期，是否逾期无法判断$/,
    '$1 returns without a day: whether late cannot be judged',
  ],
  [
    /^(\d+)份申报表的所属期与另一份重叠，涉及的合计不予计算，建议核实$/,
    '$1 returns overlap another: sums over them are not made, check them',
  ],
  [/^核对(\d+)期，均一致$/, '$1 returns checked, all agree'],
  [/^(.+)等(\d+)期不一致，以合计栏为准$/, '@1, $2 in all, do not agree: the total counts'],
  [/^(.+)不一致，以合计栏为准$/, '@1 do not agree: the total counts'],
  [/^核对(\d+)个季度，未发现$/, '$1 quarters checked, none found'],
  [
    /^(.+)累计收入少于上期，单季数为负$/,
    '@1: less than the quarter before, the quarter alone is below nought',
  ],
  [/^按季申报的期间以季度数÷3列示\(季均\)；(.+)$/, 'Quarters are drawn as a third a month; @1'],
  [/^.+，(门类|大类|中类|小类)([A-T]\d*)$/, '~1 $2'],
  [/^(.+，(?:门|大|中|小)类[A-T]\d*.*)，([大中小微]型企业|一般纳税人|小规模纳税人)$/, '@1, ~2'],
  [/^未取得：(.+)。未取得不代表没有。$/, 'Not obtained: @1. That is not “none”.'],
  [
    /^近(\d+)个月(申报销售额|是否逾期申报)无法(?:计算|判断)：(.+)。$/,
    '@2 over $1 months cannot be told: @3.',
  ],
  [/^是否逾期申报$/, 'Late returns'],
  [/^社保信息近(\d+)个月采集完整$/, 'Social insurance of the last $1 months collected whole'],
  [/^最近一次申报为([\d-]+)（(.+)）$/, 'last return $1 (@2)'],
  [
    /^(申报)数据只到([\d-]+)，距判断日([\d-]+)已(\d+)天，不能说明企业现状，不评级。$/,
    'The returns end on $2, $4 days before the day of judgement $3: they say nothing of the present, not rated.',
  ],
  [
    /^(申报)数据只到([\d-]+)，距判断日([\d-]+)已(\d+)天，参考额度不予给出。$/,
    'The returns end on $2, $4 days before the day of judgement $3: no limit is suggested.',
  ],
  [
    /^请重新授权采集或上传最近月份的申报数据。$/,
    'Please authorise a new collection of the returns of the latest months, or upload them.',
  ],
]

/** When a rule is hit, and what it says then. */
const RULES: readonly Sentence[] = [
  [
    /^近(\d+)个月逾期申报≥(\d+)次低、≥(\d+)次中、≥(\d+)次高$/,
    'Late returns in $1 months ≥ $2 low, ≥ $3 medium, ≥ $4 high',
  ],
  [
    /^近(\d+)个月已采集且期限已届满的所属期中，未见申报≥(\d+)期$/,
    '≥ $2 periods of $1 months collected and due without a return',
  ],
  [
    /^近(\d+)个月连续零申报≥(\d+)期中、≥(\d+)期高$/,
    'Nil returns in a row in $1 months ≥ $2 medium, ≥ $3 high',
  ],
  [
    /^近(\d+)个月任一期未开票收入<0，或占申报销售额>(.+)$/,
    'Sales without invoices of a period < 0, or > $2 of declared sales in $1 months',
  ],
  [
    /^最近完整年度增值税销售额与所得税营业收入相差>(.+)中、>(.+)高$/,
    'VAT sales and income tax revenue of the last year differ > $1 medium, > $2 high',
  ],
  [
    /^近(\d+)个月增值税税负率低于行业中位数(.+)中、(.+)高；仅一般纳税人，不含出口及免抵退$/,
    'VAT burden of $1 months below the median of peers by $2 medium, $3 high; general taxpayers without exports or refunds',
  ],
  [
    /^近(\d+)个月税负率较上一个12个月相对变动>(.+)，且应纳税额>(.+)元$/,
    'VAT burden of $1 months changed by > $2 of the 12 before, tax payable > $3 yuan',
  ],
  [
    /^连续≥(\d+)个月有留抵税额，且留抵÷存货>(.+)，或存货<(.+)元$/,
    'Input tax carried forward for ≥ $1 months and > $2 of inventories, or inventories < $3 yuan',
  ],
  [
    /^近(\d+)个月免税与简易计税销售额>(.+)元，有进项税额而没有转出$/,
    'Exempt and simple sales of $1 months > $2 yuan with input tax and none taken back',
  ],
  [
    /^近(\d+)个月农产品收购抵扣占进项税额>(.+)中、>(.+)高，农、林、牧、渔业除外$/,
    'Farm produce > $2 of the input tax of $1 months medium, > $3 high, agriculture excepted',
  ],
  [
    /^最近完整年度企业所得税贡献率低于行业中位数的(.+)$/,
    'Income tax to revenue of the last year below $1 of the median of peers',
  ],
  [
    /^小规模标准占用>(.+)，或小型微利临界≥(\d+)项为低；最近一期销售额低于此前平均的(.+)为中$/,
    'Small-scale line used > $1, or ≥ $2 micro-enterprise measures near: low; last sales below $3 of the mean before: medium',
  ],
  [
    /^近(\d+)个月逾期申报(\d+)次，涉及(.+)，建议了解原因。$/,
    '$2 late returns in $1 months (@3): ask why.',
  ],
  [
    /^((?:(?:增值税|企业所得税(?:年度)?)[\d-]+(?:至[\d-]+)?、?)+)等(\d+)期未查询到申报记录，建议核实。$/,
    'No return found of @1, $2 periods in all: check.',
  ],
  [
    /^((?:(?:增值税|企业所得税(?:年度)?)[\d-]+(?:至[\d-]+)?、?)+)未查询到申报记录，建议核实。$/,
    'No return found of @1: check.',
  ],
  [
    /^连续(\d+)期零申报，与经营规模可能不符，建议核实。$/,
    '$1 nil returns in a row, which may not fit the size of the business: check.',
  ],
  [
    /^近(\d+)个月共(\d+)期增值税申报，销售额与税额均为零，与经营规模可能不符，建议核实。$/,
    'All $2 VAT returns of $1 months are nil, which may not fit the size of the business: check.',
  ],
  [
    /^([\d-]+(?:至[\d-]+)?)未开票收入为(.+)元，(近\d+个月|成为一般纳税人后的\d+个月)合计(.+)元，请核实冲减依据。$/,
    'Sales without invoices of @1 are $2 yuan, $4 yuan in the @3: check what they were reduced by.',
  ],
  [
    /^([\d-]+(?:至[\d-]+)?)未开票收入为([^，]+)元，请核实冲减依据。$/,
    'Sales without invoices of @1 are $2 yuan: check what they were reduced by.',
  ],
  [
    /^(近\d+个月|成为一般纳税人后的\d+个月)未开票收入为(.+)元，占申报销售额(.+)，请核实收入依据。$/,
    'Sales without invoices of the @1 are $2 yuan, @3 of declared sales: check them.',
  ],
  [
    /^(\d{4})年增值税申报销售额(.+)元，企业所得税申报营业收入为零，建议核实差异原因。$/,
    'Sales declared for VAT in $1 are $2 yuan, revenue declared for income tax is nought: check why.',
  ],
  [
    /^(\d{4})年增值税申报销售额(.+)元，企业所得税申报营业收入(.+)元，相差(.+)，建议核实差异原因。$/,
    'Sales declared for VAT in $1 are $2 yuan, revenue declared for income tax $3 yuan, apart by @4: check why.',
  ],
  [
    /^近(\d+)个月增值税税负率(.+)，较行业中位数(.+)低(.+)，建议核实。$/,
    'The VAT burden of $1 months is $2, $4 below the median of peers, $3: check.',
  ],
  [
    /^税负率由上年的零变为(.+)，近(\d+)个月应纳税额(.+)元，建议了解原因。$/,
    'The VAT burden rose from nought to $1, tax payable $3 yuan in $2 months: ask why.',
  ],
  [
    /^税负率由上年的(.+)升至(.+)，相对变动(.+)，建议了解原因。$/,
    'The VAT burden rose from $1 to $2, by @3: ask why.',
  ],
  [
    /^税负率由上年的(.+)降至(.+)，相对变动(.+)，建议了解原因。$/,
    'The VAT burden fell from $1 to $2, by @3: ask why.',
  ],
  [
    /^连续(\d+)个月有留抵税额，期末留抵(.+)元，而财务报表的存货为(.+)元，两者不相匹配，建议核实。$/,
    'Input tax carried forward for $1 months, $2 yuan at the end, inventories of $3 yuan: they do not fit, check.',
  ],
  [
    /^连续(\d+)个月有留抵税额，期末留抵(.+)元，为存货的(.+)，建议核实。$/,
    'Input tax carried forward for $1 months, $2 yuan at the end, @3 of inventories: check.',
  ],
  [
    /^(近\d+个月|成为一般纳税人后的\d+个月)有(.+)，进项税额(.+)元，未作进项税额转出，建议核实进项是否用于免税或简易计税项目。$/,
    '@2 in the @1, input tax of $3 yuan and none taken back: check what it was used for.',
  ],
  [/^(免税|简易计税)销售([\d,.]+)元$/, '@1 sales of $2 yuan'],
  [/^免税$/, 'exempt'],
  [
    /^(近\d+个月|成为一般纳税人后的\d+个月)农产品收购抵扣(.+)元，占进项税额(.+)，建议核实。$/,
    'Farm produce of $2 yuan is $3 of the input tax of the @1: check.',
  ],
  [/^成为一般纳税人后的(\d+)个月$/, '$1 months since it became a general taxpayer'],
  [
    /^([\d-]+)起按一般纳税人申报，仅计此后(\d+)个月$/,
    'general taxpayer since $1: only the $2 months since',
  ],
  [
    /^所得税贡献率(.+)，低于行业中位数(.+)的(.+)，建议核实。$/,
    'Income tax to revenue is $1, below $3 of the median of peers, $2: check.',
  ],
  [
    /^指标贴近或超过政策临界值：(.+?)(?:，且最近一期销售额降至此前平均的(.+?))，建议关注后续变化。$/,
    'Near or past a line of the law: @1, and the last sales fell to $2 of the mean before: watch what follows.',
  ],
  [
    /^指标贴近或超过政策临界值：(.+)，建议关注后续变化。$/,
    'Near or past a line of the law: @1: watch what follows.',
  ],
  [
    /^近(\d+)个月申报销售额为小规模纳税人标准500万元的(.+?)，小型微利企业标准有(\d+)项在90%至100%之间$/,
    'declared sales of $1 months are @2 of the small-scale line of 5 million, $3 micro-enterprise measures between 90% and 100%',
  ],
  [
    /^近(\d+)个月申报销售额为小规模纳税人标准500万元的(.+)$/,
    'declared sales of $1 months are @2 of the small-scale line of 5 million',
  ],
  [
    /^小型微利企业标准有(\d+)项在90%至100%之间$/,
    '$1 micro-enterprise measures between 90% and 100%',
  ],
]

/** What page one says. */
const FINDINGS: readonly Sentence[] = [
  [
    /^近(\d+)个月已到期的各所属期均有申报记录。$/,
    'Every period of the last $1 months that is due was filed.',
  ],
  [/^近(\d+)个月的申报均未逾期。$/, 'No late return in the last $1 months.'],
  [
    /^近(\d+)个月申报销售额同比增长(.+)。$/,
    'Declared sales of $1 months grew by $2 on the year before.',
  ],
  [/^近(\d+)个月申报销售额(.+万元)。$/, 'Declared sales of $1 months: @2.'],
  [
    /^(\d+)条规则中只有(\d+)条可以判断，未命中不代表没有风险。$/,
    'Only $2 of $1 rules could be judged: no hit is not “no risk”.',
  ],
  [/^另有(\d+)条规则命中：(.+)。$/, '$1 more rules hit: @2.'],
  // Several hits in one breath: sentence by sentence.
  [/^([^。]+。)((?:[^。]+。)+)$/, '@1 @2'],
]

export const TAX_SENTENCES: readonly Sentence[] = [...PERIODS, ...DETAILS, ...RULES, ...FINDINGS]
