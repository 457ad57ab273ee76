/** Records and cross-checks of the tax report: names of indicators, rules, inputs, columns and chapters, and sentences without figures. */
export const TAX_RECORD_NAMES: Readonly<Record<string, string>> = {
  '最近3个评价年度内逐次下降的级数之和；M级与B级同列，两者互变不算升降':
    'Grades lost from one rating to the next in the last 3 rated years; M stands beside B',
  已处理的违法违章: 'Settled violations',
  地址变更次数: 'Changes of address',
  经营范围变更次数: 'Changes of scope',
  股东变更次数: 'Changes of owners',
  '偷税、虚开、骗税等记录': 'Records of evasion, false invoices or fraud',
  '处理情况按税务机关所示状态归类，以最近一次采集时为准':
    'Handled as told by the state that the tax office showed at the last collection',
  '未处理的，或涉及偷税、虚开、骗税等的违法违章':
    'violations that are open, or of evasion, false invoices or fraud',
  没有可与开票比较的增值税所属期: 'no VAT period to compare with invoices',
  未采集增值税申报: 'VAT returns not collected',
  未采集企业所得税申报: 'income tax returns not collected',
  未采集社保信息: 'social insurance not collected',
  未采集纳税信用评级: 'ratings not collected',
  未采集银税互动授权信息: 'authorisations of the bank-tax link not collected',
  缺少增值税申报表: 'no VAT return',
  缺少企业所得税申报表: 'no income tax return',
  成立当月没有增值税申报表: 'no VAT return of the month of founding',
  有增值税缴款未注明所属期: 'payments of VAT do not state their period',
  有企业所得税缴款未注明所属期: 'payments of income tax do not state their period',
}
