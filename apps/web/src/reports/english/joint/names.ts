/** Reports that join sources: chapters, columns, names and sentences without figures. */
export const JOINT_NAMES: Readonly<Record<string, string>> = {
  税票综合报告: 'Tax and invoice report',
  税务风险报告: 'Tax risk report',
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
  风险分: 'Risk score',
  已判断: 'Judged',
  规则: 'Rules',
  项: '',
  命中: 'Hit',
  未命中: 'Not hit',
  无法判断: 'Cannot be judged',
  结论: 'Result',
  序号: 'No.',
  所得税: 'Income tax',
  财务: 'Finance',
  申报缴纳: 'Filing and payment',
  经营主体: 'Enterprise',
  上下游: 'Partners',
  '一人多企/同址/同电话': 'Many firms of one person, address or phone',
  '失信/被执行': 'Dishonest or enforced debtor',
  ERP与票税背离: 'Ledger against invoices and returns',
  '同IP/设备多企': 'Many firms on one device',
  '法定代表人关联企业≥5家，或同址≥5家、同电话≥4家':
    'Firms of the legal representative ≥ 5, or ≥ 5 at the address, ≥ 4 on the phone',
  '当前失信≥1条为红线；当前被执行≥1条高':
    'Dishonest debtor now ≥ 1 red line; enforced debtor now ≥ 1 high',
  '账套收入与开票或申报相差>30%': 'Revenue of the ledger off invoices or returns by > 30 %',
  '3家以上企业共用开票设备≥1组': '≥ 1 group of 3 or more firms on one issuing device',
  本平台未采集工商登记的关联信息: 'The platform does not collect links of registrations',
  本平台未采集司法信息: 'The platform does not collect court records',
  '本平台未采集企业账套（ERP）': 'The platform does not collect the ledger (ERP)',
  本平台未采集开票设备信息: 'The platform does not collect issuing devices',
  '2 有发票、申报或记录，1 已采集但无发票、申报或记录，0 未采集，−1 企业成立前':
    '2 invoices, returns or records, 1 collected without any, 0 not collected, −1 before the founding',
  '分数越高，命中的风险越多；没有命中而可判断的规则不足半数的类别不给出分数，不代表没有风险':
    'The higher, the more was hit; a category without a hit of which fewer than half of the rules could be judged has no score, which is not no risk',
  '未采集发票，开票、客户与供应商各项均无法判断。':
    'Invoices were not collected: nothing can be said of sales, customers and suppliers.',
  '未采集申报、缴款与财务报表，税务各项均无法判断。':
    'Returns, payments and statements were not collected: nothing can be said of the taxes.',
  '发票与税务各按自身口径计算，不互相补值；同一规则两方均可判断时只判断一次，任一方命中即为命中，并注明两方是否一致；一方未采集时以另一方为准，两方均不能判断才列为无法判断。':
    'Invoices and taxes are each computed in their own terms and fill no gap of each other. A rule that both can judge is judged once: a hit of either is a hit, and whether they agree is said; where one was not collected the other counts, and only what neither can judge is undecided.',
  '本报告列出全部风险规则：命中、未命中与无法判断。无法判断的规则不计入风险分，也不视为没有风险；平台没有来源的规则同样列出并注明。':
    'All rules are listed: hit, not hit, and undecided. Undecided rules count nothing in the score and are not taken for no risk; rules for which the platform has no source are listed too, and say so.',
  '风险分 = 100 × (1 − e^(−Σ分 ÷ 40))，高10分、中5分、低2分；命中红线或不低于70为高，不低于40或命中高级别规则为中。可判断的规则不足半数，或数据过旧，且未达到高的，不给出风险等级。':
    'Risk score = 100 × (1 − e^(−Σ points ÷ 40)), high 10, medium 5, low 2 points; a red line or 70 and more is high, 40 and more or a high rule hit is medium. With fewer than half of the rules judged, or old data, no level below high is told.',
  '各类风险分按同一公式只计该类规则；没有命中而可判断的规则不足半数的类别，不给出分数。':
    'Scores of categories follow the same formula over their own rules; a category without a hit of which fewer than half could be judged has none.',
  '本报告依据企业授权采集或由查询机构提供的发票、申报、缴款、财务报表及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made of invoices, returns, payments, statements and registration that the enterprise authorised for collection or the institution supplied. Whoever supplied the data answers for their truth and completeness, the platform for the computation.',
  '风险分、等级与规则提示由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Risk score, level and rules are computed in published terms, for reference in credit assessment only: no promise of credit and no finding on whether the enterprise keeps the law.',
}
