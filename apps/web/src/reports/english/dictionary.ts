/**
 * The words of the documents in English. What the engine says stands in its words; what comes from elsewhere (states of bureaus,
 * accounts, regions) in tables here.
 */
import { ENGINE_WORDS } from '@xinjian/engine/words'
import { readerOf } from '@xinjian/format/say/read'
import { sentencesBy } from '@xinjian/format/say/sentences'
import { ELSEWHERE } from './elsewhere.ts'

export const { inEnglish, wholly } = sentencesBy(readerOf([...ENGINE_WORDS, ...ELSEWHERE]))
