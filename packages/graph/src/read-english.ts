import { readerOf } from '@xinjian/format/say/read'
import { pairsOf } from '@xinjian/format/say/words'
import { GRAPH_SAYS } from './words.ts'

const read = readerOf(pairsOf(GRAPH_SAYS))

/** What the graph says, in English; names stay as they are written. */
export const readEnglish = (said: string): string => read(said, (text) => text) ?? said
