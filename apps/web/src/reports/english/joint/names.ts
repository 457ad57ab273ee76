/** Reports that join sources: chapters, columns, names and sentences without figures. */
export const JOINT_NAMES: Readonly<Record<string, string>> = {
  总结概述: 'Summary',
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
  本平台未采集工商登记的关联信息: 'The platform does not collect links of registrations',
  本平台未采集司法信息: 'The platform does not collect court records',
  '本平台未采集企业账套（ERP）': 'The platform does not collect the ledger (ERP)',
  本平台未采集开票设备信息: 'The platform does not collect issuing devices',
  '分数越高，命中的风险越多；没有命中而可判断的规则不足半数的类别不给出分数，不代表没有风险':
    'The higher, the more was hit; a category without a hit of which fewer than half of the rules could be judged has no score, which is not no risk',
  '本报告列出全部风险规则：命中、未命中与无法判断。无法判断的规则不计入风险分，也不视为没有风险；平台没有来源的规则同样列出并注明。':
    'All rules are listed: hit, not hit, and undecided. Undecided rules count nothing in the score and are not taken for no risk; rules for which the platform has no source are listed too, and say so.',
  '风险分 = 100 × (1 − e^(−Σ分 ÷ 40))，高10分、中5分、低2分；命中红线或不低于70为高，不低于40或命中高级别规则为中。可判断的规则不足半数，或数据过旧，且未达到高的，不给出风险等级。':
    'Risk score = 100 × (1 − e^(−Σ points ÷ 40)), high 10, medium 5, low 2 points; a red line or 70 and more is high, 40 and more or a high rule hit is medium. With fewer than half of the rules judged, or old data, no level below high is told.',
  '各类风险分按同一公式只计该类规则；没有命中而可判断的规则不足半数的类别，不给出分数。':
    'Scores of categories follow the same formula over their own rules; a category without a hit of which fewer than half could be judged has none.',
  '风险分、等级与规则提示由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Risk score, level and rules are computed in published terms, for reference in credit assessment only: no promise of credit and no finding on whether the enterprise keeps the law.',
}
