/** How the indicators are counted, in the order of the catalogue; a formula that is not here is shown as it was written. */
export const FORMULAS: Readonly<Record<string, string>> = {
  'Σ 已入库税款，不含滞纳金、罚款、代扣代缴与个人所得税、社会保险费，退税不冲减':
    'Σ tax in the treasury, without late fees, fines, withheld and individual income tax and social insurance; refunds not deducted',
  'Σ 该税种已入库税款，口径同纳税总额；附加税费 = 城市维护建设税、教育费附加、地方教育附加':
    'Σ of this kind, as in the total; surtaxes = city construction tax, education surcharges',
  '实缴最多的税种 ÷ 纳税总额': 'Kind of tax paid most ÷ tax paid',
  '(近12个月增值税与企业所得税实缴 − 上一个12个月) ÷ |上一个12个月|':
    '(VAT and income tax of the last 12 months − the 12 before) ÷ |the 12 before|',
  'Σ |退库、退抵或负数的缴款|，不冲减纳税总额':
    'Σ |payments returned or negative|, not deducted from the total',
  'Σ 已缴款而税务机关未显示入库的税款，不计入纳税总额':
    'Σ paid and not shown in the treasury, outside the total',
  'Σ 代扣代缴税款与个人所得税，不计入纳税总额':
    'Σ withheld for others and individual income tax, outside the total',
  '城市维护建设税实缴 ÷ 增值税实缴；应接近7%、5%、1%之一，或减半后的3.5%、2.5%、0.5%':
    'City construction tax ÷ VAT paid; near 7, 5 or 1 %, or half of it',
  '有税款入库的月数；成立不满24个月或按季申报的企业不按此判定':
    'Months with tax in the treasury; not judged in the first 24 months nor for quarterly returns',
  '已采集而没有税款入库的月份的最长连续数；成立前的月份不计':
    'Longest run of collected months without tax; not before the founding',
  滞纳金缴款的笔数: 'Payments of late fees',
  'Σ 滞纳金缴款': 'Σ late fees',
  'Σ 罚款与罚没收入缴款': 'Σ fines',
  'Σ 最近一次采集时税务机关显示的欠税余额': 'Σ arrears shown at the last collection',
  '最近一次采集时仍显示、发生于窗口内的欠税笔数；已缴清的欠税税务机关不再显示':
    'Arrears of the window shown at the last collection; those paid are no longer shown',
}
