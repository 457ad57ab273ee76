import { availabilityWords } from '@xinjian/contract/collect/availability'
import { expect, it } from 'vitest'
import { inEnglish } from '../../../english.ts'
import { said } from './run.ts'

it.each([
  ['DONE', 1_204, 'HELD', 'VAT returns: held · 1,204 rows'],
  ['FAILED', 80, 'PART', 'VAT returns: part · 80 rows'],
  ['EMPTY', 0, 'NONE', 'VAT returns: none'],
  ['FAILED', 0, 'MISSED', 'VAT returns: not obtained'],
  ['SKIPPED', 0, 'UNASKED', 'VAT returns: not collected'],
] as const)(
  'a dataset that is %s with %i rows is told in the words of phone and office',
  (state, rows, word, en) => {
    const text = said('增值税申报', { state, rows })
    expect(text).toBe(`增值税申报：${availabilityWords(word, rows, 'zh')}`)
    expect(inEnglish(text)).toBe(en)
  },
)
