/** Formulas and method of the tax report. */
export const TAX_METHOD: Readonly<Record<string, string>> = {
  'Σ 申报销售额：一般纳税人第1、5、7、8栏，小规模纳税人第1、4、7、9、13栏，不含税':
    'Σ declared sales: lines 1, 5, 7, 8 of general, 1, 4, 7, 9, 13 of small taxpayers, without tax',
  '(近12个月申报销售额 − 上一个12个月) ÷ |上一个12个月|':
    '(declared sales of 12 months − the 12 before) ÷ |the 12 before|',
  '各申报期销售额的标准差 ÷ 平均值，期间长短不一时不计算':
    'Standard deviation ÷ mean of the sales of the periods; not where periods differ in length',
  'Σ 应纳税额合计：一般纳税人第24栏，小规模纳税人第20栏':
    'Σ tax payable: line 24 of general, 20 of small taxpayers',
  'Σ 应纳税额合计 ÷ Σ 申报销售额；应纳税额不含查补，主表不列免抵额':
    'Σ tax payable ÷ Σ declared sales; without tax found by audits; the form does not tell the tax set off against exports',
  '(增值税税负率 − 行业中位数) ÷ 行业中位数': '(VAT burden − median of peers) ÷ median of peers',
  '近12个月税负率 − 上一个12个月税负率': 'burden of 12 months − burden of the 12 before',
  '(近12个月税负率 − 上一个12个月) ÷ |上一个12个月|；按绝对值判断':
    '(burden of 12 months − the 12 before) ÷ |the 12 before|; judged by its size',
  '同期已入库税款(按缴款日期，不含滞纳金、罚款、代扣代缴、社保) ÷ 申报销售额；低于行业P10为黄':
    'Tax in the treasury in the same months (by day of payment, without late fees, fines, tax withheld, social insurance) ÷ declared sales; below P10 of peers yellow',
  申报销售额与应纳税额均为零的增值税申报期数: 'VAT returns with neither sales nor tax',
  连续零申报的最长期数: 'Longest run of nil returns',
  '有申报销售额而应纳税额为零的期数，不含全部免税的小规模申报':
    'Returns with sales and no tax, without wholly exempt ones of small taxpayers',
  '增值税与企业所得税申报表中，申报日晚于申报期限的份数；更正申报按原申报日，原申报日未知的不判断':
    'Returns of VAT and income tax declared after their term; a correction counts by the day of the return that it corrects, and is not judged where that is unknown',
  '已采集、期限已届满而未见申报表的所属期数，成立当期不计':
    'Periods collected and due without a return, the one of the founding left out',
  'Σ 进项税额(第12栏) ÷ Σ 销项税额(第11栏)，仅一般纳税人':
    'Σ input tax (line 12) ÷ Σ output tax (line 11), general taxpayers only',
  'Σ 进项税额转出(第14栏) ÷ Σ 进项税额(第12栏)':
    'Σ input tax taken back (line 14) ÷ Σ input tax (line 12)',
  'Σ 异常凭证转出进项税额(附列资料二第23a栏)':
    'Σ input tax of abnormal vouchers taken back (schedule 2, line 23a)',
  '截至最近一期，期末留抵税额(第20栏)大于零的连续月数；≥12个月且留抵 ÷ 存货>20%为黄':
    'Months in a row, to the latest, with input tax carried forward (line 20); ≥ 12 and > 20% of inventories yellow',
  'Σ 免税销售额(一般纳税人第8栏，小规模纳税人第9栏) ÷ Σ 申报销售额；一般纳税人有免税或简易计税、有进项而没有转出为红':
    'Σ exempt sales (line 8 of general, 9 of small taxpayers) ÷ Σ declared sales; of general taxpayers, exempt or simple sales with input tax and none taken back red',
  '小规模纳税人按第9栏免税销售额计，没有进项税额可转出':
    'small taxpayer: line 9, without input tax to take back',
  '企业所得税应纳税额 ÷ 营业收入；低于行业中位数的50%为黄，低于20%为红':
    'Income tax payable ÷ revenue; below 50% of the median of peers yellow, below 20% red',
  '企业所得税应纳税额 ÷ 利润总额；有利润而税额为零为黄，亏损年度不适用':
    'Income tax payable ÷ profit before tax; profit without tax yellow, not in years of loss',
  '同年增值税应纳税额 ÷ (营业收入 − 营业成本)':
    'VAT payable of the year ÷ (revenue − cost of sales)',
  '工资薪金支出(A105050) ÷ 营业收入；低于行业P5为黄':
    'Wages (A105050) ÷ revenue; below P5 of peers yellow',
  '(汇算实际应纳所得税额 − 已预缴所得税额) ÷ 汇算实际应纳所得税额':
    '(income tax settled − prepaid) ÷ income tax settled',
  '研发费用 ÷ 营业收入；高新技术企业收入<5千万元应≥5%，≤2亿元应≥4%，>2亿元应≥3%，低于为黄':
    'Research ÷ revenue; high-tech enterprises: ≥ 5% below 50 million, ≥ 4% to 200 million, ≥ 3% above, else yellow',
  '自登记为一般纳税人之月起的整月数；登记信息没有载明的，以首份一般纳税人申报表为准':
    'Whole months since the registration as a general taxpayer, or since the first general return where it is not told',
  '近12个月申报销售额 ÷ 500万元，仅小规模纳税人':
    'Declared sales of 12 months ÷ 5 million, small taxpayers only',
  '应纳税所得额÷300万元、从业人数÷300人、资产总额÷5000万元中，落在90%至100%的项数，取最近一份企业所得税申报表':
    'How many of taxable income ÷ 3 million, staff ÷ 300, assets ÷ 50 million lie between 90% and 100% in the latest income tax return',
  '申报类指标的窗口以最近一个已申报或申报期限已届满的所属期为止：上月的申报表在报告时通常尚未到期，按季申报的为上一季度。窗口不以 M0 结束时，指标旁注明所属期止。':
    'Windows of returns end with the last period that was filed or is due: last month’s return is mostly not due yet, nor last quarter’s. Where a window does not end with M0, its last period stands beside the figure.',
  '申报销售额：一般纳税人为主表第1、5、7、8栏之和，小规模纳税人为第1、4、7、9、13栏之和，均不含税。按季申报的企业，图中每月以季度数÷3列示并注明“季均”，不用于任何指标与规则。':
    'Declared sales: lines 1, 5, 7, 8 of general, 1, 4, 7, 9, 13 of small taxpayers, without tax. Quarterly figures are drawn as a third a month, marked as means of the quarter, and used for no figure and no rule.',
  '企业所得税季度申报表为年初至本期累计数，单季数由本期累计减同年上期累计得出；年度申报表新旧版式按项目名称对应。':
    'Quarterly income tax returns are sums since January; a quarter alone is that sum less the one before. Annual layouts are matched by the names of their items.',
  '申报期限以申报表载明的为准；没有载明的按期满次月15日、年度按次年5月31日计算，遇法定节假日顺延，调休上班的周末按休息日计，期限从宽。':
    'The term is the one that the return states, else the 15th of the next month, for years 31 May, moved by public holidays; weekends worked in exchange count as days off, so that no term is too short.',
  '未申报期数只看已采集、期限已届满、且在成立当期之后的所属期。到期未见申报表的月份不视为零，涉及的合计不予计算。':
    'Periods without a return are looked for only where collected, due, and after the period of the founding. A month without a return is not nought: sums over it are not made.',
  '月份状态分为已采集、已采集但无申报或记录、未采集、成立前、不适用。未采集不等于零：窗口内有未采集月份而指标不容缺失时，显示“--”并注明原因。':
    'Months are collected, collected without a return or record, not collected, before the founding, or do not apply. Not collected is not nought: a figure that must not miss a month shows “--” and why.',
  '财务指标中与余额相比的收入、成本与利润取截至期末的近四个季度；平均余额为上年同期末与期末余额的平均（年末即年初与年末），没有上年同期末的取年初，只有期末的取期末，均在指标旁注明。现金流量表只有各季度本期数的，各季度齐全、合计与资产负债表货币资金变动相符才采用。':
    'Revenue, cost and profit that stand against a balance are those of the four quarters to its end; a mean balance is that of the end and of the same day a year before (of a year: its beginning and its end), of the beginning of the year where that is not held, of the end alone where neither is, each said beside the figure. Cash flow told by quarters alone is summed where every quarter is there and the sum is the change of cash in the balance sheets.',
  '行业对比以平台上同行业企业的分位数为准，注明户数与层级；户数不足时显示“暂无行业基准”，不作判断。':
    'Peers are enterprises of the same industry on the platform, with their number and group; too few are no comparison and no judgement.',
  '本报告依据企业授权采集或由查询机构提供的纳税申报、财务报表、缴款、登记及社保信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'This report is made of returns, statements, payments, registration and social insurance collected with the enterprise’s consent or provided by the institution. Who provides the data answers for them, the platform for the computation.',
  '指标、规则提示与结论由模型按公开的口径计算，仅供信用评估参考，不构成授信承诺，也不构成对企业合法合规与否的认定。':
    'Figures, alerts and conclusions are computed by published definitions, for reference in credit assessment only; they promise no credit and judge no compliance.',
}
