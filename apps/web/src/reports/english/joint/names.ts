/** Reports that join sources: chapters, columns, names and sentences without figures. */
export const JOINT_NAMES: Readonly<Record<string, string>> = {
  联合评级: 'Joint grade',
  税务各项对等级的限制: 'How far the taxes hold the grade',
  情况: 'Found',
  等级不高于: 'Grade at most',
  限制了本次等级: 'Holds this grade',
  不限: 'no bound',
  未采集或未评: 'not collected or not rated',
  '逾期申报与滞纳金(近12个月，次)': 'Late returns and late fees (12 months)',
  '未申报期数(近12个月)': 'Periods not filed (12 months)',
  '最长连续零申报(近12个月，期)': 'Longest run of nil returns (12 months)',
  增值税税负行业偏离度: 'VAT burden against the industry',
  '当前欠税余额(元)': 'Tax owed (yuan)',
  '未处理的涉税违法违章(次)': 'Open tax violations',
  申报与开票差异率: 'Declared against invoiced',
  '银税互动授权机构(近12个月，家)': 'Institutions authorised by bank-tax link (12 months)',
  总结概述: 'Summary',
  企业基本信息: 'The enterprise',
  '发票分析：进销对比': 'Invoices: purchases against sales',
  '发票分析：开票风险': 'Invoices: issuing',
  '发票分析：采购与供应商': 'Invoices: purchases and suppliers',
  财务涉税: 'Statements and tax',
  申报与近三年实缴: 'Returns, and tax paid in three years',
  财税票综合: 'Statements, returns and invoices compared',
  当前欠税与税务处罚: 'Tax owed and penalties',
  风险点: 'Risks',
  全部风险点: 'All risks',
  各类风险: 'Risk by category',
  各类风险分: 'Risk score by category',
  已判断: 'Judged',
  规则: 'Rules',
  项: '',
  命中: 'Hit',
  未命中: 'Not hit',
  无法判断: 'Cannot be judged',
  结论: 'Result',
  序号: 'No.',
  '分数越高，命中的风险越多；没有命中而可判断的规则不足半数的类别不给出分数，不代表没有风险':
    'The higher, the more was hit; a category without a hit of which fewer than half of the rules could be judged has no score, which is not no risk',
  信用等级与违法违章可以判断: 'Rating and violations can be judged',
  '纳税信用等级、涉税处罚任一不能判断须人工复核':
    'Rating or penalties that cannot be judged are for a person',
  'domain §6.2 硬拒清单：D级、涉税犯罪': 'domain §6.2, hard rejects: grade D, tax crime',
  '请授权采集纳税信用评级与违法违章信息。':
    'Please authorise the collection of ratings and violations.',
  '上述信息采集后可重新判断。': 'Can be judged again once these are collected.',
  缴款信息采集完整: 'Payments collected whole',
  近12个月缴款信息缺月即须人工复核: 'A month without payments collected in 12 is for a person',
  '近12个月缴款信息未采集，实缴税款与滞纳金无法核对。':
    'Payments of the last 12 months were not collected: tax paid and late fees cannot be checked.',
  '请授权采集近12个月缴款信息。':
    'Please authorise the collection of payments of the last 12 months.',
  '补齐缴款信息后可重新判断。': 'Can be judged again once payments are complete.',
  营运资金可以测算: 'Working capital can be computed',
  '没有可用的完整年度资产负债表与利润表，营运资金无从测算，不给额度':
    'Without a usable balance sheet and income statement of a whole year there is no working capital, hence no limit',
  'domain §6.3 营运资金量测算': 'domain §6.3, working capital',
  '请授权采集或上传最近年度的资产负债表与利润表。':
    'Please authorise or upload the balance sheet and income statement of the last year.',
  '取得可用的年度报表后可测算额度。':
    'A limit can be computed once usable yearly statements are there.',
  '联合等级以发票评分卡的等级为上限：税务各项为专家规则，只限制等级，不上调；未采集的一项按其最不利的一档限制。违约概率为发票评分卡的概率，不含税务各项；等级受限时不列示。':
    'The joint grade is at most that of the invoice card: the tax legs are rules of experts that hold the grade and never raise it; a leg that was not collected holds as its worst bin does. The probability of default is that of the invoice card, without the tax legs; it is not told beside a grade that is held.',
  '参考额度按已采集的发票、缴款与财务报表测算，缺少一项即不参与并在结论中说明。':
    'The limit is computed of the invoices, payments and statements that were collected; what is missing takes no part, and the verdict says so.',
  '本报告列出全部风险规则：命中、未命中与无法判断。无法判断的规则不计入风险分，也不视为没有风险；平台没有来源的规则同样列出并注明。':
    'All rules are listed: hit, not hit, and undecided. Undecided rules count nothing in the score and are not taken for no risk; rules for which the platform has no source are listed too, and say so.',
  '风险分 = 100 × (1 − e^(−Σ分 ÷ 40))，高10分、中5分、低2分；命中红线或不低于70为高，不低于40或命中高级别规则为中。可判断的规则不足半数，或数据过旧，且未达到高的，不给出风险等级。':
    'Risk score = 100 × (1 − e^(−Σ points ÷ 40)), high 10, medium 5, low 2 points; a red line or 70 and more is high, 40 and more or a high rule hit is medium. With fewer than half of the rules judged, or old data, no level below high is told.',
  '各类风险分按同一公式只计该类规则；没有命中而可判断的规则不足半数的类别，不给出分数。':
    'Scores of categories follow the same formula over their own rules; a category without a hit of which fewer than half could be judged has none.',
  '风险分、等级与规则提示由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Risk score, level and rules are computed in published terms, for reference in credit assessment only: no promise of credit and no finding on whether the enterprise keeps the law.',
}
