import { words } from '@xinjian/format/say/words'

/** Gates of the verdict: what they look at, say, ask for, and what would change them. */
export const GATES_SAYS = words({
  smallAmountPossible: [
    '本机构选用小额简化测算后，可给出不超过{most:wan}的小额额度。',
    'A small limit of at most {most} can be given once the institution chooses the simplified estimate.',
  ],
  stillInvoicing: ['近期仍在开票', 'Invoices were issued lately'],
  silentThreshold: [
    '已采集期间内最近一张有效销项发票之后>{days:count}天没有开票，不给额度',
    '> {days} days collected without an invoice since the last valid sale: no limit',
  ],
  pleaseExplainWhy: [
    '请企业说明停止开票的原因与目前经营情况。',
    'Please explain why no invoices are issued and how business stands.',
  ],
  limitCanBe: [
    '恢复开票后可重新测算额度。',
    'The limit can be computed anew once invoices are issued again.',
  ],
  neverIssuedAtLeast: [
    '没有开过销项发票，此后至少{days:count}天没有开票，参考额度不予给出。',
    'No sales invoice was ever issued, for at least {days|day|days}: no limit is suggested.',
  ],
  neverIssued: [
    '没有开过销项发票，此后{days:count}天没有开票，参考额度不予给出。',
    'No sales invoice was ever issued, for {days|day|days}: no limit is suggested.',
  ],
  silentAtLeast: [
    '最近一张销项发票开具于{last:code}，此后至少{days:count}天没有开票，参考额度不予给出。',
    'The last sales invoice is of {last}, none in at least {days|day|days} since: no limit is suggested.',
  ],
  silent: [
    '最近一张销项发票开具于{last:code}，此后{days:count}天没有开票，参考额度不予给出。',
    'The last sales invoice is of {last}, none in the {days|day|days} since: no limit is suggested.',
  ],
  salesInvoices: ['销项发票', 'Sales invoices'],
  purchaseInvoices: ['进项发票', 'Purchase invoices'],
  invoices: ['发票', 'invoices'],
  hardRefusals: ['domain §6.2 硬拒', 'domain §6.2, hard refusals'],
  registered: ['登记状态正常', 'Registration is normal'],
  registeredThreshold: [
    '登记状态为{dead:list}即拒绝',
    'Registration as any of these refuses: {dead}',
  ],
  registeredAs: ['企业登记状态为{status:words}。', 'The enterprise is registered as: {status}.'],
  enterpriseMayApply: [
    '登记状态恢复正常后可重新申请。',
    'The enterprise may apply anew once its registration is normal again.',
  ],
  noArrears: ['没有欠税', 'No arrears'],
  arrearsRefuse: ['欠税余额>0即拒绝', 'Arrears > 0 refuse'],
  owes: ['企业当前欠缴税款{owed:yuan}。', 'The enterprise owes {owed} of tax.'],
  enterpriseMayApplyAnew: [
    '结清欠税并重新采集后可重新申请。',
    'The enterprise may apply anew once the arrears are settled and collected anew.',
  ],
  pleaseExplainArrears: [
    '请提供欠税的成因与清缴凭证。',
    'Please explain the arrears and show proof of payment.',
  ],
  tradedThisYear: ['近12个月有开票', 'Invoices in the last 12 months'],
  dormantThreshold: [
    '近12个月销项采集完整而没有有效发票即拒绝',
    'The last 12 months of sales all collected without a valid invoice refuse',
  ],
  dormant: [
    '近12个月销项已采集{known:count}个月，没有一张有效发票。',
    '{known|month|months} of the last 12 months of sales collected, without a single valid invoice.',
  ],
  pleaseSayWhether: [
    '请企业说明是否停业，或以其他方式证明经营收入。',
    'Please say whether business has stopped, or show its revenue otherwise.',
  ],
  enterpriseMayApplyAnewAfter: [
    '恢复经营并开票满6个月后可重新申请。',
    'The enterprise may apply anew after 6 months of trade and invoices.',
  ],
  noOutlier: ['没有畸大的单日开票', 'No day far too large'],
  dayShareLast: [
    '单日净额>近12个月的{share:percent}，且当月>其余月份中位数的{times:number}倍，核实前不给额度',
    'A day > {share} of the last 12 months in a month > {times} × the median of the others: no limit before it is verified',
  ],
  outlierSource: ['平台默认：异常值检查', 'default of the platform: outliers'],
  outlier: [
    '{on:code}单日开票{net:yuan}，占近12个月的{share:percent}，疑似录入有误或一次性业务，核实前不给出额度。',
    '{net} invoiced on {on} alone, {share} of the last 12 months: perhaps a slip or a single event, no limit before it is verified.',
  ],
  outlierAsk: [
    '请核对{on:code}的发票金额，并提供对应合同。',
    'Please check the invoices of {on} and show the contracts.',
  ],
  limitCanBeComputed: [
    '该笔开票核实或更正后可测算额度。',
    'A limit can be computed once these invoices are verified or corrected.',
  ],
  enough: ['发票张数足以统计', 'Enough invoices for statistics'],
  enoughThreshold: [
    '近12个月有效销项发票≥{least:count}张',
    '≥ {least} valid sales invoices in the last 12 months',
  ],
  enoughSource: [
    'domain §3.2 I-005 红线；§6.4 浦慧贷',
    'domain §3.2, red line of I-005; §6.4, Puhui loan',
  ],
  few: [
    '近12个月只有{n:count}张有效销项发票，单张发票即可左右各项指标，评分仅作参考。',
    'Only {n|valid sales invoice|valid sales invoices} in the last 12 months: a single one sways the indicators, the score is for reference.',
  ],
  pleaseShowContracts: [
    '请提供合同、银行流水等佐证经营规模。',
    'Please show contracts or bank records for the size of the business.',
  ],
  packMet: ['符合所选准入规则', 'The chosen admission pack is met'],
  oneCheckChosen: [
    '所选准入规则有一项不符即拒绝，有不能判断的项须人工复核',
    'One check of the chosen pack not met refuses, one that cannot be judged needs review',
  ],
  packFailed: [
    '不符合{pack:words}的条件：{checks:words}。',
    'Conditions not met, {pack}: {checks}.',
  ],
  packFailedChange: [
    '满足{pack:words}的各项条件后可重新申请。',
    'It may apply anew once it meets every condition of: {pack}.',
  ],
  packOpen: [
    '{pack:words}有条件不能判断：{checks:words}。',
    'Conditions that cannot be judged, {pack}: {checks}.',
  ],
  packOpenAsk: [
    '请补充{pack:words}中不能判断的各项材料。',
    'Please add what cannot be judged of: {pack}.',
  ],
  defaultTablePlatform: [
    '平台默认裁决表；domain §4、§6.2',
    'default table of the platform; domain §4, §6.2',
  ],
  clearedNothing: [
    '上述事项核实排除后，此项不再影响结论。',
    'Once the matters above are cleared, this one no longer counts.',
  ],
  dataAtHand: ['现有数据不能测算参考额度。', 'The data at hand give no limit.'],
  pleaseAddTax: [
    '请补充缴款信息、财务报表或银行流水，以便测算额度。',
    'Please add tax payments, financial statements or bank records to compute a limit.',
  ],
  latestAnnualStatements: [
    '按最近年度报表测算，自有资金与现有借款已覆盖营运资金需要，没有新增额度。',
    'By the latest annual statements own funds and present loans cover the working capital needed: no further limit.',
  ],
  ifMoreFunds: [
    '如有新增资金需求，请提供订单、合同等用途证明。',
    'If more funds are needed, please show orders or contracts.',
  ],
  limitComputedBelow: ['测算的参考额度不足1万元。', 'The limit computed is below 10,000 yuan.'],
  pleaseAddMaterial: [
    '请补充可佐证经营规模的材料。',
    'Please add material that shows the size of the business.',
  ],
  gradeLeastB: ['评级不低于B', 'Grade not below B'],
  gradesGradesReject: ['评级{grades:list}建议拒绝', 'Grades {grades}: reject'],
  gradeFactorSource: ['domain §6.3 评级系数为零', 'domain §6.3, factor of the grade is zero'],
  belowB: [
    '评级{grade:code}，低于可给予额度的最低等级B。',
    'Grade {grade} is below B, the lowest that can have a limit.',
  ],
  itCanBe: [
    '扣分最多的各项改善后可重新评级。',
    'It can be rated anew once the items that cost most points improve.',
  ],
  notHigh: ['风险等级不为高', 'Risk is not high'],
  highRiskNo: [
    '风险等级为高，不给额度，须人工复核；高级别规则命中{rules:count}条及以上，建议拒绝',
    'High risk: no limit and review; with {rules} or more high-level rules hit: reject',
  ],
  highRisk: ['风险等级为高，命中{rules:list}。', 'Risk is high, rules hit: {rules}.'],
  explain: ['请就{rules:list}提供说明与证明材料。', 'Please explain, with proof: {rules}.'],
  clearedLimit: [
    '上述事项核实排除后可给出额度。',
    'Once the matters above are cleared, a limit can be given.',
  ],
  noHighRule: ['没有高级别规则命中', 'No high-level rule is hit'],
  highLevelRule: [
    '命中高级别规则，额度按{share:percent}，须人工复核',
    'A high-level rule hit: {share} of the limit and review',
  ],
  highRule: ['命中高级别规则：{rules:list}。', 'High-level rules hit: {rules}.'],
  clearedWhole: [
    '上述事项核实排除后额度不再折减。',
    'Once the matters above are cleared, the limit is no longer cut.',
  ],
  notMedium: ['风险等级不为中', 'Risk is not medium'],
  mediumRiskShare: [
    '风险等级为中，额度按{share:percent}，须人工复核',
    'Medium risk: {share} of the limit and review',
  ],
  mediumRisk: ['风险等级为中，命中{rules:list}。', 'Risk is medium, rules hit: {rules}.'],
  mostJudged: ['风险规则多数可判断', 'Most of the rules can be judged'],
  lessThanHalf: [
    '可判断的规则不足半数，不说风险等级，额度按{share:percent}',
    'Less than half of the rules can be judged: no level of risk, {share} of the limit',
  ],
  fewJudged: [
    '{rules:count}条风险规则只能判断{judged:count}条，不足以给出风险等级。',
    'Only {judged} of {rules|rule|rules} can be judged, too few for a level of risk.',
  ],
  pleaseAddRegistration: [
    '请补充登记信息、发票明细与开票时间，以便判断其余规则。',
    'Please add registration, invoice lines and times of issue to judge the other rules.',
  ],
  moreDataLevel: ['补充数据后可给出风险等级。', 'With more data a level of risk can be given.'],
  gradeLeastBbb: ['评级不低于BBB', 'Grade not below BBB'],
  gradesGradesReview: ['评级{grades:list}须人工复核', 'Grades {grades}: review'],
  needsReview: ['评级{grade:code}，须人工复核。', 'Grade {grade} needs review.'],
  limitComputed: ['能测算出额度', 'A limit can be computed'],
  limitBelow10: [
    '参考额度不足1万元或不能测算，须人工复核',
    'A limit below 10,000 yuan or one that cannot be computed needs review',
  ],
  representativeStays: ['法定代表人近期未变更', 'The legal representative did not change lately'],
  representativeStaysThreshold: [
    '命中 R-046（频繁变更法人，或180天内变更）须人工复核',
    'R-046 (frequent change of legal representative, or within 180 days) needs review',
  ],
  representativeStaysSource: [
    'domain §6.2 硬拒清单：法人变更≤180天复核',
    'domain §6.2, hard refusals: legal representative changed within 180 days, for review',
  ],
  pleaseGiveReason: [
    '请提供法定代表人变更的原因与新任法定代表人的资信材料。',
    'Please give the reason of the change of legal representative and the standing of the new one.',
  ],
  scorable: ['评分卡能够评分', 'The scorecard can give a score'],
  notRatedWhere: [
    '评分卡所需期间的数据不足时不评级',
    'Not rated where the period that the scorecard needs lacks data',
  ],
  tooLittleData: ['数据不足以评分。', 'Too little data for a score.'],
  pleaseAuthoriseCollection: [
    '请补充授权采集或上传近36个月的发票。',
    'Please authorise the collection of the last 36 months of invoices, or upload them.',
  ],
  itCanBeRated: [
    '补齐评分所需期间的数据后可重新评级。',
    'It can be rated anew once the period that the score needs is there.',
  ],
})
