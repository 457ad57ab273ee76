import { words } from '@xinjian/format/say/words'

/** Checks of the admission packs and what they found. */
export const CHECKS_SAYS = words({
  salesAtLeast: [
    '近12个月开票不低于{least:wan}',
    'At least {least} invoiced in the last 12 months',
  ],
  sales: ['近12个月开票净额{net:wanCents}', 'net invoiced in the last 12 months: {net}'],
  gradeOneOf: ['纳税信用等级为{grades:list}之一', 'Tax credit rating is one of {grades}'],
  born: [
    '{born:code}年出生，{low:count}或{high:count}岁',
    'born in {born}, {low} or {high|year|years} old',
  ],
  bornAtTheEdge: [
    '{born:code}年出生，{low:count}或{high:count}岁，是否在范围内须按出生月日核实',
    'born in {born}, {low} or {high|year|years} old: the birthday decides whether that is within',
  ],
  founded: ['成立满{years:count}年', 'Founded at least {years|year|years} ago'],
  age: [
    '成立{years:count}年{months:count}个月',
    'founded {years|year|years} and {months|month|months} ago',
  ],
  salesInvoicesLast: ['近12个月销项发票不全', 'sales invoices of the last 12 months incomplete'],
  active: [
    '近12个月至少{months:count}个月有开票',
    'Invoices in at least {months} of the last 12 months',
  ],
  activeFound: ['有开票{months:count}个月', '{months|month|months} with invoices'],
  invoices: [
    '近12个月开票不少于{n:count}张',
    'At least {n|invoice|invoices} in the last 12 months',
  ],
  invoicesFound: ['开票{n:count}张', '{n|invoice|invoices}'],
  gap: [
    '连续未开票不超过{days:count}天（2–4月除外）',
    'At most {days|day|days} in a row without an invoice (months 2–4 excepted)',
  ],
  gapFound: ['最长连续未开票{days:count}天', 'longest run without an invoice: {days|day|days}'],
  taxCreditRating: ['没有取得纳税信用等级', 'no tax credit rating was obtained'],
  gradeFound: ['等级{grade:code}', 'rating {grade}'],
  taxPaidLast: ['近12个月有纳税', 'Tax paid in the last 12 months'],
  taxAtLeast: ['近12个月纳税不低于{least:yuan}', 'Tax of at least {least} in the last 12 months'],
  taxPaymentsDo: ['缴款信息未覆盖近12个月', 'tax payments do not cover the last 12 months'],
  taxPaymentsNot: ['未采集缴款信息', 'tax payments not collected'],
  taxFound: [
    '入库增值税与企业所得税{paid:yuan}',
    'VAT and income tax paid into the treasury: {paid}',
  ],
  arrearsNotCollected: ['未采集欠税信息', 'arrears not collected'],
  arrearsKnownDay: [
    '欠税只有采集当日的情况，不能说明回看的月份',
    'arrears are known of the day of collection only, not of the month looked back to',
  ],
  arrearsFound: ['欠税{owed:yuan}', 'arrears of {owed}'],
  stable: [
    '法定代表人{months:count}个月内未变更',
    'Legal representative unchanged for {months|month|months}',
  ],
  changesLegalRepresentative: [
    '法定代表人变更记录未采集',
    'changes of the legal representative not collected',
  ],
  noChangeRecord: ['没有变更记录', 'no change on record'],
  lastChange: ['最近一次变更在{months:count}个月前', 'last change {months|month|months} ago'],
  ageOfPerson: ['法定代表人{from:count}–{to:count}岁', 'Legal representative aged {from} to {to}'],
  yearBirthLegal: [
    '法定代表人的出生年份未采集，请另行核实',
    'year of birth of the legal representative not collected: verify elsewhere',
  ],
  ageAndShare: [
    '法定代表人不超过{most:count}岁且持股不低于{share:number}%',
    'Legal representative not older than {most} and holding at least {share}%',
  ],
  thisReportHas: [
    '本报告没有此项数据，请另行核实',
    'this report has no such data: to be checked elsewhere',
  ],
  registrationTaxStatus: ['登记与税务状态正常', 'Registration and tax status normal'],
  registrationStatusNot: ['登记状态未采集', 'registration status not collected'],
  statusFound: ['状态为{status:words}', 'status: {status}'],
  mobilePhoneUse: ['手机在网满12个月', 'Mobile phone in use for 12 months'],
  legalRepresentativeHolds: ['法定代表人持股不低于5%', 'Legal representative holds at least 5%'],
  atMost6: ['半年征信查询不超过6次', 'At most 6 credit inquiries in half a year'],
  outsideDebtNot: ['对外负债不超过500万元', 'Outside debt not above 5m yuan'],
  atMost2: ['授信银行不超过2家', 'At most 2 lending banks'],
})
