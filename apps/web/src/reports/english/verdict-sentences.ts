/** Sentences of the verdict that carry figures: levels, reasons, changes, requests, checks of the packs. */
import type { Sentence } from './sentences.ts'

const LEVELS: readonly Sentence[] = [
  [/^没有(销项发票|缴款)$/, 'no ~1'],
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

const COVERAGE: readonly Sentence[] = []

const FRESHNESS: readonly Sentence[] = []

const FACTS: readonly Sentence[] = [
  [/^登记状态为(.+)即拒绝$/, 'Registration as any of these refuses: @1'],
  [/^企业当前欠缴税款([\d,.]+)元。$/, 'Tax of $1 yuan is owed now.'],
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
