/** What rules say when they are hit, where `sentences.ts` has no finding of the same words. */
import type { Sentence } from './sentences.ts'

export const RULE_SENTENCES: readonly Sentence[] = [
  [
    /^参保(\d+)人，近(\d+)个月开票(.+)，规模不匹配，建议核实用工。$/,
    '$1 insured persons with @3 invoiced in $2 months: check who works there.',
  ],
]
