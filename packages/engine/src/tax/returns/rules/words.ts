/** What the rules on returns say: when they are hit, and what is said then. Texts describe; they never accuse. */
import { words } from '@xinjian/format/say/words'

/** how much tax there is. */
export const BURDEN_RULE_SAYS = words({
  small: ['小规模纳税人', 'small-scale taxpayer'],
  wasSmall: ['近12个月曾为小规模纳税人', 'was a small-scale taxpayer within the last 12 months'],
  tooYoung: ['成立不足{n:number}个月', 'founded less than {n|month|months} ago'],
  exports: [
    '有出口或免抵退税额，税负不与同行比较',
    'there are exports or tax refunds on exports: its burden is not compared with peers',
  ],
  low: ['税负率偏低', 'Low VAT burden'],
  lowAt: [
    '近12个月增值税税负率低于行业中位数{medium:code}中、{high:code}高；仅一般纳税人，不含出口及免抵退',
    'VAT burden of the last 12 months below the median of peers by {medium} medium, by {high} high; general taxpayers only, without exports and refunds on them',
  ],
  lowTemplate: [
    '近12个月税负率{v:code}，较行业中位数{m:code}低{pct:code}，建议核实。',
    'The VAT burden of the last 12 months is {v}, {pct} below the median of peers of {m}: check it.',
  ],
  lowText: [
    '近12个月增值税税负率{rate:percent}，较行业中位数{middle:percent}低{away:percent}，建议核实。',
    'The VAT burden of the last 12 months is {rate}, {away} below the median of peers of {middle}: check it.',
  ],
  turn: ['税负率骤变', 'Sudden change of VAT burden'],
  turnAt: [
    '近12个月税负率较上一个12个月相对变动>{change:code}，且应纳税额>{yuan:number}元',
    'VAT burden of the last 12 months changed by > {change} of the 12 before, with tax payable > {yuan} yuan',
  ],
  turnTemplate: [
    '税负率由上年的{a:code}变为{b:code}，相对变动{pct:code}，建议了解原因。',
    'The VAT burden went from {a} in the year before to {b}, a change of {pct}: ask why.',
  ],
  fromNil: [
    '税负率由上年的零变为{rate:percent}，近12个月应纳税额{tax:yuan}，建议了解原因。',
    'The VAT burden rose from nil in the year before to {rate}, with tax payable of {tax} in the last 12 months: ask why.',
  ],
  rose: [
    '税负率由上年的{then:percent}升至{now:percent}，相对变动{change:share}，建议了解原因。',
    'The VAT burden rose from {then} in the year before to {now}, a change of {change}: ask why.',
  ],
  fell: [
    '税负率由上年的{then:percent}降至{now:percent}，相对变动{change:share}，建议了解原因。',
    'The VAT burden fell from {then} in the year before to {now}, a change of {change}: ask why.',
  ],
  contribution: ['所得税贡献率低', 'Low income tax to revenue'],
  contributionAt: [
    '最近完整年度企业所得税贡献率低于行业中位数的{share:code}',
    'Income tax to revenue of the last full year below {share} of the median of peers',
  ],
  contributionTemplate: [
    '所得税贡献率{v:code}，低于行业，建议核实。',
    'Income tax is {v} of revenue, below the industry: check it.',
  ],
  contributionText: [
    '所得税贡献率{value:percent}，低于行业中位数{median:percent}的{share:code}，建议核实。',
    'Income tax is {value} of revenue, below {share} of the median of peers of {median}: check it.',
  ],
})

/** whether returns come, on time, with anything in them. */
export const FILING_RULE_SAYS = words({
  late: ['逾期申报', 'Late returns'],
  lateAt: [
    '近12个月逾期申报≥{low:count}次低、≥{medium:count}次中、≥{high:count}次高',
    'Late returns in the last 12 months: ≥ {low} low, ≥ {medium} medium, ≥ {high} high',
  ],
  lateText: [
    '近12个月逾期申报{n:count}次，涉及{kinds:list}，建议了解原因。',
    '{n|late return|late returns} in the last 12 months ({kinds}): ask why.',
  ],
  missing: ['未申报期间', 'Periods without a return'],
  missingAt: [
    '近24个月已采集且期限已届满的所属期中，未见申报≥{n:count}期',
    'At least {n|period|periods} without a return among those of the last 24 months that were collected and are due',
  ],
  missingText: [
    '{periods:list}未查询到申报记录，建议核实。',
    'No return was found of {periods}: check it.',
  ],
  missingMore: [
    '{periods:list}等{n:count}期未查询到申报记录，建议核实。',
    'No return was found of {periods} and others, {n|period|periods} in all: check it.',
  ],
  nil: ['连续零申报', 'Nil returns in a row'],
  nilAt: [
    '近12个月连续零申报≥{medium:count}期中、≥{high:count}期高',
    'Nil returns in a row in the last 12 months: ≥ {medium} medium, ≥ {high} high',
  ],
  nilAll: [
    '近12个月共{n:count}期增值税申报，销售额与税额均为零，与经营规模可能不符，建议核实。',
    'All VAT returns of the last 12 months ({n|period|periods}) have neither sales nor tax, which may not fit the size of the business: check it.',
  ],
  nilText: [
    '连续{n:count}期零申报，与经营规模可能不符，建议核实。',
    '{n|nil return|nil returns} in a row, which may not fit the size of the business: check it.',
  ],
})

