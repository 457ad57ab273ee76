/** What reports of one source say where nothing stands against the enterprise, and what invoices alone may carry. */
import type { Sentence } from '../sentences.ts'

export const ONE_VOICE_SENTENCES: readonly Sentence[] = [
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

export const ONE_VOICE_NAMES: Readonly<Record<string, string>> = {}
