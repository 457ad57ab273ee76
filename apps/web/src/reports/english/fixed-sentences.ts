/** Sentences of the documents that carry no figure: remarks, conventions, statements, what is needed and was not collected. */
export const FIXED_SENTENCES: Readonly<Record<string, string>> = {
  行业未采集: 'industry not collected',
  行业未采集或未建对照: 'industry not collected, or without a table of its goods',
  采集范围未覆盖成立之时: 'the founding lies before what was collected',
  暂无行业基准: 'no benchmark of the industry yet',
  暂无行业人均开票基准: 'no benchmark of sales per head yet',
  '受采集起点限制，实际可能更长': 'limited by where collection begins; it may be longer',
  工商变更记录未采集: 'changes of registration not collected',
  开票规模低于判定基数: 'sales are below the base of the rule',
  此前月均开票低于判定基数: 'sales before are below the base of the rule',
  '上年净额不全，不能计算占比': 'last year’s net is incomplete: no share',
  不适用于该行业: 'does not apply to this industry',
  来源未提供发票风险等级: 'the source gives no risk mark',
  采集范围内没有有效销项发票: 'no valid sales invoice was collected',
  没有可比的相邻月份: 'no neighbouring months to compare',
  未采集发票明细: 'lines not collected',
  未采集明细: 'lines not collected',
  未采集销项明细: 'sales lines not collected',
  未采集进项明细: 'purchase lines not collected',
  未采集进项发票: 'purchase invoices not collected',
  未采集销项发票: 'sales invoices not collected',
  期内没有开票日: 'no day with invoices in the period',
  上一个12个月没有企业客户: 'no customer enterprise in the 12 months before',
  其中一期没有销售明细: 'one of the periods has no sales lines',
  没有足够带数量的明细行: 'too few lines with a quantity',
  成立日期未采集: 'day of founding not collected',
  成立日期或发票未采集: 'day of founding or invoices not collected',
  企业所在地区未采集: 'region of the enterprise not collected',
  企业税号未采集: 'credit code not collected',
  来源未给出对应蓝票: 'the source names no blue invoice',
  部分红票没有对应蓝票: 'some red invoices name no blue one',
  '欠税只有采集当日的情况，不能说明回看的月份':
    'arrears are known of the day of collection only, not of the month looked back to',
  '数据截止日为月末，没有未完整的月份': 'Data end with a month: none is incomplete',
  '未采集明细，品类、税率与单价类指标不能计算':
    'Lines not collected: categories, rates and prices cannot be computed',
  '两个12个月未全部采集或企业成立不足两年，不能判断新增与流失的客户。':
    'The two years were not all collected, or the founding lies within them: new and lost customers cannot be judged.',
  '需要：红票与其后蓝票的逐张对应关系': 'needs the link from each red invoice to the next blue one',
  '需要：税务机关核定的发票总额度': 'needs the quota set by the tax office',
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
  '2 有发票，1 已采集但无发票，0 未采集，−1 企业成立前':
    '2 invoices, 1 collected without invoices, 0 not collected, −1 before the founding',
  '销项开票净额；当年合计截至最近完整月':
    'Net sales; the total of the current year ends with the last full month',
  '红冲以负数向下表示。': 'Red invoices are drawn downwards, as negatives.',
  基于最近3个完整的12个月: 'From the last 3 full years',
  基于最近2个完整的12个月: 'From the last 2 full years',
  '原因与是否重开需要红字确认单，来源未提供':
    'Reason and re-issue need the red confirmation, which the source does not give',
  '自然人不参与排名。关联关系、经营状态与风险标签需要工商数据，未采集。':
    'Individuals are not ranked. Relations, status and risk marks need the registry, which was not collected.',
  '地区取自税号中的行政区划代码，为登记地；各方净额为负的按0计。':
    'Region is the place of registration in the tax number; negative nets count as 0.',
  '客户的行业登记未采集，以发票明细的商品品类代替行业；品类名称取自《商品和服务税收分类编码表》。':
    'Industries of customers were not collected: goods stand for them, named as in the tax classification of goods and services.',
  '供应商的行业登记未采集，以发票明细的商品品类代替行业；品类名称取自《商品和服务税收分类编码表》。':
    'Industries of suppliers were not collected: goods stand for them, named as in the tax classification of goods and services.',
  '只含注明品类的明细，各品类净额为负的按0计。两侧总额之差以“进销差额”补齐，包括加价、人工、库存变动与没有取得发票的成本。':
    'Lines with a category only; negative nets count as 0. The difference of the totals is drawn: mark-up, labour, stock and costs without invoices.',
  '品类为税收分类编码前7位，名称取自《商品和服务税收分类编码表》；来源只有品类简称时用简称。':
    'A category is the first 7 digits of the tax code, named as in the tax classification; its short name where the source has only that.',
  '股权、任职等关联关系与三方以上的环形开票需要工商数据和票流图谱，未采集。':
    'Owners, officers and rings of three and more need the registry and the graph of invoices, not collected.',
  '近12个月有月份未采集，不能判断间隔':
    'Months of the last 12 were not collected: gaps cannot be judged',
  '按互开金额(两个方向中较小者)由大到小。股权与任职关联未采集，图中只有互开。':
    'By mutual amount (the smaller direction). Owners and officers were not collected: mutual invoicing only.',
  '税号与名称不符、上游注销或非正常需要工商与税务登记数据，未采集。':
    'Contradicting names and irregular suppliers need registry and tax status, not collected.',
  '除注明外，金额为价税合计净额(蓝票减红票)，红票计入红票开具当月，作废不计；窗口截至最近完整月，不含当月。':
    'Unless stated, amounts are net totals with tax (blue less red), red in the month of its issue, voids left out; windows end with the last full month.',
  '“--”为0/0或分母为零，“新增”为比较期为零或金额过小，“未采集”为没有数据；没有数据不等于零，也不等于没有风险。':
    '“--” is a zero denominator, “new” a compared period of zero or too small, “not collected” no data; no data is neither zero nor no risk.',
  '来源未提供发票风险等级：没有标记不等于没有异常凭证。':
    'The source gives no risk marks: no mark is not “no abnormal voucher”.',
  '来源只有开票日期，没有时间，不能显示时段分布。':
    'The source has days without times: hours cannot be drawn.',
  '未采集进项发票，不能判断互开往来。':
    'Purchases were not collected: mutual invoicing cannot be judged.',
  '2 有缴款，1 已采集但无缴款，0 未采集，−1 企业成立前':
    '2 payments, 1 collected without payments, 0 not collected, −1 before the founding',
  '未采集明细，不能按税率拆分。': 'Lines were not collected: no split by rate.',
  '来源没有客户税号，不能按地区划分。':
    'The source has no tax numbers of customers: no split by region.',
  '来源没有供应商税号，不能按地区划分。':
    'The source has no tax numbers of suppliers: no split by region.',
  '销项发票没有明细，不能按品类划分；客户的行业登记未采集，不能按行业划分。':
    'Sales have no lines and industries of customers were not collected: no split by goods or industry.',
  '进项发票没有明细，不能按品类划分；供应商的行业登记未采集，不能按行业划分。':
    'Purchases have no lines and industries of suppliers were not collected: no split by goods or industry.',
  '未采集明细，不能比较进销品类。':
    'Lines were not collected: categories bought and sold cannot be compared.',
  '未采集销项明细。': 'Sales lines were not collected.',
  '未采集进项明细。': 'Purchase lines were not collected.',
  '未采集进项发票。': 'Purchases were not collected.',
  当月未完整: 'Current month incomplete',
  '金额 + 税额 = 价税合计(近24个月)': 'Amount + tax = total (last 24 months)',
  重复发票: 'Duplicates',
  '明细合计 = 发票金额': 'Lines = amount of the invoice',
  '企业已撤回采集授权，只使用自行上传的资料，采集的数据未使用':
    'The enterprise withdrew its consent to collect: only uploaded material is used, nothing that was collected',
  仅依据自行上传的资料: 'Made of uploaded material alone',
  '企业已撤回数据采集授权，此前采集的数据已封存。本报告只使用查询机构自行上传的资料，未使用任何采集数据；采集数据可以说明的内容，在本报告中为未采集。':
    'The enterprise has withdrawn its consent to collect, and what had been collected is sealed. This report uses only what the institution uploaded itself and nothing that was collected; what collected data could tell stands as not collected.',
  没有未来日期的发票: 'No invoices of a future date',
  未能读取的行: 'Rows that could not be read',
  销项发票带开票时间: 'Sales invoices carry a time',
  发票种类已注明: 'Kind of invoice is stated',
  销项发票明细: 'Lines of sales invoices',
  进项发票明细: 'Lines of purchase invoices',
  首张发票不早于成立日: 'First invoice not before the founding',
  不征税项目未混入销售额: 'No untaxed items among sales',
  没有开给自己的发票: 'No invoices to itself',
  '数据截止时点之前最后一个完整自然月记为 M0；近3、6、12、24个月均以 M0 结束，不含当月。当月数据只出现在图中，以斜线表示“未完整”。':
    'M0 is the last full month before the cut-off; windows of 3, 6, 12 and 24 months end with it. The current month is only drawn, hatched as incomplete.',
  '蓝字发票指有效（未作废）的正数发票；红字发票计入其开具当月。除另有说明，“开票金额”为价税合计的净额，即蓝字减红字；进销比较与申报比较使用不含税金额。':
    'Blue invoices are valid and positive; red ones count in the month of their issue. Unless stated, amounts are net totals with tax; comparisons of purchases with sales are without tax.',
  '数电票没有作废、顶额与连号之说，相应指标只对税控发票计算。':
    'Digital invoices know no voids, ceilings or runs of numbers: these are computed on tax-disk invoices only.',
  '月份状态分为已采集、已采集但无发票、未采集、成立前、不适用。未采集不等于零：窗口内有未采集月份而指标不容缺失时，显示“--”并注明原因。':
    'A month is collected, collected without invoices, not collected, before the founding or not applicable. Not collected is not zero: where an indicator cannot miss a month it shows “--” with the reason.',
  '比率的分母为零时显示“--”；与较早期间相比而较早期间为零或金额过小时显示“新增”，较早期间净额为负时不计算增长。计算全程保留完整精度，仅在输出时取舍：金额与百分比两位小数，天数取整。':
    'A zero denominator shows “--”; a compared period of zero or too small shows “new”, and against a negative one no growth is computed. Full precision is kept until output: two decimals for amounts and per cents, whole days.',
  '交易对方按税号识别，没有税号的按规范化名称识别；自然人客户合并统计，不参与集中度排名，但计入分母。':
    'Parties are told by tax number, else by normalised name; individuals are one party, not ranked but counted in the whole.',
  '状态颜色：绿为正常，黄为关注，红为预警，灰为没有数据。阈值用于提示核实，不是对企业的结论。':
    'Green is normal, yellow watch, red alert, grey no data. Thresholds prompt a check and are no verdict on the enterprise.',
  '月份状态分为已采集、已采集但无缴款、未采集、成立前、不适用。未采集不等于零：窗口内有未采集月份而指标不容缺失时，显示“--”并注明原因。':
    'A month is collected, collected without payments, not collected, before the founding or not applicable. Not collected is not zero: where an indicator cannot miss a month it shows “--” with the reason.',
  '本报告依据企业授权采集或由查询机构提供的发票数据及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made from invoices and registration collected with the enterprise’s consent or given by the institution. Who gives the data answers for them, the platform for the computation.',
  '本报告依据企业授权采集或由查询机构提供的缴款、欠税及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made from payments, arrears and registration collected with the enterprise’s consent or given by the institution. Who gives the data answers for them, the platform for the computation.',
  '评分、等级、规则提示与参考额度由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Score, grade, alerts and limit are computed by published definitions, for credit assessment only: neither a promise of credit nor a finding on legality.',
  '指标与规则提示由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Indicators and alerts are computed by published definitions, for credit assessment only: neither a promise of credit nor a finding on legality.',
  '本报告仅限查询机构按约定用途使用，未经企业与本平台许可，不得向任何第三方提供、转让或公开。':
    'For the institution and the agreed purpose only; not to be passed on or published without leave of the enterprise and the platform.',
  '企业认为报告内容有误，或对自动化评价有疑问的，可凭报告编号通过查询机构或本平台客服提出异议，本平台自收到之日起20日内核查并答复。':
    'The enterprise may object by report number through the institution or our service; the platform checks and answers within 20 days.',
  '每份报告都有唯一编号与指纹。扫描二维码或在“报告验真”页面选取文件，即可核对文件是否由本平台出具、内容是否被改动。':
    'Each report has a number and a fingerprint. Scan the code or choose the file on the proof page to see whether it is ours and unchanged.',
  '比率的分子分母均为零时显示“--”，上期为零而本期有发生时显示“新增”。计算全程保留完整精度，仅在输出时取舍：金额与百分比两位小数，天数取整。':
    'Zero over zero shows “--”, something after nothing shows “new”. Full precision is kept until output: two decimals for amounts and per cents, whole days.',
}
