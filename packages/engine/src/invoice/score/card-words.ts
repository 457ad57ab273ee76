/** What the score card says, whose Chinese stands in its model beside the numbers: names, formulas, bins, reasons. */
import { words } from '@xinjian/format/say/words'

export const CARD_MODEL_SAYS = words({
  horizon: [
    '样本没有公布违约发生的时间，因此概率没有确定的期限，不是未来一年的违约率',
    'the sample does not tell when defaults happened, so that the probability has no set term and is no rate of the coming year',
  ],
  sample: [
    '样本：一家银行公开的{n:count}家有标签的小微企业，其中{defaults:count}家违约；发票期间为{from:words}至{to:words}',
    'Sample: {n|labelled small enterprise|labelled small enterprises} that one bank published, {defaults} of them in default; invoices of {from} to {to}',
  ],
  sampleMonth: ['{year:year}年{month:count}月', '{year}/{month}'],
  months: ['近36个月经营月数', 'Months in business of the last 36'],
  monthsFormula: [
    '近36个月中，对稳定客户的开票净额（不含税）达到3万元的月数；两个月以内的低谷或未采集按前后较低的月份计。稳定客户：往来满6个月且不互开，其中往来不满一年的，每月最多计到满一年客户的同等金额',
    'Of the last 36 months, those with net sales (without tax) of at least 30,000 yuan to steady customers; dips and months not collected, up to two in a row, count as the lower month beside them. Steady: known for 6 months and not invoicing back; those known for less than a year count at most as much a month as those known for longer',
  ],
  monthsStrong: [
    '近36个月中有{months:words}对稳定客户的开票达到3万元，可见的持续经营时间偏短。',
    'Sales to steady customers reach 30,000 yuan in {months} of the last 36: the business that can be seen is short.',
  ],
  monthsMild: [
    '近36个月中有{months:words}对稳定客户的开票达到3万元，持续经营仍可积累。',
    'Sales to steady customers reach 30,000 yuan in {months} of the last 36: more can still come.',
  ],
  monthsMissing: [
    '经营月数无法计算，不计分。',
    'Months in business cannot be computed and give no points.',
  ],
  sales: [
    '一年前两年的月均稳定销售额',
    'Mean monthly sales to steady customers, two years up to a year ago',
  ],
  salesFormula: [
    '第13至36个月前、对往来满一年且不互开的客户的月均开票净额（不含税）；两个月以内的低谷或未采集按前后较低的月份计，更早没有发票的月份按0计。最近一年的放量不计入',
    'Mean monthly net sales (without tax), 13 to 36 months ago, to customers known for a year and not invoicing back; dips and months not collected, up to two in a row, count as the lower month beside them, earlier months without invoices as 0. Growth of the last year is left out',
  ],
  salesStrong: [
    '一年以前的两年里，对稳定客户的月均开票净额为{sum:words}（不含税），长期经营规模偏小。',
    'In the two years up to a year ago mean monthly sales to steady customers were {sum} (without tax): a small size over long.',
  ],
  salesMild: [
    '一年以前的两年里，对稳定客户的月均开票净额为{sum:words}（不含税），规模仍有提升空间。',
    'In the two years up to a year ago mean monthly sales to steady customers were {sum} (without tax): size can still grow.',
  ],
  salesMissing: [
    '月均稳定销售额无法计算，不计分。',
    'Mean monthly sales to steady customers cannot be computed and give no points.',
  ],
  purchases: ['近24个月进销比', 'Purchases over sales in the last 24 months'],
  purchasesFormula: [
    '近24个月进项净额 ÷ 销项净额（不含税）；每月进项最多按第四高的月份计，未采集的月份从高计；新的、互开的和有买有卖的对手计入与不计入各算一次，取得分较低者',
    'Net purchases ÷ net sales of the last 24 months (without tax); a month of purchases counts at most as the fourth largest, months not collected count high; parties that are new, mutual or on both sides are counted once in and once out, and the lower points hold',
  ],
  purchasesAbove: [
    '近24个月进项净额相当于销项净额的{part:code}，进项大于销项，票面没有盈利空间。',
    'Purchases are {part} of sales over the last 24 months: more than sales, no margin on paper.',
  ],
  purchasesNarrow: [
    '近24个月进项净额相当于销项净额的{part:code}，票面盈利空间小。',
    'Purchases are {part} of sales over the last 24 months: a narrow margin on paper.',
  ],
  purchasesHigh: [
    '近24个月进项净额相当于销项净额的{part:code}，高于较稳妥的{line:code}。',
    'Purchases are {part} of sales over the last 24 months, above the steadier {line}.',
  ],
  purchasesFew: [
    '近24个月进项净额相当于销项净额的{part:code}，低于较稳妥的{line:code}，进项偏少。',
    'Purchases are {part} of sales over the last 24 months, below the steadier {line}: few purchases.',
  ],
  purchasesMissing: [
    '没有完整采集进项发票，或没有可比的稳定销售，无法计算进销比，不计分。',
    'Purchases were not all collected, or there are no steady sales to compare with: the ratio cannot be computed and gives no points.',
  ],
  oldMonths: [
    '近36个月对老客户的经营月数',
    'Months in business with customers known for a year, of the last 36',
  ],
  oldMonthsFormula: [
    '近36个月中，对老客户的开票净额（不含税）达到3万元的月数；两个月以内的低谷按前后较低的月份计。老客户：往来满一年且不互开',
    'Of the last 36 months, those with net sales (without tax) of at least 30,000 yuan to customers known for a year and not invoicing back; dips of up to two months count as the lower month beside them',
  ],
  oldMonthsStrong: [
    '近36个月中有{months:words}对老客户的开票达到3万元，可见的持续经营时间偏短。',
    'Sales to customers known for a year reach 30,000 yuan in {months} of the last 36: the business that can be seen is short.',
  ],
  oldMonthsMild: [
    '近36个月中有{months:words}对老客户的开票达到3万元，持续经营仍可积累。',
    'Sales to customers known for a year reach 30,000 yuan in {months} of the last 36: more can still come.',
  ],
  earlier: ['近24个月进项与较早销项之比', 'Purchases of the last 24 months over earlier sales'],
  earlierFormula: [
    '近24个月进项净额 ÷ 第13至36个月前对老客户的开票净额（不含税）；新的供应商和有买有卖的对手计入与不计入各算一次，取得分较低者。最近一年的放量不降低这一比例',
    'Net purchases of the last 24 months ÷ net sales 13 to 36 months ago to customers known for a year (without tax); suppliers that are new and parties on both sides are counted once in and once out, and the lower points hold. Growth of the last year does not lower it',
  ],
  earlierAbove: [
    '近24个月进项净额相当于一年以前两年对老客户销项净额的{part:code}，进项大于已经稳定的销售。',
    'Purchases of the last 24 months are {part} of sales to steady customers in the two years up to a year ago: more than those sales.',
  ],
  earlierNarrow: [
    '近24个月进项净额相当于一年以前两年对老客户销项净额的{part:code}，与已经稳定的销售相比偏高。',
    'Purchases of the last 24 months are {part} of sales to steady customers in the two years up to a year ago: high beside those sales.',
  ],
  earlierHigh: [
    '近24个月进项净额相当于一年以前两年对老客户销项净额的{part:code}，高于较稳妥的{line:code}。',
    'Purchases of the last 24 months are {part} of sales to steady customers in the two years up to a year ago, above the steadier {line}.',
  ],
  earlierFew: [
    '近24个月进项净额相当于一年以前两年对老客户销项净额的{part:code}，低于较稳妥的{line:code}，进项偏少。',
    'Purchases of the last 24 months are {part} of sales to steady customers in the two years up to a year ago, below the steadier {line}: few purchases.',
  ],
  earlierMissing: [
    '没有完整采集进项发票，或一年以前没有对老客户的销售，无法计算，不计分。',
    'Purchases were not all collected, or there were no sales to steady customers a year ago: cannot be computed and gives no points.',
  ],
  cannot: ['无法计算', 'cannot be computed'],
})
