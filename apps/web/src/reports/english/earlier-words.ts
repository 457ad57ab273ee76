/** What documents of earlier engines say and the present ones say otherwise: they are still read. */
export const EARLIER_WORDS: Readonly<Record<string, string>> = {
  'Σ 免税销售额(第8栏) ÷ Σ 申报销售额；有免税或简易计税、有进项而没有转出为红':
    'Σ exempt sales (line 8) ÷ Σ declared sales; exempt or simple sales with input tax and none taken back red',
  '增值税与企业所得税申报表中，申报日晚于申报期限的份数':
    'Returns of VAT and income tax declared after their term',
  '近四个季度净利润 ÷ 平均净资产(ROE)或平均资产(ROA)；净资产为负时没有意义':
    'Net profit of four quarters ÷ mean equity (ROE) or mean assets (ROA); without meaning where equity is negative',
  '周转率 = 近四个季度营业收入 ÷ 平均(应收账款 + 应收票据)；天数 = 365 ÷ 周转率':
    'Times = revenue of four quarters ÷ mean (accounts + notes receivable); days = 365 ÷ times',
  '周转率 = 近四个季度营业成本 ÷ 平均存货；天数 = 365 ÷ 周转率':
    'Times = cost of four quarters ÷ mean inventories; days = 365 ÷ times',
  '365 × 平均(应付账款 + 应付票据) ÷ 近四个季度营业成本':
    '365 × mean (accounts + notes payable) ÷ cost of four quarters',
  '应收周转天数 + 存货周转天数 − 应付周转天数 + 预付款项天数(按营业成本) − 预收款项与合同负债天数(按营业收入)':
    'Days of receivables + of inventories − of payables + of prepayments (by cost) − of advances and contract liabilities (by revenue)',
  '近四个季度营业收入 ÷ 平均资产总计': 'Revenue of four quarters ÷ mean total assets',
  '(本年累计 − 上年同期累计) ÷ 上年同期累计；上年同期为负时不计算':
    '(year to date − a year earlier) ÷ a year earlier; not computed where that was negative',
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
