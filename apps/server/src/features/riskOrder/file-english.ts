/** English of what stands in workbooks of orders; loaded by who reads English alone. */
import { POLICY_TABLE_SAYS } from '@xinjian/engine/report/policy/words'
import { ENGINE_WORDS } from '@xinjian/engine/words'
import { readerOf } from '@xinjian/format/say/read'
import { pairsOf } from '@xinjian/format/say/words'
import { SERVER_WORDS } from '../../words.ts'
import { RISK_FILE_SAYS } from './file-words.ts'

const CHINESE = /[\u3400-\u9fff，。；：、（）]/

const read = readerOf([
  ...pairsOf(RISK_FILE_SAYS),
  ...pairsOf(POLICY_TABLE_SAYS),
  ...ENGINE_WORDS,
  ...SERVER_WORDS,
])

const within = (zh: string): string | null => (CHINESE.test(zh) ? read(zh, within) : zh)

/** As it was written where no table has it: what people called something stays. */
export const fileEnglish = (zh: string): string => within(zh) ?? zh
