/** Reports that join sources: chapters, columns, names and sentences without figures. */
export const JOINT_NAMES: Readonly<Record<string, string>> = {
  税票综合报告: 'Tax and invoice report',
  税务风险报告: 'Tax risk report',
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
  'NO_DATA：本平台未采集工商登记的关联信息': 'The platform does not collect links of registrations',
  'NO_DATA：本平台未采集司法信息': 'The platform does not collect court records',
  'NO_DATA：本平台未采集企业账套（ERP）': 'The platform does not collect the ledger (ERP)',
  'NO_DATA：本平台未采集开票设备信息': 'The platform does not collect issuing devices',
  '2 有发票、申报或记录，1 已采集但无发票、申报或记录，0 未采集，−1 企业成立前':
    '2 invoices, returns or records, 1 collected without any, 0 not collected, −1 before the founding',
  '未采集发票，开票、客户与供应商各项均无法判断。':
    'Invoices were not collected: nothing can be said of sales, customers and suppliers.',
  '未采集申报、缴款与财务报表，税务各项均无法判断。':
    'Returns, payments and statements were not collected: nothing can be said of the taxes.',
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
  '发票与税务各按自身口径计算，不互相补值；同一规则两方均可判断时只判断一次，任一方命中即为命中，并注明两方是否一致；一方未采集时以另一方为准，两方均不能判断才列为无法判断。':
    'Invoices and taxes are each computed in their own terms and fill no gap of each other. A rule that both can judge is judged once: a hit of either is a hit, and whether they agree is said; where one was not collected the other counts, and only what neither can judge is undecided.',
  '联合等级以发票评分卡的等级为上限：税务各项为专家规则，只限制等级，不上调；未采集的一项按其最不利的一档限制。违约概率为发票评分卡的概率，不含税务各项；等级受限时不列示。':
    'The joint grade is at most that of the invoice card: the tax legs are rules of experts that hold the grade and never raise it; a leg that was not collected holds as its worst bin does. The probability of default is that of the invoice card, without the tax legs; it is not told beside a grade that is held.',
  '参考额度按已采集的发票、缴款与财务报表测算，缺少一项即不参与并在结论中说明。':
    'The limit is computed of the invoices, payments and statements that were collected; what is missing takes no part, and the verdict says so.',
  '本报告依据企业授权采集或由查询机构提供的发票、申报、缴款、财务报表及登记信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made of invoices, returns, payments, statements and registration that the enterprise authorised for collection or the institution supplied. Whoever supplied the data answers for their truth and completeness, the platform for the computation.',
  '风险分、等级与规则提示由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Risk score, level and rules are computed in published terms, for reference in credit assessment only: no promise of credit and no finding on whether the enterprise keeps the law.',
}
