/** What the report on tax payments says beside its indicators, rules and chapters: classes, checks, page one, verdict, method. */
import { words } from '@xinjian/format/say/words'

export const TAX_PAYMENT_SAYS = words({
  classTax: ['计入纳税总额的税款(已入库)', 'tax counted in the total (in the treasury)'],
  classPending: ['已缴款未入库的税款', 'tax paid and not yet in the treasury'],
  classRefund: ['退税退抵', 'Tax paid back'],
  classLateFee: ['滞纳金', 'Late fees'],
  classFine: ['罚款罚没', 'Fines and confiscations'],
  classWithheld: ['代扣代缴与个人所得税', 'Tax withheld for others and individual income tax'],
  classSocial: ['社会保险费', 'Social insurance'],
  classOther: ['未注明税款属性或利息', 'payments of no stated nature, or interest'],
  vat: ['增值税', 'VAT'],
  incomeTax: ['企业所得税', 'Corporate income tax'],
  surtaxes: ['附加税费', 'Surtaxes'],
  otherTaxes: ['其他税费', 'Other taxes'],
  vatAndIncomeTax: ['增值税、企业所得税', 'VAT, Corporate income tax'],
  payments: ['缴款', 'payments'],
  paymentOne: ['笔', 'payment'],
  paymentData: ['缴款信息', 'Tax payments'],
  notCollected: ['未采集缴款信息', 'tax payments were not collected'],
  arrearsNotCollected: ['未采集欠税信息', 'arrears were not collected'],
  notStated: ['未注明', 'not stated'],

  paidFromTo: ['缴款日期 {from:code} 至 {to:code}', 'paid from {from} to {to}'],
  paidUpTo: ['缴款日期截至 {to:code}', 'paid up to {to}'],
  ofNoTax: ['税种为', 'kind of tax: none'],
  ofTaxes: ['税种为{taxes:words}', 'kind of tax: {taxes}'],

  noArrears: [
    '最近一次采集时，税务机关未显示欠税余额。',
    'At the last collection the tax office showed no balance of arrears.',
  ],
  everyMonth: [
    '{when:span}每月均有税款入库，纳税连续。',
    'Tax reached the treasury in every month of the {when}, without a gap.',
  ],
  grown: [
    '{when:span}增值税与企业所得税实缴同比增长{growth:percent}。',
    'VAT and corporate income tax paid in the {when} grew by {growth} on the year before.',
  ],
  noLateFee: ['{when:span}缴款记录中没有滞纳金。', 'No late fee was paid in the {when}.'],
  arrearsOpen: ['欠税情况无法判断：{why:words}。', 'Arrears cannot be judged: {why}.'],
  paidOpen: [
    '近12个月纳税总额无法计算：{why:words}。',
    'The tax paid in the last 12 months cannot be computed: {why}.',
  ],
  monthsOnly: ['仅采集到{share:code}个月', 'only {share} months were collected'],
  noData: ['没有数据', 'no data'],

  monthsWhole: ['缴款信息近36个月采集完整', 'Tax payments of all of the last 36 months collected'],
  repeatedTitle: ['重复的税票', 'Duplicate receipts'],
  repeated: [
    '{n:count}笔与另一笔的税票号码、税种、品目、所属期和金额均相同，已计入，建议核实',
    '{n|payment has|payments have} the receipt number, kind of tax, item, period and amount of another: counted, to be checked',
  ],
  undatedTitle: ['缴款日期缺失', 'Day of payment missing'],
  undated: [
    '{n:count}笔{sum:yuan}没有缴款日期，不归入任何月份，未计入',
    '{n|payment|payments} of {sum} without a day of payment, in no month and not counted',
  ],
  pendingTitle: ['近36个月已缴款未入库', 'Paid and not in the treasury (36 months)'],
  pendingOutside: [
    '{n:count}笔{sum:yuan}税务机关未显示入库，未计入纳税总额',
    '{n|payment|payments} of {sum} not shown in the treasury, outside the total',
  ],
  natureTitle: ['近36个月税款属性可识别', 'Nature of payments known (36 months)'],
  otherOutside: [
    '{n:count}笔{sum:yuan}未注明税款属性或为利息，未计入纳税总额',
    '{n|payment|payments} of {sum} of no stated nature or interest, outside the total',
  ],
  arrearsCollected: ['欠税信息已采集', 'Arrears collected'],
  arrearsShown: ['税务机关显示{n:count}笔欠税', 'the tax office shows {n|item|items} of arrears'],
  lookingBack: [
    '报告截至较早的月份，当时的欠税无从得知',
    'the report ends at an earlier month, of which the arrears are not known',
  ],
  noArrearsNotSaid: [
    '未采集欠税信息，不能据此认为没有欠税',
    'arrears were not collected, which does not mean that there are none',
  ],
  sumsTitle: [
    '入库合计 = 月度合计 = 年度×税种合计(近36个月)',
    'Treasury = months = years by kind of tax (last 36 months)',
  ],
  sumsAgree: ['三者均为{sum:yuan}', 'all three come to {sum}'],
  sumsDiffer: [
    '入库合计{rows:yuan}，月度合计{months:yuan}，年度×税种合计{pivot:yuan}',
    'treasury {rows}, months {months}, years by kind of tax {pivot}',
  ],
  noneFound: ['未发现', 'none found'],
  foundingTitle: ['成立日期与首笔缴款不矛盾', 'Founding and first payment agree'],
  foundingUnknown: ['成立日期未知', 'the day of founding is not known'],
  noPayments: ['没有缴款', 'no payments'],
  paidBeforeFounding: [
    '首笔缴款{first:code}早于成立日{founded:code}，以缴款为准',
    'the first payment, {first}, is earlier than the founding, {founded}: the payment counts',
  ],
  foundedAndPaid: [
    '成立{founded:code}，首笔缴款{first:code}',
    'founded {founded}, first payment {first}',
  ],

  paidTitle: ['近12个月有纳税', 'Tax paid in the last 12 months'],
  paidThreshold: [
    '近12个月纳税总额为零须人工复核',
    'No tax paid in the last 12 months needs review by a person',
  ],
  paidSource: [
    'domain §6.4 各准入规则：年纳税>0',
    'domain §6.4, every admission pack: tax of the year > 0',
  ],
  nothingPaid: [
    '{when:span}缴款信息采集完整，没有税款入库。',
    'All payments of the {when} were collected, and no tax reached the treasury.',
  ],
  askWhyNothing: [
    '请企业说明未纳税的原因（免税、留抵或没有经营）。',
    'Please explain why no tax was paid (exempt, input tax carried forward, or no business).',
  ],
  arrearsGateTitle: ['欠税情况已采集', 'Arrears collected'],
  arrearsGateThreshold: [
    '未采集欠税信息须人工复核',
    'Arrears that were not collected need review by a person',
  ],
  arrearsGateSource: ['domain §6.2 硬拒：欠税', 'domain §6.2, hard refusals: arrears'],
  arrearsUnknown: [
    '欠税情况无法判断：没有采集，或本报告回看到采集之前。',
    'Arrears cannot be judged: they were not collected, or the report looks back to before the collection.',
  ],
  askForArrears: [
    '请授权采集欠税信息，或提供无欠税证明。',
    'Please authorise the collection of arrears, or show that there are none.',
  ],
  payingTax: ['缴税', 'payments of tax'],

  conventionMonths: [
    '月份与年度一律按缴款日期归属，不按税款所属期；没有缴款日期的记录不归入任何月份，单独提示。',
    'Months and years go by the day of payment, not by the tax period; records without a day belong to no month and are shown apart.',
  ],
  conventionTotal: [
    '纳税总额为已入库的本企业税款及随税征收的附加费，不含滞纳金、罚款罚没、代扣代缴税款与个人所得税、社会保险费。已缴款未入库的税款、未注明税款属性的缴款均不计入，单独列示。',
    'Tax paid is the enterprise’s own tax and the surcharges levied with it that reached the treasury, without late fees, fines and confiscations, tax withheld for others, individual income tax and social insurance. Tax paid and not yet in the treasury and payments of no stated nature are not counted and shown apart.',
  ],
  conventionRefunds: [
    '退税退抵(含退库与负数记录)按退回当日单独列示，不冲减纳税总额。',
    'Tax paid back (returned and negative records among it) is shown apart on its day and not deducted from the total.',
  ],
  conventionArrears: [
    '欠税以最近一次采集时税务机关显示的余额为准；未采集欠税信息不等于没有欠税。',
    'Arrears are the balances that the tax office showed at the last collection; arrears not collected does not mean none.',
  ],
  dataOfReport: ['缴款、欠税及登记信息', 'payments, arrears and registration'],
  judgedOfReport: ['指标与规则提示', 'indicators and alerts of rules'],
  version: ['计算版本 {version:code}', 'Version of computation: {version}'],
})
