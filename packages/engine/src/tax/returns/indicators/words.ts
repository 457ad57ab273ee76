/** Names, formulas and details of the indicators of VAT returns, of filing and of the lines of the law. */
import { words } from '@xinjian/format/say/words'

/** Sales and burden: T-001 to T-010. */
export const SALES_SAYS = words({
  declared: ['申报销售额', 'Declared sales'],
  declaredFormula: [
    'Σ 申报销售额：一般纳税人第1、5、7、8栏，小规模纳税人第1、4、7、9、13栏，不含税',
    'Σ declared sales: lines 1, 5, 7, 8 of general and 1, 4, 7, 9, 13 of small-scale taxpayers, without tax',
  ],
  salesLines: ['申报表销售额各栏', 'the lines of sales of the return'],
  growth: ['申报销售增长', 'Growth of declared sales'],
  growthFormula: [
    '(近12个月申报销售额 − 上一个12个月) ÷ |上一个12个月|',
    '(declared sales of the last 12 months − the 12 before) ÷ |the 12 before|',
  ],
  bothSalesLines: ['两期申报表销售额各栏', 'the lines of sales of the returns of both spans'],
  now: ['本期申报销售额', 'Declared sales now'],
  before: ['比较期申报销售额', 'Declared sales then'],
  variation: ['申报销售变异系数', 'Variation of declared sales'],
  variationFormula: [
    '各申报期销售额的标准差 ÷ 平均值，期间长短不一时不计算',
    'Standard deviation ÷ mean of the sales of the periods; not computed where they differ in length',
  ],
  lengthsDiffer: ['期间内申报周期有变化', 'periods of filing changed in length'],
  tooFewPeriods: [
    '{n:count}期，至少需要{needed:count}期',
    '{n|period|periods}, at least {needed} needed',
  ],
  mean: ['每期平均申报销售额', 'Mean declared sales of a period'],
  deviation: ['标准差', 'Standard deviation'],
  negativeMean: ['平均申报销售额为负', 'mean declared sales are negative'],

  payable: ['增值税应纳税额', 'VAT payable'],
  payableFormula: [
    'Σ 应纳税额合计：一般纳税人第24栏，小规模纳税人第20栏',
    'Σ total tax payable: line 24 of general, line 20 of small-scale taxpayers',
  ],
  payableLines: ['申报表应纳税额合计栏', 'the line of total tax payable of the return'],
  burden: ['增值税税负率', 'VAT burden'],
  burdenFormula: [
    'Σ 应纳税额合计 ÷ Σ 申报销售额；应纳税额不含查补，主表不列免抵额',
    'Σ total tax payable ÷ Σ declared sales; without tax found by audits, and the form does not state the tax set off against exports',
  ],
  burdenLines: ['应纳税额与销售额各栏', 'the lines of tax payable and of sales'],
  noSales: ['没有申报销售额', 'there are no declared sales'],
  againstPeers: ['税负行业偏离度', 'VAT burden against peers'],
  againstPeersFormula: [
    '(增值税税负率 − 行业中位数) ÷ 行业中位数',
    '(VAT burden − median of peers) ÷ median of peers',
  ],
  medianNil: ['行业中位数为零', 'the median of peers is nil'],
  change: ['税负率变动', 'Change of VAT burden'],
  changeFormula: [
    '近12个月税负率 − 上一个12个月税负率',
    'burden of the last 12 months − burden of the 12 before',
  ],
  bothBurdenLines: [
    '两期应纳税额与销售额各栏',
    'the lines of tax payable and of sales of both spans',
  ],
  relative: ['税负率相对变动', 'Relative change of VAT burden'],
  relativeFormula: [
    '(近12个月税负率 − 上一个12个月) ÷ |上一个12个月|；按绝对值判断',
    '(burden of the last 12 months − the 12 before) ÷ |the 12 before|; judged by its size',
  ],
  noSalesInOne: ['其中一期没有申报销售额', 'one of the two spans has no declared sales'],
  burdenNow: ['本期税负率', 'Burden now'],
  burdenThen: ['比较期税负率', 'Burden then'],
  taxNow: ['本期应纳税额', 'Tax payable now'],
  taxThen: ['比较期应纳税额', 'Tax payable then'],
  paid: ['综合税负率', 'Tax paid to declared sales'],
  paidFormula: [
    '同期已入库税款(按缴款日期，不含滞纳金、罚款、代扣代缴、社保) ÷ 申报销售额；低于行业P10为黄',
    'Tax in the treasury in the same months (by day of payment, without late fees, fines, tax withheld for others and social insurance) ÷ declared sales; below P10 of peers yellow',
  ],
  paidLines: ['缴款与申报表销售额各栏', 'payments, and the lines of sales of the return'],
  paymentsMissing: ['未采集缴款信息', 'tax payments were not collected'],
  inTreasury: ['已入库税款', 'Tax in the treasury'],
  p10: ['行业P10', 'Peers P10'],
})

