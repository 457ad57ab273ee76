/** What rules say when they are hit, where `sentences.ts` has no finding of the same words. */
import type { Sentence } from './sentences.ts'

export const RULE_SENTENCES: readonly Sentence[] = [
  [
    /^参保(\d+)人，近(\d+)个月开票(.+)，规模不匹配，建议核实用工。$/,
    '$1 insured persons with @3 invoiced in $2 months: check who works there.',
  ],
  [
    /^近(\d+)个月法定代表人变更(\d+)次。$/,
    'The legal representative changed $2 times in $1 months.',
  ],
  [
    /^近(\d+)个月法定代表人变更(\d+)次，其中(\d+)天内(\d+)次。$/,
    'The legal representative changed $2 times in $1 months, $4 of them within $3 days.',
  ],
  [
    /^近(\d+)个月城建税与增值税实缴之比为(.+)，城建税与增值税比例异常，建议核实。$/,
    'City construction tax is $2 of VAT over $1 months, out of proportion: to be checked.',
  ],
]
