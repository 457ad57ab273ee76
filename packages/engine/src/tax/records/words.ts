/** What the records of the tax office are called, and what their checks and what may be set of their rules say. */
import { words } from '@xinjian/format/say/words'

export const TAX_RECORD_SAYS = words({
  scope: ['经营范围', 'Scope of business'],

  evasion: ['偷逃骗抗税、虚开发票', 'evasion, fraud or false invoices'],
  evasionSource: [
    '税收征收管理法第六十三至六十七条，发票管理办法第二十一条；domain §3.3 T-023',
    'Tax Collection Law, articles 63 to 67; Rules on Invoices, article 21; domain §3.3 T-023',
  ],
  audit: ['税务稽查', 'tax audit'],
  invoiceOffence: ['发票违法', 'invoice offence'],
  invoiceSource: [
    '发票管理办法第三十三、三十四条；domain §3.3 T-022',
    'Rules on Invoices, articles 33 and 34; domain §3.3 T-022',
  ],
  latePayment: ['逾期缴款', 'late payment'],
  latePaymentSource: [
    '税收征收管理法第三十二、六十八条；domain §3.3 T-022',
    'Tax Collection Law, articles 32 and 68; domain §3.3 T-022',
  ],
  lateFiling: ['逾期申报', 'Late returns'],
  lateFilingSource: [
    '税收征收管理法第六十二条，国家税务总局公告2021年第6号“首违不罚”第3项；domain §4 R-005',
    'Tax Collection Law, article 62; State Taxation Administration, Announcement 2021 No. 6, item 3 of “no penalty for a first offence”; domain §4 R-005',
  ],
  other: ['其他', 'other'],

  founding: ['成立不足6个月', 'founded less than 6 months ago'],
  taxPaid: ['{when:span}纳税总额{sum:wanCents}。', 'Tax paid in the {when}: {sum}.'],
  arrearsOpen: ['欠税情况无法判断：{why:words}。', 'Arrears cannot be judged: {why~}.'],
  violationsOpen: ['违法违章情况无法判断：{why:words}。', 'Violations cannot be judged: {why~}.'],
  paidOpen: [
    '近12个月纳税总额无法计算：{why:words}。',
    'The tax paid in the last 12 months cannot be computed: {why~}.',
  ],

  ratingData: ['纳税信用评价', 'Tax credit ratings'],
  violationData: ['违法违章信息', 'Violations'],
  arrearsData: ['欠税信息', 'Arrears'],
  ownerData: ['投资方信息', 'Owners'],
  collected: ['{data:words}已采集', '{data} collected'],
  notCollected: [
    '未采集{data:words}，不能据此认为没有',
    '{data} were not collected, which does not mean that there are none',
  ],
  lookingBack: [
    '报告截至较早的月份，当时的情况无从得知',
    'the report ends at an earlier month: what held then is not known',
  ],
  shown: ['税务机关显示{n:count}条', 'the tax office shows {n|record|records}'],
  noCount: ['来源未提供此项统计', 'the source gives no such count'],
  undated: [
    '{n:count}笔没有缴款日期，不归入任何月份，未计入',
    '{n|payment|payments} without a day of payment, in no month and not counted',
  ],
  addressesSame: ['注册地址与经营地址一致', 'Registered and business address are the same'],
  addressesUnknown: ['地址未采集全', 'the addresses were not all collected'],
  same: ['两者相同', 'they are the same'],
  differ: ['两者不同，建议核实实际经营地', 'they differ: check where the business is run'],

  limitOld: ['高龄(岁)', 'Old age (years)'],
  limitYoung: ['低龄(岁)', 'Young age (years)'],
  limitPaid: ['实缴占应缴', 'Paid against due'],
  limitSales: ['近12个月开票不含税销售额', 'Net sales of twelve months'],
  limitViolations: ['未处理的违法违章条数', 'Violations still open'],
})