/** input tax that stays, or does not go back. */
export const INPUT_RULE_SAYS = words({
  carried: ['留抵异常', 'Unusual input tax carried forward'],
  carriedAt: [
    '连续≥{months:count}个月有留抵税额，且留抵÷存货>{share:code}，或存货<{yuan:number}元',
    'Input tax carried forward for ≥ {months|month|months} in a row and > {share} of inventories, or inventories < {yuan} yuan',
  ],
  carriedTemplate: [
    '连续{n:code}个月有留抵税额，期末留抵{amt:code}元，与存货不匹配，建议核实。',
    'Input tax carried forward for {n} months in a row, {amt} yuan at the end, which does not fit the inventories: check it.',
  ],
  carriedNoStock: [
    '已连续{n:count}个月有留抵税额，没有财务报表的存货可以比较',
    'input tax carried forward for {n|month|months} in a row, and statements tell no inventories to compare with',
  ],
  carriedNil: [
    '连续{n:count}个月有留抵税额，期末留抵{left:yuan}，而财务报表的存货为{stock:yuan}，两者不相匹配，建议核实。',
    'Input tax carried forward for {n|month|months} in a row, {left} at the end, while the statements show inventories of {stock}: they do not fit, check it.',
  ],
  carriedText: [
    '连续{n:count}个月有留抵税额，期末留抵{left:yuan}，为存货的{share:share}，建议核实。',
    'Input tax carried forward for {n|month|months} in a row, {left} at the end, {share} of inventories: check it.',
  ],
  exempt: ['免税/简易未转出', 'Exempt or simply taxed sales without input tax taken back'],
  exemptAt: [
    '近12个月免税与简易计税销售额>{yuan:number}元，有进项税额而没有转出',
    'Exempt and simply taxed sales of the last 12 months > {yuan} yuan, with input tax and none of it taken back',
  ],
  exemptTemplate: [
    '存在免税或简易计税销售但未作进项转出，建议核实。',
    'There are exempt or simply taxed sales and no input tax was taken back: check it.',
  ],
  linesMissing: [
    '申报表没有进项税额或进项税额转出栏',
    'the return does not state input tax, or what of it was taken back',
  ],
  exemptSales: ['免税销售{sum:yuan}', 'exempt sales of {sum}'],
  simpleSales: ['简易计税销售{sum:yuan}', 'simply taxed sales of {sum}'],
  exemptText: [
    '{when:words}有{kinds:list}，进项税额{tax:yuan}，未作进项税额转出，建议核实进项是否用于免税或简易计税项目。',
    'In the {when}: {kinds}, with input tax of {tax} and none of it taken back. Check whether it was used for exempt or simply taxed sales.',
  ],
  farm: ['农产品抵扣异常', 'Unusual input tax of farm produce'],
  farmAt: [
    '近12个月农产品收购抵扣占进项税额>{medium:code}中、>{high:code}高，农、林、牧、渔业除外',
    'Farm produce > {medium} of the input tax of the last 12 months medium, > {high} high; farming, forestry and fishing excepted',
  ],
  farmTemplate: [
    '农产品收购抵扣占{pct:code}，建议核实。',
    'Farm produce is {pct} of input tax: check it.',
  ],
  scheduleMissing: ['{period:period}没有附列资料(二)', 'there is no schedule 2 of {period}'],
  industryUnknown: [
    '行业未知，农产品抵扣是否正常无法判断',
    'the industry is not known: whether input tax of farm produce is usual cannot be judged',
  ],
  agriculture: ['农、林、牧、渔业', 'farming, forestry and fishing'],
  farmText: [
    '{when:words}农产品收购抵扣{sum:yuan}，占进项税额{share:percent}，建议核实。',
    'Input tax of farm produce in the {when}: {sum}, {share} of all input tax. Check it.',
  ],
})

