/** English of what stands in files of back-tests; loaded by who reads English alone. */
import { ENGINE_WORDS } from '@xinjian/engine/words'
import { pairsOf } from '@xinjian/format/say/words'
import { fileEnglishOf } from '../../http/lists/file-english.ts'
import { BACKTEST_FILE_NAMES } from './file-words.ts'

export const fileEnglish = fileEnglishOf([...pairsOf(BACKTEST_FILE_NAMES), ...ENGINE_WORDS])
