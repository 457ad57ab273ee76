/** English of what stands in workbooks of orders; loaded by who reads English alone. */
import { POLICY_TABLE_SAYS } from '@xinjian/engine/report/policy/words'
import { ENGINE_WORDS } from '@xinjian/engine/words'
import { readerOf } from '@xinjian/format/say/read'
import { pairsOf } from '@xinjian/format/say/words'
import { READING_SAYS } from '@xinjian/intake/words'
import { ORDER_FILE_NAMES } from './file-words.ts'
import { RISK_ORDER_SAYS } from './words.ts'

const CHINESE = /[\u3400-\u9fff，。；：、（）]/

const read = readerOf([
  ...pairsOf(ORDER_FILE_NAMES),
  ...pairsOf(POLICY_TABLE_SAYS),
  ...ENGINE_WORDS,
  ...pairsOf(RISK_ORDER_SAYS),
  ...pairsOf(READING_SAYS),
])

const within = (zh: string): string | null => (CHINESE.test(zh) ? read(zh, within) : zh)

/** As it was written where no table has it: what people called something stays. */
export const fileEnglish = (zh: string): string => within(zh) ?? zh
