/** Sentences of the verdict that carry figures: levels, reasons, changes, requests, checks of the packs. */
import type { Sentence } from './sentences.ts'

const LEVELS: readonly Sentence[] = [
  [
    /^(建议准入|未见须复核事项|未见不利事项|人工复核|建议拒绝)：评级(\S+?)，(风险[^（]+（[^）]+）)，([^，；]+)。$/,
    '@1: grade $2, @3, @4.',
  ],
  [
    /^(建议准入|未见须复核事项|未见不利事项|人工复核|建议拒绝)：(.+)；评级(\S+?)，(风险[^（]+（[^）]+）)，([^，；]+)。$/,
    '@1: @2; grade $3, @4, @5.',
  ],
  [/^(建议拒绝)：(评级\S+?，低于.+)；(风险[^（]+（[^）]+）)，([^，；]+)。$/, '@1: @2; @3, @4.'],
  [/^风险(高|中|低)（已判断(\d+)\/(\d+)条）$/, '@1 risk ($2 of $3 rules judged)'],
  [/^参考额度(.+)$/, 'suggested limit @1'],
  [
    /^建议拒绝：(.+)。数据不足以评级，不给出评分、风险等级与额度。$/,
    'Reject: @1. Too little data to rate: no score, level of risk or limit.',
  ],
  [
    /^(数据不足，不评级|建议准入|未见须复核事项|未见不利事项|人工复核|建议拒绝)：(.+)。$/,
    '@1: @2.',
  ],
]

const COVERAGE: readonly Sentence[] = [
  [
    /^近(\d+)个月(.+)已采集≥(.+)，缺月即须人工复核$/,
    '≥ $3 of the last $1 months of ~2 collected; a missing month needs review',
  ],
  [
    /^近(\d+)个月(.+)未采集，不能评级。$/,
    'The last $1 months of ~2 were not collected: no rating.',
  ],
  [
    /^近(\d+)个月(.+)缺(\d+)个月（(.+)），已采集(\d+)\/(\d+)个月，不足以评级。$/,
    '$3 of the last $1 months of ~2 are missing (@4); $5 of $6 were collected, too few to rate.',
  ],
  [
    /^近(\d+)个月(.+)缺(\d+)个月（(.+)），结论只依据已采集的(\d+)个月。$/,
    '$3 of the last $1 months of ~2 are missing (@4); the verdict rests on the $5 collected.',
  ],
  [
    /^请授权采集或上传近(\d+)个月(.+)。$/,
    'Please authorise the collection of the last $1 months of ~2, or upload them.',
  ],
  [
    /^请补充授权采集或上传([\d\-至、]+)的(.+)。$/,
    'Please authorise the collection of ~2 of @1, or upload them.',
  ],
  [/^取得(.+)后可重新评级。$/, 'It can be rated anew with ~1.'],
  [/^成立以来完整月份≥(\d+)个$/, '≥ $1 whole months since the founding'],
  [
    /^企业成立以来只有(\d+)个完整月份，不足(\d+)个月，不评级。$/,
    'Only $1 whole months since the founding, less than $2: not rated.',
  ],
  [
    /^企业成立不足(\d+)个完整月份，不评级。$/,
    'Less than $1 whole months since the founding: not rated.',
  ],
  [/^经营满(\d+)个完整月后可评级。$/, 'It can be rated after $1 whole months of business.'],
  [/^(\d{4}-\d{2})至(\d{4}-\d{2})$/, '$1 to $2'],
]

const FRESHNESS: readonly Sentence[] = [
  [
    /^数据截止距判断日>(\d+)天不给额度，>(\d+)天不评级$/,
    'Data end > $1 days before the day of judgement: no limit; > $2 days: not rated',
  ],
  [
    /^(发票|缴款)数据只到([\d-]+)，距判断日([\d-]+)已(\d+)天，不能说明企业现状，不评级。$/,
    'The @1 end on $2, $4 days before the day of judgement $3: they say nothing of the present, not rated.',
  ],
  [
    /^(发票|缴款)数据只到([\d-]+)，距判断日([\d-]+)已(\d+)天，参考额度不予给出。$/,
    'The @1 end on $2, $4 days before the day of judgement $3: no limit is suggested.',
  ],
  [
    /^请重新授权采集或上传最近月份的(发票|缴款)数据。$/,
    'Please authorise a new collection of the @1 of the latest months, or upload them.',
  ],
  [/^最近一张销项发票为([\d-]+)（(.+)）$/, 'last sales invoice $1 (@2)'],
  [/^最近一笔缴款为([\d-]+)（(.+)）$/, 'last payment $1 (@2)'],
  [/^没有(销项发票|缴款)$/, 'no ~1'],
  [/^数据采集至([\d-]+)（(.+)）$/, 'collected to $1 (@2)'],
  [/^(\d+)天前$/, '$1 days before'],
  [/^本报告按([\d-]+)回看，不代表今日$/, 'the report looks back from $1, not from today'],
]

