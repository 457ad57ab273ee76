/** Sentences of the documents that carry no figure: remarks, conventions, statements, what is needed and was not collected. */
export const FIXED_SENTENCES: Readonly<Record<string, string>> = {
  行业未采集: 'industry not collected',
  行业未采集或未建对照: 'industry not collected, or without a table of its goods',
  暂无行业人均开票基准: 'no benchmark of sales per head yet',
  工商变更记录未采集: 'changes of registration not collected',
  '上年净额不全，不能计算占比': 'last year’s net is incomplete: no share',
  不适用于该行业: 'does not apply to this industry',
  未采集发票明细: 'lines not collected',
  没有足够带数量的明细行: 'too few lines with a quantity',
  成立日期未知: 'day of founding not known',
  税务登记状态未采集: 'tax registration not collected',
  部分红票没有对应蓝票: 'some red invoices name no blue one',
  '未采集欠税信息，不能据此认为没有欠税': 'arrears not collected: that is not “no arrears”',
  '欠税只有采集时的余额，不能回溯到报告截至的月份': 'arrears are known as of collection only',
  '报告截至较早的月份，当时的欠税无从得知':
    'the report ends earlier: arrears of then are not known',
  '需要：红票与其后蓝票的逐张对应关系': 'needs the link from each red invoice to the next blue one',
  '需要：逐行数量的分布': 'needs the quantities line by line',
  '需要：客户的工商与名录标签': 'needs registry and list marks of customers',
  '需要：客户的工商、司法与税务登记状态': 'needs registry, court and tax status of customers',
  '需要：供应商的工商、司法与税务登记状态': 'needs registry, court and tax status of suppliers',
  '需要：股权、任职与联系电话': 'needs owners, officers and phone numbers',
  '需要：交易对手自身的进销项发票(票流图谱)': 'needs the invoices of the parties themselves',
  '需要：客户的行业登记': 'needs the registered industry of customers',
  '需要：进项发票的勾选状态与勾选日期': 'needs ticking and its day',
  '需要：进项发票的勾选日期': 'needs the day of ticking',
  '需要：交易对手的工商登记名称': 'needs the registered names of parties',
  需要期初存货与逐笔购销时序: 'needs opening stock and the order of trades',
  需要供应商的工商与税务登记状态: 'needs registry and tax status of suppliers',
  需要客户的工商与司法状态: 'needs registry and court status of customers',
  需要交易对手自身的进销项发票: 'needs the invoices of the parties themselves',
  需要工商变更记录: 'needs changes of registration',
  需要交易对手的工商登记名称: 'needs the registered names of parties',
  基于最近3个完整的12个月: 'From the last 3 full years',
  基于最近2个完整的12个月: 'From the last 2 full years',
  '未采集欠税信息，是否欠税无法判断。':
    'Arrears were not collected: whether there are any is not known.',
  '最近一次采集时，税务机关未显示欠税。':
    'At the last collection the tax office showed no arrears.',
  以最近一次采集时税务机关显示的为准: 'As shown by the tax office at the last collection',
  '不归入任何月份，未计入任何指标': 'In no month and no indicator',
  '按缴款日期归属；只计已入库的税款，口径同纳税总额':
    'By day of payment; tax in the treasury only, as in the total',
  '按税款所属年度；只含已采集到的缴款，最早一年可能不全，当年尚未汇算':
    'By tax year; collected payments only: the first year may be incomplete, the current one is not settled',
  '未采集明细，不能按税率拆分。': 'Lines were not collected: no split by rate.',
  '销项发票没有明细，不能按品类划分；客户的行业登记未采集，不能按行业划分。':
    'Sales have no lines and industries of customers were not collected: no split by goods or industry.',
  '进项发票没有明细，不能按品类划分；供应商的行业登记未采集，不能按行业划分。':
    'Purchases have no lines and industries of suppliers were not collected: no split by goods or industry.',
  '未采集明细，不能比较进销品类。':
    'Lines were not collected: categories bought and sold cannot be compared.',
  '缴款记录中没有注明所属期的企业所得税。': 'No payment of income tax states its period.',
  '报告截至较早的月份，当时的欠税无从得知。':
    'The report ends earlier: arrears of then are not known.',
  欠税信息已采集: 'Arrears collected',
  '入库合计 = 月度合计 = 年度×税种合计(近36个月)':
    'Treasury = months = years by kind (last 36 months)',
  重复的税票: 'Duplicate receipts',
  缴款日期缺失: 'Day of payment missing',
  近36个月已缴款未入库: 'Paid, not in the treasury (36 months)',
  近36个月税款属性可识别: 'Nature of payments known (36 months)',
  成立日期与首笔缴款不矛盾: 'Founding and first payment agree',
  '月份与年度一律按缴款日期归属，不按税款所属期；没有缴款日期的记录不归入任何月份，单独提示。':
    'Months and years go by the day of payment, not by the tax period; records without one stand apart.',
  '纳税总额为已入库的本企业税款及随税征收的附加费，不含滞纳金、罚款罚没、代扣代缴税款与个人所得税、社会保险费。已缴款未入库的税款、未注明税款属性的缴款均不计入，单独列示。':
    'Tax paid is the enterprise’s own tax and surcharges in the treasury, without late fees, fines, withheld and individual income tax and social insurance. What is not in the treasury or of unstated nature stands apart.',
  '退税退抵(含退库与负数记录)按退回当日单独列示，不冲减纳税总额。':
    'Refunds stand apart on their day and are not deducted.',
  '欠税以最近一次采集时税务机关显示的余额为准；未采集欠税信息不等于没有欠税。':
    'Arrears are the balances shown at the last collection; arrears not collected is not “no arrears”.',
  '本报告依据企业授权采集或由查询机构提供的发票数据及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made from invoices and registration collected with the enterprise’s consent or given by the institution. Who gives the data answers for them, the platform for the computation.',
  '本报告依据企业授权采集或由查询机构提供的缴款、欠税及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made from payments, arrears and registration collected with the enterprise’s consent or given by the institution. Who gives the data answers for them, the platform for the computation.',
  '评分、等级、规则提示与参考额度由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Score, grade, alerts and limit are computed by published definitions, for credit assessment only: neither a promise of credit nor a finding on legality.',
}