/** Whether returns were filed, on time, and with anything in them: T-014 to T-018. */
export const FILING_SAYS = words({
  citMissing: [
    '未采集企业所得税申报，仅含增值税',
    'income tax returns were not collected: VAT only',
  ],
  periods: ['所属期', 'Periods'],
  undated: [
    '{n:count}期的申报表没有申报日期或期限未知',
    'the day of filing or the term of {n|return is|returns are} not known',
  ],
  onlyCorrected: [
    '{n:count}期只见更正申报，原申报日期未知，不能判断是否逾期',
    'of {n|period|periods} only a correction is held, and the first day of filing is not known: whether late cannot be judged',
  ],
  nil: ['零申报期数', 'Nil returns'],
  nilFormula: [
    '申报销售额与应纳税额均为零的增值税申报期数',
    'VAT returns with neither sales nor tax',
  ],
  lines: ['申报表销售额与应纳税额各栏', 'the lines of sales and of tax payable of the return'],
  nilRun: ['最长连续零申报', 'Longest run of nil returns'],
  nilRunFormula: ['连续零申报的最长期数', 'Longest run of nil returns, in periods'],
  noTax: ['零税额期数', 'Returns with sales and no tax'],
  noTaxFormula: [
    '有申报销售额而应纳税额为零的期数，不含全部免税的小规模申报',
    'Returns with sales and no tax payable, without wholly exempt ones of small-scale taxpayers',
  ],
  late: ['逾期申报次数', 'Late returns'],
  lateFormula: [
    '增值税与企业所得税申报表中，申报日晚于申报期限的份数；更正申报按原申报日，原申报日未知的不判断',
    'Returns of VAT and income tax filed after their term; a correction counts by the day of the return that it corrects, and is not judged where that day is unknown',
  ],
  lateEvidence: ['逾期的申报表', 'the late returns'],
  lateSource: [
    'domain §3.3 T-017；征管法实施细则第109条',
    'domain §3.3 T-017; Detailed Rules of the Tax Collection Law, article 109',
  ],
  lateOpen: [
    '另有{n:count}期无法判断是否逾期，未计',
    '{n|more period|more periods} cannot be judged and are left out',
  ],
  filed: ['已申报期数', 'Periods filed'],
  taxes: ['涉及税种', 'Taxes concerned'],
  missing: ['未申报期数', 'Periods without a return'],
  missingFormula: [
    '已采集、期限已届满而未见申报表的所属期数，成立当期不计',
    'Periods collected and due without a return, the one of the founding left out',
  ],
  missingEvidence: ['同期已申报的申报表', 'the returns filed in the same span'],
  noneDue: ['没有期限已届满的所属期', 'no period is due'],
  due: ['应申报期数', 'Periods due'],
  missingPeriods: ['未见申报的所属期', 'Periods without a return seen'],
})

