/** Sentences of the chapters on financial statements that the kit says. */
import type { Sentence } from './sentences.ts'

export const FINANCE_SENTENCES: readonly Sentence[] = [
  [/^(.+)情况无法判断：(.+)。$/, '@1 undetermined: @2.'],
  [/^最近年度报表（自([\d-]+)成立起）$/, 'statements of the last year (since the founding in $1)'],
  [
    /^(最近一期报表|最近年度报表(?:（自[\d-]+成立起）)?)(.+?)为(.+?)，达到预警线\((.+)\)。$/,
    '@2 of the @1: @3, past the line (@4).',
  ],
  [/^本年累计自([\d-]+)成立起$/, 'year to date is since the founding in $1'],
  [/^(.+?)(\d+)家企业的基准$/, 'benchmark of $2 enterprises: @1'],
  [/^(?:NO_BASE|ZERO_BASE)：(.+)$/, '@1'],
  [/^SUPPRESSED:ASSESSED_TAX$/, 'set aside: tax is assessed without books'],
  [/^资产负债$/, 'Liabilities and assets'],
  [/^最近年度盈利$/, 'Profit of the last year'],
]
