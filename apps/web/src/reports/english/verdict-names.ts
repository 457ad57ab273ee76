/** What the verdict says without a figure of the enterprise: levels, sources, checks of the admission packs, changes and requests. */

import { POLICY_NAMES } from '@xinjian/engine/report/policies'
import { DATASET_NAMES } from '@xinjian/format/datasets/datasets'
import { DATASETS_NAMED } from '../dataset-names.ts'

const DATASETS = Object.entries(DATASET_NAMES).map(([dataset, name]) => [
  name,
  DATASETS_NAMED.en[dataset as keyof typeof DATASET_NAMES],
])
const PACKS = Object.values(POLICY_NAMES).map(({ name, nameEn }) => [name, nameEn])

export const VERDICT_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...DATASETS, ...PACKS]),
  当天: 'the same day',
  数据范围不明: 'range of the data not known',
  '吊销，未注销': 'licence revoked, not struck off',
  建议准入: 'Admit',
  未见须复核事项: 'Nothing to review',
  申报销售增长率: 'Growth of declared sales',
  开票同比增长率: 'Invoiced growth, year on year',
  年度增长率: 'Growth of the year',
  '截至评分月份没有任何发票数据，不予评分；请先采集进项和销项发票':
    'No invoice data up to the month of the score, hence no score; please have purchases and sales collected first',
  未见不利事项: 'Nothing adverse found',
  人工复核: 'Review',
  建议拒绝: 'Reject',
  '数据不足，不评级': 'Too little data, not rated',
  没有参考额度: 'no limit suggested',
  不给出参考额度: 'no limit is suggested',
  发票: 'invoices',
  注销: 'struck off',
  吊销: 'licence revoked',
  撤销: 'registration cancelled',
  清算: 'in liquidation',
  停业: 'out of business',
  非正常: 'irregular',
  存续: 'in existence',
  在业: 'in business',
  开业: 'in business',
  '在营（开业）企业': 'in business',
  'domain §6.2 硬拒': 'domain §6.2, hard refusals',
  'domain §4 红线': 'domain §4, red lines',
  '平台默认：异常值检查': 'default of the platform: outliers',
  '平台默认裁决表：贷前数据时效': 'default table of the platform: age of data before lending',
  'domain §4 R-017；月末条件的最小样本为本平台所设':
    'domain §4, R-017; the least sample at the end of a month is the platform’s own',
  'domain §4 R-029；存货数据未采集，库存增长不能排除':
    'domain §4, R-029; stock was not collected, its growth cannot be excluded',
  'domain §4 R-034；公告2019年第38号': 'domain §4, R-034; announcement 38 of 2019',
  'domain §4 R-041；最少家数为本平台所设：一两家对手的集中由R-037、R-038说明':
    'domain §4, R-041; the least number of parties is the platform’s own: one or two are told by R-037 and R-038',
  'domain §4 R-052；逐行3σ条件需要逐行单价，未判定':
    'domain §4, R-052; the 3σ condition needs the price of each line and is not judged',
  'domain §3.1 缺失月份；平台默认裁决表':
    'domain §3.1, missing months; default table of the platform',
  '平台默认裁决表；domain §4、§6.2': 'default table of the platform; domain §4, §6.2',
  'domain §6.4 各准入规则：成立满1至2年': 'domain §6.4, the packs: founded 1 to 2 years ago',
  'domain §6.3 评级系数为零': 'domain §6.3, factor of the grade is zero',
  'domain §6.2 硬拒清单：法人变更≤180天复核':
    'domain §6.2, hard refusals: legal representative changed within 180 days, for review',
  'domain §3.2 I-005 红线；§6.4 浦慧贷': 'domain §3.2, red line of I-005; §6.4, Puhui loan',
  '法定代表人22–59岁': 'Legal representative aged 22–59',
  '法定代表人18–60岁': 'Legal representative aged 18–60',
  '法定代表人20–65岁': 'Legal representative aged 20–65',
  手机在网满12个月: 'Mobile phone in use for 12 months',
  '法定代表人持股不低于5%': 'Legal representative holds at least 5%',
  '法定代表人不超过65岁且持股不低于20%': 'Legal representative not over 65 and holds at least 20%',
  半年征信查询不超过6次: 'At most 6 credit inquiries in half a year',
  对外负债不超过500万元: 'Outside debt not above 500 × 10,000 yuan',
  授信银行不超过2家: 'At most 2 lending banks',
  没有欠税: 'No arrears',
  登记与税务状态正常: 'Registration and tax status normal',
  '本报告没有此项数据，请另行核实': 'this report has no such data: to be checked elsewhere',
  没有变更记录: 'no change on record',
  '法定代表人的出生年份未采集，请另行核实':
    'year of birth of the legal representative not collected: verify elsewhere',
  法定代表人变更记录未采集: 'changes of the legal representative not collected',
  登记状态未采集: 'registration status not collected',
  缴款信息未覆盖近12个月: 'tax payments do not cover the last 12 months',
  近12个月销项发票不全: 'sales invoices of the last 12 months incomplete',
  '命中任一红线规则（★）即拒绝': 'Any red line (★) that is hit refuses',
  命中任一非红线规则须人工复核: 'Any other rule that is hit needs review',
  '欠税余额>0即拒绝': 'Arrears > 0 refuse',
  近12个月销项采集完整而没有有效发票即拒绝:
    'The last 12 months of sales all collected without a valid invoice refuse',
  '所选准入规则有一项不符即拒绝，有不能判断的项须人工复核':
    'One check of the chosen pack not met refuses, one that cannot be judged needs review',
  '参考额度不足1万元或不能测算，须人工复核':
    'A limit below 10,000 yuan or one that cannot be computed needs review',
  '命中 R-046（频繁变更法人，或180天内变更）须人工复核':
    'R-046 (frequent change of legal representative, or within 180 days) needs review',
  评分卡所需期间的数据不足时不评级:
    'Not rated where the period that the scorecard needs lacks data',
  '红线事项消除并经核实后可重新申请。':
    'The enterprise may apply anew once the red line is removed and that is verified.',
  '取得最近月份的数据后可重新评级。': 'It can be rated anew with data of the latest months.',
  '取得最近月份的数据后可给出额度。': 'A limit can be given with data of the latest months.',
  '取得最近月份的数据后可重新测算额度。':
    'The limit can be computed anew with data of the latest months.',
  '补齐缺失月份后可重新评级。': 'It can be rated anew once the missing months are there.',
  '补齐缺失月份后结论不再受限于部分数据。':
    'Once the missing months are there the verdict no longer rests on part of the data.',
  '扣分最多的各项改善后可重新评级。':
    'It can be rated anew once the items that cost most points improve.',
  '上述事项核实排除后可给出额度。': 'A limit can be given once these matters are cleared.',
  '上述事项核实排除后，此项不再影响结论。':
    'Once these matters are cleared this point no longer bears on the verdict.',
  '上述事项核实排除后额度不再折减。': 'The limit is no longer cut once these matters are cleared.',
  '补充数据后可给出风险等级。': 'With more data a level of risk can be given.',
  '补齐评分所需期间的数据后可重新评级。':
    'It can be rated anew once the period that the score needs is there.',
  '恢复开票后可重新测算额度。': 'The limit can be computed anew once invoices are issued again.',
  '登记状态恢复正常后可重新申请。':
    'The enterprise may apply anew once its registration is normal again.',
  '结清欠税并重新采集后可重新申请。':
    'The enterprise may apply anew once the arrears are settled and collected anew.',
  '恢复经营并开票满6个月后可重新申请。':
    'The enterprise may apply anew after 6 months of trade and invoices.',
  '该笔开票核实或更正后可测算额度。':
    'A limit can be computed once these invoices are verified or corrected.',
  '现有数据不能测算参考额度。': 'The data at hand give no limit.',
  '请补充缴款信息、财务报表或银行流水，以便测算额度。':
    'Please add tax payments, financial statements or bank records to compute a limit.',
  '按最近年度报表测算，自有资金与现有借款已覆盖营运资金需要，没有新增额度。':
    'By the latest annual statements own funds and present loans cover the working capital needed: no further limit.',
  '如有新增资金需求，请提供订单、合同等用途证明。':
    'If more funds are needed, please show orders or contracts.',
  '测算的参考额度不足1万元。': 'The limit computed is below 10,000 yuan.',
  '请补充可佐证经营规模的材料。': 'Please add material that shows the size of the business.',
  '请补充登记信息、发票明细与开票时间，以便判断其余规则。':
    'Please add registration, invoice lines and times of issue to judge the other rules.',
  '请提供法定代表人变更的原因与新任法定代表人的资信材料。':
    'Please give the reason of the change of legal representative and the standing of the new one.',
  '数据不足以评分。': 'Too little data for a score.',
  '请补充授权采集或上传近36个月的发票。':
    'Please authorise the collection of the last 36 months of invoices, or upload them.',
  '请企业说明停止开票的原因与目前经营情况。':
    'Please explain why no invoices are issued and how business stands.',
  '请提供欠税的成因与清缴凭证。': 'Please explain the arrears and show proof of payment.',
  '请企业说明是否停业，或以其他方式证明经营收入。':
    'Please say whether business has stopped, or show its revenue otherwise.',
  '请提供合同、银行流水等佐证经营规模。':
    'Please show contracts or bank records for the size of the business.',
  '由机构提供；未提供则不扣减': 'given by the institution; nothing is taken off without it',
  '仅供参考，不构成授信承诺。': 'For reference, not a promise of credit.',
  '上年收入 × (1 − 销售利润率) × (1 + 预计增长率) ÷ 周转次数 − 自有资金 − 现有短期借款':
    'revenue of last year × (1 − margin) × (1 + expected growth) ÷ turnover − own funds − present short loans',
  已采集的财务报表没有完整年度: 'the statements collected hold no full year',
  '周转天数不大于零，营运资金无缺口': 'turnover days not above zero: no working capital is wanted',
  应付: 'payables',
  预付: 'prepayments',
  预收: 'advances',
  '样本没有公布违约发生的时间，因此概率没有确定的期限，不是未来一年的违约率':
    'not known: the sample does not say when defaults happened, so this is no rate of the coming year',
}
