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
  部分红票没有对应蓝票: 'some red invoices name no blue one',
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
  '未采集明细，不能按税率拆分。': 'Lines were not collected: no split by rate.',
  '销项发票没有明细，不能按品类划分；客户的行业登记未采集，不能按行业划分。':
    'Sales have no lines and industries of customers were not collected: no split by goods or industry.',
  '进项发票没有明细，不能按品类划分；供应商的行业登记未采集，不能按行业划分。':
    'Purchases have no lines and industries of suppliers were not collected: no split by goods or industry.',
  '未采集明细，不能比较进销品类。':
    'Lines were not collected: categories bought and sold cannot be compared.',
  '本报告依据企业授权采集或由查询机构提供的发票数据及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made from invoices and registration collected with the enterprise’s consent or given by the institution. Who gives the data answers for them, the platform for the computation.',
  '本报告依据企业授权采集或由查询机构提供的缴款、欠税及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made from payments, arrears and registration collected with the enterprise’s consent or given by the institution. Who gives the data answers for them, the platform for the computation.',
  '评分、等级、规则提示与参考额度由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Score, grade, alerts and limit are computed by published definitions, for credit assessment only: neither a promise of credit nor a finding on legality.',
}
