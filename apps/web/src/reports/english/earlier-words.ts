/** What documents of earlier engines say and the present ones say otherwise: they are still read. */
export const EARLIER_WORDS: Readonly<Record<string, string>> = {
  '(近12个月开票净额 − 上一个12个月) ÷ |上一个12个月|':
    '(net of the last 12 months − the 12 before) ÷ |the 12 before|',
  '(近6个月开票净额 − 上年同期) ÷ |上年同期|':
    '(net of the last 6 months − a year earlier) ÷ |a year earlier|',
  '(近3个月开票净额 − 上年同期) ÷ |上年同期|':
    '(net of the last 3 months − a year earlier) ÷ |a year earlier|',
  '(近n个月开票净额 − 此前n个月) ÷ |此前n个月|，n = 3、6、12':
    '(net of the last n months − the n before) ÷ |the n before|, n = 3, 6, 12',
  '数据截止日 − 最近一张有效发票的开票日': 'Cut-off − day of the last valid invoice',
  'max |当月净额 ÷ 上月净额 − 1|，上月净额不为正的月份不比':
    'max |month ÷ month before − 1|, where the month before is positive',
  '作废张数 ÷ 税控发票全部张数(数电票不能作废，不计入)':
    'Void ÷ all tax-disk invoices (digital ones cannot be voided)',
  '作废价税合计 ÷ (蓝票 + 作废)价税合计，税控发票': 'Void total ÷ (blue + void) total, tax-disk',
  '7日内向同一购方重开(金额相差不超过2%)的红票 ÷ 红票':
    'Red issued anew to the buyer within 7 days (within 2 %) ÷ red',
  '数量相同(出现最多)的明细行 ÷ 全部明细行': 'Lines with the most frequent quantity ÷ all lines',
  '进项不含税净额 ÷ 销项不含税净额': 'Purchases ÷ sales, net without tax',
  '(销项不含税净额 − 进项不含税净额) ÷ 销项不含税净额':
    '(sales − purchases) ÷ sales, net without tax',
  '电、水、运费、租赁、办公、通讯类进项 ÷ 进项明细不含税净额':
    'Electricity, water, freight, rent, office and telecom ÷ purchase lines, net without tax',
  '客户的行业登记未采集，以发票明细的商品品类代替行业；品类以其中金额最大的商品称呼。':
    'Industries of customers were not collected: goods stand for them, each category by its largest goods.',
  '供应商的行业登记未采集，以发票明细的商品品类代替行业；品类以其中金额最大的商品称呼。':
    'Industries of suppliers were not collected: goods stand for them, each category by its largest goods.',
  '品类为税收分类编码前7位，来源只有品类简称时用简称；以其中金额最大的商品称呼。':
    'A category is the first 7 digits of the tax code, or its short name; called by its largest goods.',
  '“--”为0/0，“新增”为比较期为零，“未采集”为没有数据；没有数据不等于零，也不等于没有风险。':
    '“--” is 0/0, “new” a compared period of zero, “not collected” no data; no data is neither zero nor no risk.',
  作废价税合计: 'Void total',
}

/** Figures stand as `#`, as in the thresholds of the present rules. */
export const EARLIER_THRESHOLDS: readonly (readonly [zh: string, en: string])[] = [
  [
    '单日作废≥#张且占当日>#，或月末#天作废占当月>#(当月≥#张)',
    '≥ # voids in a day and > # of the day, or the last # days of a month with > # of its voids (≥ # in the month)',
  ],
  ['整万元占比>#中、>#高', 'Share of round amounts > # medium, > # high'],
  [
    '近#个月同比<#，或近#个月为零而此前有开票',
    'Last # months < # on the year before, or none in the last # after invoices before',
  ],
  ['进销比>#', 'Purchases over sales > #'],
  ['客户与供应商的省外占比均>#', 'Customers and suppliers outside the province both > #'],
]
