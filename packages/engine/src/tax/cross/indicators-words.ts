/** Names, formulas and details of the differences between sources. */
import { words } from '@xinjian/format/say/words'

export const CROSS_INDICATOR_SAYS = words({
  comparedOf: [
    '只比较双方均有数据的{n:count}/{all:count}期',
    '{n} of {all|period|periods} compared, those that both sources tell',
  ],
  comparedAll: ['共比较{n:count}期', '{n|period|periods} compared'],
  compared: ['比较的期数', 'Periods compared'],
  invoiced: ['申报开票差异率', 'Declared against invoiced sales'],
  invoicedFormula: [
    '(申报销售额 − 开票不含税销售额) ÷ |申报销售额|，只比较申报与开票均有数据的所属期，按季申报的按季；为负表示申报少于开票',
    '(declared − invoiced sales, without tax) ÷ |declared|, over periods that both tell, by the quarter where VAT is filed so; negative = declared less than invoiced',
  ],
  invoicedEvidence: [
    '同期增值税申报表与销项发票',
    'VAT returns and sales invoices of the same period',
  ],
  unbilled: ['未开票收入占比', 'Share of sales without invoices'],
  unbilledFormula: [
    '附列资料(一)未开具发票销售额 ÷ 申报销售额，只取列明附列资料(一)的所属期',
    'Sales without invoices of schedule 1 ÷ declared sales, over periods that show schedule 1',
  ],
  unbilledEvidence: [
    '附列资料(一)未开具发票一栏，与同期申报表销售额各栏',
    'the column of sales without invoices of schedule 1, and the lines of sales of the same return',
  ],
  vatCit: ['增值税与所得税收入差异率', 'VAT sales against income tax revenue'],
  vatCitFormula: [
    '(增值税申报销售额 − 企业所得税营业收入) ÷ |企业所得税营业收入|，按年度',
    '(VAT sales − income tax revenue) ÷ |income tax revenue|, by the year',
  ],
  vatCitEvidence: ['该年度增值税与企业所得税申报表', 'VAT and income tax returns of the year'],
  statement: ['财报与所得税收入差异率', 'Revenue of the statements against income tax'],
  statementFormula: [
    '(利润表营业收入 − 企业所得税营业收入) ÷ |企业所得税营业收入|，按年度',
    '(revenue of the income statement − of the income tax return) ÷ |the latter|, by the year',
  ],
  statementEvidence: [
    '该年度利润表与企业所得税申报表',
    'income statement and income tax return of the year',
  ],
  profit: ['财报与所得税利润差异率', 'Profit of the statements against income tax'],
  profitFormula: [
    '(利润表利润总额 − 企业所得税利润总额) ÷ |企业所得税利润总额|，按年度',
    '(total profit of the income statement − of the income tax return) ÷ |the latter|, by the year',
  ],
  paid: ['实缴与申报差异率', 'Tax paid against declared'],
  paidVat: ['实缴与申报差异率·增值税', 'Tax paid against declared (VAT)'],
  paidCit: ['实缴与申报差异率·企业所得税', 'Tax paid against declared (corporate income tax)'],
  paidFormula: [
    '(按所属期匹配的实缴税款 − 申报表本期应补税额) ÷ |申报表本期应补税额|，只比较缴款期限已过且已采集缴款的所属期',
    '(tax paid for the period − tax due by its return) ÷ |tax due|, over periods past their term whose payments were collected',
  ],
  paidEvidence: ['同一所属期的缴款与申报表', 'payments and returns of the same period'],
  paidSource: ['平台口径：税款实缴与申报勾稽', 'the platform’s own: tax paid beside tax declared'],
  wages: ['社保应缴与工资之比', 'Social insurance against wages'],
  wagesFormula: [
    '全年社保应缴费额 ÷ 企业所得税年度申报的工资薪金支出(A105050)',
    'Social insurance payable in the year ÷ wages of the annual income tax return (A105050)',
  ],
  wagesEvidence: [
    '该年度社保缴费记录与企业所得税年度申报表',
    'records of social insurance and the annual income tax return of the year',
  ],
  wagesSource: ['平台口径：工资与社保勾稽', 'the platform’s own: wages beside social insurance'],
  staff: ['参保人数与从业人数之比', 'Persons insured over persons employed'],
  staffFormula: [
    '企业所得税申报所属期末月参保人数 ÷ 该申报表从业人数，取最近一份载明从业人数的申报表',
    'Number insured in the last month of an income tax return ÷ employees that it states, by the latest that states them',
  ],
  staffEvidence: [
    '同一月份的社保缴费记录与企业所得税申报表',
    'records of social insurance and the income tax return of the same month',
  ],
  staffSource: [
    'domain §3.3 T-039，以从业人数代替个税申报人数',
    'domain §3.3 T-039, with employees in place of the persons declared for income tax',
  ],
  noSchedule: ['申报表未列明附列资料(一)', 'the returns do not show schedule 1'],
  someSchedules: [
    '只有{n:count}/{all:count}份申报表列明附列资料(一)',
    'only {n} of {all|return|returns} show schedule 1',
  ],
  noWages: [
    '{year:year}年度申报表未载明工资薪金支出',
    'the annual return of {year} states no wages',
  ],
  insuranceMute: [
    '有{n:count}个月的社保未载明应缴费额',
    'social insurance of {n|month|months} states nothing payable',
  ],
  wagesSpent: ['工资薪金支出', 'Wages'],
  insurancePayable: ['社保应缴费额', 'Social insurance payable'],
  insuranceOf: ['社保所属月份 {period:period}', 'social insurance of {period}'],
  insuredUnknown: [
    '申报表所属期末月的参保人数未采集',
    'the number insured in the last month of the returns was not collected',
  ],
  noEmployees: ['申报表未载明从业人数', 'the returns state no employees'],
  unbilledSales: ['未开具发票销售额', 'Sales without an invoice'],
  lastMonth: ['所属期末月', 'Last month of the period'],
})
