/** Names, formulas and details of the indicators of tax payments. */
import { words } from '@xinjian/format/say/words'

export const TAX_PAYMENT_INDICATOR_SAYS = words({
  paid: ['纳税总额', 'Tax paid'],
  paidFormula: [
    'Σ 已入库税款，不含滞纳金、罚款、代扣代缴与个人所得税、社会保险费，退税不冲减',
    'Σ tax in the treasury, without late fees, fines, tax withheld, individual income tax and social insurance; refunds are not deducted',
  ],
  nothingDue: [
    '成立未满一个季度，首个申报期可能尚未到期',
    'founded less than a quarter ago: the first return may not be due yet',
  ],
  pendingBesides: [
    '另有{n:count}笔{sum:yuan}已缴款未入库，未计入',
    '{n|more payment|more payments} of {sum} not yet in the treasury and not counted',
  ],
  otherBesides: [
    '另有{n:count}笔{sum:yuan}未注明税款属性或为利息，未计入',
    '{n|more payment|more payments} of {sum} of no stated nature or interest, not counted',
  ],
  paidByKind: ['分税种实缴', 'Tax paid by kind'],
  paidByKindVat: ['分税种实缴·增值税', 'Tax paid by kind (VAT)'],
  paidByKindCit: ['分税种实缴·企业所得税', 'Tax paid by kind (corporate income tax)'],
  paidByKindSurtax: ['分税种实缴·附加税费', 'Tax paid by kind (surtaxes)'],
  paidByKindOther: ['分税种实缴·其他税费', 'Tax paid by kind (other)'],
  paidByKindFormula: [
    'Σ 该税种已入库税款，口径同纳税总额；附加税费 = 城市维护建设税、教育费附加、地方教育附加',
    'Σ tax of this kind in the treasury, as in the total; surtaxes = city construction tax, education surcharge, local education surcharge',
  ],
  paidOf: ['{tax:words}实缴', '{tax} paid'],
  main: ['主税种占比', 'Share of the main tax'],
  mainFormula: ['实缴最多的税种 ÷ 纳税总额', 'Kind of tax paid most ÷ tax paid'],
  mainIs: ['主税种为{tax:words}', 'the main tax is {tax}'],
  mainPaid: ['主税种实缴', 'Main tax paid'],
  growth: ['纳税增长率(增值税+企业所得税)', 'Growth of VAT and income tax'],
  growthFormula: [
    '(近12个月增值税与企业所得税实缴 − 上一个12个月) ÷ |上一个12个月|',
    '(VAT and corporate income tax paid in the last 12 months − the 12 before) ÷ |the 12 before|',
  ],
  paidNow: ['本期实缴', 'Paid, this period'],
  paidThen: ['比较期实缴', 'Paid, compared period'],
  refunded: ['退税退抵金额', 'Amount of tax paid back'],
  refundedFormula: [
    'Σ |退库、退抵或负数的缴款|，不冲减纳税总额',
    'Σ |payments returned, offset or negative|, not deducted from the total',
  ],
  pending: ['已缴款未入库金额', 'Paid, not yet in the treasury'],
  pendingFormula: [
    'Σ 已缴款而税务机关未显示入库的税款，不计入纳税总额',
    'Σ tax paid that the tax office does not show in the treasury, outside the total',
  ],
  withheld: ['代扣代缴与个人所得税', 'Tax withheld for others and individual income tax'],
  withheldFormula: [
    'Σ 代扣代缴税款与个人所得税，不计入纳税总额',
    'Σ tax withheld for others and individual income tax, outside the total',
  ],

  lookingBack: [
    '欠税只有采集时的余额，不能回溯到报告截至的月份',
    'arrears are known as of the collection only, not as of the month that the report ends with',
  ],
  balanceSilent: [
    '有{n:count}笔欠税未注明余额',
    '{n|item of arrears states|items of arrears state} no balance',
  ],
  balanceBesides: [
    '另有{n:count}笔欠税未注明余额，未计入',
    '{n|more item of arrears states|more items of arrears state} no balance and are not counted',
  ],
  balance: ['欠税余额', 'Balance of arrears'],
  entries: ['欠税笔数', 'Items of arrears'],
  earliest: ['最早发生日', 'Earliest since'],
  withBalance: [
    '最近一次采集时余额大于0的欠税',
    'arrears with a balance above 0 at the last collection',
  ],
  undatedBesides: [
    '另有{n:count}笔欠税未注明发生日期，未计入',
    '{n|more item of arrears states|more items of arrears state} no day and are not counted',
  ],
  occurredIn: [
    '最近一次采集时显示、发生于 {from:code} 至 {to:code} 的欠税',
    'arrears of {from} to {to}, as shown at the last collection',
  ],
  arrearsNow: ['当前欠税余额', 'Balance of arrears now'],
  arrearsNowFormula: [
    'Σ 最近一次采集时税务机关显示的欠税余额',
    'Σ balances of arrears that the tax office showed at the last collection',
  ],
  occasions: ['欠税次数', 'Occasions of arrears'],
  occasionsFormula: [
    '最近一次采集时仍显示、发生于窗口内的欠税笔数；已缴清的欠税税务机关不再显示',
    'Items of arrears that arose in the window and were still shown at the last collection; those paid are no longer shown',
  ],

  late: ['滞纳金次数', 'Occasions of late fees'],
  lateFormula: ['滞纳金缴款的笔数', 'Number of payments of late fees'],
  lateEntries: ['滞纳金笔数', 'Payments of late fees'],
  lateAmount: ['滞纳金金额', 'Amount of late fees'],
  lateAmountFormula: ['Σ 滞纳金缴款', 'Σ payments of late fees'],
  fines: ['罚款金额', 'Amount of fines'],
  finesFormula: ['Σ 罚款与罚没收入缴款', 'Σ payments of fines and confiscations'],

  cityTax: ['附加税一致性', 'City tax against VAT'],
  cityTaxFormula: [
    '城市维护建设税实缴 ÷ 增值税实缴；应接近7%、5%、1%之一，或减半后的3.5%、2.5%、0.5%',
    'City construction tax paid ÷ VAT paid; should be near 7%, 5% or 1%, or near half of them: 3.5%, 2.5%, 0.5%',
  ],
  cityTaxSource: [
    'domain §3.3 T-038；六税两费减半',
    'domain §3.3 T-038; six taxes and two fees halved',
  ],
  cityTaxOff: [
    '与最近的法定税率相差{points:words}，以此判定',
    '{points} off the nearest statutory rate, which is what is judged',
  ],
  cityTaxPaid: ['城市维护建设税实缴', 'City construction tax paid'],
  vatPaid: ['增值税实缴', 'VAT paid'],
  fromNearest: ['与最近法定税率之差', 'Distance from the nearest statutory rate'],
  months: ['纳税月数', 'Months with tax paid'],
  monthsFormula: [
    '有税款入库的月数；成立不满24个月或按季申报的企业不按此判定',
    'Months with tax in the treasury; not judged of enterprises founded less than 24 months ago or filing by the quarter',
  ],
  monthsDue: ['应有{n:count}个月', '{n|month|months} wanted'],
  tooYoung: [
    '成立不满24个月，不按纳税月数判断',
    'founded less than 24 months ago: not judged by months with tax paid',
  ],
  byQuarter: [
    '非一般纳税人多按季申报，不按纳税月数判断',
    'taxpayers other than general ones mostly file by the quarter: not judged by months with tax paid',
  ],
  monthsWithTax: ['有税款入库的月数', 'Months with tax in the treasury'],
  monthsWanted: ['应有月数', 'Months wanted'],
  without: ['连续无纳税月数', 'Longest run of months without tax'],
  withoutFormula: [
    '已采集而没有税款入库的月份的最长连续数；成立前的月份不计',
    'Longest run of collected months without tax in the treasury; months before the founding do not count',
  ],
  windowMonths: ['窗口月数', 'Months of the window'],
})
