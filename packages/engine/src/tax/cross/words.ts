/** What the comparison of returns, invoices, statements and payments says of sources and of spans. */
import { words } from '@xinjian/format/say/words'

export const CROSS_SAYS = words({
  vatInvoices: ['增值税申报销售额与开票', 'VAT sales and invoices'],
  vatSales: ['增值税申报销售额', 'Sales declared for VAT'],
  vatCit: ['增值税与企业所得税申报收入', 'VAT sales and income tax revenue'],
  citRevenue: ['企业所得税营业收入', 'Revenue declared for income tax'],
  statementCit: [
    '财务报表与企业所得税收入',
    'Revenue of the statements and of the income tax return',
  ],
  statementRevenue: ['利润表营业收入', 'Revenue of the income statement'],
  profitCit: ['财务报表与企业所得税利润', 'Profit of the statements and of the income tax return'],
  statementProfit: ['利润表利润总额', 'Total profit of the income statement'],
  citProfit: ['企业所得税利润总额', 'Total profit declared for income tax'],
  vatPaidDue: ['增值税实缴与申报应缴', 'VAT paid and VAT due by the return'],
  due: ['申报应补税额', 'Tax due by the return'],
  citPaidDue: ['企业所得税预缴与申报应缴', 'Income tax prepaid and income tax due by the return'],
  citPrepaid: ['企业所得税预缴', 'Income tax prepaid'],

  periodsMore: ['{periods:list}等{n:count}期', '{periods} and others, {n} in all'],
  restPeriods: ['另有{n:count}期', '{n|more period|more periods}'],

  noVatReturns: ['未采集增值税申报表', 'VAT returns were not collected'],
  vatBeyond: [
    '增值税按{period:period}申报，不能拆分到月',
    'VAT was filed for {period}, which cannot be split into months',
  ],
  vatMissing: ['缺少{period:period}的增值税申报表', 'there is no VAT return of {period}'],
  vatFounding: ['成立当期没有增值税申报表', 'there is no VAT return of the period of the founding'],
  vatTwice: ['{period:period}有多份增值税申报表', 'there are several VAT returns of {period}'],
  vatUntold: [
    '{period:period}的增值税申报表缺少所需栏次',
    'the VAT return of {period} lacks the lines needed',
  ],
  citMissing: [
    '缺少{period:period}的企业所得税申报表',
    'there is no income tax return of {period}',
  ],
  citUntold: [
    '{period:period}的企业所得税申报表缺少所需行次',
    'the income tax return of {period} lacks the line needed',
  ],
  noCitReturns: ['未采集企业所得税申报表', 'income tax returns were not collected'],
  citByQuarter: [
    '企业所得税按季申报，不能拆分到月',
    'income tax is filed by the quarter, which cannot be split into months',
  ],
  fourthPrepayment: [
    '{year:year}年度汇算清缴申报表未采集，企业所得税取第4季度预缴累计数',
    'the annual settlement of {year} was not collected: income tax is that of the fourth prepayment',
  ],
  incomeStatementTo: ['截至{end:code}的利润表', 'income statement to {end}'],
  noEnd: ['缺少期末的利润表', 'there is no income statement of its end'],
  noEndBefore: ['缺少上期期末的利润表', 'there is no income statement of the end before'],
  noYtd: [
    '截至{end:code}的利润表没有所需项目的本年累计数',
    'the income statement to {end} gives no sum since January of the item needed',
  ],
  overYears: ['期间跨年', 'the span goes over the end of a year'],
  notFounded: ['企业在该期间尚未成立', 'the enterprise did not exist in the period'],
  sales: ['销项发票', 'Sales invoices'],
  purchases: ['进项发票', 'Purchase invoices'],
  noSales: ['未采集销项发票', 'sales invoices not collected'],
  noPurchases: ['未采集进项发票', 'purchase invoices not collected'],
  monthNotCollected: ['{a:code}未采集{data:words}', '{data~} of {a} were not collected'],
  twoMonthsNotCollected: [
    '{a:code}、{b:code}未采集{data:words}',
    '{data~} of {a} and {b} were not collected',
  ],
  threeMonthsNotCollected: [
    '{a:code}、{b:code}、{c:code}未采集{data:words}',
    '{data~} of {a}, {b} and {c} were not collected',
  ],
  monthsNotCollected: [
    '{a:code}、{b:code}、{c:code}等{n:count}个月未采集{data:words}',
    '{data~} of {n|month|months} were not collected, among them {a}, {b}, {c}',
  ],
  termUnknown: ['缴款期限未知', 'the term of payment is not known'],
  notDue: ['尚未到缴款期限', 'not due for payment yet'],
  paymentsNotCollected: [
    '{period:period}未采集缴款信息',
    'payments of {period} were not collected',
  ],
  paymentsMute: [
    '有{tax:words}缴款未注明所属期',
    'some payments of {tax} do not state their period',
  ],
  paymentsOf: ['{tax:words}缴款；所属期 {period:period}', 'payments of {tax} for {period}'],
  noReturns: ['未采集申报表', 'returns were not collected'],
  vatNoDue: [
    '{period:period}的增值税申报表缺少应补税额',
    'the VAT return of {period} does not state the tax due',
  ],
  citNoDue: [
    '{period:period}的企业所得税申报表缺少应补税额',
    'the income tax return of {period} does not state the tax due',
  ],

  // Of the very period that stands before: the period is not said again.
  vatMissingThen: ['缺少增值税申报表', 'there is no VAT return'],
  vatTwiceThen: ['有多份增值税申报表', 'there are several VAT returns'],
  vatUntoldThen: ['增值税申报表缺少所需栏次', 'the VAT return lacks the lines needed'],
  vatNoDueThen: ['增值税申报表缺少应补税额', 'the VAT return does not state the tax due'],
  citMissingThen: ['缺少企业所得税申报表', 'there is no income tax return'],
  citUntoldThen: ['企业所得税申报表缺少所需行次', 'the income tax return lacks the lines needed'],
  citNoDueThen: [
    '企业所得税申报表缺少应补税额',
    'the income tax return does not state the tax due',
  ],
  paymentsNotCollectedThen: ['未采集缴款信息', 'tax payments were not collected'],
  ofPeriod: ['{period:period}{name:words}', '{name} of {period}'],

  nothingToCompare: ['没有可比的所属期', 'there is no period to compare'],
  agree: ['{check:words}一致', '{check} agree'],
  someDiffer: [
    '比较{n:count}/{all:count}期，{differing:count}期有差异',
    '{n} of {all|period|periods} compared, {differing|differs|differ}',
  ],
  noneDiffers: [
    '比较{n:count}/{all:count}期，均无明显差异',
    '{n} of {all|period|periods} compared, none differs much',
  ],
  notComparedOf: ['未比较{n:count}期：{why:words}', '{n} not compared: {why}'],
  praise: [
    '{when:span}增值税申报销售额与开票基本一致，差异不超过5%。',
    'VAT sales and invoices of the {when} agree within 5%.',
  ],
  open: [
    '申报与开票未能比较：{why:words}。',
    'Declared and invoiced sales could not be compared: {why~}.',
  ],
})