const FACTS: readonly Sentence[] = [
  [/^登记状态为(.+)即拒绝$/, 'Registration as any of these refuses: @1'],
  [/^企业当前欠缴税款([\d,.]+)元。$/, 'Tax of $1 yuan is owed now.'],
  [
    /^企业当前欠缴税款([\d,.]+)元，存在税务追缴与滞纳金风险。$/,
    'Tax of $1 yuan is owed: it may be pursued with late fees.',
  ],
  [/^命中红线：(.+)。$/, 'Red line hit: @1.'],
  [/^请就(.+)提供说明与证明材料。$/, 'Please explain, with proof: @1.'],
  [/^请就(.+)提供说明。$/, 'Please explain: @1.'],
]

const RATED: readonly Sentence[] = [
  [/^评级([A-D、]+)建议拒绝$/, 'Grades $1: reject'],
  [/^评级([A-D、]+)须人工复核$/, 'Grades $1: review'],
  [/^评级([A-D]+)，须人工复核。$/, 'Grade $1 needs review.'],
]

const PACKS: readonly Sentence[] = [
  [/^成立满(\d+)年$/, 'Founded at least $1 years ago'],
  [/^成立(\d+)年(\d+)个月$/, 'founded $1 years and $2 months ago'],
  [/^有开票(\d+)个月$/, '$1 months with invoices'],
  [/^开票(\d+)张$/, '$1 invoices'],
  [/^纳税信用等级为(.+)之一$/, 'Tax credit rating is one of $1'],
  [/^等级(\S+)$/, 'rating $1'],
  [/^欠税([\d,.]+)元$/, 'arrears of $1 yuan'],
  [/^(\d{4})年出生，(-?\d+)或(-?\d+)岁$/, 'born in $1, $2 or $3 years old'],
  [
    /^(\d{4})年出生，(-?\d+)或(-?\d+)岁，是否在范围内须按出生月日核实$/,
    'born in $1, $2 or $3 years old: whether within depends on the birthday',
  ],
  [/^状态为(.+)$/, 'status: @1'],
  [/^([^（）；]+)（(.+)）$/, '@1 (@2)'],
  [/^([^；]+)（([^（）]+)）$/, '@1 (@2)'],
]

const CARD: readonly Sentence[] = [
  [
    /^样本：一家银行公开的(\d+)家有标签的小微企业，其中(\d+)家违约；发票期间为(\d+)年(\d+)月至(\d+)年(\d+)月$/,
    '$1 small enterprises that one bank published with labels, $2 of them in default; invoices of $3/$4 to $5/$6',
  ],
  [
    /^一年以前的两年里，对稳定客户的月均开票净额为(.+)（不含税），规模仍有提升空间。$/,
    'In the two years up to a year ago mean monthly sales to steady customers are @1 (without tax): size can still grow.',
  ],
  [
    /^一年以前的两年里，对稳定客户的月均开票净额为(.+)（不含税），长期经营规模偏小。$/,
    'In the two years up to a year ago mean monthly sales to steady customers are @1 (without tax): a small size over long.',
  ],
  [
    /^近(\d+)个月中有(\d+)个月对稳定客户的开票达到(.+)，持续经营仍可积累。$/,
    '$2 of the last $1 months have sales of @3 to steady customers: more can still come.',
  ],
  [
    /^近(\d+)个月中有(\d+)个月对稳定客户的开票达到(.+)，可见的持续经营时间偏短。$/,
    '$2 of the last $1 months have sales of @3 to steady customers: the business seen is short.',
  ],
  [/^([^至]+)至([^至]+)，按比例$/, '@1 to @2, in proportion'],
]

export const VERDICT_SENTENCES: readonly Sentence[] = [
  ...LEVELS,
  ...COVERAGE,
  ...FRESHNESS,
  ...FACTS,
  ...RATED,
  ...CARD,
  ...PACKS,
]
