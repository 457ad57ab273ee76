/** Names, formulas and details of the indicators of records. */
import { words } from '@xinjian/format/say/words'

export const TAX_RECORD_INDICATOR_SAYS = words({
  adopted: ['该指标所计的缴款或欠税记录', 'the payments or arrears that the indicator counts'],
  auths: ['银税互动授权机构数', 'Institutions authorised by bank-tax link'],
  authsFormula: [
    '窗口内新授权查询涉税数据的机构家数，同一机构多次授权计一家',
    'Institutions newly allowed to look at tax data in the window, each counted once',
  ],
  authRecords: ['银税互动授权记录', 'Authorisations of the bank-tax link'],
  authsUndated: [
    '另有{n:count}条授权未注明日期，未计入',
    '{n|more authorisation states|more authorisations state} no day and are not counted',
  ],
  institutions: ['授权机构', 'Institutions authorised'],
  authorisations: ['授权记录', 'Authorisations'],
  authorisedIn: ['授权日期 {from:code} 至 {to:code}', 'authorised from {from} to {to}'],

  stampDuty: ['印花税', 'Stamp duty'],
  stamp: ['印花税合理性', 'Stamp duty against trade'],
  stampFormula: [
    '印花税实缴 ÷ (开票不含税销售额 + 不含税采购额) × 0.03%；减半征收的企业约为50%',
    'Stamp duty paid ÷ ((invoiced sales + purchases, without tax) × 0.03%); about 50% where it is halved',
  ],
  stampEvidence: [
    '窗口内已入库印花税；销项与进项发票',
    'stamp duty of the window in the treasury; invoices of sales and purchases',
  ],
  stampSource: [
    'domain §3.3 T-037；印花税法税目税率表(买卖合同)',
    'domain §3.3 T-037; Stamp Duty Law, table of rates (contracts of sale)',
  ],
  trade: ['购销规模', 'Sales and purchases'],
  stampPaid: ['印花税实缴', 'Stamp duty paid'],
  invoicedSales: ['开票不含税销售额', 'Invoiced sales without tax'],
  purchases: ['不含税采购额', 'Purchases without tax'],

  persons: ['个税人数与社保人数之比', 'Persons declared for income tax over persons insured'],
  personsFormula: [
    '个人所得税扣缴申报人数 ÷ 参保人数',
    'Persons declared for income tax ÷ persons insured',
  ],
  personsNeeds: ['个人所得税扣缴申报人数', 'number of persons declared for income tax'],
  personsNeeded: [
    '需要：个人所得税扣缴申报人数',
    'needed: the number of persons declared for income tax',
  ],
  insuredChange: ['社保人数变化', 'Change of the number insured'],
  insuredChangeFormula: [
    '(最近完整月参保人数 − 上年同月) ÷ 上年同月',
    '(insured in the last whole month − the same month a year earlier) ÷ the same month a year earlier',
  ],
  insuredChangeEvidence: ['两个月份的社保缴费记录', 'records of social insurance of both months'],
  beforeFounding: ['比较期早于企业成立', 'the compared period lies before the founding'],
  insuredUnknown: [
    '{months:list}的参保人数未采集',
    'the number insured of {months} was not collected',
  ],
  insuredYearBefore: ['上年同月参保人数', 'Number insured in the same month a year earlier'],
  insuredIn: ['{month:code}参保人数', 'Insured in {month}'],
  insuranceOf: ['社保所属月份 {month:code}', 'social insurance of {month}'],

  ratingRecords: ['纳税信用评价记录', 'records of tax credit ratings'],
  ratedYears: ['评价年度 {years:list}', 'rated years {years}'],
  rating: ['纳税信用等级', 'Tax credit rating'],
  ratingFormula: [
    '截至数据截止日已公布的最近一次纳税信用评价级别；C为关注、D为预警，未参评不判断',
    'Last rating published by the cut-off; C is a caution, D a warning, not rated is not judged',
  ],
  notRated: [
    '税务机关未显示纳税信用评价，可能尚未参评',
    'the tax office shows no rating: the enterprise may not have been rated yet',
  ],
  ofYear: ['{year:year}年度', 'year {year}'],
  ofYearUnknown: ['{year:year}年度，级别不能识别', 'year {year}, with a grade that is not known'],
  ratedYear: ['评价年度', 'Rated year'],
  ratingScore: ['评价得分', 'Score'],
  stepsDown: ['纳税信用等级下降', 'Steps down of the tax credit rating'],
  stepsDownFormula: [
    '最近{n:count}个评价年度内逐次下降的级数之和；M级与B级同列，两者互变不算升降',
    'Sum of the steps down within the last {n|rated year|rated years}; M stands beside B, and a move between the two is no step',
  ],
  fewRatings: [
    '近{years:count}个评价年度只有{n:count}次评价',
    'only {n|rating|ratings} in the last {years|rated year|rated years}',
  ],
  gradeOf: ['{year:year}年{grade:code}', '{year}: {grade}'],
  gradeName: ['{year:year}年度级别', 'Grade of {year}'],

  violations: ['违法违章', 'Violations'],
  violationsOpen: ['违法违章·未处理', 'Violations (open)'],
  violationsSettled: ['违法违章·已处理', 'Violations (settled)'],
  violationsFormula: [
    '登记日期在窗口内的违法违章条数，按最近一次采集时所示状态分为未处理与已处理；未处理的不论登记于何时均计入',
    'Violations registered in the window, open or settled as shown at the last collection; open ones count whenever they were registered',
  ],
  violationRecords: ['违法违章记录', 'records of violations'],
  open: ['未处理', 'Open'],
  settled: ['已处理', 'Settled'],
  muteLeftOut: [
    '另有{n:count}条未注明状态，未计入',
    '{n|more states|more state} no outcome and are not counted',
  ],
  undatedLeftOut: [
    '另有{n:count}条未注明登记日期，未计入',
    '{n|more states|more state} no day of registration and are not counted',
  ],
  violationsOf: ['{state:words}的违法违章', '{state} violations'],
  openViolations: ['未处理的违法违章', 'Open violations'],
  settledIn: [
    '已处理、登记于 {from:code} 至 {to:code} 的违法违章',
    'settled violations registered from {from} to {to}',
  ],
  audits: ['稽查案件', 'Tax audits'],
  auditsFormula: ['近36个月立案的税务稽查案件数', 'Tax audits opened in the last 36 months'],
  auditsNeeds: ['稽查案件清单', 'list of tax audits'],
  auditsNeeded: ['需要：税务稽查案件清单', 'needed: the list of tax audits'],
})
