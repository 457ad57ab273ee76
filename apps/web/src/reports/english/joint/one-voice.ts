/** What reports of one source say where nothing stands against the enterprise, and what invoices alone may carry. */
import type { Sentence } from '../sentences.ts'

export const ONE_VOICE_SENTENCES: readonly Sentence[] = [
  [
    /^就(.+)数据看，(.+)；收入与税务未一并评判，不作准入结论$/,
    'By the data on ~1: @2; income and taxes were not judged together, so there is no verdict on admission',
  ],
  [
    /^(.+)；(\d+)项指标达到预警线（(.+)），未到须复核的程度$/,
    '@1; past the red line, but not enough for a review: @3',
  ],
  [/^(.+)；(.+)未取得，不在结论之内$/, '@1; ~2 not obtained, outside of this'],
  [/^(已判断的?\d+条规则.+)，另有(\d+)条无法判断$/, '@1, and $2 could not be judged'],
  [/^已判断的(\d+)条规则均未命中$/, 'none of the $1 rules judged was hit'],
  [
    /^已判断(\d+)条规则，只有低风险提示(\d+)条（(.+)）$/,
    'of the $1 rules judged only $2 of low level were hit (~3)',
  ],
  [
    /^企业资料中登记的纳税信用等级为([A-Z])，税务机关最近一次评级为([A-Z])，以税务机关的评级为准。$/,
    'The tax credit rating on file is $1, the latest of the tax bureau $2; that of the bureau counts.',
  ],
  [
    /^进项与销项金额接近，票面毛利率仅(.+?)，建议了解定价(.*)。$/,
    'Purchases are close to sales, a margin on paper of $1 only: ask for the prices@2.',
  ],
  [
    /^进项大于销项，票面毛利率为(.+?)，建议了解定价与存货(.*)。$/,
    'Purchases exceed sales, a margin on paper of $1: ask for prices and stock@2.',
  ],
  [
    /^近(\d+)个月进项净额相当于销项净额的(.+)，进项大于销项，票面没有盈利空间。$/,
    'Purchases are $2 of sales over $1 months: more than sales, no margin on paper.',
  ],
  [
    /^近(\d+)个月进项净额相当于销项净额的(.+)，票面盈利空间小。$/,
    'Purchases are $2 of sales over $1 months: a narrow margin on paper.',
  ],
  [
    /^近(\d+)个月进项净额相当于销项净额的(.+)，高于较稳妥的(.+)。$/,
    'Purchases are $2 of sales over $1 months, above the steadier $3.',
  ],
  [
    /^近(\d+)个月进项净额相当于销项净额的(.+)，低于较稳妥的(.+)，进项偏少。$/,
    'Purchases are $2 of sales over $1 months, below the steadier $3: few purchases.',
  ],
  [
    /^该企业现有的其他报告为“(.+)”，仅凭发票不作准入结论$/,
    'other current reports of the enterprise say “~1”: on invoices alone there is no verdict on admission',
  ],
  [
    /^该企业现有的其他报告为“(.+)”，不给出参考额度。$/,
    'Other current reports of the enterprise say “~1”: no limit is suggested.',
  ],
  [/^本报告只依据发票，额度以(.+)为限$/, 'This report rests on invoices alone: at most @1'],
  [
    /^成立(以来|至[\d-]+的)(\d+)个月已到期的各所属期均有申报记录。$/,
    'Every period due in the $2 months since the founding@1 has a return.',
  ],
  [
    /^成立(以来|至[\d-]+的)(\d+)个月的申报均未逾期。$/,
    'No late return in the $2 months since the founding@1.',
  ],
  [/^至([\d-]+)的$/, ' to $1'],
  [/^以来$/, ''],
  [/^(\d{4})年度企业所得税申报亏损(.+)。$/, 'The income-tax return of $1 declares a loss of @2.'],
]

export const ONE_VOICE_NAMES: Readonly<Record<string, string>> = {
  纳税: 'taxes',
  '发票由企业上传，未经税务机关核验，仅凭发票不作准入结论':
    'the invoices were uploaded by the enterprise and not verified by the tax bureau: on invoices alone there is no verdict on admission',
  本机构不以发票单独作准入依据: 'this institution admits nobody on invoices alone',
  '本机构不以发票单独作准入依据，不给出参考额度。':
    'This institution admits nobody on invoices alone: no limit is suggested.',
  仅凭发票的上限: 'Ceiling on invoices alone',
  '纳税、偿债与现金流的关键指标达到红色预警线须人工复核':
    'a key figure of taxes, debts or cash flow beyond its red line needs review',
  'domain §3.3、§3.4 各指标红线；平台默认裁决表':
    'domain §3.3 and §3.4, red lines of the figures; the default table of the platform',
}