/** how declared sales sit beside other figures of the returns. */
export const SALES_RULE_SAYS = words({
  unbilled: ['未开票收入异常', 'Unusual sales without an invoice'],
  unbilledAt: [
    '近12个月任一期未开票收入<0，或占申报销售额>{share:code}',
    'Sales without an invoice of any period of the last 12 months < 0, or > {share} of declared sales',
  ],
  unbilledTemplate: [
    '未开票收入为{amt:code}元，占比{pct:code}，请核实冲减依据。',
    'Sales without an invoice are {amt} yuan, a share of {pct}: check what they were reduced by.',
  ],
  unbilledMissing: [
    '{period:period}没有附列资料(一)的未开具发票栏',
    'schedule 1 of {period} has no column of sales without an invoice',
  ],
  unbilledText: [
    '{when:words}未开票收入为{sum:yuan}，占申报销售额{share:share}，请核实收入依据。',
    'Sales without an invoice in the {when}: {sum}, {share} of declared sales. Check what they rest on.',
  ],
  reversed: [
    '{period:period}未开票收入为{sum:yuan}，请核实冲减依据。',
    'Sales without an invoice of {period} are {sum}: check what they were reduced by.',
  ],
  reversedOf: [
    '{period:period}未开票收入为{sum:yuan}，{when:words}合计{all:yuan}，请核实冲减依据。',
    'Sales without an invoice of {period} are {sum}, and {all} in the {when}: check what they were reduced by.',
  ],
  revenue: ['增值税与所得税收入差异', 'VAT sales and income tax revenue differ'],
  revenueAt: [
    '最近完整年度增值税销售额与所得税营业收入相差>{medium:code}中、>{high:code}高',
    'VAT sales and income tax revenue of the last full year differ by > {medium} medium, > {high} high',
  ],
  revenueTemplate: [
    '增值税与所得税申报收入相差{pct:code}，建议核实差异原因。',
    'Revenue declared for VAT and for income tax differs by {pct}: check why.',
  ],
  noRevenue: [
    '{year:year}年增值税申报销售额{vat:yuan}，企业所得税申报营业收入为零，建议核实差异原因。',
    'Sales declared for VAT in {year} are {vat}, revenue declared for income tax is nil: check why.',
  ],
  revenueText: [
    '{year:year}年增值税申报销售额{vat:yuan}，企业所得税申报营业收入{revenue:yuan}，相差{share:share}，建议核实差异原因。',
    'Sales declared for VAT in {year} are {vat}, revenue declared for income tax {revenue}, a difference of {share}: check why.',
  ],
  border: ['临界点聚集', 'Near the lines of the law'],
  borderAt: [
    '小规模标准占用>{usage:code}，或小型微利临界≥{near:count}项为低；最近一期销售额低于此前平均的{drop:code}为中',
    'Sales against the small-scale line > {usage}, or ≥ {near|measure|measures} near the micro-enterprise line: low; sales of the last period below {drop} of the mean before: medium',
  ],
  closeToSmall: [
    '近12个月申报销售额为小规模纳税人标准500万元的{part:share}',
    'declared sales of the last 12 months are {part} of the small-scale line of 5 million yuan',
  ],
  closeToMicro: [
    '小型微利企业标准有{n:number}项在90%至100%之间',
    '{n|measure of a micro-enterprise is|measures of a micro-enterprise are} between 90% and 100% of the line',
  ],
  closeToBoth: [
    '近12个月申报销售额为小规模纳税人标准500万元的{part:share}，小型微利企业标准有{n:number}项在90%至100%之间',
    'declared sales of the last 12 months are {part} of the small-scale line of 5 million yuan, and {n|measure of a micro-enterprise is|measures of a micro-enterprise are} between 90% and 100% of the line',
  ],
  borderText: [
    '指标贴近或超过政策临界值：{x:words}，建议关注后续变化。',
    'Figures near or past a line of the law: {x}. Watch what follows.',
  ],
  borderDropped: [
    '指标贴近或超过政策临界值：{x:words}，且最近一期销售额降至此前平均的{part:percent}，建议关注后续变化。',
    'Figures near or past a line of the law: {x}; and sales of the last period fell to {part} of the mean before. Watch what follows.',
  ],
})
