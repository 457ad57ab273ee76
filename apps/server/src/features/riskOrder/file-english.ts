/** English of what stands in workbooks of orders; loaded by who reads English alone. */
import { POLICY_TABLE_SAYS } from '@xinjian/engine/report/policy/words'
import { ENGINE_WORDS } from '@xinjian/engine/words'
import { pairsOf } from '@xinjian/format/say/words'
import { READING_SAYS } from '@xinjian/intake/words'
import { fileEnglishOf } from '../../http/lists/file-english.ts'
import { ORDER_FILE_NAMES } from './file-words.ts'
import { RISK_ORDER_SAYS } from './words.ts'

export const fileEnglish = fileEnglishOf([
  ...pairsOf(ORDER_FILE_NAMES),
  ...pairsOf(POLICY_TABLE_SAYS),
  ...ENGINE_WORDS,
  ...pairsOf(RISK_ORDER_SAYS),
  ...pairsOf(READING_SAYS),
])
