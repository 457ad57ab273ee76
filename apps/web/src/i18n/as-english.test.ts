import { expect, it } from 'vitest'
import { asEnglish } from './as-english.ts'

it.each([
  ['Founded at least 1 years ago', 'Founded at least 1 year ago'],
  ['founded 1 years and 11 months ago', 'founded 1 year and 11 months ago'],
  ['1 queries of 1 counterparties in 21 days', '1 query of 1 counterparty in 21 days'],
  ['level 2.1 rows, version 3-1 months', 'level 2.1 rows, version 3-1 months'],
  ['a limit of 224 × 10,000 yuan', 'a limit of 2.24m yuan'],
  ['<30 × 10,000 yuan', '<300,000 yuan'],
  ['-1,234.5 × 10,000 yuan', '-12.345m yuan'],
  ['at least 1 × 10,000 yuan', 'at least 10,000 yuan'],
  ['rate 3%，6%（old）；new：13%。', 'rate 3%, 6% (old); new: 13%.'],
  ['nothing to do here: 1 is one', 'nothing to do here: 1 is one'],
])('%s', (written, read) => expect(asEnglish(written)).toBe(read))
