/** English of what stands in workbooks of outcomes; loaded by who reads English alone. */
import { pairsOf } from '@xinjian/format/say/words'
import { READING_SAYS } from '@xinjian/intake/words'
import { fileEnglishOf } from '../../http/lists/file-english.ts'
import { LOAN_SAYS } from './words.ts'

export const loansEnglish = fileEnglishOf([...pairsOf(LOAN_SAYS), ...pairsOf(READING_SAYS)])