/** Input tax: T-032 to T-035. */
export const INPUT_SAYS = words({
  share: ['进项抵扣率', 'Input tax to output tax'],
  shareFormula: [
    'Σ 进项税额(第12栏) ÷ Σ 销项税额(第11栏)，仅一般纳税人',
    'Σ input tax (line 12) ÷ Σ output tax (line 11), general taxpayers only',
  ],
  shareLines: ['申报表第11、12栏', 'lines 11 and 12 of the return'],
  takenBack: ['进项转出率', 'Share of input tax taken back'],
  takenBackFormula: [
    'Σ 进项税额转出(第14栏) ÷ Σ 进项税额(第12栏)',
    'Σ input tax taken back (line 14) ÷ Σ input tax (line 12)',
  ],
  takenBackLines: ['申报表第12、14栏', 'lines 12 and 14 of the return'],
  abnormal: ['异常凭证进项转出', 'Input tax of abnormal vouchers taken back'],
  abnormalFormula: [
    'Σ 异常凭证转出进项税额(附列资料二第23a栏)',
    'Σ input tax of abnormal vouchers taken back (schedule 2, line 23a)',
  ],
  abnormalLine: ['附列资料(二)第23a栏', 'schedule 2, line 23a'],
  scheduleNotWhole: ['附列资料(二)不全', 'schedule 2 is not whole'],
  ofAbnormal: ['异常凭证转出', 'Taken back of abnormal vouchers'],
  carried: ['留抵持续期', 'Months with input tax carried forward'],
  carriedFormula: [
    '截至最近一期，期末留抵税额(第20栏)大于零的连续月数；≥12个月且留抵 ÷ 存货>20%为黄',
    'Months in a row, up to the latest period, with input tax carried forward (line 20) > 0; ≥ 12 months and > 20% of inventories yellow',
  ],
  carriedLine: ['申报表第20栏', 'line 20 of the return'],
  smallCarriesNone: [
    '小规模纳税人没有留抵税额',
    'small-scale taxpayers carry no input tax forward',
  ],
  noInventories: ['没有财务报表的存货，无法比较', 'statements tell no inventories to compare with'],
  carriedToStock: ['留抵与存货之比', 'Input tax carried forward over inventories'],
  exempt: ['免税销售占比', 'Share of exempt sales'],
  exemptFormula: [
    'Σ 免税销售额(一般纳税人第8栏，小规模纳税人第9栏) ÷ Σ 申报销售额；一般纳税人有免税或简易计税、有进项而没有转出为红',
    'Σ exempt sales (line 8 of general, line 9 of small-scale taxpayers) ÷ Σ declared sales; of a general taxpayer, exempt or simply taxed sales with input tax and none of it taken back are red',
  ],
  exemptLines: [
    '申报表免税销售额栏与销售额各栏',
    'the line of exempt sales and the lines of sales of the return',
  ],
  smallExempt: [
    '小规模纳税人按第9栏免税销售额计，没有进项税额可转出',
    'of a small-scale taxpayer by its exempt sales (line 9): it has no input tax to take back',
  ],
})

/** How near it stands to the lines of the law: T-044 to T-046. */
export const BORDER_SAYS = words({
  income: ['应纳税所得额与300万元之比', 'Taxable income over 3 million yuan'],
  staff: ['从业人数与300人之比', 'Employees over 300'],
  assets: ['资产总额与5000万元之比', 'Total assets over 50 million yuan'],
  general: ['一般纳税人时长', 'Months as a general taxpayer'],
  generalFormula: [
    '自登记为一般纳税人之月起的整月数；登记信息没有载明的，以首份一般纳税人申报表为准',
    'Whole months since the month of registration as a general taxpayer, or since the first return of a general taxpayer where the registration does not state it',
  ],
  generalEvidence: ['首份一般纳税人申报表', 'the first return of a general taxpayer'],
  smallNow: ['现为小规模纳税人', 'is a small-scale taxpayer now'],
  noGeneralDay: [
    '没有一般纳税人登记日期',
    'the day of registration as a general taxpayer is not known',
  ],
  monthsSince: ['自登记起月数', 'Months since the registration'],
  smallScale: ['小规模标准占用', 'Sales against the small-scale line'],
  smallScaleFormula: [
    '近12个月申报销售额 ÷ 500万元，仅小规模纳税人',
    'Declared sales of the last 12 months ÷ 5 million yuan, small-scale taxpayers only',
  ],
  generalAlready: ['已是一般纳税人', 'is a general taxpayer already'],
  micro: ['小型微利临界项数', 'Measures near the micro-enterprise line'],
  microFormula: [
    '应纳税所得额÷300万元、从业人数÷300人、资产总额÷5000万元中，落在90%至100%的项数，取最近一份企业所得税申报表',
    'How many of taxable income ÷ 3 million yuan, employees ÷ 300 and total assets ÷ 50 million yuan lie between 90% and 100% in the latest income tax return',
  ],
  microEvidence: ['最近一份企业所得税申报表', 'the latest income tax return'],
  noCit: ['没有企业所得税申报', 'there is no income tax return'],
  noMeasure: [
    '申报表没有所得额、从业人数与资产总额',
    'the return states neither taxable income nor employees nor total assets',
  ],
  measuresKnown: ['三项中只有{n:count}项可知', 'only {n} of the three measures known'],
})
