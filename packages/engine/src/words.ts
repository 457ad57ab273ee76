/** Everything that the engine says, in both languages: every `words.ts` of it stands here. For who reads a report in English. */
import { pairsOf } from '@xinjian/format/say/words'
import { FIRM_SAYS } from './firm/words.ts'

export const ENGINE_WORDS = [FIRM_SAYS].flatMap(pairsOf)
