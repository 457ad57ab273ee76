/** English of what stands in workbooks of outcomes; loaded by who reads English alone. */
import { readerOf } from '@xinjian/format/say/read'
import { pairsOf } from '@xinjian/format/say/words'
import { READING_SAYS } from '@xinjian/intake/words'
import { LOAN_SAYS } from './words.ts'

const CHINESE = /[\u3400-\u9fff，。；：、（）]/

const read = readerOf([...pairsOf(LOAN_SAYS), ...pairsOf(READING_SAYS)])
const within = (zh: string): string | null => (CHINESE.test(zh) ? read(zh, within) : zh)

/** As it was written where no table has it. */
export const loansEnglish = (zh: string): string => within(zh) ?? zh
